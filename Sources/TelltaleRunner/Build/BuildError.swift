/// Why the package could not be read or built in a mirror.
package enum BuildError: Error, Sendable, Hashable {
  /// No manifest in the package's folder.
  case noManifest(package: String)
  case noPackageVariable(manifest: String)
  /// SwiftPM does not read the manifest, or the package can't be resolved; in SwiftPM's words.
  case unreadablePackage(command: String, words: String)
  /// SwiftPM answered something that we can't read.
  case unexpectedAnswer(command: String, found: String)
  /// SwiftPM read the adapted manifest, and what was added to it is not there.
  case notAdapted(manifest: String, missing: [String])
  /// The toolchain does not compile what of Telltale is linked into the package; in its words.
  case runtimeNotCompiled(command: String, words: String)
  /// A program could not be started.
  case notStarted(command: String, reason: String)
  /// The build went well and the test executable is not where it should be.
  case noTestExecutable(folder: String)
}

extension BuildError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noManifest(let package):
      "\(package) has no Package.swift. Give the folder of a Swift package; Xcode projects are not supported."
    case .noPackageVariable(let manifest):
      "\(manifest) has no variable that holds the package, such as `let package = Package(...)` at its top level. "
        + "Telltale adds its runtime through that variable."
    case .unreadablePackage(let command, let words):
      "`\(command)` failed:\n\(words)"
    case .unexpectedAnswer(let command, let found):
      "`\(command)` gave an answer that can't be understood: \(found). Is the Swift toolchain 6.1 or later?"
    case .notAdapted(let manifest, let missing):
      "Telltale's additions to its copy of \(manifest) did not take effect; missing: "
        + missing.joined(separator: ", ") + ". Does the manifest replace its targets after it makes the package?"
    case .runtimeNotCompiled(let command, let words):
      "Telltale's runtime does not compile with the `\(command)` of this toolchain, which should be 6.1 or later and "
        + "have XCTest:\n\(words)"
    case .notStarted(let command, let reason):
      "`\(command)` could not be started: \(reason). Is the Swift toolchain's `swift` on PATH?"
    case .noTestExecutable(let folder):
      "no test executable (*.xctest) was built in \(folder). Does the package have a test target?"
    }
  }
}
