// swift-tools-version:5.5
import PackageDescription

// Tests that Tests/LinuxMain.swift lists, and tests that it does not.
let package = Package(
  name: "AnswersLinuxMain",
  targets: [
    .testTarget(name: "ListedTests")
  ]
)
