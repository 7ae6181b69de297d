package import Foundation

/// Reads pipeline files: JSON5, described by `Documentation/pipeline.schema.json`.
package enum PipelineFile {
  private static let keys = [
    "name", "steps", "environment", "continueOnFailure", "timeLimit", "machines", "orders", "channels", "branches",
    "correct", "faulty",
  ]

  /// Reads the file at an absolute path.
  ///
  /// - Parameter file: The path that messages name.
  package static func read(_ path: String, file: String) throws(PipelineFileError) -> PipelineDefinition {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(file: file) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: file, problem: error.fileProblem)
    }
    return try definition(data, file: file)
  }

  /// The pipeline that a file's data describes.
  package static func definition(_ data: Data, file: String) throws(PipelineFileError) -> PipelineDefinition {
    let value: JSON5Value
    do {
      value = try JSON5Value(json5: data)
    } catch {
      throw .notJSON5(file: file, problem: error.words)
    }
    let reader = try JSON5Reader(value, file: file, place: "", keys: keys)
    guard reader.value("steps") != nil else { throw .missingKey("steps", file: file, at: "") }
    let steps = try steps(reader)
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    var definition = PipelineDefinition(name: try reader.text("name") ?? fileName, steps: steps)
    definition.environment = try reader.variables("environment")
    definition.machines = try machines(reader)
    definition.orders = try orders(reader, steps: steps.map(\.name))
    definition.channels = try channels(reader, steps: steps.map(\.name))
    definition.branches = try patterns(reader, "branches") ?? []
    definition.correct = try reader.text("correct")
    definition.faulty = try reader.texts("faulty", single: true) ?? []
    return definition
  }

  private static func steps(_ reader: JSON5Reader) throws(PipelineFileError) -> [PipelineDefinition.Step] {
    let continues = try reader.flag("continueOnFailure") ?? false
    let limit = try reader.seconds("timeLimit") ?? PipelineDefinition.Step.standardTimeLimit
    let keys = ["command", "folder", "environment", "timeLimit", "continueOnFailure"]
    let steps = try reader.named("steps", keys: keys) { (step, name) throws(PipelineFileError) in
      var result = PipelineDefinition.Step(name: name, command: try command(step))
      result.folder = try folder(step)
      result.environment = try step.variables("environment")
      result.timeLimit = try step.seconds("timeLimit") ?? limit
      result.continueOnFailure = try step.flag("continueOnFailure") ?? continues
      return result
    }
    if steps.isEmpty { throw reader.unexpected("steps", found: "empty", expected: "at least one step") }
    return steps
  }

  /// A string is a line for the shell; an array is a command's name and its arguments.
  private static func command(_ step: JSON5Reader) throws(PipelineFileError) -> [String] {
    switch step.value("command") {
    case nil: throw .missingKey("command", file: step.file, at: step.place)
    case .string(let line)? where !line.allSatisfy(\.isWhitespace): return ["/bin/sh", "-c", line]
    case .array?:
      let words = try step.texts("command") ?? []
      if let first = words.first, !first.isEmpty { return words }
    default: break
    }
    throw step.unexpected(
      "command", found: step.value("command")?.typeName ?? "nothing",
      expected: "a line for the shell, or an array of a command's name and its arguments")
  }

  private static func folder(_ step: JSON5Reader) throws(PipelineFileError) -> String {
    guard let given = try step.text("folder") else { return "" }
    let parts = given.split(separator: "/").filter { $0 != "." }
    guard !given.hasPrefix("/"), !parts.contains("..") else {
      throw step.unexpected(
        "folder", found: "the string \"\(given)\"", expected: "a path in the version's folder, without '..'")
    }
    return parts.joined(separator: "/")
  }

  private static func machines(_ reader: JSON5Reader) throws(PipelineFileError) -> [PipelineDefinition.Machine] {
    try reader.named("machines", keys: ["environment", "inherit", "cleanHome"]) {
      (machine, name) throws(PipelineFileError) in
      var result = PipelineDefinition.Machine(name: name)
      result.environment = try machine.variables("environment")
      result.cleanHome = try machine.flag("cleanHome") ?? false
      switch machine.value("inherit") {
      case nil, .bool(true)?: result.inherits = .all
      case .bool(false)?: result.inherits = .only([])
      case .array?: result.inherits = .only(try machine.texts("inherit") ?? [])
      case let other?:
        throw machine.unexpected(
          "inherit", found: other.typeName, expected: "true, false, or an array of names of variables")
      }
      return result
    }
  }

  private static func orders(
    _ reader: JSON5Reader, steps: [String]
  ) throws(PipelineFileError) -> [PipelineDefinition.Order] {
    try reader.named("orders", keys: ["steps"]) { (order, name) throws(PipelineFileError) in
      let names = try stepNames(order, among: steps)
      let lacking = steps.filter { !names.contains($0) }
      if !lacking.isEmpty {
        throw .incompleteOrder(file: order.file, at: order.place(of: "steps"), lacking: lacking)
      }
      return PipelineDefinition.Order(name: name, steps: names)
    }
  }

  private static func channels(
    _ reader: JSON5Reader, steps: [String]
  ) throws(PipelineFileError) -> [PipelineDefinition.Channel] {
    try reader.named("channels", keys: ["branches", "steps", "environment"]) {
      (channel, name) throws(PipelineFileError) in
      guard let branches = try patterns(channel, "branches") else {
        throw .missingKey("branches", file: channel.file, at: channel.place)
      }
      return PipelineDefinition.Channel(
        name: name, branches: branches, steps: try stepNames(channel, among: steps),
        environment: try channel.variables("environment"))
    }
  }

  /// Names of steps that there are, each once.
  private static func stepNames(_ reader: JSON5Reader, among steps: [String]) throws(PipelineFileError) -> [String] {
    guard let names = try reader.texts("steps") else { throw .missingKey("steps", file: reader.file, at: reader.place) }
    var met: Set<String> = []
    for (index, name) in names.enumerated() {
      let place = reader.place(of: "steps[\(index)]")
      guard steps.contains(name) else {
        throw .unknownStep(
          name, file: reader.file, at: place, suggestion: name.closest(among: steps), known: steps)
      }
      if !met.insert(name).inserted { throw .repeatedName(name, file: reader.file, at: place) }
    }
    return names
  }

  private static func patterns(_ reader: JSON5Reader, _ key: String) throws(PipelineFileError) -> [String]? {
    guard let patterns = try reader.texts(key, single: true) else { return nil }
    guard !patterns.isEmpty, patterns.allSatisfy({ !$0.isEmpty }) else {
      throw reader.unexpected(key, found: "empty", expected: "names of branches or patterns such as \"release/*\"")
    }
    return patterns
  }
}
