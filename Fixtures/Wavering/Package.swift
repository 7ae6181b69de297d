// swift-tools-version: 6.1
import PackageDescription

// Tests that draw, hash, look at the clock and run several tasks at once.
let package = Package(
  name: "Wavering",
  targets: [
    .target(name: "Wavering"),
    .testTarget(name: "WaveringTests", dependencies: ["Wavering"]),
  ]
)
