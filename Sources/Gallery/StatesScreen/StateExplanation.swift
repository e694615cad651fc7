import CAdwaita
import Convene
import Observation

/// A strip that says why the screen shows what it shows: the row of the truth table.
@MainActor
final class StateExplanation {
  let widget = Widgets.label(classes: "caption", "dim-label", xalign: 0.5, ellipsizes: false)

  init() {
    gtk_label_set_wrap(widget.opaque, true.gboolean)
    gtk_label_set_justify(widget.opaque, GTK_JUSTIFY_CENTER)
    gtk_widget_add_css_class(widget, "explanation")
    convene_accessible_set_label(widget, "Why")
  }

  /// Follows a loader for as long as this object lives.
  ///
  /// - Parameters:
  ///   - loader: Whose input and display are put into words.
  ///   - onChange: Is called after each change. Retained with this object.
  func follow<Value>(_ loader: ScreenLoader<Value>, onChange: @escaping @MainActor () -> Void) {
    let words = withObservationTracking {
      Self.words(for: loader.input) + "\n→ " + Self.words(for: loader.display)
    } onChange: {
      Task { @MainActor [weak self, weak loader] in
        guard let self, let loader else { return }
        follow(loader, onChange: onChange)
      }
    }
    gtk_label_set_text(widget.opaque, words)
    onChange()
  }

  /// The table's left side.
  nonisolated static func words(for input: ScreenInput) -> String {
    let outcome =
      switch input.outcome {
      case .none: "none"
      case .loaded: "loaded"
      case .failed(.noInternet): "failed (no internet)"
      case .failed: "failed"
      }
    let items = input.itemCount == 1 ? "1 item" : "\(input.itemCount) items"
    let query = input.query.isEmpty ? [] : ["“\(input.query)”"]
    return ([outcome, "\(input.activity)", items, "\(input.network)"] + query)
      .joined(separator: " · ")
  }

  /// The table's right side.
  nonisolated static func words(for display: ScreenDisplay) -> String {
    let body =
      switch display.body {
      case .blank: "nothing"
      case .content: "content"
      case .loading: display.isStillLoading ? "still loading" : "loading"
      case .noInternet(waiting: true, _): "no internet, waiting"
      case .noInternet: "no internet"
      case .error: "error"
      case .empty: "empty"
      case .noResults: "no results"
      case .state(let state, _): state.name
      }
    let accessory =
      switch display.accessory {
      case .none: ""
      case .progress: " + progress"
      case .offlineBanner(waiting: true): " + offline banner, waiting"
      case .offlineBanner: " + offline banner"
      case .errorBanner: " + error banner"
      }
    return body + accessory
  }
}
