/// The modules of ours that are linked into the package under study: their names there and their sources.
package struct RuntimeModules: Sendable, Hashable {
  /// What is put behind the names of ours where the package has modules of the same names; usually nothing.
  package var suffix: String

  /// Names that no module of the package has.
  package init(avoiding taken: Set<String>) {
    var number = 1
    var suffix = ""
    while !taken.isDisjoint(with: Self.names.map { $0 + suffix }) {
      number += 1
      suffix = "\(number)"
    }
    self.suffix = suffix
  }

  private static let names = ["CTelltaleRuntime", "TelltaleRuntime", "TelltaleObserver"]

  /// The C side of the switches.
  package var core: String { "CTelltaleRuntime" + suffix }
  /// The module that instrumented files import.
  package var runtime: String { "TelltaleRuntime" + suffix }
  /// What tests are linked with.
  package var observer: String { "TelltaleObserver" + suffix }

  /// Their texts by path, each module's below its name.
  ///
  /// Where the names are not ours alone, neither are the C functions: they are renamed with the modules, so that a
  /// package that has a runtime of its own (Telltale itself) links.
  package var sources: [String: String] {
    var sources: [String: String] = [:]
    for (path, text) in EmbeddedRuntime.files { sources[renamed(path)] = renamed(text) }
    return sources
  }

  /// An instrumented text whose last line imports the runtime by the name that it has in this package.
  func naming(_ text: String) -> String {
    let line = "public import TelltaleRuntime"
    guard !suffix.isEmpty, let last = text.ranges(of: line).last else { return text }
    return text[..<last.lowerBound] + line + suffix + text[last.upperBound...]
  }

  private func renamed(_ text: String) -> String {
    guard !suffix.isEmpty else { return text }
    var text = text
    for name in Self.names where name != "TelltaleRuntime" { text.replace(name, with: name + suffix) }
    text.replace("TelltaleRuntime", with: "TelltaleRuntime" + suffix)
    text.replace("C\("TelltaleRuntime" + suffix)" + suffix, with: "CTelltaleRuntime" + suffix)
    return
      text
      .replacing("__telltale_", with: "\u{0}")
      .replacing("telltale_", with: "telltale\(suffix)_")
      .replacing("\u{0}", with: "__telltale_")
  }
}
