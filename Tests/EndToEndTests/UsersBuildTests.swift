import Foundation
import Synchronization
import Telltale
import TelltaleReports
import Testing

@testable import TelltaleRunner

/// Runs the tests of a build that was made where the package is, with the observer loaded into it.
@Suite(
  .enabled("needs Landlock, and user and network namespaces, which this machine does not give") {
    try await Isolation(writable: [], hasOwnNetwork: true).available().lacks.isEmpty
  })
struct UsersBuildTests {
  @Test(.timeLimit(.minutes(8)))
  func `every test answers in the user's build what it is known to answer`() async throws {
    let package = try await BuiltPackage(try FixtureCopy("Answers"))
    #expect(try await package.usersBuild() == nil, "nothing is built")
    try await package.build("--build-tests")
    let before = try package.entries()
    let executable = try #require(try await package.usersBuild())
    #expect(executable.path == package.fixture.folder + "/.build/debug/AnswersPackageTests.xctest")

    for part in RuntimeLibrary.Part.allCases {
      try await package.place.prepare(part, of: package.library)
    }
    let listed = try await Discovery(mirror: package.place.mirror, model: package.model, options: package.place.options)
      .tests(in: executable).tests
    let tests = listed.filter { test in
      // What ends at a limit takes as long as that, and says nothing of how it was built.
      !["ForEver", "Sleeping", "EatsMemory"].contains { test.id.contains($0) }
        && ["EndingTests", "SetUp", "SeesNothing"].contains { test.id.contains($0) }
    }
    #expect(Set(tests.map(\.library)) == [.xctest, .swiftTesting])
    let forks = ForkRunner(scratch: package.place.mirror.scratch) { Issue.record("\($0)") }
    let limits = TestLimits(wallSeconds: 120, processorSeconds: 60, memoryMiB: 1024)
    let answers = try await tests.concurrentMap(slots: 3) {
      try await forks.run($0, in: executable, limits: limits).answer
    }
    for (test, answer) in zip(tests, answers) {
      #expect(answer == AnswerExpectations.answers[test.selector] ?? AnswerExpectations.answers[test.id], "\(test.id)")
    }
    try await forks.close()
    #expect(try package.entries() == before)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a build is taken where SwiftPM compiles a plugin anew each time`() async throws {
    let fixture = try FixtureCopy("Turnstile")
    let manifest = try fixture.text("Package.swift")
    let plugin = #".plugin(name: "Note", capability: .command(intent: .custom(verb: "note", description: "Notes"))),"#
    try fixture.write(manifest.replacing("targets: [", with: "targets: [\n    \(plugin)"), to: "Package.swift")
    try FileManager.default.createDirectory(
      atPath: fixture.folder + "/Plugins/Note", withIntermediateDirectories: true)
    try fixture.write(
      """
      import PackagePlugin
      @main struct Note: CommandPlugin {
        func performCommand(context: PluginContext, arguments: [String]) async throws {}
      }
      """, to: "Plugins/Note/Note.swift")
    let package = try await BuiltPackage(fixture)
    try await package.build("--build-tests")
    let compiled = fixture.folder + "/.build/plugins/cache/Note"
    #expect(FileManager.default.fileExists(atPath: compiled), "there is no plugin to be compiled")
    #expect(try await package.usersBuild() != nil)
  }
}

