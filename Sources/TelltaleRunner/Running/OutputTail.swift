/// Keeps the last bytes of a stream of any length in bounded memory.
struct OutputTail {
  /// How many bytes are kept; nil for all.
  let limit: Int?
  private var bytes: [UInt8] = []

  init(limit: Int?) {
    self.limit = limit
  }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
    // Only now and then, so that a byte is moved once and not at every read.
    if let limit, bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
  }

  /// The text kept, from its first whole character.
  var text: String {
    guard let limit, bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
    let kept = bytes.suffix(limit).drop { $0 & 0b1100_0000 == 0b1000_0000 }
    return String(decoding: kept, as: UTF8.self)
  }
}
