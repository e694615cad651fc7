import ConveneLists
import ConveneStates

/// What stands for an element on screen: a view, or, where none can be made, nothing but its name.
struct MountedView {
  /// The view, or what the driver knows in its place.
  let object: AnyObject
  /// Whether it is a view that was filled.
  let isFilled: Bool
  /// The name of the class that the declaration asks for.
  let className: String
  /// What it showed of a state when it was filled last, if it is a state's row.
  var row: ShownStateRow?
  /// What was said of its element when it was filled last, where it is no view.
  var note = ""

  /// What is to be read on it, in quotation marks, and its buttons.
  @MainActor var text: String {
    if let row { return row.face.text }
    return plainText.isEmpty ? "" : Words.quoted(plainText)
  }

  /// What is to be read on it.
  @MainActor var plainText: String {
    if let row { return row.face.label }
    let text = (object as? any TestableView)?.testText ?? readableText
    return text.isEmpty ? note : text
  }

  /// What the platform knows of it.
  @MainActor private var readableText: String {
    let texts = (object as? any ReadableView)?.readableTexts ?? []
    return texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// Stands where a cell would.
final class NoView {}
