import TelltaleFaults
import Testing

@testable import TelltaleRunner

/// A file with one mutant a line: its suspects are the mutant of the line, else all that are left.
private struct Lines: SuspectFile {
  var mutants: [Int: (id: String, weaker: Form)]
  /// Those that are in one closure.
  var closure: [String] = []

  init(_ mutants: [Int: String], weaker: Form = .choice, closure: [String] = []) {
    self.mutants = mutants.mapValues { ($0, weaker) }
    self.closure = closure
  }

  var compiled: [String] { mutants.sorted { $0.key < $1.key }.map(\.value.id) }
  func suspects(line: Int, column: Int) -> [String] { mutants[line].map { [$0.id] } ?? compiled }
  func weakerForm(of id: String) -> Form { mutants.values.first { $0.id == id }?.weaker ?? .dropped }
  func companions(of id: String) -> [String] { closure.contains(id) ? closure.filter { $0 != id } : [] }
}

private func error(_ file: String?, _ line: Int = 0, notes: [Diagnostic] = []) -> Diagnostic {
  Diagnostic(file: file, line: line, column: line, severity: .error, message: "wrong", notes: notes)
}

@Suite struct CompileFilterTests {
  /// App depends on Core, which depends on Base; Other is apart.
  private let filter = CompileFilter(
    model: PackageModel(
      name: "P", toolsVersion: ToolsVersion(6),
      targets: [
        .init(
          name: "App", kind: .library, folder: "App", sources: ["App/a.swift", "App/none.swift"], dependencies: ["Core"]
        ),
        .init(name: "Core", kind: .library, folder: "Core", sources: ["Core/c.swift"], dependencies: ["Base"]),
        .init(name: "Base", kind: .library, folder: "Base", sources: ["Base/b.swift"]),
        .init(name: "Other", kind: .library, folder: "Other", sources: ["Other/o.swift"]),
      ]))

  private let files = [
    "App/a.swift": Lines([1: "a1", 2: "a2"]), "Core/c.swift": Lines([1: "c1"]), "Base/b.swift": Lines([1: "b1"]),
    "Other/o.swift": Lines([1: "o1"]),
  ]

  @Test func theMutantAtAnErrorIsWeakenedStepByStepAndNoOther() {
    #expect(filter.refine([error("App/a.swift", 2)], files: files, forms: [:]) == .weakened(["a2": .choice]))
    let later = ["App/a.swift": Lines([1: "a1", 2: "a2"], weaker: .dropped)]
    #expect(
      filter.refine([error("App/a.swift", 2)], files: later, forms: ["a2": .choice]) == .weakened(["a2": .dropped]))
  }

  @Test func warningsDoNotCount() {
    var warning = error("App/a.swift", 2)
    warning.severity = .warning
    #expect(
      filter.refine([warning, error("Core/c.swift", 1)], files: files, forms: [:]) == .weakened(["c1": .choice]))
    #expect(filter.refine([warning], files: files, forms: [:]) == .notOurs([]))
  }

  @Test func anErrorInExpandedCodeIsLookedForWhereItsNotesLead() {
    let note = Diagnostic(file: "App/a.swift", line: 1, column: 1, severity: .note, message: "expanded here")
    #expect(
      filter.refine([error("macro expansion @M", 9, notes: [note])], files: files, forms: [:])
        == .weakened(["a1": .choice]))
  }

  @Test func anErrorInAFileWithoutMutantsIsBlamedOnItsModuleThenOnWhatThatDependsOnThenOnNobody() {
    let errors = [error("App/none.swift", 3)]
    #expect(filter.refine(errors, files: files, forms: [:]) == .weakened(["a1": .choice, "a2": .choice]))

    var left = files
    left["App/a.swift"] = Lines([:])
    let dropped: [String: Form] = ["a1": .dropped, "a2": .dropped]
    #expect(
      filter.refine(errors, files: left, forms: dropped)
        == .weakened(["a1": .dropped, "a2": .dropped, "c1": .choice, "b1": .choice]))

    left = ["Other/o.swift": Lines([1: "o1"])]
    #expect(filter.refine(errors, files: left, forms: dropped) == .notOurs(errors))
  }

  @Test func errorsThatCanBePlacedComeBeforeThoseThatCanNot() {
    #expect(
      filter.refine([error("App/none.swift", 1), error("Core/c.swift", 1)], files: files, forms: [:])
        == .weakened(["c1": .choice]))
  }

  @Test func aGeneratedFileOfAModuleIsPartOfIt() {
    let path = "/s/build/x86_64-unknown-linux-gnu/debug/Core.build/DerivedSources/resource_bundle_accessor.swift"
    #expect(
      filter.refine([error(path, 1)], files: files, forms: [:]) == .weakened(["c1": .choice]))
    #expect(
      filter.refine([error("/tmp/swift-generated-sources/@__swiftmacro_4Base1f.swift", 1)], files: files, forms: [:])
        == .weakened(["b1": .choice]))
  }

  @Test func anErrorWithoutAPlaceIsNotOurs() {
    #expect(filter.refine([error(nil)], files: files, forms: [:]) == .notOurs([error(nil)]))
  }

  @Test func theSecondStatementOfAClosureTakesTheOthersTheWayOfTheFirst() {
    let names = [1: "s1", 2: "s2", 3: "s3", 4: "other"]
    let closure = ["s1", "s2", "s3"]
    let first = ["App/a.swift": Lines(names, closure: closure)]
    #expect(filter.refine([error("App/a.swift", 1)], files: first, forms: [:]) == .weakened(["s1": .choice]))
    #expect(
      filter.refine([error("App/a.swift", 1)], files: first, forms: ["s1": .choice]) == .weakened(["s1": .dropped]),
      "the same statement again tells nothing of the others")
    #expect(
      filter.refine([error("App/a.swift", 2)], files: first, forms: ["s1": .choice])
        == .weakened(["s1": .choice, "s2": .choice, "s3": .choice]))
    #expect(
      filter.refine([error("App/a.swift", 2)], files: first, forms: ["s1": .dropped])
        == .weakened(["s1": .dropped, "s2": .dropped, "s3": .dropped]))
  }

  @Test func theRoundsEndWhateverTheErrorIs() {
    var forms: [String: Form] = [:]
    var left = files
    for round in 1...20 {
      switch filter.refine([error("App/none.swift", 7)], files: left, forms: forms) {
      case .notOurs: #expect(round == 5, "two rounds for the module, two for what it depends on"); return
      case .weakened(let next):
        forms = next
        left = files.mapValues { file in
          var file = file
          file.mutants = file.mutants.filter { forms[$0.value.id] != .dropped }
            .mapValues { ($0.id, forms[$0.id] == nil ? .choice : .dropped) }
          return file
        }
      }
    }
    Issue.record("the rounds do not end")
  }
}
