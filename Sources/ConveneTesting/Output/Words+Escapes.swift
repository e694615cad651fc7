extension Words {
  /// A text on one line, in which all is seen that is there, and nothing else than what it is.
  ///
  /// What can't be seen is written as in a literal of Swift: `\n`, `\0`, `\u{1B}`; a backslash is
  /// doubled.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\\" ? "\\\\" : $0.visible }.joined()
  }

  /// A text with what can't be seen written as in ``escaped(_:)``, but for what was so before.
  static func visible(_ text: String) -> String { text.unicodeScalars.map(\.visible).joined() }
}

extension Unicode.Scalar {
  /// Itself, or how a literal of Swift has it.
  fileprivate var visible: String {
    guard isUnseen else { return String(self) }
    return switch self {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether it changes how a text is seen, or nothing, and can't be seen itself: controls, ends of
  /// lines and paragraphs, directions, invisible spaces.
  ///
  /// What joins others to one that is seen, as in flags, families and some scripts, is none of them.
  private var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isDefaultIgnorableCodePoint && !isJoining
    default: false
    }
  }

  /// Whether it is a joiner or non-joiner, or one of the tags that the flags of regions end in.
  private var isJoining: Bool {
    value == 0x200C || value == 0x200D || 0xE0020...0xE007F ~= value
  }
}