extension TurnstileTests {
  /// A build of its user's beside the mirrors.
  @Suite(
    .enabled("needs Landlock, and user and network namespaces, which this machine does not give") {
      try await Isolation(writable: [], hasOwnNetwork: true).available().lacks.isEmpty
    })
  struct BuiltByItsUser {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    @Test func `a build is taken as long as a build would leave it as it is, and the study is the same`() async throws {
      let copy = turnstile.copy
      let without = try await study()
      let source = Turnstile.fare
      let text = try copy.text(source)
      do {
        let package = try await BuiltPackage(copy)
        try await package.build()
        #expect(try await package.usersBuild() == nil, "its tests are not built")
        try await package.build("--build-tests")
        #expect(try await package.usersBuild() != nil)
        #expect(!FileManager.default.fileExists(atPath: package.place.mirror.scratch + "/users"))

        let lock = open(copy.folder + "/.build/.lock", O_RDWR)
        #expect(flock(lock, LOCK_EX) == 0)
        #expect(try await package.usersBuild() == nil, "it may be built at this moment")
        close(lock)

        let original = try OriginalPackage(package.model, in: package.place, linkedWith: package.library)
        try copy.write(text + "\n", to: source)
        #expect(try await package.usersBuild() == nil, "a file is newer")
        // What is held against the faults is what they were put into, whatever is edited meanwhile.
        #expect(try String(contentsOfFile: "\(original.plain.mirror.root)/\(source)", encoding: .utf8) == text)
        #expect(try await buildsToldOf(original) == 1)
        // A copy that was made with its times, say: nothing is newer, and only the compiler's own records tell.
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -1e6)], ofItemAtPath: "\(copy.folder)/\(source)")
        #expect(try await package.usersBuild() == nil, "a file is another")
        try copy.write(text, to: source)
        try await package.build("--build-tests")
        #expect(
          try await buildsToldOf(
            OriginalPackage(package.model, in: package.place, linkedWith: package.library)) == 0)

        var build = package.lookup
        build.options.environment["LD_PRELOAD"] = "/nothing.so"
        #expect(try await build.executable() == nil, "something is loaded already")
        build = package.lookup
        build.isolation.hasOwnNetwork = false
        #expect(try await build.executable() == nil, "tests are not cut off")
      }

      try FileManager.default.removeItem(atPath: copy.folder + "/.build/telltale/plain")
      let before = try BuiltPackage.entries(of: copy)
      #expect(try await study() == without)
      #expect(!FileManager.default.fileExists(atPath: copy.folder + "/.build/telltale/plain/build/debug"))
      #expect(try BuiltPackage.entries(of: copy) == before)

      let object = copy.folder + "/.build/debug/Turnstile.build/Fare.swift.o"
      try FileManager.default.removeItem(atPath: object)
      #expect(try await BuiltPackage(copy).usersBuild() == nil, "a part is gone")
      // The other tests of this package have none.
      for name in try FileManager.default.contentsOfDirectory(atPath: copy.folder + "/.build") where name != "telltale"
      {
        try FileManager.default.removeItem(atPath: "\(copy.folder)/.build/\(name)")
      }
    }

    private func buildsToldOf(_ package: OriginalPackage) async throws -> Int {
      let told = Mutex(0)
      await package.tell { told.withLock { $0 += 1 } }
      try await package.build()
      return told.withLock { $0 }
    }

    private func study() async throws -> [String: JSONValue] {
      let path = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path + "/built.json"
      let outcome = try await turnstile.run("--output", "json=\(path)", "--quiet")
      #expect(outcome.status == 0, "\(outcome.errors)")
      var study = try JSONDecoder().decode(
        [String: JSONValue].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      study["timing"] = nil
      return study
    }
  }
}

/// A package that is built where it is, as its user does.
private struct BuiltPackage {
  let fixture: FixtureCopy
  let place: RunPlace
  let model: PackageModel
  var library: RuntimeLibrary { place.library(for: model) }

  init(_ fixture: FixtureCopy) async throws {
    self.fixture = fixture
    place = try await RunPlace(RunOptions(package: fixture.folder)) { _ in }
    model = try await place.mirrored()
  }

  func build(_ arguments: String...) async throws {
    let end = try await ChildProcess(
      "swift", ["build"] + arguments, in: fixture.folder, environment: ProcessInfo.processInfo.environment
    ).run()
    try #require(end.succeeded, "\(end.output)")
  }

  /// What is in the package and its build, with sizes and times, but for what is ours.
  static func entries(of fixture: FixtureCopy) throws -> [String: TreeEntry] {
    try TreeScan(root: fixture.folder, mirrorRoot: fixture.folder).plainEntries().filter {
      !$0.key.hasPrefix(".build/telltale")
    }
  }

  func entries() throws -> [String: TreeEntry] { try Self.entries(of: fixture) }

  var lookup: UsersBuild { UsersBuild(model, in: place, observedBy: library) }

  func usersBuild() async throws -> TestExecutable? { try await lookup.executable() }
}
