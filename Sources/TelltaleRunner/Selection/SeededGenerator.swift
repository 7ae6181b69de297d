/// The generator SplitMix64: the same numbers for the same seed, on every machine and in every version.
///
/// From Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers follow from the seed alone.
  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array {
  /// Draws `count` elements by chance and keeps their order; all of them when there are no more than that.
  package func sampled(_ count: Int, seed: UInt64) -> [Element] {
    guard count < self.count else { return self }
    var generator = SeededGenerator(seed: seed)
    var indices = Array<Int>(self.indices)
    // The first `count` steps of a Fisher-Yates shuffle: the standard library does not promise that its own shuffle
    // stays the same between versions.
    for position in 0..<count {
      let other = position + Int(generator.next() % UInt64(indices.count - position))
      indices.swapAt(position, other)
    }
    return indices.prefix(count).sorted().map { self[$0] }
  }
}
