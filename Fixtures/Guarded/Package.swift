// swift-tools-version: 6.1
import PackageDescription

// Code whose faults never end, eat memory or remove what is not theirs, and tests that would disturb each other.
let package = Package(
  name: "Guarded",
  targets: [
    .target(name: "Guarded"),
    .testTarget(name: "GuardedXCTests", dependencies: ["Guarded"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "GuardedTests", dependencies: ["Guarded"]),
  ]
)
