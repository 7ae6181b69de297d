import Foundation
import Telltale

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads reports in JUnit's format, as far as they are written: a case counts once its element has ended.
final class JUnitReader: NSObject, XMLParserDelegate {
  /// A suite whose element has begun.
  private struct Suite {
    var name: String
    /// How many failures and errors it says that it has.
    var announced: Int
    var failed = 0
    var passed: [CaseList.Reported] = []
  }

  private var list = CaseList()
  private var suites: [Suite] = []
  private var current: CaseList.Reported?
  private var marks: Set<String> = []
  /// How many elements are open; nil before the first.
  private var depth: Int?

  /// The cases of a report.
  ///
  /// - Parameter name: What messages call the file.
  static func read(_ data: Data, name: String, into list: CaseList = CaseList()) -> CaseList {
    let reader = JUnitReader()
    reader.list = list
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // The parser is content with a file that ends early.
    if !parser.parse() || reader.depth != 0 {
      reader.list.problems.append("\(name) is cut short or broken at line \(parser.lineNumber)")
      if let open = reader.current {
        reader.add(open, nil, "\(name) ends in the middle of it.")
      }
      while !reader.suites.isEmpty { reader.endSuite(name: name) }
    }
    return reader.list
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth = (depth ?? 0) + 1
    switch element {
    case "testsuite":
      let announced = ["failures", "errors"].compactMap { attributes[$0].flatMap { Int($0) } }.reduce(0, +)
      suites.append(Suite(name: attributes["name"] ?? "", announced: announced))
    case "testcase":
      if let open = current { add(open, nil, "Another case begins in the middle of it.") }
      current = Self.reported(attributes)
      marks = []
      if let status = attributes["status"], ["notrun", "disabled", "skipped", "ignored"].contains(status.lowercased()) {
        marks.insert("skipped")
      }
    case "failure", "error", "skipped":
      if current != nil { marks.insert(element) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    depth = (depth ?? 0) - 1
    switch element {
    case "testsuite": endSuite(name: "the report")
    case "testcase":
      guard let ended = current else { return }
      current = nil
      let failed = marks.contains("failure") || marks.contains("error")
      switch (failed, marks.contains("skipped")) {
      case (true, true): add(ended, nil, "It is reported both as skipped and as failed.")
      case (true, false): add(ended, .fail(marks.contains("failure") ? .assertion : .error), nil)
      case (false, true): add(ended, .didNotRun(.skipped), nil)
      case (false, false): add(ended, .pass, nil)
      }
    default: break
    }
  }

  private func add(_ reported: CaseList.Reported, _ answer: Answer?, _ problem: String?) {
    current = nil
    var reported = reported
    reported.answer = answer
    reported.problem = problem
    if case .fail = answer { for index in suites.indices { suites[index].failed += 1 } }
    // A pass counts when its suite has ended: only then is it known what the suite says of itself.
    if answer == .pass, !suites.isEmpty {
      suites[suites.count - 1].passed.append(reported)
    } else {
      list.add(reported)
    }
  }

  private func endSuite(name: String) {
    guard let suite = suites.popLast() else { return }
    let isLie = suite.announced > suite.failed && current == nil
    if isLie, !suite.passed.isEmpty {
      list.problems.append(
        "\(name): the suite '\(suite.name)' says that \(suite.announced) failed, and \(suite.failed) of its cases did")
    }
    for var reported in suite.passed {
      if isLie {
        reported.answer = nil
        reported.problem = "Its suite says that \(suite.announced) failed, and does not say that of enough cases."
      }
      list.add(reported)
    }
  }

  private static func reported(_ attributes: [String: String]) -> CaseList.Reported {
    let name = attributes["name"] ?? ""
    let className = attributes["classname"] ?? attributes["class"] ?? ""
    return CaseList.Reported(
      id: className.isEmpty ? name : "\(className)/\(name)", title: name, file: attributes["file"] ?? "",
      line: attributes["line"].flatMap { Int($0) } ?? 0)
  }
}
