// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Turnstile",
  targets: [
    .target(name: "Turnstile"),
    .testTarget(name: "TurnstileTests", dependencies: ["Turnstile"]),
  ]
)
