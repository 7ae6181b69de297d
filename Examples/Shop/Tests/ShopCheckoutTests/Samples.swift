import ShopCart
import ShopCheckout
import ShopCore

extension Product {
  static let cup = Product(sku: "CUP", name: "Cup", price: Money(minorUnits: 850))
  static let teapot = Product(sku: "TEAPOT", name: "Teapot", price: Money(minorUnits: 2500))
}

extension CheckoutState {
  /// A checkout of these products, one piece each; the same product again is another piece.
  static func buying(_ products: Product...) -> CheckoutState {
    var state = CheckoutState()
    for product in products { state.cart.add(product) }
    return state
  }
}
