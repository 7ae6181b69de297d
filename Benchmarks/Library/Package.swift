// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "LibraryBenchmark",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "telltale", path: "../..")],
  targets: [
    .executableTarget(name: "library-benchmark", dependencies: [.product(name: "Telltale", package: "telltale")])
  ]
)
