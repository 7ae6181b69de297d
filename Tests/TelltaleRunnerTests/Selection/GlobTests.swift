import TelltaleRunner
import Testing

@Suite struct GlobTests {
  @Test(
    "A glob takes in the paths that a shell user would expect",
    arguments: [
      ("Sources/Cart/*.swift", "Sources/Cart/Cart.swift", true),
      ("Sources/Cart/*.swift", "Sources/Cart/Lines/Line.swift", false),
      ("Sources/**/*.swift", "Sources/Cart/Lines/Line.swift", true),
      ("Sources/**/*.swift", "Sources/Cart.swift", true),
      ("**/Line.swift", "Line.swift", true),
      ("**/Line.swift", "Sources/Line.swift", true),
      ("Line.swift", "Sources/Cart/Line.swift", true),
      ("Line.swift", "Sources/Cart/Lines.swift", false),
      ("L?ne.swift", "Sources/Cart/Line.swift", true),
      ("*Line*", "Sources/Cart/OrderLines.swift", true),
      ("Sources/Cart", "Sources/Cart/Lines/Line.swift", true),
      ("Sources/Cart/", "Sources/Cart/Line.swift", true),
      ("./Sources/Cart", "Sources/Cart/Line.swift", true),
      ("Cart", "Sources/Cart/Line.swift", true),
      ("Cart", "Sources/Carting/Line.swift", false),
      ("Sources/Car", "Sources/Cart/Line.swift", false),
      ("*a*b*c", "xxaxxbxxbc", true),
      ("*a*b*c", "xxaxxbxxbcd", false),
      ("**", "Sources/Cart/Line.swift", true),
      ("Cart/Line.swift", "Sources/Cart/Line.swift", false),
    ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }
}
