package import Telltale

internal import Foundation

/// The page file that an instrumented process records reach and infection into.
///
/// Its layout is that of `telltale_page.h`: a header of 64 bytes, then one byte of flags a fault number,
/// then, from the next multiple of 8, the operands of its comparison.
package struct Page: Sendable {
  private static let headerSize = 64
  private static let operandsSize = 32

  /// Where the file is.
  package let path: String
  private let capacity: Int

  /// Where the pages of a mirror are.
  static func folder(in mirror: Mirror) -> String { mirror.folder + "/pages" }

  /// Makes an empty page for the fault numbers below `capacity`, in place of what was there.
  package init(path: String, capacity: Int32) throws {
    self.path = path
    self.capacity = Int(capacity)
    var header = Data("TELLTALE".utf8)
    for value in [2, UInt32(capacity)] { withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) } }
    header.append(Data(count: Self.headerSize - header.count))
    try Files.writeInPlace(header, to: path)
    // The rest is a hole until something is recorded in it.
    guard truncate(path, off_t(behindFlags + self.capacity * Self.operandsSize)) == 0 else {
      throw MirrorError.unwritable(path: path, reason: Files.lastReason())
    }
  }

  /// The page that was made at a path before, with the same capacity.
  package init(madeAt path: String, capacity: Int32) {
    self.path = path
    self.capacity = Int(capacity)
  }

  private var behindFlags: Int { (Self.headerSize + capacity + 7) / 8 * 8 }

  /// Reads how far each fault got, by its number.
  package func reach() throws -> [Pair.Reach] {
    try bytes(at: Self.headerSize, count: capacity).map { flags in
      switch (flags & 1 != 0, flags & 2 != 0) {
      case (_, true): .infected
      case (true, false): .uninfected
      case (false, false): .unreached
      }
    }
  }

  /// What the comparison with the fault of this number compared, of all times the nearest; nil where nothing is noted.
  package func operands(of number: Int32) throws -> Operands? {
    let bytes = try bytes(at: behindFlags + Int(number) * Self.operandsSize, count: Self.operandsSize)
    func value<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value {
      bytes.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
    }
    let (left, right) = (value(at: 16, as: Int64.self), value(at: 24, as: Int64.self))
    switch value(at: 4, as: UInt32.self) {
    case 1: return Operands(left: "\(left)", right: "\(right)")
    case 2:
      let reals = [left, right].map { Double(bitPattern: UInt64(bitPattern: $0)) }
      return Operands(left: reals[0], right: reals[1])
    default: return nil
    }
  }

  private func bytes(at offset: Int, count: Int) throws -> Data {
    let data: Data?
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      try file.seek(toOffset: UInt64(offset))
      data = try file.read(upToCount: count)
      try file.close()
    } catch {
      throw MirrorError.unreadable(path: path, reason: Files.reason(of: error))
    }
    guard let data, data.count == count else {
      throw MirrorError.unreadable(path: path, reason: "it is shorter than it was made; did a test write to it?")
    }
    return data
  }
}
