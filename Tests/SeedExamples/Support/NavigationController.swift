import CAdwaita
import Convene

/// Something that a navigation shows.
@MainActor
protocol ViewController: AnyObject {
  var widget: WidgetPointer { get }
}

/// Screens one above the other, the last one in front.
@MainActor
final class NavigationController {
  let widget = gtk_stack_new().widget
  private(set) var viewControllers: [any ViewController] = []

  private let root: WidgetPointer

  init(root: WidgetPointer) {
    self.root = root
    gtk_stack_add_child(widget.opaque, root)
  }

  func pushViewController(_ viewController: any ViewController, animated: Bool) {
    viewControllers.append(viewController)
    gtk_stack_set_transition_type(
      widget.opaque,
      animated ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_NONE)
    gtk_stack_add_child(widget.opaque, viewController.widget)
    gtk_stack_set_visible_child(widget.opaque, viewController.widget)
  }

  func popViewController() {
    guard let last = viewControllers.popLast() else { return }
    gtk_stack_set_visible_child(widget.opaque, viewControllers.last?.widget ?? root)
    gtk_stack_remove(widget.opaque, last.widget)
  }
}
