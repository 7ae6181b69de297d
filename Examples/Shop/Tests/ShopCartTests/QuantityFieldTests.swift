import ShopCart
import Testing

@Suite("The field for the number of pieces")
struct QuantityFieldTests {
  @Test("takes whole numbers from 1 to 99", arguments: zip(["1", "2", "99"], [1, 2, 99]))
  func accepts(_ text: String, as pieces: Int) {
    #expect(QuantityField.pieces(typed: text) == pieces)
  }

  @Test("refuses everything else", arguments: ["0", "100", "-1", "", "two", "1.5"])
  func refuses(_ text: String) {
    #expect(QuantityField.pieces(typed: text) == nil)
  }
}
