import Foundation
import Synchronization
import Telltale
import TelltaleReports
import TelltaleRunner

@testable import TelltaleCommand

/// Runs command lines without a process, on a world made for the test.
struct CommandHarness {
  /// What a command line left behind.
  struct Outcome {
    var exitCode: ExitCode
    var output: String
    var messages: String
  }

  var currentFolder = "/"
  var environment: [String: String] = [:]
  var isTerminal = false
  var operators = [
    OperatorEntry(name: "relational", isDefault: true, summary: "Moves.", before: "a < b", after: ["a <= b"]),
    OperatorEntry(name: "logical", isDefault: true, summary: "Swaps.", before: "a && b", after: ["a || b"]),
  ]
  var interruptions = Interruptions.none
  var measure: CommandContext.Measure = { _, _ in RunResult(study: SmallStudy.measured) }
  var listFaults: CommandContext.ListFaults = { _, _ in SmallStudy.faults }
  var contrast: CommandContext.Contrast = { _, _ in RunResult(study: SmallStudy.measured) }
  var regress: CommandContext.Regress = { _, _ in RunResult(study: SmallStudy.measured) }

  func run(_ arguments: String...) async -> Outcome {
    await run(arguments: arguments)
  }

  func run(arguments: [String]) async -> Outcome {
    let output = Collector()
    let messages = Collector()
    let code = await Commands.run(arguments, in: context(output: output, messages: messages))
    return Outcome(exitCode: code, output: output.text, messages: messages.text)
  }

  /// The world that a command line finds.
  func context(output: Collector, messages: Collector) -> CommandContext {
    CommandContext(
      output: TextOutput(isTerminal: isTerminal, write: output.add),
      messages: TextOutput(isTerminal: isTerminal, write: messages.add),
      environment: environment, currentFolder: currentFolder, version: "1.2.3", operators: operators,
      exclusions: ["in logs: nobody reads them"], interruptions: interruptions, measure: measure,
      listFaults: listFaults, contrast: contrast, regress: regress)
  }
}

/// Gathers what is written to a stream.
final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}

/// A study of one check and two faults, one of them seen.
enum SmallStudy {
  static let tool = Study.Tool(name: "telltale", version: "1.2.3")

  static let faults = [
    Fault(
      id: "A.swift#f#relational#1", kind: .mutant, operator: "relational", file: "A.swift", line: 1, column: 3,
      original: "<", replacement: "<="),
    Fault(
      id: "A.swift#f#relational#2", kind: .mutant, operator: "relational", file: "A.swift", line: 1, column: 3,
      original: "<", replacement: "!="),
  ]

  static let measured = study(answers: [.fail(.assertion), .pass])

  /// The study in which the check gives these answers to the faults; those without an answer are pending.
  static func study(
    correct: Answer = .pass, answers: [Answer], flaky: Bool = false, status: Fault.Status = .pending
  ) -> Study {
    var faults = faults
    for index in faults.indices { faults[index].status = status }
    return Study(
      tool: tool,
      subject: Study.Subject(name: "Small", revision: nil, selection: Study.Selection(operators: ["relational"])),
      checks: [
        Check(id: "T.C/t", kind: .test, title: "t", file: "T.swift", line: 1, correct: correct)
      ],
      flaky: flaky ? ["T.C/t"] : [], faults: faults,
      pairs: zip(faults, answers).map {
        Pair(check: "T.C/t", fault: $0.id, faulty: $1, reach: .infected, evidence: .ran)
      }, timing: Study.Timing())
  }
}

/// A folder that exists for the time of a test.
final class TemporaryFolder: Sendable {
  /// Absolute.
  let path: String

  init() throws {
    path = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("telltale-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file below the folder, with the folders on its way.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  deinit {
    // What can't be removed is left to the system, which cleans its folder of temporary files.
    try? FileManager.default.removeItem(atPath: path)
  }
}
