import CAdwaita
import ConveneStates

@testable import ConveneGTK

/// A screen in a state, for pictures.
@MainActor
struct StateScene {
  let name: String
  let display: ScreenDisplay
  var library = StateContentLibrary.builtIn(languages: ["en"])
  var isRightToLeft = false
  private var isEnglish: Bool { Self.english.contains { $0.name == name } }

  static let all = english + japanese + arabic

  /// Whether the scene shows something of a look that others don't.
  func suits(_ look: DesktopLook) -> Bool {
    guard !look.isRightToLeft else { return isRightToLeft }
    return isEnglish || !isRightToLeft && !look.isDark && !look.hasHighContrast
  }

  /// Makes the screen, whose spinner and banner are there at once.
  func makeScreen() -> ScreenView {
    let states = StateModel(
      contentLibrary: library,
      timing: LoadingTiming(
        delay: .zero, minimum: .zero, patience: display.isStillLoading ? .zero : .seconds(60)))
    states.onRetry = {}
    states.onCancel = {}
    let screen = ScreenView(
      content: display.body == .content
        ? Self.rows() : gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget,
      states: states)
    states.show(display)
    waitForTurn()
    return screen
  }

  private static let english = [
    StateScene(name: "loading", display: ScreenDisplay(body: .loading)),
    StateScene(
      name: "still-loading", display: ScreenDisplay(body: .loading, isStillLoading: true)),
    StateScene(
      name: "no-internet",
      display: ScreenDisplay(body: .noInternet(waiting: false, canCancel: false))),
    StateScene(
      name: "waiting", display: ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))),
    StateScene(name: "error", display: ScreenDisplay(body: .error)),
    StateScene(
      name: "empty-offline",
      display: ScreenDisplay(body: .empty, accessory: .offlineBanner(waiting: true))),
    StateScene(
      name: "no-results",
      display: ScreenDisplay(
        body: .noResults(query: "a rather long query that nobody will ever find anything for"))),
    StateScene(
      name: "content-progress", display: ScreenDisplay(body: .content, accessory: .progress)),
    StateScene(
      name: "content-error",
      display: ScreenDisplay(body: .content, accessory: .errorBanner(.error))),
  ]

  private static let japanese = [
    ("ja-error", ScreenDisplay(body: .error)),
    ("ja-still-loading", ScreenDisplay(body: .loading, isStillLoading: true)),
    ("ja-content-error", ScreenDisplay(body: .content, accessory: .errorBanner(.error))),
  ].map {
    StateScene(name: $0, display: $1, library: .builtIn(languages: ["ja"]))
  }

  private static let arabic = [
    ("ar-error", ScreenDisplay(body: .error)),
    ("ar-loading", ScreenDisplay(body: .loading)),
    ("ar-content-error", ScreenDisplay(body: .content, accessory: .errorBanner(.error))),
    ("ar-waiting", ScreenDisplay(body: .noInternet(waiting: true, canCancel: true))),
  ].map {
    StateScene(name: $0, display: $1, library: arabicLibrary, isRightToLeft: true)
  }

  private static var arabicLibrary: StateContentLibrary {
    var library = StateContentLibrary.builtIn(languages: ["en"])
    library.wording.retry = "أعد المحاولة"
    library.wording.cancel = "إلغاء"
    library.wording.errorBanner = "تعذّر التحديث."
    library.wording.waitingForNetwork = "سيُستأنف التحميل عند عودة الشبكة."
    library.setContent(
      image: library[.error]?.image ?? .none, title: "حدث خطأ ما",
      subtitle: "يُرجى المحاولة مرة أخرى (HTTP 500).", for: .error)
    library.setContent(image: .none, title: "جارٍ التحميل…", subtitle: "", for: .loading)
    library.setContent(
      image: library[.noInternet]?.image ?? .none, title: "لا يوجد اتصال بالإنترنت",
      subtitle: "تحقّق من الشبكة.", for: .noInternet)
    return library
  }

  /// Some rows, to see content with.
  private static func rows() -> WidgetPointer {
    let list = gtk_list_box_new().widget
    for number in 1...30 {
      let label = gtk_label_new("Row \(number)").widget
      gtk_widget_set_halign(label, GTK_ALIGN_START)
      gtk_list_box_append(list.opaque, label)
    }
    let scroller = gtk_scrolled_window_new().widget
    gtk_scrolled_window_set_child(scroller.opaque, list)
    return scroller
  }
}
