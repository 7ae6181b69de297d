// swift-tools-version: 6.1
import PackageDescription

// One test of every kind, so that the answer to each can be looked at.
let package = Package(
  name: "Answers",
  targets: [
    .testTarget(name: "XCTestAnswers", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TestingAnswers"),
  ]
)
