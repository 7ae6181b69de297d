/// A digest that tells texts apart, for the keys of caches; not for secrets.
package struct Digest: Sendable, Hashable {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// Takes in a text; where one text ends and the next begins counts.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(UInt64(bytes.count))
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for index in start..<min(start + 8, bytes.count) { word = word << 8 | UInt64(bytes[index]) }
        add(word)
      }
    }
  }

  private mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01b3
    low ^= low >> 29
    high = (high ^ word) &* 0xbf58_476d_1ce4_e5b9
    high ^= high >> 31
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
