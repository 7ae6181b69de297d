import Foundation

/// What one fault costs whoever edits the source and calls `swift test`, against what it costs `telltale run`.
struct EditedMutants {
  let package: URL
  let telltale: String
  let options: [String]
  let count: Int

  func run() throws {
    let workspace = try Workspace()
    let measured = try workspace.copy(of: package, as: "measured")
    let study = try Study(of: measured, by: telltale, options: options)
    let compiled = study.faults.filter { ["seen", "unseen", "undecided"].contains($0.status) }
    let edited = try workspace.copy(of: package, as: "edited")
    try Command.time(["swift", "build", "--build-tests"], in: edited)
    var seconds = 0.0
    let step = max(1, compiled.count / count)
    let chosen = stride(from: 0, to: compiled.count, by: step).prefix(count).map { compiled[$0] }
    for fault in chosen {
      let file = edited.appending(path: fault.file)
      let text = try Data(contentsOf: file)
      try edit(text, fault).write(to: file)
      seconds += try Command.time(["timeout", "300", "swift", "test"], in: edited, accepts: [0, 1, 124])
      try text.write(to: file)
    }
    print("\(package.lastPathComponent): \(chosen.count) of \(compiled.count) faults edited by hand")
    ratio(
      "a fault edited and tested by `swift test` / a fault of the whole command",
      seconds / Double(chosen.count), study.seconds("total") / Double(compiled.count))
    ratio(
      "a fault edited and tested by `swift test` / a fault once all is built",
      seconds / Double(chosen.count), study.seconds("baseline", "measure") / Double(compiled.count))
    try workspace.remove()
  }

  private struct NotFound: Error, CustomStringConvertible {
    let fault: Study.Fault
    var description: String { "\(fault.id) is not at \(fault.file):\(fault.line):\(fault.column)" }
  }

  /// The text with the fault in it.
  private func edit(_ text: Data, _ fault: Study.Fault) throws -> Data {
    let bytes = [UInt8](text)
    var start = 0
    for _ in 1..<fault.line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { throw NotFound(fault: fault) }
      start = end + 1
    }
    start += fault.column - 1
    let original = [UInt8](fault.original.utf8)
    guard bytes[start...].starts(with: original) else { throw NotFound(fault: fault) }
    return Data(bytes[..<start] + [UInt8](fault.replacement.utf8) + bytes[(start + original.count)...])
  }
}
