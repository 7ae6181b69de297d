import Foundation
import Telltale
import TelltaleReports
import TelltaleRunner

/// `telltale init [PACKAGE]`.
enum InitCommand: Subcommand {
  static let name = "init"
  static let abstract = "Write a telltale.json with comments, and an example of a fault."
  static let options: [CommandOption<Void>] = []

  static var help: HelpText {
    HelpText(
      overview: """
        Write a telltale.json that says in comments what can be set, and into the folder 'faults' an example of a \
        fault written by hand: the first mutant of the package, as a patch. 'telltale run' measures the patches of that \
        folder beside its mutants. Nothing that is there is written over.
        """,
      usage: "telltale init [PACKAGE]",
      sections: [
        HelpText.Section(
          title: "Arguments", entries: [("PACKAGE", "The package's folder; the current one unless given.")])
      ] + HelpText.sections(options),
      examples: [("telltale init", "In the package in the current folder.")])
  }

  /// Where the example goes, in the package.
  private static let example = "faults/example.patch"

  static func run(_ arguments: ParsedArguments, in context: CommandContext) async throws -> ExitCode {
    if arguments.positionals.count > 1 {
      throw CommandError.unexpectedArgument(arguments.positionals[1], expected: "one package")
    }
    let package = try PackageFolder(
      arguments.positionals.first ?? ".", in: context.currentFolder, named: .argument(command: name))
    try write(configuration, to: "telltale.json", in: package, context)
    guard !FileManager.default.fileExists(atPath: "\(package.path)/\(example)") else {
      context.output.line("\(example) is there already and stays as it is")
      return .success
    }
    let options = RunOptions(package: package.path)
    let listing = await context.watching(isQuiet: false) { try await context.listFaults(options, $0) }
    if let interruption = listing.interruption { return interruption.exitCode }
    for fault in try listing.result.get() where fault.kind == .mutant && fault.status != .ignored {
      let text = FileManager.default.contents(atPath: "\(package.path)/\(fault.file)")
      guard let text, let diff = FaultPatch.diff(of: fault, in: String(decoding: text, as: UTF8.self)) else { continue }
      let subject = "Subject: [PATCH] An example: \(fault.change.prefix(60))"
      try write("\(subject)\n\n\(words)\n---\n\n\(diff)", to: example, in: package, context)
      return .success
    }
    context.output.line("the package has no place for a mutant, so there is no example of a fault")
    return .success
  }

  private static func write(
    _ text: String, to name: String, in package: PackageFolder, _ context: CommandContext
  ) throws {
    let path = "\(package.path)/\(name)"
    if FileManager.default.fileExists(atPath: path) {
      context.output.line("\(name) is there already and stays as it is")
      return
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "..".absolutePath(in: path), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      throw CommandError.outputUnwritable(path, problem: error.fileProblem)
    }
    context.output.line("wrote \(name)")
  }

  private static let words = """
    Which tests see this? `telltale run` builds the package with each patch of this
    folder, and `telltale contrast --correct . --faulty patch:\(example)`
    with this one. Write down faults that happened, or that would be bad: git diff
    makes the patch, and the subject says what is wrong.
    """

  private static let configuration = """
    // What `telltale` does in this package unless the command line says otherwise: the options by their names in
    // camelCase, in JSON5. Paths start from this folder. `telltale help run` explains each.
    {
      // Which faults are put into which files.
      // files: ["Sources/Cart/**"],
      // exclude: ["Sources/Generated/**"],
      // operators: "default",

      // Tests that can't pass here: those that need a server, say.
      // skip: ["NetworkTests"],

      // What ends a run with status 1.
      // failUnder: 80,
      // failOn: ["inverted", "flaky"],

      // How runs are made.
      // jobs: 4,
      // timeLimit: 60,
      // env: ["LANG=C.UTF-8"],

      // Which files are tests where `telltale regress` runs a command, in place of what is usual.
      // testFiles: ["checks/**"],
    }

    """
}
