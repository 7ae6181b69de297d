import Foundation
import Telltale
import TelltaleReports
import TelltaleRunner

/// `telltale show STUDY ID`.
enum ShowCommand: Subcommand {
  static let name = "show"
  static let abstract = "Show one fault of a study as a patch with its verdicts, or one check."
  static let options: [CommandOption<Void>] = []

  static var help: HelpText {
    let arguments = HelpText.Section(
      title: "Arguments",
      entries: [
        ("STUDY", "A study that was written as JSON, by --output json=FILE."),
        ("ID", "The id of a fault or a check in it."),
      ])
    return HelpText(
      overview: """
        Show one fault of a study as a unified diff, with what each check said of it; or one check, with what it said \
        of each fault. The diff is made against the package in the current folder, and can be kept in its folder \
        'faults', from where 'telltale run' takes it.
        """,
      usage: "telltale show STUDY ID", sections: [arguments] + HelpText.sections(options),
      examples: [
        (
          "telltale show study.json 'Sources/Fee.swift#fee(of:)#relational#1'",
          "What a mutant does to the source, and who sees it."
        ),
        ("telltale show study.json FeeTests.FeeTests/testTheLimit", "What one test sees."),
      ])
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    guard arguments.positionals.count == 2 else {
      if arguments.positionals.count > 2 {
        throw CommandError.unexpectedArgument(arguments.positionals[2], expected: "a study and an id")
      }
      throw CommandError.missingArgument(arguments.positionals.isEmpty ? "STUDY" : "ID")
    }
    let (file, id) = (arguments.positionals[0], arguments.positionals[1])
    let study = try study(at: file, in: context.currentFolder)
    if let fault = study.faults.first(where: { $0.id == id }) {
      let diff = try diff(of: fault, in: context)
      context.output.write(ShownEntry.text(of: fault, in: study, diff: diff))
    } else if let check = study.checks.first(where: { $0.id == id }) {
      context.output.write(ShownEntry.text(of: check, in: study))
    } else {
      let ids = study.faults.map(\.id) + study.checks.map(\.id)
      throw CommandError.unknownID(id, file: file, suggestion: id.closest(among: ids))
    }
    return .success
  }

  private static func study(at file: String, in folder: String) throws -> Study {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file.absolutePath(in: folder)))
    } catch {
      throw CommandError.studyUnreadable(file, problem: error.fileProblem)
    }
    do {
      return try StudyJSON.read(data)
    } catch let error as StudyReadingError {
      throw CommandError.studyUnreadable(file, problem: "\(error)")
    }
  }

  /// The diff of a fault against what stands in the current folder; nil, with a word on it, where there is none.
  private static func diff(of fault: Fault, in context: CommandContext) throws -> String? {
    switch fault.kind {
    case .mutant:
      let text = FileManager.default.contents(atPath: fault.file.absolutePath(in: context.currentFolder))
      if let text, let diff = FaultPatch.diff(of: fault, in: String(decoding: text, as: UTF8.self)) { return diff }
      context.messages.line(
        "\(fault.file) is not here, or is no longer what the fault was found in, so there is no diff")
    case .patch, .revert:
      let file = fault.id.split(separator: ":", maxSplits: 1).last.map(String.init) ?? fault.id
      let path = file.absolutePath(in: context.currentFolder)
      if let data = FileManager.default.contents(atPath: path) {
        if let diff = diff(in: String(decoding: data, as: UTF8.self)) { return diff }
        context.messages.line("\(file) holds no unified diff")
      } else if fault.id.hasPrefix("without:") {
        context.messages.line("the fault is a fix taken back: `git show -R \(file)` says what that changes")
      } else {
        context.messages.line("there is no patch at \(file)")
      }
    case .version: context.messages.line("the fault is a version as a whole, so there is no diff")
    }
    return nil
  }

  /// A patch without what stands in front of its diff; nil where it has none.
  static func diff(in patch: String) -> String? {
    let beginnings = ["diff --git ", "--- "]
    if beginnings.contains(where: patch.hasPrefix) { return patch }
    let starts = beginnings.compactMap { patch.firstRange(of: "\n" + $0)?.lowerBound }
    return starts.min().map { String(patch[patch.index(after: $0)...]) }
  }
}
