import CAdwaita
import Convene

/// What can be set of the states, in groups of rows.
@MainActor
final class StatesControls {
  /// The state that is set by hand; `nil`: what the loader says.
  let state = ChoiceRow<ViewState?>(
    "State", [nil, .success, .loading, .empty, .noResults, .noInternet, .error], initial: nil,
    name: { $0?.name ?? "As Loaded" })
  let content = ChoiceRow("Content", ContentVariant.allCases, initial: .standard) { $0.title }

  let latency = ChoiceRow("Takes", Latency.allCases, initial: .usual) { $0.title }
  let answer = ChoiceRow("Answer", FakeNetwork.Answer.allCases, initial: .everyone) { $0.title }
  let offline = SwitchRow("Offline")
  let query = adw_entry_row_new().widget

  let language = ChoiceRow("Language", Language.allCases, initial: .english) { $0.title }
  let textSize = ChoiceRow("Text Size", TextSize.allCases, initial: .standard) { $0.title }
  let colorScheme = ChoiceRow("Colours", ColorScheme.allCases, initial: .desktop) { $0.title }
  let rightToLeft = SwitchRow("Right to Left")

  /// The groups, scrolled where there is too little room.
  let widget = adw_preferences_page_new().widget

  init(load: WidgetPointer) {
    adw_preferences_row_set_title(query.as(AdwPreferencesRow.self), "Search")
    let network = Widgets.group(
      "Network", latency.widget, answer.widget, offline.widget, query)
    adw_preferences_group_set_header_suffix(network.as(AdwPreferencesGroup.self), load)
    let groups = [
      Widgets.group("What Is Shown", state.widget, content.widget),
      network,
      Widgets.group(
        "Look", language.widget, textSize.widget, colorScheme.widget, rightToLeft.widget),
    ]
    for group in groups {
      adw_preferences_page_add(
        widget.as(AdwPreferencesPage.self), group.as(AdwPreferencesGroup.self))
    }
  }

  /// What is searched for.
  var queryText: String {
    get { String(cString: gtk_editable_get_text(query.opaque)) }
    set { gtk_editable_set_text(query.opaque, newValue) }
  }
}

/// How long the server takes.
enum Latency: CaseIterable {
  /// Nothing is seen of the load.
  case none
  /// Shorter than the delay of a spinner.
  case short
  case usual
  case long
  /// Longer than anybody's patience.
  case tooLong

  var duration: Duration {
    switch self {
    case .none: .zero
    case .short: .milliseconds(300)
    case .usual: .seconds(1)
    case .long: .seconds(4)
    case .tooLong: .seconds(30)
    }
  }

  var title: String {
    switch self {
    case .none: "No Time"
    case .short: "0.3 Seconds"
    case .usual: "1 Second"
    case .long: "4 Seconds"
    case .tooLong: "30 Seconds"
    }
  }
}

extension FakeNetwork.Answer {
  var title: String {
    switch self {
    case .everyone: "Everyone"
    case .nobody: "Nobody"
    case .serverError: "An Error"
    case .lostConnection: "Lost on the Way"
    }
  }
}
