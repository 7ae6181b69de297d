import TelltaleFaults
import TelltaleReports

/// What the mutation operators say of themselves.
enum Catalogue {
  /// Every operator, in the order in which they are listed.
  static let operators: [OperatorEntry] = {
    let standard = Set(MutationOperators.standard.map(\.name))
    return MutationOperators.all.map {
      OperatorEntry(
        name: $0.name, isDefault: standard.contains($0.name), summary: $0.summary, before: $0.before, after: $0.after)
    }
  }()

  /// What the default set leaves out, and why.
  static let exclusions = Exclusion.allCases.map(\.reason)
}
