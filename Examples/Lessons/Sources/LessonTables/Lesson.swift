import Telltale

/// A small model with a fault, and the tables that measure it.
public struct Lesson: Sendable {
  /// What `swift run lessons NAME` takes.
  public let name: String
  /// The topic; the figures are kept under it.
  public let topic: String
  /// What is wrong with the faulty version, in a sentence. Its line in the source is marked `FAULT`.
  public let fault: String
  /// Runs both versions and measures them.
  public let parts: @Sendable () async throws -> [Part]

  init(
    _ name: String, _ topic: String, fault: String, @PartsBuilder parts: @escaping @Sendable () async throws -> [Part]
  ) {
    self.name = name
    self.topic = topic
    self.fault = fault
    self.parts = parts
  }
}

/// One measurement of a lesson.
public struct Part: Sendable {
  /// What is measured, in a few words.
  public let heading: String
  /// Lines that stand beside the tables.
  public let otherLines: [String]
  /// The tables, each with its tally.
  public let tables: [Table]

  init(_ heading: String, _ contrasts: Contrasts) {
    self.heading = heading
    self.otherLines = []
    self.tables = [.contrasts(contrasts)]
  }

  init(_ heading: String, otherLines: [String] = [], _ agreements: Agreements...) {
    self.heading = heading
    self.otherLines = otherLines
    self.tables = agreements.map(Table.agreements)
  }
}

extension Part: CustomStringConvertible {
  /// The heading, the other lines, and the tables.
  public var description: String {
    (["## \(heading)"] + otherLines + tables.map(\.description)).joined(separator: "\n")
  }
}

/// A table with its tally.
public enum Table: Sendable, CustomStringConvertible {
  case contrasts(Contrasts)
  case agreements(Agreements)

  /// The rows and the tally.
  public var description: String {
    switch self {
    case .contrasts(let contrasts): contrasts.description
    case .agreements(let agreements): agreements.description
    }
  }
}

/// Lists the parts of a lesson, with ordinary statements between them.
@resultBuilder
enum PartsBuilder {
  static func buildExpression(_ part: Part) -> [Part] { [part] }
  static func buildExpression(_ statement: Void) -> [Part] { [] }
  static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
}

extension Agreements {
  /// The agreements after each of several events, which a block reports as it goes.
  static func collect(_ events: (_ event: (Agreements) -> Void) -> Void) -> Agreements {
    var all = Agreements([])
    events { all = all + $0 }
    return all
  }
}
