import Foundation
import Telltale
import TelltaleFaults
import TelltaleRunner
import Testing

/// Every fault of the expression operators on small cases, against the same edit made by hand.
@Suite struct ByHandTests {
  @Test(.timeLimit(.minutes(8)))
  func `a fault switched on does what its edit does, and is only then said to change nothing when it does not`()
    async throws
  {
    let cases = try ByHandCases(operators: MutationOperators.named(Self.operators))
    let folder = try ByHandFolder(cases)
    try await folder.build()

    let programs = [(name: "Calls", form: Form.call), (name: "Choices", form: Form.choice)]
    var unrecorded: [String] = []
    for (index, file) in cases.files.enumerated() {
      let correct = try await folder.run("Calls", index)
      #expect(try await folder.run("Choices", index) == correct)
      let reach = try await folder.record(index, capacity: cases.count + 1)
      for fault in file.faults {
        let byHand = try await folder.run("Edits", fault.number)
        for program in programs where fault.forms.contains(program.form) {
          let switched = try await folder.run(program.name, index, fault: fault.number)
          #expect(switched == byHand, "\(program.name) \(fault.id): \(fault.edit)")
        }
        if byHand != correct {
          #expect(reach[fault.number] == .infected, "\(fault.id): \(fault.edit) makes a difference")
        } else if file.isNeutral, !fault.id.contains("-literal#"), reach[fault.number] != .uninfected {
          unrecorded.append("\(fault.id): \(fault.edit) \(reach[fault.number])")
        }
      }
    }
    #expect(unrecorded == [])
  }

  private static let operators = [
    "arithmetic", "compound-assignment", "bitwise", "unary-minus", "range-bound", "method-pair", "negation",
    "boolean-literal", "ternary", "nil-coalescing", "optional-chain", "optional-try", "collection-literal",
    "string-literal", "integer-literal",
  ]
}

/// The cases of `Fixtures/ByHand` with their faults, numbered over all of them.
private struct ByHandCases {
  struct CaseFault {
    var number: Int
    var id: String
    var edit: String
    /// The source as a person would have edited it.
    var text: String
    /// Those that it can be compiled in.
    var forms: Set<Form>
  }

  struct CaseFile {
    var isNeutral: Bool
    var isAsync: Bool
    var faults: [CaseFault]
    /// The instrumented source in each form.
    var texts: [Form: String]
  }

  let helpers: String
  private(set) var files: [CaseFile] = []
  private(set) var count = 0

  init(operators: [MutationOperator]) throws {
    let fixture = try FixtureCopy("ByHand")
    helpers = try fixture.text("Helpers.swift")
    let parts = try fixture.text("Cases.swift").components(separatedBy: "enum CASE {").dropFirst()
    for (index, part) in parts.enumerated() {
      let name = part.prefix { $0 != "\n" }
      let file = SourceFile(path: "case\(index)", text: "enum CASE {" + part)
      let finder = FaultFinder(
        operators: operators,
        conditions: .host(languageMode: [6], compiler: [6, 1]),
        packageOperators: DeclaredOperators(scanning: [file, SourceFile(path: "helpers", text: helpers)]))
      let mutants = finder.mutants(in: file)
      var texts: [Form: String] = [:]
      var compiled: [Form: Set<String>] = [:]
      for form in [Form.call, .choice] {
        let forms = Dictionary(uniqueKeysWithValues: mutants.map { ($0.fault.id, form) })
        let instrumented = Instrumenter(finder: finder).instrument(
          file, mutants: mutants, base: Int32(count + 1), forms: forms)
        texts[form] = instrumented.text
        compiled[form] = Set(instrumented.compiled)
      }
      files.append(
        CaseFile(
          isNeutral: name.hasSuffix("neutral"), isAsync: part.contains("run() async"),
          faults: mutants.enumerated().map { position, mutant in
            CaseFault(
              number: count + 1 + position, id: mutant.fault.id + " // \(name.dropFirst(4))",
              edit: "\(mutant.fault.line): \(mutant.fault.original) => \(mutant.fault.replacement)",
              text: handEdited(file, mutant),
              forms: Set([Form.call, .choice].filter { compiled[$0]?.contains(mutant.fault.id) == true }))
          },
          texts: texts))
      count += mutants.count
    }
  }
}

