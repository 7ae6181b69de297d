import SwiftIfConfig
import SwiftSyntax

/// What the conditions of `#if` see when the package is built.
///
/// What is not known for certain is said not to be known, so that code is mutated only where it is compiled.
package struct BuildConditions: Sendable {
  /// The names given with `-D`.
  package var customConditions: Set<String>
  /// As `os(Linux)` spells it.
  package var operatingSystem: String
  /// As `arch(x86_64)` spells it.
  package var architecture: String
  /// The language mode, as `swift(>=6)` sees it.
  package var languageMode: [Int]
  /// The compiler's version, as `compiler(>=6.1)` sees it.
  package var compiler: [Int]
  /// The upcoming and experimental features that are switched on.
  package var features: Set<String>

  package init(
    customConditions: Set<String> = [], operatingSystem: String, architecture: String, languageMode: [Int],
    compiler: [Int], features: Set<String> = []
  ) {
    self.customConditions = customConditions
    self.operatingSystem = operatingSystem
    self.architecture = architecture
    self.languageMode = languageMode
    self.compiler = compiler
    self.features = features
  }

  /// The conditions of a debug build with SwiftPM on the machine that this runs on.
  package static func host(languageMode: [Int], compiler: [Int]) -> BuildConditions {
    BuildConditions(
      customConditions: ["DEBUG", "SWIFT_PACKAGE"], operatingSystem: hostOperatingSystem,
      architecture: hostArchitecture, languageMode: languageMode, compiler: compiler)
  }
}

#if os(macOS)
  private let hostOperatingSystem = "macOS"
#elseif os(Linux)
  private let hostOperatingSystem = "Linux"
#else
  private let hostOperatingSystem = "unknown"
#endif

#if arch(arm64)
  private let hostArchitecture = "arm64"
#elseif arch(x86_64)
  private let hostArchitecture = "x86_64"
#else
  private let hostArchitecture = "unknown"
#endif

/// How `#if` asks: throws where the answer can't be known from outside the compiler.
struct ConfigurationQuery: BuildConfiguration {
  let conditions: BuildConditions

  /// A condition that can't be known from outside the compiler.
  struct Undecidable: Error {}

  func isCustomConditionSet(name: String) -> Bool { conditions.customConditions.contains(name) }

  func hasFeature(name: String) throws -> Bool {
    guard conditions.features.contains(name) else { throw Undecidable() }
    return true
  }

  func hasAttribute(name: String) throws -> Bool { throw Undecidable() }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
    let apple: Set = [
      "Darwin", "ObjectiveC", "UIKit", "AppKit", "SwiftUI", "Combine", "WatchKit", "CoreGraphics", "os",
    ]
    let onLinux: Set = ["Glibc", "Foundation", "FoundationEssentials", "Dispatch", "FoundationNetworking"]
    guard case .unversioned = version, let name = importPath.first?.1, importPath.count == 1 else {
      throw Undecidable()
    }
    if name == "Swift" || name == "_Concurrency" { return true }
    if conditions.operatingSystem == "Linux", apple.contains(name) { return false }
    if conditions.operatingSystem == "Linux", onLinux.contains(name) { return true }
    throw Undecidable()
  }

  func isActiveTargetOS(name: String) -> Bool { name == conditions.operatingSystem }
  func isActiveTargetArchitecture(name: String) -> Bool { name == conditions.architecture }
  func isActiveTargetEnvironment(name: String) -> Bool { false }

  func isActiveTargetRuntime(name: String) throws -> Bool {
    if conditions.operatingSystem == "Linux" { return name == "_Native" || name == "_multithreaded" }
    throw Undecidable()
  }

  func isActiveTargetPointerAuthentication(name: String) throws -> Bool {
    if conditions.operatingSystem == "Linux" { return name == "_none" }
    throw Undecidable()
  }

  func isActiveTargetObjectFormat(name: String) -> Bool {
    name == (conditions.operatingSystem == "Linux" ? "ELF" : "MachO")
  }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { conditions.architecture == "arm64" ? [8, 16, 32, 64, 128] : [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(components: conditions.languageMode) }
  var compilerVersion: VersionTuple { VersionTuple(components: conditions.compiler) }
}
