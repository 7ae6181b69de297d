import TelltaleReports
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("\u{200B}", 0),
    ("→", 1), ("", 0), ("ｆｕｌｌ", 8), ("❤\u{FE0F}", 2),
  ])
  func `width counts columns and not characters`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `an id is shortened in its middle to exactly the columns asked for`() {
    #expect("Module.Class/test".shortenedInMiddle(to: 9) == "Modu…test")
    #expect("Module.Class/test".shortenedInMiddle(to: 17) == "Module.Class/test")
    #expect("日本語日本語".shortenedInMiddle(to: 8) == "日…本語")
  }

  @Test func `text is shortened at its end, and a wide character that does not fit is left out`() {
    #expect("abcdef".shortenedAtEnd(to: 4) == "abc…")
    #expect("日本語".shortenedAtEnd(to: 4) == "日…")
    #expect("abcd".shortenedAtEnd(to: 4) == "abcd")
  }

  @Test func `a single line keeps words and shows what would steer a terminal`() {
    #expect("  {\r\n\t\tsave()\n  }".singleLine == "{ save() }")
    #expect("a\u{1B}[31mb\u{7}".singleLine == "a\\u{1B}[31mb\\u{7}")
    #expect("a\u{202E}b".singleLine == "a\\u{202E}b")
  }

  @Test func `words are wrapped, and a word too long stands alone`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("a verylongword b".wrapped(to: 4) == ["a", "verylongword", "b"])
    #expect("".wrapped(to: 4) == [])
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1234567, "-1,234,567")])
  func `numbers are grouped by thousands`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [(0.0, "0.0%"), (33.333, "33.3%"), (99.96, "99.9%"), (100.0, "100.0%")])
  func `a percentage is cut and not rounded up`(value: Double, text: String) {
    #expect(value.percentage == text)
  }

  @Test func `padding and aligning count columns`() {
    #expect("日".padded(to: 4) == "日  ")
    #expect("日".rightAligned(in: 4) == "  日")
    #expect("long".padded(to: 2) == "long")
  }
}
