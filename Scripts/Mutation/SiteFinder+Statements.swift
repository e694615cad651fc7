import SwiftSyntax

extension SiteFinder {
  /// A statement that can be left out, or an expression that is what a function returns.
  func addStatement(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) {
    if item.isAlone, let type = expression.resultType {
      replaceResult(expression, type: type)
      return
    }
    guard expression.isStatement, !expression.callsTrap, !item.isResult else { return }
    if item.isAlone, item.parent?.parent?.is(ClosureExprSyntax.self) == true {
      // Alone in a closure it may be what that returns; this can be seen of some only.
      guard expression.hasNoResult else { return }
      add(
        "dropped statement", expression, after: "", prefix: "if !isMutant(#) { ",
        suffix: " }; return",
        level: 3)
      return
    }
    guard !expression.initializesProperty else { return }
    drop(expression)
    replaceAssignment(expression)
  }

  func drop(_ statement: some SyntaxProtocol) {
    add(
      "dropped statement", statement, after: "", prefix: "if !isMutant(#) { ", suffix: " }",
      level: 3)
  }

  private func replaceAssignment(_ expression: ExprSyntax) {
    guard let node = expression.as(InfixOperatorExprSyntax.self),
      let sign = node.operator.as(BinaryOperatorExprSyntax.self),
      let other = ["+=": "-=", "-=": "+=", "&+=": "&-=", "&-=": "&+=", "*=": "+="][
        sign.operator.text],
      !node.rightOperand.isText
    else { return }
    let after = text(start(node), start(sign)) + other + text(end(sign), end(node))
    add(
      "\(sign.operator.text) → \(other)", expression, after: after,
      prefix: "if isMutant(#) { \(after) } else { ", suffix: " }", level: 2)
  }

  /// Another result, of a type that has an obvious one.
  func replaceResult(_ result: ExprSyntax, type: String) {
    guard !result.is(IfExprSyntax.self), !result.is(SwitchExprSyntax.self), !result.isLiteral else {
      return
    }
    func instead(_ other: String) {
      guard text(result) != other else { return }
      add(
        "other result", result, after: other, prefix: "(isMutant(#) ? \(other) : (", suffix: "))",
        level: 2)
    }
    switch type {
    case "Bool": negate("other result", result, level: 2)
    case "Int", "Double", "CGFloat":
      add(
        "other result", result, after: "\(text(result)) + 1", prefix: "((",
        suffix: ") + (isMutant(#) ? 1 : 0))", level: 2)
    case "String": instead("\"\"")
    case _ where type.hasSuffix("?"): instead("nil")
    case _ where type.hasPrefix("[") && type.hasSuffix("]"):
      instead(type.contains(":") ? "[:]" : "[]")
    default: break
    }
  }
}

extension ExprSyntax {
  var isText: Bool { `is`(StringLiteralExprSyntax.self) }

  var isLiteral: Bool {
    isText || `is`(NilLiteralExprSyntax.self) || `is`(BooleanLiteralExprSyntax.self)
      || `is`(IntegerLiteralExprSyntax.self) || `is`(FloatLiteralExprSyntax.self)
  }

  /// Without `try` and `await`.
  private var bare: ExprSyntax {
    if let expression = `as`(TryExprSyntax.self)?.expression { return expression.bare }
    if let expression = `as`(AwaitExprSyntax.self)?.expression { return expression.bare }
    return self
  }

  /// Whether it is a call or an assignment.
  var isStatement: Bool {
    let bare = bare
    if let chain = bare.as(OptionalChainingExprSyntax.self) { return chain.expression.isStatement }
    if let call = bare.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      let isMade = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?
        .isUppercase
      return !call.savesMemory && !name.hasSuffix(".init") && !name.hasPrefix("super.init")
        && !name.hasSuffix("Anchor.constraint") && (isMade != true || name == "Task")
    }
    guard let infix = bare.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    return infix.operator.as(BinaryOperatorExprSyntax.self).map {
      $0.operator.text.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!=="].contains($0.operator.text)
    } ?? false
  }

  /// Whether it is an assignment, or tells `self` to do something.
  var hasNoResult: Bool {
    bare.is(InfixOperatorExprSyntax.self) || bare.trimmedDescription.hasPrefix("self")
  }

  var callsTrap: Bool {
    bare.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
      .map { SiteFinder.traps.contains($0.baseName.text) } ?? false
  }

  /// Whether it gives a property its first value, without which nothing compiles.
  var initializesProperty: Bool {
    guard let infix = `as`(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self),
      enclosing(InitializerDeclSyntax.self) != nil
    else { return false }
    if infix.leftOperand.is(DeclReferenceExprSyntax.self) { return true }
    return infix.leftOperand.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
  }

  /// The type that the function or property has whose result this is.
  var resultType: String? {
    var node = parent
    while let here = node {
      if here.is(ClosureExprSyntax.self) || here.is(InitializerDeclSyntax.self) { return nil }
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let subscripted = here.as(SubscriptDeclSyntax.self) {
        return subscripted.returnClause.type.trimmedDescription
      }
      if let accessor = here.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return nil
      }
      if let binding = here.as(PatternBindingSyntax.self) {
        return binding.accessorBlock == nil ? nil : binding.typeAnnotation?.type.trimmedDescription
      }
      node = here.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether all that it does is to reserve memory.
  var savesMemory: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "reserveCapacity"
  }
}

extension SyntaxProtocol {
  /// The nearest declaration or closure around it, where that is of this type.
  func enclosing<Kind: SyntaxProtocol>(_ kind: Kind.Type) -> Kind? {
    var node = parent
    while let here = node {
      if let found = here.as(kind) { return found }
      if here.is(ClosureExprSyntax.self) || here.is(FunctionDeclSyntax.self) { return nil }
      node = here.parent
    }
    return nil
  }
}

extension StmtSyntax {
  /// Whether it leaves a function without a result, or a loop.
  var isExit: Bool {
    `is`(ReturnStmtSyntax.self) || `is`(ContinueStmtSyntax.self) || `is`(BreakStmtSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is all that its block has.
  var isAlone: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    return owner.parent.map {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
    } ?? false
  }

  var isInIfBody: Bool { parent?.parent?.parent?.is(IfExprSyntax.self) ?? false }

  /// Whether it is the one expression of a block that has a result.
  var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let accessor = owner.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if owner.is(IfConfigClauseSyntax.self) {
      return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)?.isResult ?? false
    }
    // A branch of an `if` or `switch` that is an expression itself, in another branch or alone.
    guard let branches = owner.branches else { return false }
    guard let statement = branches.parent?.as(ExpressionStmtSyntax.self) else {
      return branches.parent.map { !$0.is(CodeBlockItemSyntax.self) } ?? false
    }
    return statement.parent?.as(CodeBlockItemSyntax.self)?.isResult ?? false
  }
}

extension SyntaxProtocol {
  /// The `if` or `switch` that this is a branch of; of an `else if`, the first `if`.
  fileprivate var branches: ExprSyntax? {
    var found: ExprSyntax?
    if `is`(SwitchCaseSyntax.self) {
      found = parent?.parent?.as(SwitchExprSyntax.self).map { ExprSyntax($0) }
    } else {
      found = parent?.as(IfExprSyntax.self).map { ExprSyntax($0) }
    }
    while let outer = found?.parent?.as(IfExprSyntax.self) { found = ExprSyntax(outer) }
    return found
  }
}
