import Foundation
import Telltale

/// Runs a command in the tree of a version, and reads what it reports.
struct CommandRunner: Sendable {
  let options: ContrastOptions
  /// Where the command's output is kept while it is read, absolute.
  let scratch: String

  /// What a command said of one version.
  struct Run: Sendable {
    var answer: Answer
    var cases: CaseList
    /// How it ended, in words.
    var ending: String
    var wallSeconds: Double
    var processorSeconds: Double
  }

  /// Runs the command once; reports that are there already are removed before.
  func run(in folder: String, limits: ProcessLimits) async throws -> Run {
    try removeReports(in: folder)
    let output: ChildProcess.Output = options.report == .tap ? .file("\(scratch)/output.txt") : .tail
    let environment = ProcessInfo.processInfo.environment.merging(options.run.build.environment) { $1 }
    let end: ProcessEnd
    do {
      end = try await ChildProcess(
        options.command[0], Array(options.command.dropFirst()), in: folder, environment: environment, limits: limits,
        output: output
      ).run()
    } catch let error as ChildProcessError where error.isNotFound {
      return Run(
        answer: .didNotRun(.notFound), cases: CaseList(), ending: error.localizedDescription, wallSeconds: 0,
        processorSeconds: 0)
    }
    try DiskSpace.check(scratch, after: "`\(options.command.commandLine)`")
    return Run(
      answer: Answer(ofCommand: end.termination), cases: try cases(in: folder), ending: end.termination.ending,
      wallSeconds: end.wallSeconds, processorSeconds: end.processorSeconds)
  }

  private func cases(in folder: String) throws -> CaseList {
    switch options.report {
    case .none: return CaseList()
    case .junit:
      var list = CaseList()
      let paths = try reports(in: folder)
      if paths.isEmpty { list.problems.append("it wrote no report that matches --junit") }
      for path in paths {
        let data: Data
        do {
          data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
        } catch {
          throw MirrorError.unreadable(path: "\(folder)/\(path)", reason: error.fileProblem)
        }
        list = JUnitReader.read(data, name: path, into: list)
      }
      return list
    case .tap:
      var reader = TAPReader()
      for line in try Files.lines("\(scratch)/output.txt") { reader.read(line) }
      reader.finish()
      return reader.list
    }
  }

  private func reports(in folder: String) throws -> [String] {
    guard case .junit(let patterns) = options.report else { return [] }
    let globs = patterns.map { Glob($0) }
    return try TreeScan(root: folder, mirrorRoot: folder).plainEntries()
      .filter { path, entry in !entry.isFolder && globs.contains { $0.matches(path) } }
      .map(\.key).sorted()
  }

  private func removeReports(in folder: String) throws {
    for path in try reports(in: folder) { try Files.remove("\(folder)/\(path)") }
  }
}

extension Files {
  /// The lines of a text of any size, as they are asked for; bytes that are no UTF-8 are replaced.
  static func lines(_ path: String) throws -> some Sequence<String> {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw MirrorError.unreadable(path: path, reason: error.fileProblem)
    }
    return data.split(separator: UInt8(ascii: "\n")).lazy.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}

extension ChildProcessError {
  /// Whether it says that there is no such program, or none that may be run.
  var isNotFound: Bool {
    switch self {
    case .notOnPath: true
    case .cannotStart(_, _, let problem): [ENOENT, EACCES, ENOTDIR, ENOEXEC].contains(problem)
    default: false
    }
  }
}

extension Termination {
  /// What follows "the command".
  var ending: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .stopped(.wallClock): "was stopped at its time limit"
    case .stopped(.processorTime), .stopped(.switches): "was stopped at its limit of processor time"
    case .stopped(.memory): "was stopped at its memory limit"
    }
  }
}
