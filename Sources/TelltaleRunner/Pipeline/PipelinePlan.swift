/// The runs that a pipeline asks for: its steps in each order, on each machine, for each channel; pure.
package struct PipelinePlan: Sendable, Hashable {
  /// The name that stands for the pipeline as a whole among its steps.
  package static let wholeName = "pipeline"

  /// The steps of one machine, order and channel.
  package struct Run: Sendable, Hashable {
    /// Machine, order and channel, as far as the file names them.
    package var labels: [String]
    package var machine: PipelineDefinition.Machine
    /// In the order in which they run, without those of other channels.
    package var steps: [PipelineDefinition.Step]
    /// What applies to every step, before the step's own.
    package var environment: PipelineDefinition.Variables

    /// The id of a step's check, or that of the pipeline as a whole.
    package func id(_ name: String) -> String { (labels + [name]).joined(separator: "/") }
  }

  package var runs: [Run]

  /// What is asked for out of a definition.
  package struct Selection: Sendable, Hashable {
    /// Names of machines; empty for all.
    package var machines: [String] = []
    /// Names of orders; empty for all.
    package var orders: [String] = []
    /// The branch that it runs for; nil for each channel once.
    package var branch: String?

    package init() {}
  }

  /// Plans the runs of a definition; none where the pipeline does not run for the branch that was asked for.
  ///
  /// - Parameter file: The path that messages name.
  package init(
    _ definition: PipelineDefinition, _ selection: Selection, file: String
  ) throws(PipelineFileError) {
    let machines = try Self.pick(selection.machines, "machine", of: definition.machines, \.name, file: file)
    let orders = try Self.pick(selection.orders, "order", of: definition.orders, \.name, file: file)
    let routes = Self.routes(definition, selection.branch)
    let channelSteps = Set(definition.channels.flatMap(\.steps))

    runs = []
    for machine in machines.isEmpty ? [nil] : machines.map(Optional.some) {
      for order in orders.isEmpty ? [nil] : orders.map(Optional.some) {
        for route in routes {
          let names = order?.steps ?? definition.steps.map(\.name)
          let own = Set(route.channel?.steps ?? [])
          let left = names.filter { !channelSteps.contains($0) || own.contains($0) }
          runs.append(
            Run(
              labels: [machine?.name, order?.name, route.label].compactMap(\.self),
              machine: machine ?? PipelineDefinition.Machine(name: ""),
              steps: left.compactMap { name in definition.steps.first { $0.name == name } },
              environment: definition.environment
                .merging(route.channel?.environment ?? [:]) { $1 }
                .merging(machine?.environment ?? [:]) { $1 }))
        }
      }
    }
    runs.removeAll { $0.steps.isEmpty }
  }

  private typealias Route = (label: String?, channel: PipelineDefinition.Channel?)

  /// The channels to run for, none where the pipeline does not run for the branch at all.
  private static func routes(_ definition: PipelineDefinition, _ branch: String?) -> [Route] {
    guard let branch else {
      return definition.channels.isEmpty ? [(nil, nil)] : definition.channels.map { ($0.name, $0) }
    }
    if !definition.branches.isEmpty && !definition.branches.contains(where: { branch.isBranch(of: $0) }) { return [] }
    let channel = definition.channels.first { $0.branches.contains { branch.isBranch(of: $0) } }
    return [(channel?.name ?? "branch \(branch.replacing("/", with: "-"))", channel)]
  }

  private static func pick<Entry>(
    _ names: [String], _ kind: String, of entries: [Entry], _ name: (Entry) -> String, file: String
  ) throws(PipelineFileError) -> [Entry] {
    let known = entries.map(name)
    for wanted in names where !known.contains(wanted) {
      throw .unknownSelection(
        kind: kind, name: wanted, file: file, suggestion: wanted.closest(among: known), known: known)
    }
    return names.isEmpty ? entries : entries.filter { names.contains(name($0)) }
  }
}

extension String {
  /// Whether a pattern takes in the branch of this name as a whole: `*` stays between slashes, `**` crosses them.
  fileprivate func isBranch(of pattern: String) -> Bool {
    // Framed, so that a pattern without a slash is not searched for, and one of a folder is not all below it.
    Glob("^/\(pattern)/$").matches("^/\(self)/$")
  }
}
