import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct MirroredLinkTests {
  @Test func linksInsideThePackageStayAndLinksOutOfItLeadToTheUsersFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Outside/o.swift")
    try folder.write("", to: "P/Shared/s.swift")
    try folder.write("", to: "P/.build/generated/g.swift")
    try folder.link("P/Sources/s.swift", to: "../Shared/s.swift")
    try folder.link("P/Sources/absolute.swift", to: folder.path + "/P/Shared/s.swift")
    try folder.link("P/Sources/o.swift", to: "../../Outside/o.swift")
    try folder.link("P/Sources/g.swift", to: "../.build/generated/g.swift")
    try folder.link("P/Sources/nowhere", to: "missing")
    let mirror = Mirror(package: folder.path + "/P", name: "plain")

    try mirror.synchronize()

    let sources = "P/.build/telltale/plain/P/Sources"
    #expect(try folder.destination("\(sources)/s.swift") == "../Shared/s.swift")
    #expect(try folder.destination("\(sources)/absolute.swift") == mirror.root + "/Shared/s.swift")
    #expect(try folder.destination("\(sources)/o.swift") == folder.path + "/Outside/o.swift")
    #expect(try folder.destination("\(sources)/g.swift") == folder.path + "/P/.build/generated/g.swift")
    #expect(try folder.destination("\(sources)/nowhere") == "missing")
    #expect(try mirror.synchronize() == MirrorChanges())
  }

  @Test func aFileBehindALinkedFolderIsNeverWrittenOutsideTheMirror() throws {
    let folder = try TemporaryFolder()
    try folder.write("original", to: "Outside/Deep/o.swift")
    try folder.write("other", to: "Outside/other.swift")
    try folder.write("", to: "P/Package.swift")
    try folder.link("P/Sources", to: "../Outside")
    let mirror = Mirror(package: folder.path + "/P", name: "plain")
    try mirror.synchronize()

    #expect(try mirror.write(["Sources/Deep/o.swift": "instrumented"]) == ["Sources/Deep/o.swift"])

    let sources = "P/.build/telltale/plain/P/Sources"
    #expect(try folder.text("Outside/Deep/o.swift") == "original")
    #expect(try folder.text("\(sources)/Deep/o.swift") == "instrumented")
    #expect(try folder.text("\(sources)/other.swift") == "other")
    #expect(try mirror.synchronize() == MirrorChanges(), "a folder of links is not folded up again")
    #expect(try mirror.write(["Sources/Deep/o.swift": "instrumented"]) == [])
    #expect(try mirror.write([:]) == ["Sources/Deep/o.swift"])
    #expect(try folder.destination("\(sources)/Deep/o.swift") == folder.path + "/Outside/Deep/o.swift")
  }

  @Test func aFileBehindALinkInsideThePackageIsWrittenWhereItReallyIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("original", to: "P/Shared/s.swift")
    try folder.link("P/Sources", to: "Shared")
    let mirror = Mirror(package: folder.path + "/P", name: "plain")
    try mirror.synchronize()

    #expect(try mirror.write(["Sources/s.swift": "instrumented"]) == ["Shared/s.swift"])
    #expect(try folder.text("P/Shared/s.swift") == "original")
    #expect(mirror.realPath(of: "Sources/s.swift") == "Shared/s.swift")
  }

  @Test func resolvedDependenciesAreCopiedWithoutTheirHistoryAndOnlyWhenTheyChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "P/Package.swift")
    try folder.write("state 1", to: "P/.build/workspace-state.json")
    try folder.write("source", to: "P/.build/checkouts/dep/Sources/d.swift")
    try folder.write("", to: "P/.build/checkouts/dep/.git/index")
    let mirror = Mirror(package: folder.path + "/P", name: "plain")
    let build = "P/.build/telltale/plain/build"

    try mirror.synchronize()
    #expect(try folder.text("\(build)/checkouts/dep/Sources/d.swift") == "source")
    #expect(!folder.exists("\(build)/checkouts/dep/.git"))

    try folder.write("SwiftPM's own", to: "\(build)/workspace-state.json")
    try mirror.synchronize()
    #expect(try folder.text("\(build)/workspace-state.json") == "SwiftPM's own")

    try folder.write("state 2", to: "P/.build/workspace-state.json")
    try mirror.synchronize()
    #expect(try folder.text("\(build)/workspace-state.json") == "state 2")
  }
}
