import ShopOrders
import Testing

@Suite("Unit Tests") struct UnitTestsTests {
  private func charge(_ worth: Int) -> Int { Postage.turkey.charge(worth: worth) }

  @Test("threshold-fee") func thresholdFee() { #expect(charge(100) == 0) }

  @Test("far-above-fee") func farAboveFee() { #expect(charge(500) == 0) }

  @Test("below-fee") func belowFee() { #expect(charge(40) == 15) }

  /// Red: the fee was raised, and nobody has told this test.
  @Test("wrong-expected") func wrongExpected() { #expect(charge(40) == 12) }

  /// Red: recorded from a release that charged at the threshold itself.
  @Test("pasted-expected") func pastedExpected() throws {
    #expect(String(charge(100)) == (try PackageFile.recorded("fee-of-release-1")))
  }
}
