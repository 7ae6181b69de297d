internal import Foundation

/// One recorded value on disk: JSON with sorted keys, so that a change of it reads well in a review.
struct RecordFile<Value: Codable & Sendable> {
  let url: URL

  init(at url: URL) {
    self.url = url
  }

  /// The record; nil where the file does not exist.
  func read() throws -> Recorded<Value>? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Recorded<Value>.self, from: Data(contentsOf: url))
    } catch {
      throw RecordError.unreadable(file: url.path, type: "\(Value.self)", problem: "\(error)")
    }
  }

  /// Writes the whole file or nothing of it.
  func write(_ record: Recorded<Value>) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(record) + Data("\n".utf8)).write(to: url, options: .atomic)
  }
}
