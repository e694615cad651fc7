import CAdwaita
import Convene
import Foundation

/// A window in which pages are made and states change, by one main loop.
@MainActor
final class Stage {
  /// Counts what it passes on to be drawn.
  final class Renderer: StateRenderer {
    let view: StateView
    private(set) var count = 0

    init(_ view: StateView) { self.view = view }

    func render(_ state: RenderedState) {
      count += 1
      view.render(state)
    }
  }

  let view = StateView(
    states: StateModel(
      state: .error, contentLibrary: .builtIn(languages: ["en"]),
      timing: LoadingTiming(delay: .zero, minimum: .zero)))
  let renderer: Renderer
  private let window = gtk_window_new().widget
  private let overlay = gtk_overlay_new().widget

  init() {
    renderer = Renderer(view)
    gtk_window_set_default_size(window.as(GtkWindow.self), 400, 600)
    gtk_window_set_child(window.as(GtkWindow.self), overlay)
    gtk_overlay_add_overlay(overlay.opaque, view.widget)
    view.states.renderer = renderer
    gtk_window_present(window.as(GtkWindow.self))
    waitForFrame()
  }

  /// Makes a status page that shows what the view shows for a state, without a button.
  func makePage(for state: ViewState) -> WidgetPointer {
    let page = adw_status_page_new().widget
    let content = view.contentLibrary[state] ?? StateContent()
    if case .symbol(let name) = content.image {
      adw_status_page_set_icon_name(page.opaque, name)
    }
    adw_status_page_set_title(page.opaque, content.title)
    adw_status_page_set_description(page.opaque, content.subtitle)
    return page
  }

  /// Makes a stack that fades between two status pages by itself, as GTK does it.
  func makeStack() -> WidgetPointer {
    let stack = gtk_stack_new().widget
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_transition_duration(stack.opaque, 250)
    for state: ViewState in [.error, .empty] {
      gtk_stack_add_child(stack.opaque, makePage(for: state))
    }
    gtk_widget_add_css_class(stack, "background")
    return stack
  }

  /// Puts a page where the view is.
  func put(_ page: WidgetPointer) {
    gtk_widget_set_visible(view.widget, 0)
    gtk_overlay_add_overlay(overlay.opaque, page)
  }

  /// Takes a page away again, and has all that follow from it done.
  func take(_ page: WidgetPointer) {
    gtk_overlay_remove_overlay(overlay.opaque, page)
    gtk_widget_set_visible(view.widget, 1)
    waitForFrame()
    MainLoop.drain()
  }

  /// Runs the main loop until the window has laid out and painted once more.
  func waitForFrame() {
    MainLoop.run { gtk_widget_get_mapped(self.window) != 0 }
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    var isPainted = false
    let painted = connect(clock, "after-paint") { isPainted = true }
    gtk_widget_queue_draw(window)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    MainLoop.run { isPainted }
    painted.disconnect()
  }

  /// Runs the main loop for as long as the desktop's longest motion takes.
  func waitForMotion() { MainLoop.run(atMost: 400) { false } }
}

/// The main thread's own time for something, in microseconds: waiting isn't in it.
@MainActor
func microseconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  body()
  return now() - start
}
