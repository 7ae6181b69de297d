import Testing

@testable import TelltaleFaults

@Suite struct ManifestSyntaxTests {
  private func names(_ text: String) -> [String] { ManifestSyntax(text).packageVariables.map(\.name) }

  @Test func theVariableIsFoundWhateverItIsCalledAndHoweverItIsMade() {
    #expect(names("let package = Package(name: \"P\")") == ["package"])
    #expect(names("var kit = Package(name: \"P\")") == ["kit"])
    #expect(names("let `default` = PackageDescription.Package(name: \"P\")") == ["`default`"])
    #expect(names("let p: Package = .init(name: \"P\")") == ["p"])
    #expect(names("let p = Package.init(name: \"P\")") == ["p"])
    #expect(names("let p: Package = { make() }()") == ["p"])
  }

  @Test func whatIsNotAPackageAtTheTopLevelIsNotTaken() {
    #expect(names("let name = \"package\"\nfunc f() { let package = Package(name: name) }") == [])
    #expect(names("let dependency = Package.Dependency.package(path: \"x\")") == [])
    #expect(names("// let package = Package(name: \"P\")") == [])
  }

  @Test func variablesInConditionalBranchesHaveTheConditionsThatReachThem() {
    let text = """
      #if os(Linux) || A
      let linux = Package(name: "P")
      #elseif B
      let b = Package(name: "P")
      #else
      #if C
      let c = Package(name: "P")
      #endif
      #endif
      """
    #expect(
      ManifestSyntax(text).packageVariables == [
        .init(name: "linux", conditions: ["(os(Linux) || A)"]),
        .init(name: "b", conditions: ["!(os(Linux) || A) && (B)"]),
        .init(name: "c", conditions: ["!(os(Linux) || A) && !(B)", "(C)"]),
      ])
  }
}
