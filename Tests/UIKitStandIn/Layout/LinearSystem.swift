// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A sum of multiples of unknowns, and a number.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.constant += right.constant
    for (unknown, factor) in right.terms { sum.terms[unknown, default: 0] += factor }
    return sum
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(terms: left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }
}

/// Equations that are added one after the other; one that contradicts those before is refused.
///
/// Gaussian elimination, kept reduced: each row has an unknown that no other row has.
struct LinearSystem {
  enum Outcome { case added, implied, contradicts }

  /// What each solved unknown is, by the unknowns that are still free.
  private var rows: [Int: LinearExpression] = [:]
  private static let tolerance = 1e-6

  /// Adds that an expression is 0.
  mutating func add(_ expression: LinearExpression) -> Outcome {
    let reduced = reduce(expression)
    guard let pivot = reduced.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })
    else { return abs(reduced.constant) < Self.tolerance ? .implied : .contradicts }
    var solution = reduced
    solution.terms[pivot.key] = nil
    solution = solution * (-1 / pivot.value)
    for (unknown, row) in rows {
      guard let factor = row.terms[pivot.key] else { continue }
      var row = row
      row.terms[pivot.key] = nil
      rows[unknown] = cleaned(row + solution * factor)
    }
    rows[pivot.key] = solution
    return .added
  }

  /// What an expression is; free unknowns count as 0.
  func value(_ expression: LinearExpression) -> Double { reduce(expression).constant }

  /// Whether an expression depends on unknowns that nothing says.
  func isAmbiguous(_ expression: LinearExpression) -> Bool { !reduce(expression).terms.isEmpty }

  private func reduce(_ expression: LinearExpression) -> LinearExpression {
    var reduced = LinearExpression(constant: expression.constant)
    for (unknown, factor) in expression.terms {
      if let row = rows[unknown] {
        reduced = reduced + row * factor
      } else {
        reduced.terms[unknown, default: 0] += factor
      }
    }
    return cleaned(reduced)
  }

  private func cleaned(_ expression: LinearExpression) -> LinearExpression {
    var clean = expression
    clean.terms = expression.terms.filter { abs($0.value) > Self.tolerance }
    return clean
  }
}
