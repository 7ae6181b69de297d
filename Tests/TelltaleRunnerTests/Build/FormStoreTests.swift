import TelltaleFaults
import Testing

@testable import TelltaleRunner

@Suite struct FormStoreTests {
  private let toolchain = Toolchain(identity: "Swift 6.3", version: ToolsVersion(6, 3), triple: "x86_64-linux")

  private func key(
    _ sources: [String: String] = ["a": "1", "b": "2"], tool: String = "t",
    _ change: (inout RunOptions.Build) -> Void = { _ in }
  ) -> String {
    var options = RunOptions.Build()
    change(&options)
    return FormStore.key(sources: sources, toolchain: toolchain, options: options, tool: tool)
  }

  @Test func theKeyIsTheSameOnlyForTheSameSourcesOptionsAndTool() {
    let keys = [
      key(), key(["a": "1", "b": "3"]), key(["a": "12", "b": ""]), key(["ab": "12"]), key(["abcdefgh": "1"]),
      key(["abcdefgh1": ""]), key(tool: "u"),
      key { $0.configuration = .release }, key { $0.traits = [] }, key { $0.swiftcFlags = ["-DX"] },
      key { $0.environment = ["A": "B"] },
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key() == key())
    #expect(key().count == 32)
  }

  @Test func formsAreGivenBackForTheKeyThatTheyWereFoundForAndNoOther() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "P/Package.swift")
    let mirror = Mirror(package: folder.path + "/P", name: "instrumented")
    try mirror.synchronize()
    let store = FormStore(mirror: mirror)
    #expect(try store.forms(for: "k") == [:])

    try store.save(["f": .choice, "g": .dropped], for: "k")
    #expect(try store.forms(for: "k") == ["f": .choice, "g": .dropped])
    #expect(try store.forms(for: "other") == [:])
  }

  @Test func aStoreThatCanNotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "P/.build/telltale/instrumented/forms.json")
    let store = FormStore(mirror: Mirror(package: folder.path + "/P", name: "instrumented"))
    #expect {
      try store.forms(for: "k")
    } throws: { error in
      "\(error)".contains("\(store.path) can't be understood")
    }
  }
}

@Suite struct ScratchLockTests {
  @Test func onlyOneRunMayUseAScratchFolder() throws {
    let folder = try TemporaryFolder()
    var first: ScratchLock? = try ScratchLock(scratch: folder.path + "/scratch")
    #expect(throws: MirrorError.inUse(path: folder.path + "/scratch")) {
      try ScratchLock(scratch: folder.path + "/scratch")
    }
    #expect(first != nil)
    first = nil
    _ = try ScratchLock(scratch: folder.path + "/scratch")
  }
}

@Suite struct PathTextTests {
  @Test func pathsAreWorkedOutWithoutLookingAtFiles() {
    #expect(PathText.absolute("../b/./c", in: "/x/a") == "/x/b/c")
    #expect(PathText.absolute("/y/../../z", in: "/x") == "/z")
    #expect(PathText.relative("/x/yz", to: "/x/y") == nil)
    #expect(PathText.relative("/x/y/z", to: "/x/y") == "z")
    #expect(PathText.relative("/x", to: "/x") == "")
    #expect(PathText.folders(of: "a/b/c.swift") == ["a", "a/b"])
    #expect(PathText.folder(of: "c.swift") == "")
  }
}
