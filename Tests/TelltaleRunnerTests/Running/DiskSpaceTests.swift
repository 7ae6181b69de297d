import Foundation
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct DiskSpaceTests {
  @Test func `a disk with next to no room, for bytes or for files, is used up`() {
    #expect(DiskSpace(bytes: 0, files: 1_000_000).isUsedUp)
    #expect(DiskSpace(bytes: (16 << 20) - 1, files: nil).isUsedUp)
    #expect(!DiskSpace(bytes: 16 << 20, files: nil).isUsedUp)
    #expect(DiskSpace(bytes: 1 << 40, files: 63).isUsedUp)
    #expect(!DiskSpace(bytes: 1 << 40, files: 64).isUsedUp)
    #expect(!DiskSpace(bytes: nil, files: nil).isUsedUp)
  }

  @Test
  func `a file system that counts nothing is not taken for a full one, and a folder that is gone for the one above`() {
    #expect(DiskSpace(of: "/proc/self") == DiskSpace(bytes: nil, files: nil))
    #expect(DiskSpace(of: NSTemporaryDirectory() + "/\(UUID().uuidString)/none").bytes != nil)
  }

  @Test func `what is said names the disk, what went on, and what to do`() {
    let error = DiskFullError(folder: "/s", subject: "T.C/t", left: DiskSpace(bytes: 3 << 20, files: 9))
    #expect(
      "\(error)" == """
        The disk that holds /s is full (3 MiB left), and T.C/t may have failed for that: nothing was concluded from it. \
        Make room, 16 MiB at least, or use `--scratch-path DIR` on another disk; and look whether it is a test, or one \
        of its faults, that fills the disk.
        """)
    let inodes = DiskFullError(folder: "/s", subject: "x", left: DiskSpace(bytes: 1 << 40, files: 9))
    #expect("\(inodes)".hasPrefix("The disk that holds /s is full (room for 9 more files), and x may"))
  }

  @Test func `a page or a tally that can't be made says which file and why`() throws {
    let none = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"
    let missing = MirrorError.unwritable(path: none + "/0.page", reason: "No such file or directory")
    #expect(throws: missing) { try Page(path: none + "/0.page", capacity: 4) }
    #expect(throws: MirrorError.unwritable(path: none + "/tally", reason: "No such file or directory")) {
      try Tally(path: none + "/tally").create()
    }
    #expect(throws: MirrorError.unwritable(path: "/dev/full", reason: "No space left on device")) {
      try Files.writeInPlace(Data("x".utf8), to: "/dev/full")
    }
    // A file stands where the folder of a run should be.
    let file = try TemporaryFolder()
    try file.write("", to: "t")
    #expect(throws: MirrorError.self) { try RunFolder(under: file.path) }
  }

  @Test func `a page that a test has cut short is not read as one that nothing was recorded in`() throws {
    let folder = try TemporaryFolder()
    let page = try Page(path: folder.path + "/0.page", capacity: 100)
    #expect(try page.reach().allSatisfy { $0 == .unreached })
    truncate(page.path, 70)
    #expect(throws: MirrorError.self) { try page.reach() }
  }
}
