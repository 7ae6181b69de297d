package import Telltale

internal import Foundation

/// The page file that an instrumented process records reach and infection into.
///
/// Its layout is that of `telltale_page.h`: a header of 64 bytes, then one byte of flags a fault number.
package struct Page: Sendable {
  private static let headerSize = 64

  /// Where the file is.
  package let path: String

  /// Where the pages of a mirror are.
  static func folder(in mirror: Mirror) -> String { mirror.folder + "/pages" }

  /// Makes an empty page for the fault numbers below `capacity`, in place of what was there.
  package init(path: String, capacity: Int32) throws {
    self.path = path
    var header = Data("TELLTALE".utf8)
    for value in [1, UInt32(capacity)] { withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) } }
    let size = Self.headerSize + Int(capacity)
    header.append(Data(count: size - header.count))
    try header.write(to: URL(fileURLWithPath: path))
  }

  /// Reads how far each fault got, by its number.
  package func reach() throws -> [Pair.Reach] {
    try Data(contentsOf: URL(fileURLWithPath: path)).dropFirst(Self.headerSize).map { flags in
      switch (flags & 1 != 0, flags & 2 != 0) {
      case (_, true): .infected
      case (true, false): .uninfected
      case (false, false): .unreached
      }
    }
  }
}
