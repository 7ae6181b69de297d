import Testing

@testable import App
@testable import Rules

@Suite struct PartsTests {
  @Test func steps() {
    #expect(next(1) == 5)
    #expect(mayStep(from: 1))
    #expect(!mayStep(from: 6))
  }

  @Test func words() {
    #expect(greeting() == "HELLO!")
    #expect(small(Column(name: "a")) == "a < 10")
    #expect(isOutside(6))
  }
}
