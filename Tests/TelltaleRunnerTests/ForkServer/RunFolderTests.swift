import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct RunFolderTests {
  private let scratch = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"

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

  @Test func `a folder that is emptied is as good as a new one, whatever a run has done to it`() throws {
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let folder = try RunFolder(under: scratch)
    #expect(try state(folder) == ["home folder 0", "tmp folder 0"])
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
    ]
    for run in runs {
      try Data("records".utf8).write(to: URL(fileURLWithPath: folder.records))
      try run()
      try folder.empty()
      let left = try state(folder).filter { $0 != "records file 0" }
      #expect(left == ["home folder 0", "tmp folder 0"])
      let mode = try FileManager.default.attributesOfItem(atPath: folder.temporary)[.posixPermissions] as? Int
      #expect(mode == 0o755)
    }
    try folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
