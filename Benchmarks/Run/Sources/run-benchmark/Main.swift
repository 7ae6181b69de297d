import Foundation

/// `run-benchmark TELLTALE suite|edited|growth [PACKAGE] [OPTIONS OF telltale run]`.
@main
enum Main {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let telltale = arguments.popFirst(), let kind = arguments.popFirst() else { return usage() }
    let program = URL(fileURLWithPath: telltale).path
    let package = arguments.popFirst().map { URL(fileURLWithPath: $0) }
    switch (kind, package) {
    case ("suite", let package?):
      try OwnSuite(package: package, telltale: program, options: Array(arguments)).run()
    case ("edited", let package?):
      try EditedMutants(package: package, telltale: program, options: Array(arguments), count: 12).run()
    case ("growth", nil):
      try Growth(telltale: program).run()
    default:
      usage()
    }
  }

  private static func usage() {
    print("usage: run-benchmark TELLTALE suite|edited|growth [PACKAGE] [OPTIONS OF telltale run]")
    exit(2)
  }
}
