import Foundation
import Testing

@testable import TelltaleRunner

/// Has SwiftPM read adapted manifests of many kinds; nothing is built.
@Suite struct AdaptedManifestTests {
  @Test(arguments: [
    Manifest("5.5", path: #""../Side""#),
    Manifest("5.6", path: #"Context.packageDirectory + "/../Side""#),
    Manifest("5.9", path: #"URL(fileURLWithPath: #filePath).appendingPathComponent("../../Side").standardized.path"#),
    Manifest("6.0", path: #""./Sources/../../Side/.""#, settings: "swiftLanguageModes: [.v4_2]"),
    Manifest("6.1", path: #""../Side", traits: ["T"]"#, traits: #"traits: ["Own"],"#),
  ])
  func dependenciesOnFoldersAndTheRuntimeAreThereWithEveryToolsVersion(_ manifest: Manifest) async throws {
    let setting = try Setting(manifest)
    let mirror = setting.mirror
    try mirror.synchronize()
    let options = RunOptions.Build()
    let model = try await PackageModel.load(from: mirror, options: options)
    #expect(model.mutatedTargets.map(\.name) == ["Lib"])

    // Throws when the runtime is not there.
    try await mirror.injectRuntime(model, toolchain: try await Toolchain.current())

    let dump = try await SwiftTool(mirror: mirror, environment: [:]).package(["dump-package"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let dependencies = try #require(json["dependencies"] as? [[String: [[String: Any]]]])
    let paths = dependencies.map { $0["fileSystem"]?.first?["path"] as? String }
    #expect(paths == [setting.folder + "/Side", mirror.root + "/Inner", "/absolute/Elsewhere"])
    let traits = dependencies[0]["fileSystem"]?.first?["traits"] as? [[String: Any]]
    #expect(traits?.compactMap { $0["name"] as? String } == [manifest.traits.isEmpty ? "default" : "T"])
  }

  @Test func aManifestThatReplacesItsTargetsAfterwardsIsRefusedByName() async throws {
    let setting = try Setting(Manifest("5.9", path: #""../Side""#))
    let manifest = setting.mirror.package + "/Package.swift"
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    // A second package, made at the end, is the one that SwiftPM sees.
    try (text + "func other() { _ = Package(name: \"P\", targets: [.target(name: \"Lib\")]) }\ndefer { other() }\n")
      .write(toFile: manifest, atomically: true, encoding: .utf8)
    try setting.mirror.synchronize()
    let model = try await PackageModel.load(from: setting.mirror, options: RunOptions.Build())
    await #expect {
      try await setting.mirror.injectRuntime(model, toolchain: try await Toolchain.current())
    } throws: { error in
      guard case BuildError.notAdapted("Package.swift", let missing) = error else { return false }
      return missing == ["what Lib is linked with"]
    }
  }

  @Test func aManifestThatDoesNotCompileIsShownAsSwiftPMSaysItWithTheUsersPath() async throws {
    let setting = try Setting(Manifest("5.9", path: "nowhere"))
    try setting.mirror.synchronize()
    await #expect {
      try await PackageModel.load(from: setting.mirror, options: RunOptions.Build())
    } throws: { error in
      guard case BuildError.unreadablePackage(_, let words) = error else { return false }
      return words.contains("\(setting.mirror.package)/Package.swift:") && words.contains("cannot find 'nowhere'")
    }
  }

  struct Manifest: Sendable, CustomTestStringConvertible {
    var version: String
    var path: String
    var traits: String
    var settings: String

    init(_ version: String, path: String, traits: String = "", settings: String = "cLanguageStandard: .c99") {
      self.version = version
      self.path = path
      self.traits = traits
      self.settings = settings
    }

    var testDescription: String { version }
  }

  private final class Setting {
    let folder: String
    let mirror: Mirror

    init(_ manifest: Manifest) throws {
      folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/Telltale \(UUID().uuidString)"
      let package = folder + "/Pack \"age\""
      try FileManager.default.createDirectory(atPath: package + "/Sources/Lib", withIntermediateDirectories: true)
      try "let one = 1\n".write(toFile: package + "/Sources/Lib/a.swift", atomically: true, encoding: .utf8)
      try """
      // swift-tools-version:\(manifest.version)
      import Foundation
      import PackageDescription

      let kit = Package(
        name: "Kit", defaultLocalization: "en", platforms: [.macOS(.v12)], \(manifest.traits)
        dependencies: [.package(path: \(manifest.path)), .package(path: "Inner"), .package(path: "/absolute/Elsewhere")],
        targets: [.target(name: "Lib")], \(manifest.settings)
      )

      """.write(toFile: package + "/Package.swift", atomically: true, encoding: .utf8)
      mirror = Mirror(package: package, name: "instrumented")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }
}
