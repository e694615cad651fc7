import SwiftSyntax

/// Finds the places of a file where the code can be broken.
///
/// Left out is what no test can see or no data can reach: what isn't compiled here, memory that is only
/// reserved, and programmers' errors (`precondition`, `fatalError`, …).
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let file: String
  private let bytes: [UInt8]
  private let lines: [Substring]
  private let converter: SourceLocationConverter

  static let traps: Set = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
  ]
  private static let conditionsHere: Set = [
    "DEBUG", "os(Linux)", "canImport(FoundationNetworking)", "os(Linux) || os(macOS)",
  ]
  private static let otherOperators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+", "/": "*", "%": "*",
    "&+": "&-", "&-": "&+", "&*": "&+", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
  ]

  init(file: String, source: String, tree: Syntax) {
    self.file = file
    bytes = Array(source.utf8)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Adding

  func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
  func text(_ node: some SyntaxProtocol) -> String { text(start(node), end(node)) }

  func add(
    _ kind: String, _ node: some SyntaxProtocol, after: String, prefix: String, suffix: String,
    level: Int = 0
  ) {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    sites.append(
      Site(
        file: file, line: line, start: start(node), end: end(node), level: level, kind: kind,
        before: onOneLine(text(node)), after: onOneLine(after), prefix: prefix, suffix: suffix,
        text: lines[line - 1].trimmed))
  }

  /// Something else instead of an expression.
  func replace(_ kind: String, _ node: some SyntaxProtocol, by other: String) {
    add(kind, node, after: other, prefix: "(isMutant(#) ? \(other) : (", suffix: "))")
  }

  /// The opposite of an expression that is true or false.
  func negate(_ kind: String, _ node: some SyntaxProtocol, level: Int = 0) {
    let after = node.is(BooleanLiteralExprSyntax.self) ? opposite(text(node)) : "!(\(text(node)))"
    add(kind, node, after: after, prefix: "((", suffix: ") != isMutant(#))", level: level)
  }

  private func opposite(_ literal: String) -> String { literal == "true" ? "false" : "true" }

  private func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: What is left out

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let here = node.clauses.first { clause in
      clause.condition.map { Self.conditionsHere.contains($0.trimmedDescription) } ?? true
    }
    if let elements = here?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self) else { return .visitChildren }
    let (left, right) = (node.leftOperand, node.rightOperand)
    let name = sign.operator.text
    if let other = Self.otherOperators[name] {
      guard !left.isText, !right.isText else { return .visitChildren }
      replace(
        "\(name) → \(other)", node,
        by: text(start(node), start(sign)) + other + text(end(sign), end(node)))
    } else if name == "??" {
      replace("always ??", node, by: "(\(text(right)))")
    } else if name == "..<" {
      add(
        "range + 1", right, after: "\(text(right)) + 1", prefix: "((",
        suffix: ") + (isMutant(#) ? 1 : 0))", level: 1)
    } else if name == "..." {
      add(
        "range − 1", right, after: "\(text(right)) - 1", prefix: "((",
        suffix: ") - (isMutant(#) ? 1 : 0))", level: 1)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!", !(node.parent?.is(ConditionElementSyntax.self) ?? false) {
      add(
        "dropped !", node, after: text(node.expression), prefix: "(", suffix: " != isMutant(#))")
    } else if node.operator.text == "-", !node.expression.isLiteral {
      replace("dropped −", node, by: text(node.expression))
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    negate("literal", node)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNeighbour(of: node, isZero: node.literal.text == "0")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNeighbour(of: node, isZero: false)
    return .skipChildren
  }

  private func addNeighbour(of node: some SyntaxProtocol, isZero: Bool) {
    // Up or down, evenly; zero only up, since it may be unsigned.
    let sign = isZero || start(node).isMultiple(of: 2) ? "+" : "-"
    let literal = text(node)
    replace(
      "literal \(sign) 1", node,
      by: Int(literal).map {
        "\(sign == "+" ? $0 + 1 : $0 - 1)"
      } ?? "\(literal) \(sign) 1")
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate("swapped branches", node.condition)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.savesMemory { return .skipChildren }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return .visitChildren
    }
    if Self.traps.contains(name) { return .skipChildren }
    if let other = ["min": "max", "max": "min"][name], node.arguments.count > 1 {
      replace(
        "\(name) → \(other)", node, by: other + text(end(node.calledExpression), end(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let others = [
      "first": "last", "last": "first", "startIndex": "endIndex", "min": "max", "max": "min",
    ]
    if let other = others[node.declName.baseName.text], let base = node.base,
      !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
    {
      replace(".\(node.declName.baseName.text) → .\(other)", node, by: "\(text(base)).\(other)")
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let expression):
      negate("negated condition", expression, level: 1)
    case .optionalBinding(let binding):
      add(
        "binding fails", binding, after: "false", prefix: "!isMutant(#), ", suffix: "", level: 1)
    case .matchingPattern(let pattern):
      add(
        "pattern fails", pattern, after: "false", prefix: "!isMutant(#), ", suffix: "", level: 1)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate("negated where", node.condition, level: 1)
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .expr(let expression): addStatement(expression, in: node)
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self)?.expression {
        if let type = result.resultType { replaceResult(result, type: type) }
      } else if statement.isExit, node.isInIfBody {
        drop(statement)
      }
    default: break
    }
    return .visitChildren
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
