import ConveneLists
import Foundation

/// A view that stands for an element of the list, or is on its way out.
@MainActor
final class MountedView {
  let view: CollectionReusableView
  let key: ReuseKey
  /// How it moves, while it does; in the coordinates of the list's content.
  var transition: ListTransition?

  init(view: CollectionReusableView, key: ReuseKey) {
    self.view = view
    self.key = key
  }

  var widget: WidgetPointer { view.widget }
  var cell: CollectionCell? { view as? CollectionCell }
}

/// Views that show nothing at the moment, by what they can be reused for.
@MainActor
struct ViewPool {
  private var views: [ReuseKey: [CollectionReusableView]] = [:]
  private(set) var count = 0

  mutating func put(_ view: CollectionReusableView, _ key: ReuseKey) {
    views[key, default: []].append(view)
    count += 1
  }

  mutating func take(_ key: ReuseKey) -> CollectionReusableView? {
    guard let view = views[key]?.popLast() else { return nil }
    count -= 1
    return view
  }

  func forEach(_ body: (CollectionReusableView) -> Void) {
    for views in views.values { views.forEach(body) }
  }

  /// Takes out all views beyond a number, those first that are pooled in the greatest number.
  mutating func takeExcess(over limit: Int) -> [CollectionReusableView] {
    var excess: [CollectionReusableView] = []
    while count > limit, let key = views.max(by: { $0.value.count < $1.value.count })?.key,
      let view = take(key)
    {
      excess.append(view)
    }
    return excess
  }
}
