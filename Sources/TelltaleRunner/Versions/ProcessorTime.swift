extension ProcessLimits {
  /// The processor time that a run on a faulty version may take.
  ///
  /// What works without an end is to meet this limit first, on a busy machine too: what the wall clock stops decides
  /// nothing. A user who gives a run more time gives it as many times more of the processor's.
  ///
  /// - Parameters:
  ///   - usual: What follows from the correct version.
  ///   - wall: The time by the wall clock that follows from it.
  ///   - given: The time by the wall clock that the user has set; nil where none is.
  static func processorSeconds(_ usual: Double, wall: Double, given: Double?) -> Double {
    guard let given else { return usual }
    return min(0.9 * given, usual * max(1, given / wall))
  }
}
