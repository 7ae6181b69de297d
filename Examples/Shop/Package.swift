// swift-tools-version: 6.1
import PackageDescription

// A feature depends on ShopCore and on nothing else; ShopCheckout puts the features together. A feature that needs
// another one asks for a value of ShopCore instead.
let package = Package(
  name: "Shop",
  products: [
    .library(name: "Shop", targets: ["ShopCatalog", "ShopCheckout"])
  ],
  targets: [
    .target(name: "ShopCore"),
    .target(name: "ShopCart", dependencies: ["ShopCore"]),
    .target(name: "ShopShipping", dependencies: ["ShopCore"]),
    .target(name: "ShopCatalog", dependencies: ["ShopCore"]),
    .target(name: "ShopCheckout", dependencies: ["ShopCore", "ShopCart", "ShopShipping"]),

    .testTarget(name: "ShopCoreTests", dependencies: ["ShopCore"]),
    .testTarget(name: "ShopCartTests", dependencies: ["ShopCore", "ShopCart"]),
    .testTarget(name: "ShopShippingTests", dependencies: ["ShopCore", "ShopShipping"]),
    .testTarget(name: "ShopCatalogTests", dependencies: ["ShopCore", "ShopCatalog"]),
    .testTarget(name: "ShopCheckoutTests", dependencies: ["ShopCore", "ShopCart", "ShopShipping", "ShopCheckout"]),
  ],
  swiftLanguageModes: [.v6]
)
