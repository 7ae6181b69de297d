/// What is wrong with a pipeline file; `at` is the place in it, such as `steps[1].environment`, empty for the file as a
/// whole.
package enum PipelineFileError: Error, Sendable, Hashable {
  case missing(file: String)
  case unreadable(file: String, problem: String)
  case notJSON5(file: String, problem: String)
  case unknownKey(String, file: String, at: String, suggestion: String?, known: [String])
  case missingKey(String, file: String, at: String)
  case unexpected(file: String, at: String, found: String, expected: String)
  case repeatedName(String, file: String, at: String)
  case unknownStep(String, file: String, at: String, suggestion: String?, known: [String])
  /// An order lacks steps.
  case incompleteOrder(file: String, at: String, lacking: [String])
  /// An option names a machine, order or branch that the file does not have.
  case unknownSelection(kind: String, name: String, file: String, suggestion: String?, known: [String])
}

extension PipelineFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file): "there is no pipeline file at \(file)"
    case .unreadable(let file, let problem): "\(file) can't be read: \(problem)"
    case .notJSON5(let file, let problem): "\(file) is not a JSON5 object: \(problem)"
    case .unknownKey(let key, let file, let place, let suggestion, let known):
      "\(place.located(in: file)): unknown key '\(key)'" + hint(suggestion, known, what: "expected")
    case .missingKey(let key, let file, let place): "\(place.located(in: file)): the key '\(key)' is missing"
    case .unexpected(let file, let place, let found, let expected):
      "\(place.located(in: file)) is \(found); expected \(expected)"
    case .repeatedName(let name, let file, let place):
      "\(place.located(in: file)): the name '\(name)' is given twice; expected a name of its own for each"
    case .unknownStep(let name, let file, let place, let suggestion, let known):
      "\(place.located(in: file)): there is no step '\(name)'" + hint(suggestion, known, what: "the steps are")
    case .incompleteOrder(let file, let place, let lacking):
      "\(place.located(in: file)) lacks \(lacking.joined(separator: ", ")); expected each step's name once"
    case .unknownSelection(let kind, let name, let file, let suggestion, let known):
      if known.isEmpty {
        "\(file) names no \(kind)s, and --\(kind) asks for '\(name)'"
      } else {
        "\(file) has no \(kind) '\(name)'" + hint(suggestion, known, what: "it has")
      }
    }
  }

  private func hint(_ suggestion: String?, _ known: [String], what: String) -> String {
    if let suggestion { return "; did you mean '\(suggestion)'?" }
    return "; \(what) \(known.joined(separator: ", "))"
  }
}

extension String {
  /// The place with the file in front of it.
  fileprivate func located(in file: String) -> String {
    isEmpty ? file : "\(file): \(self)"
  }
}
