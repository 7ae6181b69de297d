// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RunBenchmark",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "run-benchmark")]
)
