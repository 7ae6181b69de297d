import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct PackageBuildTests {
  @Test func optionsArePassedOnAndWarningsAreNoErrors() {
    var options = RunOptions.Build()
    options.configuration = .release
    options.traits = ["A", "B"]
    options.swiftcFlags = ["-warnings-as-errors"]
    options.enableTestDiscovery = true
    let build = PackageBuild(mirror: Mirror(package: "/p", name: "plain"), options: options)
    #expect(
      build.arguments == [
        "build", "--build-tests", "--configuration", "release", "--traits", "A,B", "--enable-test-discovery",
        "--scratch-path", "/p/.build/telltale/plain/build", "-Xswiftc", "-module-cache-path", "-Xswiftc",
        build.mirror.moduleCache, "-Xswiftc", "-warnings-as-errors", "-Xswiftc", "-enable-testing", "-Xswiftc",
        "-no-warnings-as-errors", "-Xswiftc", "-index-ignore-system-modules",
      ])
  }

  @Test func withoutLinesThereIsNoDebugInformationUnlessTheUserAsksForIt() throws {
    var options = RunOptions.Build()
    options.swiftcFlags = ["-g"]
    let mirror = Mirror(package: "/p", name: "plain")
    let without = PackageBuild(mirror: mirror, options: options, tellsLines: false).arguments
    // The compiler heeds the last one.
    let none = try #require(without.firstIndex(of: "-gnone"))
    #expect(none < (try #require(without.lastIndex(of: "-g"))))
    #expect(!PackageBuild(mirror: mirror, options: options).arguments.contains("-gnone"))
  }

  @Test func theModuleCacheIsSharedByThePackagesMirrorsAndNotFoundWhereItWasMoved() {
    let plain = Mirror(package: "/p", name: "plain").moduleCache
    #expect(plain == Mirror(package: "/p", name: "instrumented").moduleCache)
    #expect(plain.hasPrefix("/p/.build/telltale/modules/"))
    #expect(plain.dropFirst(2) != Mirror(package: "/q", name: "plain").moduleCache.dropFirst(2))
  }

  @Test func theUsersLogHasNoProgressLines() {
    #expect(
      PackageBuild.withoutProgress(
        "Building for debugging...\n[1/2] Compiling\n[note] kept\n/p/a.swift:1:1: error: x\n")
        == "[note] kept\n/p/a.swift:1:1: error: x\n")
  }
}

@Suite struct TargetSettingsTests {
  private let dump: ManifestDump = {
    let text = """
      {"traits": [{"name": "default", "enabledTraits": ["A"]}, {"name": "A", "enabledTraits": ["B"]},
        {"name": "B", "enabledTraits": []}, {"name": "C", "enabledTraits": []}],
       "swiftLanguageVersions": null,
       "targets": [{"name": "Lib", "type": "regular", "dependencies": [{"byName": ["X", null]}],
         "settings": [
           {"tool": "swift", "kind": {"define": {"_0": "ALWAYS"}}},
           {"tool": "swift", "kind": {"define": {"_0": "RELEASE"}}, "condition": {"config": "release", "platformNames": []}},
           {"tool": "swift", "kind": {"define": {"_0": "WASI"}}, "condition": {"platformNames": ["wasi"]}},
           {"tool": "swift", "kind": {"define": {"_0": "WITH_C"}}, "condition": {"platformNames": [], "traits": ["C"]}},
           {"tool": "c", "kind": {"define": {"_0": "ONLY_C=1"}}},
           {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DUNSAFE", "-D", "TOO"]}}},
           {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
           {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}]}]}
      """
    do { return try JSONDecoder().decode(ManifestDump.self, from: Data(text.utf8)) } catch { fatalError("\(error)") }
  }()

  @Test func conditionsComeFromTheManifestTheTraitsAndTheOptions() {
    var options = RunOptions.Build()
    options.swiftcFlags = ["-DGIVEN"]
    let settings = dump.settings(of: "Lib", toolsVersion: ToolsVersion(6), options: options)
    #expect(settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "ALWAYS", "UNSAFE", "TOO", "GIVEN", "A", "B"])
    #expect(settings.languageMode == ToolsVersion(5))
    #expect(settings.features == ["ExistentialAny"])
  }

  @Test func traitsThatAreAskedForReplaceTheDefaultOnes() {
    var options = RunOptions.Build()
    options.traits = ["C"]
    options.configuration = .release
    let settings = dump.settings(of: "Lib", toolsVersion: ToolsVersion(6), options: options)
    #expect(settings.conditions == ["SWIFT_PACKAGE", "ALWAYS", "RELEASE", "WITH_C", "UNSAFE", "TOO", "C"])
    #expect(dump.settings(of: "Other", toolsVersion: ToolsVersion(6), options: options).languageMode == ToolsVersion(6))
  }
}
