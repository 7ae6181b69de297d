internal import Foundation

/// Which values are to be recorded in this run, and how that was asked for.
public struct RecordingRequest: Sendable, Hashable {
  /// The environment variable that names values, separated by commas; `all` for every one.
  public static let variable = "TELLTALE_RECORD"

  /// The names; nil for every one.
  let names: Set<String>?
  /// How it was asked for, as it stands in the record.
  let origin: String

  /// Nothing is to be recorded.
  public static let nothing = RecordingRequest(names: [], origin: "")

  /// What this process's environment and arguments ask for.
  public static var ofThisProcess: RecordingRequest {
    RecordingRequest(environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments)
  }

  init(names: Set<String>?, origin: String) {
    self.names = names
    self.origin = origin
  }

  /// What an environment and arguments ask for; arguments (`--record NAMES` or `--record=NAMES`) come first.
  public init(environment: [String: String], arguments: [String]) {
    if let names = Self.value(of: "--record", in: arguments) {
      self.init(list: names, origin: "--record")
    } else if let names = environment[Self.variable] {
      self.init(list: names, origin: Self.variable)
    } else {
      self = .nothing
    }
  }

  private init(list: String, origin: String) {
    let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    self.init(names: names.contains("all") ? nil : Set(names), origin: origin)
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  func asksFor(_ name: String) -> Bool {
    names?.contains(name) ?? true
  }
}
