import Testing

@testable import TelltaleRunner

@Suite struct ProcessorTimeTests {
  private func seconds(_ usual: Double, wall: Double, given: Double?) -> Double {
    ProcessLimits.processorSeconds(usual, wall: wall, given: given)
  }

  @Test func `what works without an end meets the limit of processor time before that of the wall clock`() {
    #expect(seconds(2, wall: 10, given: nil) == 2)
    // As long as usual, or somewhat longer: a busy machine may still give it a fifth of its time.
    #expect(seconds(2, wall: 10, given: 10) == 2)
    #expect(seconds(2, wall: 10, given: 20) == 4)
    // Shorter than usual: the wall clock comes close, and still second.
    #expect(seconds(2, wall: 10, given: 1) == 0.9)
    // Several threads take more than the wall clock says.
    #expect(seconds(80, wall: 40, given: 60) == 54)
  }
}
