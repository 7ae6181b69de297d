// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Guide",
  dependencies: [.package(name: "telltale", path: "../..")],
  targets: [
    .target(
      name: "Guide",
      dependencies: [
        .product(name: "Telltale", package: "telltale"),
        .product(name: "TelltaleRecords", package: "telltale"),
      ]),
    .executableTarget(name: "guide-examples", dependencies: ["Guide"]),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "Guide",
        .product(name: "Telltale", package: "telltale"),
        .product(name: "TelltaleTesting", package: "telltale"),
        .product(name: "TelltaleXCTest", package: "telltale"),
      ]),
  ]
)
