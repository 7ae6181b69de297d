import Foundation

/// The folders that pipelines are run in: one place for all versions, emptied before each, so that nothing that a
/// version's run leaves behind, and no path that it writes down, tells it from another's.
struct PipelineWorkplace {
  /// Absolute, with no link in it.
  let scratch: String
  /// What the folder of each version is called while its steps run.
  let name: String
  /// The folder that holds HOME and TMPDIR: in the system's place for temporary files, since a compiler may not bear a
  /// TMPDIR with every letter that a project's path can have, and sockets in it bear no long one.
  private let aside: String

  /// Prepares the scratch folder, which belongs to Telltale from then on.
  init(scratch: String, name: String) throws {
    self.scratch = Files.realPathOfNearest(scratch)
    self.name = name
    aside = "\(Files.realPathOfNearest(NSTemporaryDirectory()))/telltale-\(UInt32.random(in: .min ... .max))"
    try Mirror.prepare(scratch: self.scratch)
    try Files.removeWhole(logs)
  }

  /// Where a version's files stand while its steps run.
  var tree: String { "\(work)/\(name)" }
  var home: String { "\(aside)/home" }
  var temporary: String { "\(aside)/tmp" }
  private var work: String { "\(scratch)/work" }
  private var logs: String { "\(scratch)/logs" }

  /// Empties the place and puts a version's files there: without its repository, which steps must not write to, and
  /// without what was built in it.
  func place(_ folder: String) throws {
    try clear()
    for folder in [home, temporary] { try Files.makeFolder(folder) }
    try TreeCopy.copy(Files.realPathOfNearest(folder), to: tree)
  }

  func clear() throws {
    try Files.removeWhole(work)
    try Files.removeWhole(aside)
  }

  /// The file for what a step writes, in a folder that exists.
  func log(_ run: PipelinePlan.Run, version: String, position: Int, step: String) throws -> String {
    let folder = ([logs] + run.labels.map(\.fileName) + [version.fileName]).joined(separator: "/")
    try Files.makeFolder(folder)
    return "\(folder)/\(position)-\(step.fileName).log"
  }
}

extension String {
  /// The text as a name that no file system and no shell makes anything else of; another one for each text.
  var fileName: String {
    var name = ""
    for byte in utf8 {
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber || "_-".contains(character))
      if isPlain || (character == "." && !name.isEmpty) {
        name.append(character)
      } else {
        name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return name
  }
}
