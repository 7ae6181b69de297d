// swift-tools-version:5.5
import PackageDescription

// For tools older than the other manifest; the sources are not for them.
let package = Package(name: "TooOld", targets: [.target(name: "Missing")])
