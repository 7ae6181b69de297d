package import Telltale

extension Study.Tool {
  /// This program.
  package static let telltale = Study.Tool(name: "telltale", version: "0.1.0")
}