/// A package of three programs: the faults as calls, as choices, and as edits made by hand.
private struct ByHandFolder {
  private let folder: URL
  private let copy: FixtureCopy

  init(_ cases: ByHandCases) throws {
    copy = try FixtureCopy("ByHand")
    folder = URL(fileURLWithPath: copy.folder)
    for (path, text) in RuntimeModules(avoiding: []).sources { try write(text, to: ".telltale/" + path) }
    for (name, form) in [("Calls", Form.call), ("Choices", .choice)] {
      try write(cases.helpers, to: "Sources/\(name)/Helpers.swift")
      var branches = ""
      for (index, file) in cases.files.enumerated() {
        let text = (file.texts[form] ?? "").replacingOccurrences(of: "enum CASE", with: "enum Case\(index)")
        try write(
          text.replacingOccurrences(of: "public import", with: "import"), to: "Sources/\(name)/Case\(index).swift")
        branches += "case \(index): try await print(Case\(index).run())\n"
      }
      try write(main(branches), to: "Sources/\(name)/main.swift")
    }
    try write(cases.helpers, to: "Sources/Edits/Helpers.swift")
    var (edits, branches) = ("", "")
    for fault in cases.files.flatMap(\.faults) {
      edits += fault.text.replacingOccurrences(of: "enum CASE", with: "/* \(fault.id) */ enum Fault\(fault.number)")
      branches += "case \(fault.number): try await print(Fault\(fault.number).run())\n"
    }
    try write(edits, to: "Sources/Edits/Edits.swift")
    try write(main(branches), to: "Sources/Edits/main.swift")
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "ByHand", targets: [
        .target(name: "CTelltaleRuntime", path: ".telltale/CTelltaleRuntime"),
        .target(
          name: "TelltaleRuntime", dependencies: ["CTelltaleRuntime"], path: ".telltale/TelltaleRuntime",
          swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .executableTarget(name: "Calls", dependencies: ["TelltaleRuntime"]),
        .executableTarget(name: "Choices", dependencies: ["TelltaleRuntime"]),
        .executableTarget(name: "Edits"),
      ])
      """
    try write(manifest, to: "Package.swift")
  }

  private func main(_ branches: String) -> String {
    """
    switch Int(CommandLine.arguments[1]) {
    \(branches)
    default: fatalError("no such case")
    }

    """
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func build() async throws {
    let end = try await ChildProcess(
      "swift", ["build", "--disable-sandbox", "-Xswiftc", "-suppress-warnings"], in: folder.path,
      environment: ProcessInfo.processInfo.environment
    ).run()
    let errors = end.output.split(separator: "\n").filter { $0.contains("error:") }
    try #require(end.succeeded, "\(errors.joined(separator: "\n"))")
  }

  /// What a program prints, or that it crashed.
  func run(_ program: String, _ number: Int, fault: Int? = nil, page: String? = nil) async throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TELLTALE_FAULT"] = fault.map(String.init)
    environment["TELLTALE_PAGE"] = page
    let end = try await ChildProcess(
      "\(folder.path)/.build/debug/\(program)", ["\(number)"], in: folder.path, environment: environment
    ).run()
    return end.succeeded ? "\(end.output)" : "ended otherwise"
  }

  /// How far each fault gets, by its number, in one case.
  func record(_ number: Int, capacity: Int) async throws -> [Pair.Reach] {
    let page = try Page(path: folder.appendingPathComponent("page").path, capacity: Int32(capacity))
    _ = try await run("Calls", number, page: page.path)
    return try page.reach()
  }
}
