import Testing

@Test func standsAlone() {}

@Suite("A suite with a name") struct Outer {
  @Test("A test with a name") func named() {}

  struct Inner {
    @Test func isNested() {}
  }
}

extension Outer {
  @Suite struct InAnExtension {
    @Test func isNested() {}
  }

  @Test func standsInAnExtension() {}
}

struct Overloads {
  @Test(arguments: [1]) func takes(_ value: Int) { #expect(value == 1) }

  @Test(arguments: ["a"]) func takes(_ value: String) { #expect(value == "b") }

  @Test func takes() {}

  @Test func takesMore() { #expect(Bool(false)) }
}

struct `Raw identifiers / with (signs). of + regular [expressions]` {
  @Test func `1 + 1 == 2, "really"?`() {}

  @Test func `1 + 1 == 2`() { #expect(Bool(false)) }
}

enum Namespace {
  enum Deeper {
    @Test static func isStatic() {}
  }
}

#if os(macOS)
  @Test func isNotCompiledHere() {}
#endif
