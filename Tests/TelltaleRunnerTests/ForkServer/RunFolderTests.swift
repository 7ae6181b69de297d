import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct RunFolderTests {
  private let scratch = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"

  private let untouched = ["home folder 0", "tally file 65536", "tmp folder 0"]

  /// What a run finds: everything in the folder, and whether it may write there.
  private func state(_ folder: RunFolder) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.map { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
      let type = try #require(attributes[.type] as? FileAttributeType)
      let size = type == .typeRegular ? try #require(attributes[.size] as? Int) : 0
      return "\(path) \(type == .typeDirectory ? "folder" : "file") \(size)"
    }
  }

  private func number(of tally: Tally) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: tally.path)[.systemFileNumber] as? Int)
  }

  @Test func `a folder that is emptied is as good as a new one, whatever a run has done to it`() throws {
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let folder = try RunFolder(under: scratch)
    #expect(try state(folder) == untouched)
    let runs: [() throws -> Void] = [
      {},
      { try Data("x".utf8).write(to: URL(fileURLWithPath: folder.temporary + "/file")) },
      { try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/beside")) },
      { try FileManager.default.removeItem(atPath: folder.home) },
      { chmod(folder.temporary, 0o500) },
      {
        try FileManager.default.removeItem(atPath: folder.home)
        try FileManager.default.createSymbolicLink(atPath: folder.home, withDestinationPath: "/")
      },
      { try FileManager.default.removeItem(atPath: folder.path) },
      { truncate(folder.tally.path, 0) },
    ]
    for run in runs {
      try Data("records".utf8).write(to: URL(fileURLWithPath: folder.records))
      let tally = try number(of: folder.tally)
      try run()
      let isKept = FileManager.default.fileExists(atPath: folder.tally.path)
      try folder.empty()
      // A fork server has mapped the file itself, and not the name.
      if isKept { #expect(try number(of: folder.tally) == tally) }
      let left = try state(folder).filter { $0 != "records file 0" }
      #expect(left == untouched)
      let mode = try FileManager.default.attributesOfItem(atPath: folder.temporary)[.posixPermissions] as? Int
      #expect(mode == 0o755)
    }
    try folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
