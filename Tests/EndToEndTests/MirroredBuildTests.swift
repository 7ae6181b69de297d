import Foundation
import Telltale
import TelltaleFaults
import TelltaleRunner
import Testing

/// Mirrors, instruments and builds a package that has one of everything.
@Suite struct MirroredBuildTests {
  @Test(.timeLimit(.minutes(5)))
  func aPackageWithOneOfEverythingIsMirroredInstrumentedAndBuiltAndItsTreeIsLeftAlone() async throws {
    let fixture = try FixtureCopy("ManyParts")
    let before = try fixture.state()
    let toolchain = try await Toolchain.current()
    let mirror = Mirror(package: fixture.folder + "/Package", name: "instrumented")
    let options = RunOptions.Build()

    try mirror.synchronize()
    let model = try await PackageModel.load(from: mirror, options: options)
    expectParts(model)
    let runtime = try await mirror.injectRuntime(model, toolchain: toolchain)
    #expect(try await PackageModel.load(from: mirror, options: options) == model, "our own targets must not show")

    let study = Instrumented(mirror: mirror, model: model, toolchain: toolchain, package: fixture.folder + "/Package")
    let build = InstrumentedBuild(mirror: mirror, model: model, runtime: runtime, options: options)
    let files = Dictionary(uniqueKeysWithValues: try study.paths.map { ($0, try study.instrument($0, [:])) })
    let outcome = try await build.run(files, instrument: study.instrument)
    guard case .built(let executable, let forms) = outcome else {
      Issue.record("not built: \(outcome)")
      return
    }
    // `column < 10` is a text: its mutants compile in no form, and all others do.
    #expect(!forms.isEmpty)
    #expect(forms.keys.allSatisfy { $0.hasPrefix("Extra/Odd Folder/Query.swift#small(_:)#relational#") })
    #expect(forms.values.allSatisfy { $0 == .dropped })
    #expect(try await passes(executable, in: mirror))
    #expect(try fixture.state() == before)

    // The same again changes nothing and copies nothing.
    #expect(try mirror.synchronize().isEmpty)
    try await mirror.injectRuntime(model, toolchain: toolchain)
    #expect(try mirror.write([:]).isEmpty == false)

    try await expectUsersErrorAsTheCompilerWroteIt(fixture, mirror, model)
  }

  private func expectParts(_ model: PackageModel) {
    #expect(model.name == "ManyParts")
    #expect(model.toolsVersion == ToolsVersion(6, 1))
    #expect(model.mutatedTargets.map(\.name) == ["App", "Rules", "Stamper"])
    #expect(model.testTargets.map(\.name) == ["PartsTests"])
    let rules = model.targets.first { $0.name == "Rules" }
    #expect(
      rules?.sources == ["Extra/Odd Folder/Query.swift", "Extra/Odd Folder/Rules.swift", "Shared/Shared.swift"])
    #expect(rules?.dependencies.contains("CParts") == true)
    #expect(rules?.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "Loud"])
    let app = model.targets.first { $0.name == "App" }
    #expect(app?.sources == ["Sources/App/App.swift", "Sources/App/Outside/Outside.swift"])
  }

  /// The user's own mistake, in the mirror's folder of the build before, is shown with the user's path.
  private func expectUsersErrorAsTheCompilerWroteIt(
    _ fixture: FixtureCopy, _ mirror: Mirror, _ model: PackageModel
  ) async throws {
    let path = "Extra/Odd Folder/Rules.swift"
    let text = try fixture.text("Package/" + path)
    try fixture.write(text.replacingOccurrences(of: "guard let url", with: "guard let ulr"), to: "Package/" + path)
    try mirror.synchronize()
    let outcome = try await PackageBuild(mirror: mirror, options: RunOptions.Build()).build(packageName: model.name)
    guard case .failed(let diagnostics, let log) = outcome else {
      Issue.record("a package with a mistake was built")
      return
    }
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(error.file == path)
    #expect(error.line == 14)
    #expect(error.message == "cannot find 'url' in scope")
    #expect(log.contains("\(fixture.folder)/Package/\(path):14:40: error: cannot find 'url' in scope"))
    #expect(!log.contains("telltale"))
  }

  private func passes(_ executable: String, in mirror: Mirror) async throws -> Bool {
    try await ChildProcess(
      executable, ["--testing-library", "swift-testing"], in: mirror.root,
      environment: ProcessInfo.processInfo.environment
    ).run().succeeded
  }
}

/// The package's files with all mutants of the comparisons, none of the package's own operators known.
private struct Instrumented {
  let package: String
  let finder: FaultFinder
  let paths: [String]

  init(mirror: Mirror, model: PackageModel, toolchain: Toolchain, package: String) {
    self.package = package
    finder = FaultFinder(
      operators: MutationOperators.standard, conditions: TargetSettings().buildConditions(toolchain),
      packageOperators: DeclaredOperators(scanning: []))
    paths = model.mutatedTargets.flatMap(\.sources)
  }

  func instrument(_ path: String, _ forms: [String: Form]) throws -> InstrumentedFile {
    let file = SourceFile(path: path, text: try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8))
    return Instrumenter(finder: finder).instrument(file, mutants: finder.mutants(in: file), base: 1, forms: forms)
  }
}
