/// The seed from which follows all that a run of one check takes for random.
///
/// It is drawn from the study's seed and the check together: the same check draws the same in each of its runs, however
/// it is run, and two checks that run at once do not choose the same port or name for a file.
package enum RunSeed {
  /// The seed of every run of the check with this id.
  package static func derived(from study: UInt64, check id: String) -> UInt64 {
    // FNV-1a (Fowler, Noll and Vo) of the study's seed and the id: Swift's own hashes differ between versions.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    withUnsafeBytes(of: study.littleEndian) { $0.forEach(add) }
    id.utf8.forEach(add)
    // Ids that differ in their last letter only have hashes that are close to each other.
    var generator = SeededGenerator(seed: hash)
    return generator.next()
  }
}
