/// Why a record could not be used.
public enum RecordError: Error, Sendable, Hashable {
  /// A name that can't be a file's.
  case unusableName(String)
  /// A file that holds something else than a record of that type.
  case unreadable(file: String, type: String, problem: String)
  /// Git gave an answer that nothing can be made of.
  case gitFailed(arguments: [String], status: Int32, message: String)
}

extension RecordError: CustomStringConvertible {
  /// What was found, what was expected, and what to do next.
  public var description: String {
    switch self {
    case .unusableName(let name):
      "found the record name \"\(name)\"; expected ASCII letters, digits, \"-\", \"_\" and \".\", not starting with a dot"
    case .unreadable(let file, let type, let problem):
      "\(file) is no record of \(type): \(problem). Restore the file, or record the value again"
    case .gitFailed(let arguments, let status, let message):
      "`git \(arguments.joined(separator: " "))` ended with status \(status): \(message)"
    }
  }
}
