import ConveneLists

/// A view of the recording host: it shows a text and nothing else.
@MainActor
class TestView: ReusableView {
  typealias Host = RecordingHost

  /// What it shows.
  var text = ""
  /// The identifier under which it is reused.
  var reuseName = ""

  required init() {}
}

/// A cell of one of several classes.
class TestCell: TestView, ReusableCell {}

/// A cell for texts.
final class TextCell: TestCell {}

/// A cell of another class.
final class NumberCell: TestCell {}

/// A header or footer.
final class TitleView: TestView {}

/// A header or footer of another class.
final class LargeTitleView: TestView {}
