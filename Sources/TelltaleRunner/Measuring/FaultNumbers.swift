/// The numbers by which the switches of each file's faults are known in the instrumented build.
///
/// A file keeps its numbers from run to run as long as its faults fit into them, so that an edit to one file does not
/// rewrite, and rebuild, the others.
package struct FaultNumbers: Sendable, Hashable, Codable {
  private struct Block: Sendable, Hashable, Codable {
    var first: Int32
    var capacity: Int32
  }

  private var blocks: [String: Block] = [:]
  /// The lowest number that no file has; numbers begin at 1, since 0 means that no fault is switched on.
  package private(set) var next: Int32 = 1

  /// No numbers given out.
  package init() {}

  /// The first of `count` consecutive numbers for the faults of a file.
  package mutating func first(for path: String, count: Int) -> Int32 {
    if let block = blocks[path], count <= Int(block.capacity) { return block.first }
    // Room for a quarter more, so that a growing file does not move at every edit.
    let capacity = Int32(count + count / 4 + 4)
    let block = Block(first: next, capacity: capacity)
    blocks[path] = block
    next += capacity
    return block.first
  }
}
