import Telltale
import TelltaleReports
import TelltaleRunner

/// What a command needs of the world around it.
struct CommandContext: Sendable {
  /// Measures, and tells how far it has got.
  typealias Measure =
    @Sendable (RunOptions, _ events: @escaping @Sendable (RunEvent) -> Void) async throws -> RunResult
  /// Puts versions side by side, and tells how far it has got.
  typealias Contrast =
    @Sendable (ContrastOptions, _ events: @escaping @Sendable (RunEvent) -> Void) async throws -> RunResult
  /// Looks at a fix, and tells how far it has got.
  typealias Regress =
    @Sendable (RegressOptions, _ events: @escaping @Sendable (RunEvent) -> Void) async throws -> RunResult
  /// Finds the faults without measuring them.
  typealias ListFaults =
    @Sendable (RunOptions, _ events: @escaping @Sendable (RunEvent) -> Void) async throws -> [Fault]

  /// Results go here.
  var output: TextOutput
  /// Progress and messages go here.
  var messages: TextOutput
  var environment: [String: String]
  /// Absolute; relative paths of the command line start from it.
  var currentFolder: String
  /// The program's version.
  var version: String
  var operators: [OperatorEntry]
  /// What the default set leaves out, a sentence each.
  var exclusions: [String]
  var interruptions: Interruptions
  var measure: Measure
  var listFaults: ListFaults
  var contrast: Contrast
  var regress: Regress

  /// How text for people is styled on standard output.
  func style(_ choice: ColorChoice) -> TextStyle {
    output.isColored(choice, environment: environment) ? .ansi : .plain
  }

  /// The width of tables: that of the terminal, as far as lines stay readable.
  var width: Int { min(output.columns, 120) }
}
