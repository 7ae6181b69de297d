/// Why there is nothing to say of a fix; none of these is a mistake of the command line.
package enum RegressError: Error, Sendable, Hashable {
  /// The commit is the first one.
  case noParent(revision: String)
  /// The fix changes no test.
  case noTests(revision: String)
  /// The fix changes nothing but tests, manifests and documents.
  case onlyTests(revision: String)
  case noCommonCommit(String, String)
}

extension RegressError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noParent(let revision):
      "\(revision) has no parent, so there is no version without it."
    case .noTests(let revision):
      """
      \(revision) changes no test, so there is none that could fail without it. Tests are what the package's test \
      targets hold; for other projects `--test-files GLOB` says which files they are.
      """
    case .onlyTests(let revision):
      """
      \(revision) changes nothing but tests, manifests and documents: without it the program is the same, and no test \
      could tell.
      """
    case .noCommonCommit(let one, let other):
      "\(one) and \(other) have no commit in common. Give the two as \(one)..\(other)."
    }
  }
}
