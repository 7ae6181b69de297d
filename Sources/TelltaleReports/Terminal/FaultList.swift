package import Foundation
package import Telltale

/// Faults that were found and not measured.
package struct FaultList: Sendable {
  package var width: Int
  package var style: TextStyle

  package init(width: Int = 80, style: TextStyle = .plain) {
    self.width = max(width, 60)
    self.style = style
  }

  /// A line for each fault and one for the total.
  package func text(of faults: [Fault]) -> String {
    let ignored = faults.count { $0.status == .ignored }
    let lines = TerminalReport(width: width, style: style, detail: .everything).faultLines(
      faults.filter { $0.status != .ignored }, indentation: 0)
    let total = (faults.count - ignored).counted("fault") + (ignored > 0 ? "; \(ignored.grouped) more ignored" : "")
    return (lines + [style(total, .heading)]).joined(separator: "\n") + "\n"
  }

  /// The faults as a JSON array, each as in a study.
  package static func json(of faults: [Fault]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(faults) + Data("\n".utf8)
  }
}
