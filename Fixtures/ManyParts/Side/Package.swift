// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Side", products: [.library(name: "Side", targets: ["Side"])], targets: [.target(name: "Side")])
