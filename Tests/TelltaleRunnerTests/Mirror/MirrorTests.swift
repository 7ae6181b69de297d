import Foundation
import Testing

@testable import TelltaleRunner

/// A package folder `Pack age` with one source, and its mirror `plain`.
private struct Setting {
  let folder: TemporaryFolder
  let mirror: Mirror

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("manifest", to: "Pack age/Package.swift")
    try folder.write("let one = 1\n", to: "Pack age/Sources/Lib/Überall.swift")
    mirror = Mirror(package: folder.path + "/Pack age", name: "plain")
  }

  /// A path of the mirrored package relative to the temporary folder.
  func mirrored(_ path: String) -> String { "Pack age/.build/telltale/plain/Pack age/\(path)" }
}

@Suite struct MirrorTests {
  @Test func theMirroredPackageKeepsItsFoldersNameAndLeavesOutBuildsAndHistory() throws {
    let setting = try Setting()
    for hidden in [".build/x", ".git/HEAD", "Examples/E/.build/y", ".swiftpm/xcode/z"] {
      try setting.folder.write("", to: "Pack age/\(hidden)")
    }
    try setting.folder.write("", to: "Pack age/.swiftpm/configuration/mirrors.json")

    try setting.mirror.synchronize()

    #expect(
      try setting.folder.paths(in: setting.mirrored("")) == [
        ".swiftpm", ".swiftpm/configuration", ".swiftpm/configuration/mirrors.json", "Examples", "Examples/E",
        "Package.swift", "Sources", "Sources/Lib", "Sources/Lib/Überall.swift",
      ])
    #expect(try setting.folder.text("Pack age/.build/telltale/.gitignore") == "*\n")
  }

  @Test func aScratchFolderInsideThePackageIsNotMirroredIntoItselfNorIntoALaterOne() throws {
    let setting = try Setting()
    let first = Mirror(package: setting.mirror.package, scratch: setting.mirror.package + "/out", name: "plain")
    try first.synchronize()
    #expect(!setting.folder.exists("Pack age/out/plain/Pack age/out"))
    #expect(setting.folder.exists("Pack age/out/plain/Pack age/Package.swift"))

    try setting.mirror.synchronize()
    #expect(!setting.folder.exists(setting.mirrored("out/plain")))
  }

  @Test func modificationTimesAndPermissionsAreKept() throws {
    let setting = try Setting()
    let source = "Pack age/Sources/Lib/Überall.swift"
    try setting.folder.setModified(source, secondsAgo: 5000)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: setting.folder.path + "/" + source)

    try setting.mirror.synchronize()

    let copy = setting.mirrored("Sources/Lib/Überall.swift")
    #expect(try setting.folder.modified(copy) == setting.folder.modified(source))
    #expect(FileManager.default.isExecutableFile(atPath: setting.folder.path + "/" + copy))
  }

  @Test func onlyWhatChangedIsCopiedAgain() throws {
    let setting = try Setting()
    try setting.mirror.synchronize()
    #expect(try setting.mirror.synchronize() == MirrorChanges())

    try setting.folder.write("let two = 2 // longer\n", to: "Pack age/Sources/Lib/Überall.swift")
    #expect(try setting.mirror.synchronize().placed == ["Sources/Lib/Überall.swift"])
    #expect(try setting.folder.text(setting.mirrored("Sources/Lib/Überall.swift")) == "let two = 2 // longer\n")
  }

  @Test func whatATestChangedRemovedOrLeftInTheMirrorIsPutRight() throws {
    let setting = try Setting()
    try setting.folder.write("{}", to: "Pack age/Fixtures/a.json")
    try setting.mirror.synchronize()
    try setting.folder.write("changed", to: setting.mirrored("Package.swift"))
    try FileManager.default.removeItem(atPath: setting.mirror.root + "/Fixtures")
    try setting.folder.write("left", to: setting.mirrored("left/behind.txt"))
    try setting.folder.write("pins", to: setting.mirrored("Package.resolved"))

    try setting.mirror.synchronize()

    #expect(try setting.folder.text(setting.mirrored("Package.swift")) == "manifest")
    #expect(try setting.folder.text(setting.mirrored("Fixtures/a.json")) == "{}")
    #expect(!setting.folder.exists(setting.mirrored("left")))
    #expect(setting.folder.exists(setting.mirrored("Package.resolved")), "SwiftPM's own file must stay")
  }

  @Test func removedFilesAndKindsThatChangedAreFollowed() throws {
    let setting = try Setting()
    try setting.folder.write("", to: "Pack age/A/file")
    try setting.folder.write("", to: "Pack age/B")
    try setting.mirror.synchronize()
    try FileManager.default.removeItem(atPath: setting.mirror.package + "/A")
    try FileManager.default.removeItem(atPath: setting.mirror.package + "/B")
    try setting.folder.write("", to: "Pack age/B/file")

    try setting.mirror.synchronize()

    #expect(!setting.folder.exists(setting.mirrored("A")))
    #expect(setting.folder.exists(setting.mirrored("B/file")))
  }

  @Test func overlaidTextStaysUntilTheUsersFileChangesAndGoesWhenItIsNoLongerAskedFor() throws {
    let setting = try Setting()
    let path = "Sources/Lib/Überall.swift"
    try setting.mirror.synchronize()
    let original = try setting.folder.modified(setting.mirrored(path))

    #expect(try setting.mirror.write([path: "instrumented", "Added/new.swift": "new"]) == ["Added/new.swift", path])
    #expect(try setting.mirror.synchronize() == MirrorChanges())
    #expect(try setting.mirror.write([path: "instrumented", "Added/new.swift": "new"]) == [])
    #expect(try setting.folder.text(setting.mirrored(path)) == "instrumented")

    #expect(try setting.mirror.write([:]) == [path, "Added/new.swift"])
    #expect(try setting.folder.text(setting.mirrored(path)) == "let one = 1\n")
    #expect(try setting.folder.modified(setting.mirrored(path)) == original)
    #expect(!setting.folder.exists(setting.mirrored("Added/new.swift")))
  }

  @Test func groupsOfOverlaysDoNotTouchEachOther() throws {
    let setting = try Setting()
    try setting.mirror.synchronize()
    try setting.mirror.write(["Package.swift": "adapted"], group: "manifest")
    try setting.mirror.write(["Sources/Lib/Überall.swift": "instrumented"])
    try setting.mirror.write([:])
    #expect(try setting.folder.text(setting.mirrored("Package.swift")) == "adapted")
    #expect(try setting.folder.text(setting.mirrored("Sources/Lib/Überall.swift")) == "let one = 1\n")
  }

  @Test func eachTextHasAModificationTimeInAnotherSecondThanTheOneBefore() throws {
    let setting = try Setting()
    let path = "Sources/Lib/Überall.swift"
    try setting.mirror.synchronize()
    var seconds: [Int] = []
    for text in ["one", "two", "three", "four"] {
      try setting.mirror.write([path: text])
      seconds.append(Int(try setting.folder.modified(setting.mirrored(path)).timeIntervalSince1970.rounded(.down)))
    }
    for (before, after) in zip(seconds, seconds.dropFirst()) { #expect(before != after) }
  }
}
