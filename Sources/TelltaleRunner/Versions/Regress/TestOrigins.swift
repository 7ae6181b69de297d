import Telltale
import TelltaleFaults

/// What a fix did with each test of a Swift package, by what stands in the source before and after it.
struct TestOrigins: Sendable {
  private struct Known: Sendable {
    var file: String
    var extent: TestDeclaration.Extent
    var origin: Check.Origin
  }

  private var known: [Known] = []
  /// Files of tests that the fix made or changed.
  private let changedFiles: Set<String>

  /// - Parameters:
  ///   - after: The texts of the files of tests that the fix made or changed, with the fix.
  ///   - before: The texts of all files of tests that the fix changed, removed or renamed, without it.
  init(after: [String: String], before: [String: String]) {
    changedFiles = Set(after.keys)
    var old: [String: Set<String>] = [:]
    for (path, text) in before {
      for test in TestDeclarations(scanning: SourceFile(path: path, text: text)).tests {
        old[Self.key(test), default: []].insert(test.extent.text)
      }
    }
    for (path, text) in after {
      for test in TestDeclarations(scanning: SourceFile(path: path, text: text)).tests {
        let origin: Check.Origin =
          switch old[Self.key(test)] {
          case nil: .added
          case let texts? where texts.contains(test.extent.text): .existing
          default: .changed
          }
        known.append(Known(file: path, extent: test.extent, origin: origin))
      }
    }
  }

  /// What the fix did with the test that stands at a place.
  ///
  /// Where it changed no test as such, but what tests use, every test of a file that it changed counts as changed.
  func origin(file: String, line: Int) -> Check.Origin {
    let own = known.first { $0.file == file && $0.extent.lines.contains(line) }?.origin
    if let own, own != .existing { return own }
    return !changesTests && changedFiles.contains(file) ? .changed : .existing
  }

  private var changesTests: Bool { known.contains { $0.origin != .existing } }

  private static func key(_ test: TestDeclaration) -> String {
    (test.types + [test.name]).joined(separator: "/")
  }
}
