import Foundation

/// Why a command could not be run to an end that says anything.
package enum ChildProcessError: Error, Sendable, Hashable {
  /// `problem` is an errno.
  case cannotStart(executable: String, folder: String, problem: Int32)
  /// No folder of PATH holds an executable file of that name.
  case notOnPath(name: String, path: String)
  case cannotOpenOutput(path: String, problem: Int32)
  /// A call of the system failed that is part of running any command.
  case systemCallFailed(name: String, problem: Int32)
  /// The process that watches over the command was killed by somebody else.
  case keeperLost(executable: String)
  /// Processes that the command left behind could not be ended.
  case leftBehind(executable: String, count: Int)
}

extension ChildProcessError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .cannotStart(let executable, let folder, let problem):
      "\(executable) could not be started in \(folder): \(words(for: problem))."
    case .notOnPath(let name, let path):
      "\(name) is in none of the folders of PATH (\(path)). Install it, or add its folder to PATH."
    case .cannotOpenOutput(let path, let problem):
      "The output file \(path) could not be written: \(words(for: problem))."
    case .systemCallFailed(let name, let problem):
      "The system refused \(name): \(words(for: problem))."
    case .keeperLost(let executable):
      "The process that watched over \(executable) was killed, so nothing is known of how it ended. "
        + "A command that kills its parent process can't be measured."
    case .leftBehind(let executable, let count):
      "\(executable) left \(count) processes behind that could not be ended."
    }
  }

  private func words(for problem: Int32) -> String {
    String(cString: strerror(problem))
  }
}
