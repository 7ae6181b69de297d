package import Foundation
package import Telltale

/// Studies as JSON, documented by `Documentation/study.schema.json`.
package enum StudyJSON {
  /// The study as JSON: pretty printed, keys sorted, ended by a newline; the same to the byte for the same study.
  package static func write(_ study: Study) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(study) + Data("\n".utf8)
  }

  /// The study that was written as JSON.
  ///
  /// - Throws: `StudyReadingError` for what is not JSON, is of another format, lacks a key, or contradicts itself.
  package static func read(_ data: Data) throws -> Study {
    struct Head: Decodable { let format: String? }
    let decoder = JSONDecoder()
    do {
      let format = try decoder.decode(Head.self, from: data).format
      guard format == Study.format else { throw StudyReadingError.unknownFormat(found: format) }
      let study = try decoder.decode(Study.self, from: data)
      if let first = study.inconsistencies.first { throw StudyReadingError.inconsistent(first) }
      return study
    } catch let error as DecodingError {
      throw StudyReadingError(error)
    }
  }
}
