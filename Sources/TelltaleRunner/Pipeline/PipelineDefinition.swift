/// Named steps, and the machines, orders and branches that they are to be run for, as a pipeline file says.
package struct PipelineDefinition: Sendable, Hashable {
  /// A change of the environment: a variable's value, or nil where it is unset.
  package typealias Variables = [String: String?]

  /// A command and how it is run.
  package struct Step: Sendable, Hashable {
    package var name: String
    /// The command's name and its arguments.
    package var command: [String]
    /// Relative to the version's folder; empty for that folder itself.
    package var folder = ""
    package var environment: Variables = [:]
    package var timeLimit = Self.standardTimeLimit
    /// Whether the steps behind it run even when it fails.
    package var continueOnFailure = false

    /// Seconds after which a step is stopped, unless it says otherwise.
    package static let standardTimeLimit = 3600.0
  }

  /// An environment that steps are run in.
  package struct Machine: Sendable, Hashable {
    /// Which variables of Telltale's own environment steps get to see.
    package enum Inheritance: Sendable, Hashable {
      case all
      /// Those of these names, and `PATH`.
      case only([String])
    }

    package var name: String
    package var environment: Variables = [:]
    package var inherits = Inheritance.all
    /// Whether HOME is an empty folder, made for one run of the pipeline.
    package var cleanHome = false
  }

  /// A sequence that steps are run in.
  package struct Order: Sendable, Hashable {
    package var name: String
    /// Each step's name once.
    package var steps: [String]
  }

  /// Where the work of some branches is delivered to, and the steps that do so.
  package struct Channel: Sendable, Hashable {
    package var name: String
    /// Patterns of branch names.
    package var branches: [String]
    /// The names of steps that run for its branches only, or for those of the other channels that name them.
    package var steps: [String]
    package var environment: Variables = [:]
  }

  package var name: String
  /// In the order in which they run unless an order says otherwise.
  package var steps: [Step]
  package var environment: Variables = [:]
  /// None for the machine that Telltale itself runs on.
  package var machines: [Machine] = []
  /// None for the order in which the steps are listed.
  package var orders: [Order] = []
  package var channels: [Channel] = []
  /// Patterns of the branches that the pipeline runs for at all; empty for all.
  package var branches: [String] = []
  /// What the file says of the versions, as it says it; nil and empty where it does not.
  package var correct: String?
  package var faulty: [String] = []

  package init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
