import Foundation
package import TelltaleFaults

/// Keeps what the compile filter found out, for the next run on the same sources.
package struct FormStore: Sendable {
  /// The file that holds it.
  package var path: String

  package init(mirror: Mirror) {
    path = "\(mirror.folder)/forms.json"
  }

  private struct Stored: Codable {
    var key: String
    var forms: [String: Form]
  }

  /// The key of a build: the same only where all that the compiler's answer hangs on is the same.
  ///
  /// - Parameters:
  ///   - sources: The user's texts by path: all sources of the package, its manifests and Package.resolved.
  ///   - tool: What tells this version of Telltale from others.
  package static func key(
    sources: [String: String], toolchain: Toolchain, options: RunOptions.Build, tool: String
  ) -> String {
    var digest = Digest()
    digest.add(tool)
    digest.add(toolchain.identity)
    digest.add(toolchain.triple)
    digest.add(options.configuration.rawValue)
    for text in ["traits"] + (options.traits ?? ["default"]) + ["flags"] + options.swiftcFlags { digest.add(text) }
    for (name, value) in options.environment.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(value)
    }
    for texts in [EmbeddedRuntime.files, sources] {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        digest.add(path)
        digest.add(text)
      }
    }
    return digest.text
  }

  /// The user's texts that the compiler's answer hangs on: the sources of all targets, the manifests and
  /// Package.resolved.
  package static func sources(of model: PackageModel, in mirror: Mirror) throws -> [String: String] {
    let manifests = try Files.names(in: mirror.package).filter { $0.hasPrefix("Package") && !$0.hasSuffix("/") }
    var sources: [String: String] = [:]
    for path in Set(model.targets.flatMap(\.sources) + manifests) {
      guard case .some(.file) = try TreeEntry(at: Files.realPath("\(mirror.package)/\(path)") ?? "") else { continue }
      let data = FileManager.default.contents(atPath: "\(mirror.package)/\(path)") ?? Data()
      sources[path] = String(decoding: data, as: UTF8.self)
    }
    return sources
  }

  /// What tells the running program from another build of it: the place, size and age of its executable.
  package static func runningTool() throws -> String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return "\(path) \(String(describing: try TreeEntry(at: Files.realPath(path) ?? path)))"
  }

  /// The forms found for this key; empty when the last ones were for another.
  package func forms(for key: String) throws -> [String: Form] {
    guard try TreeEntry(at: path) != nil else { return [:] }
    do {
      let stored = try JSONDecoder().decode(Stored.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      return stored.key == key ? stored.forms : [:]
    } catch {
      throw MirrorError.brokenRecord(path: path, reason: "\(error)")
    }
  }

  package func save(_ forms: [String: Form], for key: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data: Data
    do {
      data = try encoder.encode(Stored(key: key, forms: forms))
    } catch {
      throw MirrorError.unwritable(path: path, reason: "\(error)")
    }
    try Files.write(data, to: path)
  }
}
