import Testing

@testable import TelltaleCommand

@Suite struct GivenValueTests {
  private func value(_ text: String) -> GivenValue {
    GivenValue(text: text, source: .option("--x"), folder: "/work/shop")
  }

  private func isRefused(_ text: String, _ read: (GivenValue) throws(CommandError) -> some Any) -> Bool {
    do throws(CommandError) {
      _ = try read(value(text))
      return false
    } catch {
      guard case .invalidValue(.option("--x"), _, _, _) = error else { return false }
      return true
    }
  }

  @Test func `whole numbers are digits from the least on`() throws {
    #expect(try value("12").wholeNumber(atLeast: 1) == 12)
    for text in ["0", "-1", "+1", "1.5", "", "x", "0x10", "99999999999999999999"] {
      #expect(isRefused(text) { (value) throws(CommandError) in try value.wholeNumber(atLeast: 1) }, "\(text)")
    }
  }

  @Test func `seeds take all 64 bits`() throws {
    #expect(try value("18446744073709551615").seed() == UInt64.max)
    #expect(isRefused("18446744073709551616") { (value) throws(CommandError) in try value.seed() })
    #expect(isRefused("-1") { (value) throws(CommandError) in try value.seed() })
  }

  @Test func `percentages go from 0 to 100`() throws {
    #expect(try value("0").percentage() == 0)
    #expect(try value("79.5").percentage() == 79.5)
    #expect(try value("100").percentage() == 100)
    for text in ["100.1", "-1", "80%", "nan", "inf", "1e1", "", ".", "5.", "1.2.3"] {
      #expect(isRefused(text) { (value) throws(CommandError) in try value.percentage() }, "\(text)")
    }
  }

  @Test func `seconds are more than nothing`() throws {
    #expect(try value("0.5").seconds() == 0.5)
    #expect(isRefused("0") { (value) throws(CommandError) in try value.seconds() })
  }

  @Test func `a regular expression must compile`() throws {
    #expect(try value("Cart.*/test").regularExpression() == "Cart.*/test")
    #expect(isRefused("(") { (value) throws(CommandError) in try value.regularExpression() })
    #expect(isRefused("") { (value) throws(CommandError) in try value.regularExpression() })
  }

  @Test func `a glob is relative to the package and of stars and question marks`() throws {
    #expect(try value("Sources/**/*.swift").glob() == "Sources/**/*.swift")
    for text in ["", "/tmp/*", "../Other/**", "{A,B}.swift", "[ab].swift"] {
      #expect(isRefused(text) { (value) throws(CommandError) in try value.glob() }, "\(text)")
    }
  }

  @Test func `an assignment has a name and may have an empty value`() throws {
    let (name, text) = try value("TZ=a=b").assignment(expected: "")
    #expect(name == "TZ" && text == "a=b")
    #expect(try value("EMPTY=").assignment(expected: "").value == "")
    #expect(isRefused("=x") { (value) throws(CommandError) in try value.assignment(expected: "").name })
    #expect(isRefused("TZ") { (value) throws(CommandError) in try value.assignment(expected: "").name })
  }

  @Test func `names are separated by commas, with or without spaces`() throws {
    #expect(try value("a, b,c").names(expected: "") == ["a", "b", "c"])
    #expect(isRefused("a,,b") { (value) throws(CommandError) in try value.names(expected: "") })
    #expect(isRefused("") { (value) throws(CommandError) in try value.names(expected: "") })
  }

  @Test func `a word of a list that is wrong is named alone`() {
    #expect(
      throws: CommandError.invalidValue(
        .option("--x"), found: "nosy", expected: "unseen, blind, noisy, inverted, flaky or limited",
        suggestion: "noisy")
    ) { try value("blind,nosy").choices(Thresholds.Condition.self) }
  }

  @Test(arguments: [
    ("out", "/work/shop/out"), ("./a/../b", "/work/shop/b"), ("/a//b/", "/a/b"), ("../..", "/"), ("../../..", "/"),
  ])
  func `paths become absolute`(text: String, path: String) throws {
    #expect(try value(text).path() == path)
  }
}
