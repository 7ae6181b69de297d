// swift-tools-version: 6.1
import PackageDescription

// A feature depends on ShopBase and on nothing else; only ShopApp puts features together.
let package = Package(
  name: "ShopLessons",
  targets: [
    .target(name: "ShopBase"),
    .target(name: "ShopFeed", dependencies: ["ShopBase"]),
    .target(name: "ShopProfile", dependencies: ["ShopBase"]),
    .target(name: "ShopSettings", dependencies: ["ShopBase"]),
    .target(name: "ShopApp", dependencies: ["ShopBase", "ShopFeed", "ShopProfile", "ShopSettings"]),

    .target(name: "ShopBasket"),
    .target(name: "ShopOrders"),
    .target(name: "ShopScreens"),
    .target(name: "ShopRelease"),

    .testTarget(name: "BasketTests", dependencies: ["ShopBasket"]),
    .testTarget(name: "LessonTests", dependencies: ["ShopApp", "ShopOrders", "ShopScreens", "ShopRelease"]),
  ],
  swiftLanguageModes: [.v6]
)
