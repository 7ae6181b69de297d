import Foundation

/// What a test executable lists of itself, before ids and places are put in order.
enum TestListing {
  /// A test of XCTest: its class, with the module in front, and its method.
  struct XCTestEntry: Hashable {
    var className: String
    var method: String
  }

  /// A test of Swift Testing.
  struct SwiftTestingEntry: Hashable {
    /// As the event stream writes it, with the place.
    var id: String
    var title: String
    /// The path that the compiler was given.
    var path: String
    var line: Int
    var column: Int
  }

  private struct Suite: Decodable {
    var name: String
    var tests: [Suite]?
  }

  /// Reads what `--dump-tests-json` prints: suites in suites, the innermost with the methods of a class.
  static func xctests(in json: String) throws -> [XCTestEntry] {
    guard let start = json.firstIndex(of: "{") else { return [] }
    func entries(_ suite: Suite) -> [XCTestEntry] {
      (suite.tests ?? []).flatMap { test in
        test.tests == nil ? [XCTestEntry(className: suite.name, method: test.name)] : entries(test)
      }
    }
    return entries(try JSONDecoder().decode(Suite.self, from: Data(json[start...].utf8)))
  }

  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Location: Decodable {
        var _filePath: String?
        var fileID: String
        var line: Int
        var column: Int
      }
      var id: String?
      var kind: String
      var name: String?
      var displayName: String?
      var sourceLocation: Location?
    }
    var kind: String
    var payload: Payload?
  }

  /// Reads the event stream of `--list-tests`: the functions, without the suites.
  static func swiftTests(in stream: String) throws -> [SwiftTestingEntry] {
    try stream.split(separator: "\n").compactMap { text in
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      guard line.kind == "test", let test = line.payload, test.kind == "function", let id = test.id,
        let place = test.sourceLocation
      else { return nil }
      return SwiftTestingEntry(
        id: id, title: test.displayName ?? test.name ?? id, path: place._filePath ?? place.fileID, line: place.line,
        column: place.column)
    }
  }
}
