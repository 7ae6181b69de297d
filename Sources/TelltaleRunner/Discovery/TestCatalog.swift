import Telltale
import TelltaleFaults

/// Puts what an executable lists beside what stands in the source: ids, places, and the tests that are not listed.
struct TestCatalog {
  /// A file of a test target with what it declares.
  struct File {
    /// Relative to the package.
    var path: String
    /// The module that it is compiled into.
    var module: String
    var declarations: TestDeclarations
  }

  private struct Place {
    var file: File
    var test: TestDeclaration
  }

  private let files: [File]
  /// The tests of XCTest in the source by `Module.Class/method`.
  private let methods: [String: Place]
  /// By `Module.Class`.
  private let superclasses: [String: String]

  init(files: [File]) {
    self.files = files
    var methods: [String: Place] = [:]
    var superclasses: [String: String] = [:]
    for file in files {
      for test in file.declarations.tests where test.library == .xctest {
        methods["\(file.module).\(test.types.joined(separator: "."))/\(test.name)"] = Place(file: file, test: test)
      }
      for (name, superclass) in file.declarations.superclasses {
        superclasses["\(file.module).\(name)"] = superclass
      }
    }
    self.methods = methods
    self.superclasses = superclasses
  }

  /// The tests of XCTest that an executable lists, with the places that their methods have in the source.
  func xctests(_ entries: [TestListing.XCTestEntry]) -> [DiscoveredTest] {
    entries.map { entry in
      let id = "\(entry.className)/\(entry.method)"
      let place = place(of: entry.method, in: entry.className)
      return DiscoveredTest(
        id: id, title: entry.method, file: place?.file.path ?? "", line: place?.test.line ?? 0, library: .xctest,
        selector: id)
    }
  }

  /// The tests of Swift Testing that an executable lists; the second of two overloads in source order ends in `#2`.
  func swiftTests(_ entries: [TestListing.SwiftTestingEntry], root: String) -> [DiscoveredTest] {
    var seen: [String: Int] = [:]
    return entries.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }.map { entry in
      let name = String(SwiftTestingID(entry.id).name)
      seen[name, default: 0] += 1
      let number = seen[name] ?? 1
      return DiscoveredTest(
        id: number == 1 ? name : "\(name)#\(number)", title: entry.title,
        file: PathText.relative(entry.path, to: root) ?? entry.path, line: entry.line, library: .swiftTesting,
        selector: entry.id)
    }
  }

  /// The tests that stand in the source and are not among those listed, as checks with the reason.
  ///
  /// - Parameter linuxMain: The `LinuxMain.swift` that the build obeyed, if it did.
  func unlisted(besides listed: [DiscoveredTest], linuxMain: String?) -> [Check] {
    let ids = Set(listed.map(\.id))
    var checks: [String: Check] = [:]
    for file in files {
      for test in file.declarations.tests {
        let id = self.id(of: test, in: file)
        if ids.contains(id) || !isTest(test, in: file) { continue }
        checks[id] = Check(
          id: id, kind: .test, title: test.name, file: file.path, line: test.line, correct: .didNotRun(.notFound),
          note: reason(test, linuxMain: linuxMain))
      }
    }
    return checks.values.sorted { $0.id < $1.id }
  }

  private func id(of test: TestDeclaration, in file: File) -> String {
    switch test.library {
    case .xctest: "\(file.module).\(test.types.joined(separator: "."))/\(test.name)"
    case .swiftTesting:
      "\(file.module)."
        + (test.types.flatMap { $0.hasPrefix("`") ? [$0] : $0.split(separator: ".").map(String.init) } + [test.name])
        .joined(separator: "/")
    }
  }

  private func reason(_ test: TestDeclaration, linuxMain: String?) -> String {
    if let condition = test.condition {
      return "It stands under \(condition), and this build does not compile it."
    }
    if let linuxMain, test.library == .xctest {
      return "\(linuxMain) does not list it; --enable-test-discovery ignores that file."
    }
    return "It stands in the source, and the test executable does not list it."
  }

  /// Where a class's method is declared: in the class, or in the nearest of its superclasses.
  private func place(of method: String, in className: String) -> Place? {
    var name = className
    let module = className.prefix { $0 != "." }
    // A chain longer than this goes round in circles.
    for _ in 0..<32 {
      if let place = methods["\(name)/\(method)"] { return place }
      guard let superclass = superclasses[name] else { return nil }
      name = "\(module).\(superclass)"
    }
    return nil
  }

  /// Whether XCTest would run a method of that name: its class comes from `XCTestCase`, as far as the source tells.
  private func isTest(_ test: TestDeclaration, in file: File) -> Bool {
    guard test.library == .xctest else { return true }
    var name = test.types.joined(separator: ".")
    for _ in 0..<32 {
      if name.hasSuffix("XCTestCase") || name.hasSuffix("TestCase") { return true }
      guard let superclass = superclasses["\(file.module).\(name)"] else { return false }
      name = superclass
    }
    return false
  }
}
