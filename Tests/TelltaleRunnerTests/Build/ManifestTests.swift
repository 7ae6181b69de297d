import Testing

@testable import TelltaleRunner

@Suite struct ToolsVersionTests {
  @Test func theManifestsFirstLineIsReadInAllItsSpellings() {
    #expect(ToolsVersion(ofManifest: "// swift-tools-version:5.7\nimport PackageDescription") == ToolsVersion(5, 7))
    #expect(ToolsVersion(ofManifest: "\n//swift-tools-version: 6.0.1 ; more") == ToolsVersion(6, 0, 1))
    #expect(ToolsVersion(ofManifest: "// Swift-Tools-Version:6") == ToolsVersion(6))
    #expect(ToolsVersion(ofManifest: "import PackageDescription") == ToolsVersion(3, 1))
  }
}

@Suite struct ManifestChoiceTests {
  private func choice(_ versions: [String: ToolsVersion], swift: ToolsVersion = ToolsVersion(6, 3, 1)) -> String? {
    ManifestChoice.manifest(among: versions.keys.sorted(), swift: swift) { versions[$0] ?? ToolsVersion(3, 1) }
  }

  @Test func aManifestForExactlyThisVersionComesFirst() {
    #expect(
      choice(["Package.swift": ToolsVersion(6, 3), "Package@swift-6.swift": ToolsVersion(5, 5)])
        == "Package@swift-6.swift")
    #expect(
      choice([
        "Package.swift": ToolsVersion(5, 5), "Package@swift-6.swift": ToolsVersion(6),
        "Package@swift-6.3.swift": ToolsVersion(6),
      ])
        == "Package@swift-6.3.swift")
  }

  @Test func theNewestNotAboveTheToolchainIsTakenIfItsToolsVersionIsHigher() {
    #expect(
      choice([
        "Package.swift": ToolsVersion(5, 5), "Package@swift-5.9.swift": ToolsVersion(5, 9),
        "Package@swift-6.1.swift": ToolsVersion(6, 1), "Package@swift-6.4.swift": ToolsVersion(6, 4),
      ]) == "Package@swift-6.1.swift")
    #expect(
      choice(["Package.swift": ToolsVersion(6, 0), "Package@swift-5.9.swift": ToolsVersion(5, 9)]) == "Package.swift")
  }

  @Test func ofTwoWithTheSameToolsVersionTheOneWithoutAVersionIsTaken() {
    #expect(
      choice(["Package.swift": ToolsVersion(5, 9), "Package@swift-5.9.swift": ToolsVersion(5, 9)]) == "Package.swift")
  }

  @Test func otherFilesAreNoManifests() {
    #expect(choice(["Package@swift-6.x.swift": ToolsVersion(6), "Package.resolved": ToolsVersion(6)]) == nil)
  }
}

@Suite struct ManifestAdaptationTests {
  private let adaptation = ManifestAdaptation(package: "/home/me/Pack \"age\"", mirror: "/scratch/m/Pack \"age\"")

  @Test func theUsersLinesStayInFrontAndTheVariableOfAnyNameIsPassedOn() throws {
    let text = "// swift-tools-version:5.5\nimport PackageDescription\nvar kit = Package(name: \"P\") // end"
    let adapted = try adaptation.adapted(text, manifest: "Package.swift")
    #expect(adapted.hasPrefix(text + "\n"))
    #expect(adapted.hasSuffix("\n__telltaleAdapt(kit)\n"))
    #expect(adapted.contains(#""/home/me/Pack \"age\"""#))
  }

  @Test func aVariableInABranchIsPassedOnInTheSameBranch() throws {
    let text = "#if A\nlet p = Package(name: \"P\")\n#else\nlet q = Package(name: \"P\")\n#endif\n"
    let adapted = try adaptation.adapted(text, manifest: "Package.swift")
    #expect(
      adapted.hasSuffix("#if (A)\n__telltaleAdapt(p)\n#endif\n#if !(A)\n__telltaleAdapt(q)\n#endif\n"))
  }

  @Test func aManifestWithoutThePackageInAVariableIsRefusedByName() {
    #expect(throws: BuildError.noPackageVariable(manifest: "Package@swift-6.swift")) {
      try adaptation.adapted("_ = Package(name: \"P\")", manifest: "Package@swift-6.swift")
    }
  }

  @Test func onlyWhatTheToolsVersionKnowsIsUsed() throws {
    func adapted(_ version: String) throws -> String {
      try adaptation.adapted(
        "// swift-tools-version:\(version)\nlet p = Package(name: \"P\")", manifest: "Package.swift")
    }
    #expect(try !adapted("5.5").contains("dependency.kind"))
    #expect(try adapted("5.6").contains("dependency.kind"))
    #expect(try !adapted("6.0").contains("traits:"))
    #expect(try adapted("6.1").contains("traits: dependency.traits"))
  }

  @Test(arguments: [("4.0", ".v4"), ("4.2", ".v4_2")])
  func `an older manifest is raised to what settings need, in its own language mode`(
    version: String, mode: String
  ) throws {
    var adaptation = adaptation
    let text = "//  swift-tools-version: \(version) ; x\nimport PackageDescription\nlet p = Package(name: \"P\")\n"
    #expect(try adaptation.adapted(text, manifest: "Package.swift").hasPrefix(text))
    adaptation.runtime = ManifestAdaptation.Runtime(library: library, mutated: [], tests: ["PTests"])
    let adapted = try adaptation.adapted(text, manifest: "Package.swift")
    #expect(adapted.hasPrefix("//  swift-tools-version: 5.0 ; x\nimport PackageDescription\n"))
    #expect(adapted.contains("if package.swiftLanguageVersions == nil { package.swiftLanguageVersions = [\(mode)] }"))
  }

  @Test func oneTestTargetIsLinkedWithTheObserverAndEveryMutatedOneWithTheSwitches() {
    let runtime = ManifestAdaptation.Runtime(library: library, mutated: ["B", "A"], tests: ["QTests", "PTests"])
    let switches = ["-L", "/r/modules"]
    #expect(
      runtime.linking == [
        // The program that holds the tests of all targets would have two observers otherwise.
        "PTests": switches + ["/r/TelltaleObserver.o", "-lTelltaleRuntime"], "A": switches, "B": switches,
      ])
  }

  private let library = RuntimeLibrary(modules: RuntimeModules(avoiding: []), folder: "/r")
}

@Suite struct RuntimeModulesTests {
  @Test func namesThatThePackageHasAreAvoidedAndTheirSymbolsToo() throws {
    #expect(RuntimeModules(avoiding: ["Lib"]).runtime == "TelltaleRuntime")

    let modules = RuntimeModules(avoiding: ["TelltaleObserver", "TelltaleRuntime2"])
    #expect(modules.suffix == "3")
    #expect(modules.core == "CTelltaleRuntime3")
    let header = try #require(modules.sources["CTelltaleRuntime3/include/telltale3_runtime.h"])
    #expect(header.contains("telltale3_active"))
    #expect(!header.contains("telltale_active"))
    let guards = modules.sources.filter { $0.key.hasPrefix("TelltaleRuntime3/") }
    #expect(guards.values.contains { $0.contains("import CTelltaleRuntime3\n") })
    #expect(guards.values.contains { $0.contains("func __telltale_") })
  }
}
