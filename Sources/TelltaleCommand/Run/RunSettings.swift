import TelltaleRunner

/// What the options of `telltale run` come to.
struct RunSettings: Sendable {
  /// How much is said.
  enum Verbosity: Sendable { case quiet, standard, verbose }

  /// A file that the study is written to.
  struct Output: Sendable, Hashable {
    var format: OutputFormat
    /// Absolute.
    var path: String
  }

  var options = RunOptions(package: "")
  var listsOnly = false
  var thresholds = Thresholds()
  var format = OutputFormat.terminal
  var outputs: [Output] = []
  var verbosity = Verbosity.standard
  var color = ColorChoice.auto
}
