import Foundation
import TelltaleFaults

/// What is added to the end of a mirror's copy of the manifest.
package struct ManifestAdaptation: Sendable, Hashable {
  /// Where the user's package is, absolute: relative paths of dependencies are meant from there.
  package var package: String
  /// Where the mirrored package is, absolute.
  package var mirror: String
  /// What to link of ours, if anything.
  package var runtime: Runtime?

  /// Who is linked with what of ours.
  package struct Runtime: Sendable, Hashable {
    package var library: RuntimeLibrary
    /// The targets that get switches.
    package var mutated: [String]
    /// The test targets; one program holds the tests of them all.
    package var tests: [String]

    package init(library: RuntimeLibrary, mutated: [String], tests: [String]) {
      self.library = library
      self.mutated = mutated
      self.tests = tests
    }

    /// What each target's linker is given, by the target's name.
    var linking: [String: [String]] {
      var flags = Dictionary(mutated.map { ($0, library.switchLinking) }) { first, _ in first }
      if let test = tests.min() { flags[test, default: []] += library.testLinking }
      return flags
    }
  }

  package init(package: String, mirror: String, runtime: Runtime? = nil) {
    self.package = package
    self.mirror = mirror
    self.runtime = runtime
  }

  /// The manifest's text with ours behind it; every line of the user's keeps its number.
  ///
  /// - Throws: ``BuildError/noPackageVariable(manifest:)`` when the manifest has no variable that holds the package.
  package func adapted(_ text: String, manifest name: String) throws -> String {
    let variables = ManifestSyntax(text).packageVariables
    guard !variables.isEmpty else { throw BuildError.noPackageVariable(manifest: name) }
    let version = ToolsVersion(ofManifest: text)
    // The settings of targets came with 5.0.
    let isOld = runtime != nil && version < ToolsVersion(5)
    let text = isOld ? Self.raised(text) : text
    var result = text.hasSuffix("\n") ? text : text + "\n"
    result += "\n// Added by Telltale to its own copy of this manifest.\n"
    result += adaptFunction(version)
    for variable in variables {
      result += variable.conditions.map { "#if \($0)\n" }.joined()
      result += "\(Self.function)(\(variable.name))\n"
      result += variable.conditions.map { _ in "#endif\n" }.joined()
    }
    return result
  }

  /// How many folders above the mirrored package are ours; a path computed in the manifest may lead there.
  private static let depth = 2

  private static let function = "__telltaleAdapt"

  private func adaptFunction(_ version: ToolsVersion) -> String {
    """
    func \(Self.function)(_ package: PackageDescription.Package) {
    \(dependencies(version))
    \(runtime.map(additions) ?? "")
    \(languageMode(version))
    }

    """
  }

  /// A manifest of an older tools version as one of 5.0, the line being the same but for the number.
  private static func raised(_ text: String) -> String {
    let marker = "swift-tools-version:"
    guard let start = text.range(of: marker, options: .caseInsensitive)?.upperBound else { return text }
    let number = text[start...].drop { $0 == " " }
    let rest = number.drop { $0.isNumber || $0 == "." }
    return text[..<number.startIndex] + "5.0" + rest
  }

  /// The language mode that the tools version stood for, where that was raised.
  private func languageMode(_ version: ToolsVersion) -> String {
    guard runtime != nil, version < ToolsVersion(5) else { return "" }
    let mode = version < ToolsVersion(4, 2) ? ".v4" : ".v4_2"
    return "  if package.swiftLanguageVersions == nil { package.swiftLanguageVersions = [\(mode)] }"
  }

  /// Dependencies on folders: paths out of the package lead to where they lead from the user's tree.
  private func dependencies(_ version: ToolsVersion) -> String {
    let read =
      version >= ToolsVersion(5, 6)
      ? "guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }"
      : """
      guard case .localPackageItem = dependency.requirement, let path = dependency.url else { return dependency }
          let name = dependency.name
      """
    let traits = version >= ToolsVersion(6, 1) ? ", traits: dependency.traits" : ""
    let named = version >= ToolsVersion(5, 2) ? "if let name { return .package(name: name, path: place\(traits)) }" : ""
    return """
        func placed(_ path: String) -> String? {
          let mirror = \(literal(mirror)), package = \(literal(package))
          func parts(_ path: String) -> (above: Int, inside: [Substring]) {
            var above = 0
            var inside: [Substring] = []
            for part in path.split(separator: "/") where part != "." {
              if part != ".." { inside.append(part) } else if inside.isEmpty { above += 1 } else { inside.removeLast() }
            }
            return (above, inside)
          }
          func place(_ above: Int, _ inside: [Substring]) -> String {
            "/" + (package.split(separator: "/").dropLast(above) + inside).joined(separator: "/")
          }
          if path.hasPrefix("~") { return nil }
          if path.hasPrefix("/") && !path.hasPrefix(mirror + "/") {
            let inside = parts(path).inside
            let around = mirror.split(separator: "/")
            if inside.starts(with: around) { return nil }
            for above in 1...\(Self.depth) where inside.starts(with: around.dropLast(above)) {
              return place(above, Array(inside.dropFirst(around.count - above)))
            }
            return nil
          }
          let (above, inside) = parts(path.hasPrefix("/") ? String(path.dropFirst(mirror.count)) : path)
          return above == 0 ? nil : place(above, inside)
        }
        package.dependencies = package.dependencies.map { dependency -> PackageDescription.Package.Dependency in
          \(read)
          guard let place = placed(path) else { return dependency }
          \(named.replacing("if let name {", with: "if let name = name {"))
          return .package(path: place\(traits))
        }
      """
  }

  private func additions(_ runtime: Runtime) -> String {
    let entries = runtime.linking.sorted { $0.key < $1.key }
      .map { "\(literal($0.key)): [\($0.value.map(literal).joined(separator: ", "))]" }
    return """
        let linking: [String: [String]] = [\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]
        for target in package.targets {
          guard let flags = linking[target.name] else { continue }
          target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(flags)]
        }
      """
  }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case let other where other.isASCII && other.value >= 32: "\(other)"
      case let other: "\\u{\(String(other.value, radix: 16))}"
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
