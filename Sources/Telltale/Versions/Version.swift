/// Which version a check is to run on: the correct one, or a faulty one by name.
///
/// A test that is run against several versions asks for the current one, and picks what it names:
///
/// ```swift
/// let fee = try Version.current.choose(correct: fee, faulty: ["charges-at-the-limit": strictFee])
/// ```
public enum Version: Sendable, Hashable {
  case correct
  case faulty(String)

  /// The version that the running task is measured on; the correct one unless a scope says otherwise.
  @TaskLocal public static var current: Version = .correct

  /// What belongs to this version.
  ///
  /// - Throws: ``UnknownVersion`` where the faulty version's name is not among those given: it is never taken for a
  ///   failure of the check.
  public func choose<Value>(
    correct: @autoclosure () throws -> Value, faulty: KeyValuePairs<String, Value>
  ) throws -> Value {
    switch self {
    case .correct: return try correct()
    case .faulty(let name):
      guard let match = faulty.first(where: { $0.key == name }) else {
        throw UnknownVersion(name: name, known: faulty.map(\.key))
      }
      return match.value
    }
  }
}

extension Version: CustomStringConvertible {
  /// `correct`, or the faulty version's name.
  public var description: String {
    switch self {
    case .correct: "correct"
    case .faulty(let name): name
    }
  }
}

/// A faulty version was asked for that nobody has made.
public struct UnknownVersion: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The names that there are.
  public let known: [String]

  /// An unknown version's name, and the names that there are.
  public init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }

  /// What was asked for, and what there is.
  public var description: String {
    "found no faulty version \"\(name)\"; there are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}

/// Applies one check to the correct version and, one after another, to each of several faulty versions.
///
/// ```swift
/// contrasts("limit", correct: fee, faulty: ["strict": strictFee, "no-limit": flatFee]) { $0(50) == 0 }
/// ```
///
/// Each contrast is labelled `label / VERSION`, and shows the versions by name.
public func contrasts<Subject>(
  _ label: String, correct: Subject, faulty: KeyValuePairs<String, Subject>, check: (Subject) throws -> Bool
) -> Contrasts {
  let onCorrect = Contrast<String>.Side(producing: { "correct" }, check: { _ in Answer(holds: try check(correct)) })
  return Contrasts(
    faulty.map { name, subject in
      Contrast(
        label: "\(label) / \(name)", correct: onCorrect,
        faulty: Contrast.Side(producing: { name }, check: { _ in Answer(holds: try check(subject)) }))
    })
}

/// Runs one check on the correct version and on each of several faulty ones, which it finds in ``Version/current``.
public func contrasts(_ label: String, against versions: [String], check: () throws -> Bool) -> Contrasts {
  func side(_ version: Version) -> Contrast<String>.Side {
    Version.$current.withValue(version) {
      Contrast.Side(producing: { version.description }, check: { _ in Answer(holds: try check()) })
    }
  }
  let correct = side(.correct)
  return Contrasts(
    versions.map { Contrast(label: "\(label) / \($0)", correct: correct, faulty: side(.faulty($0))) })
}
