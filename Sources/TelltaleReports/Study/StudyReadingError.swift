import Foundation
import Telltale

/// Why a document can't be read as a study.
package enum StudyReadingError: Error, Hashable {
  /// Not JSON, or not a JSON object.
  case notJSON(detail: String)
  /// A study of another version, or another document altogether; nil where the document names no format.
  case unknownFormat(found: String?)
  /// JSON of the right format that lacks something or holds something else than expected, at the path of keys given.
  case malformed(path: String, detail: String)
  case inconsistent(StudyInconsistency)
}

extension StudyReadingError: CustomStringConvertible {
  /// What was found, and what was expected.
  package var description: String {
    switch self {
    case .notJSON(let detail):
      "found something that is not a JSON object (\(detail)); expected a study that Telltale wrote as JSON"
    case .unknownFormat(let found?):
      "found the format \"\(found)\"; expected \"\(Study.format)\", which is what this version of Telltale reads"
    case .unknownFormat(nil):
      "found JSON without the key \"format\"; expected a study of the format \"\(Study.format)\""
    case .malformed(let path, let detail):
      path.isEmpty ? "the document is not a study: \(detail)" : "at \(path): \(detail)"
    case .inconsistent(let inconsistency):
      "the study contradicts itself: \(inconsistency)"
    }
  }
}

extension StudyReadingError {
  /// What a decoder's error says of a study.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: Self.path(context.codingPath), detail: "the key \"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      self = .notJSON(detail: context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), detail: context.debugDescription)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let underlying = context.underlyingError.map { ": \($0)" } ?? ""
      self = .notJSON(detail: context.debugDescription + underlying)
    case .dataCorrupted(let context):
      self = .malformed(path: Self.path(context.codingPath), detail: context.debugDescription)
    @unknown default:
      self = .malformed(path: "", detail: "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
