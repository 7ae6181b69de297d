/// A Swift version, as manifests and the toolchain name it.
package struct ToolsVersion: Sendable, Hashable, Comparable {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `6`, `6.1` or `6.1.2`, and whatever follows it is left.
  package init?(parsing text: some StringProtocol) {
    let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").map { Int($0) }
    guard (1...3).contains(numbers.count), let major = numbers[0] else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0, numbers.count > 2 ? numbers[2] ?? 0 : 0)
  }

  /// The `swift-tools-version` that a manifest's text begins with; 3.1, as SwiftPM has it, when there is none.
  package init(ofManifest text: String) {
    let marker = "swift-tools-version:"
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let comment = line.drop { $0 == "/" || $0.isWhitespace }
    self =
      comment.lowercased().hasPrefix(marker)
      ? Self(parsing: comment.dropFirst(marker.count).drop(while: \.isWhitespace)) ?? Self(3, 1) : Self(3, 1)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension ToolsVersion: CustomStringConvertible {
  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
