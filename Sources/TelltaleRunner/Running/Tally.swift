import Foundation

/// The file that a run and whoever watches it both map: the run counts its switches there, is told when to, and says
/// where it was when it was stopped.
///
/// Its layout is that of `telltale_tally.h`.
struct Tally {
  /// Where the file is.
  let path: String

  private static let size = 65536
  private static let traceSizeOffset = 32
  private static let traceOffset = 64

  /// Whether the file is there as it has to be.
  var isWhole: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == Self.size
  }

  /// Makes the file if it is not there as it has to be. It is written in whole: a disk that is full says so here, and
  /// not in the middle of a run.
  func create() throws {
    if isWhole { return }
    try Files.writeInPlace(Data(count: Self.size), to: path)
  }

  /// Where each thread was that could say so; nothing when the run has taken the file away.
  func stacks() -> [[StackFrame]] {
    guard let data = FileManager.default.contents(atPath: path), data.count == Self.size else { return [] }
    let traceSize = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: Self.traceSizeOffset, as: UInt32.self) }
    let text = String(decoding: data.dropFirst(Self.traceOffset).prefix(Int(traceSize)), as: UTF8.self)
    var stacks: [[StackFrame]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        stacks.append([])
      } else if let frame = StackFrame(line) {
        stacks[stacks.count - 1].append(frame)
      }
    }
    return stacks.filter { !$0.isEmpty }
  }
}

/// A place in the code of a process, by the file that it was loaded from.
package struct StackFrame: Sendable, Hashable {
  package var file: String
  package var offset: UInt64

  /// A line of the file, a tab, and the offset in hexadecimal; nil for any other, which can only be one that is cut off.
  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: "\t")
    guard parts.count == 2, let offset = UInt64(parts[1], radix: 16) else { return nil }
    file = String(parts[0])
    self.offset = offset
  }
}
