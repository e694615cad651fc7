import ConveneLists

/// What a driver reported.
@MainActor
final class DiagnosticLog {
  private(set) var all: [ListDiagnostic] = []

  var note: @MainActor (ListDiagnostic) -> Void { { [self] in all.append($0) } }
}
