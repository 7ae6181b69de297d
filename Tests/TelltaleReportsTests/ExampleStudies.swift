import Telltale

/// Studies made by hand for the tests of reports.
enum ExampleStudies {
  /// A small shop: a check of every category and an unseen fault for every reason.
  static let shop = Study(
    tool: Study.Tool(name: "telltale", version: "1.2.3"),
    subject: Study.Subject(
      name: "Shop", revision: "0123456789abcdef0123456789abcdef01234567+",
      selection: Study.Selection(operators: ["logical", "relational", "return"])),
    checks: checks, flaky: ["CatalogTests.RefreshTests/testRefreshOrder"], faults: faults, pairs: pairs,
    timing: Study.Timing(seconds: ["build": 12.25, "total": 20.5], counts: ["builds": 2]))

  /// The shop with the last two faults not measured.
  static var interrupted: Study {
    let left = Set(faults.suffix(2).map(\.id))
    return Study(
      tool: shop.tool, subject: shop.subject, checks: checks, flaky: ["CatalogTests.RefreshTests/testRefreshOrder"],
      faults: faults, pairs: pairs.filter { !left.contains($0.fault) }, timing: Study.Timing())
  }

  /// Nothing measured at all, of a selection that names everything.
  static let empty = Study(
    tool: Study.Tool(name: "telltale", version: "1.2.3"),
    subject: Study.Subject(
      name: "Shop", revision: nil,
      selection: Study.Selection(
        files: ["Sources/Cart/**"], exclude: ["*.generated.swift"], tests: "Cart", operators: ["relational"],
        sample: Study.Selection.Sample(count: 50, seed: UInt64.max), shard: "1/4", diff: "main")),
    checks: [], flaky: [], faults: [], pairs: [], timing: Study.Timing())

  /// A pipeline on a machine that lacks a setting, and on one that has it.
  static var pipeline: Study {
    let fault = Fault(
      id: "patch:faults/last.patch", kind: .patch, operator: "", file: "", line: 0, column: 0, original: "",
      replacement: "", title: "Leave the last price out")
    let outcomes: [(machine: String, fault: String?, answers: [Answer])] = [
      ("clean", nil, [.fail(.exit), .didNotRun(.stopped), .didNotRun(.stopped)]),
      ("clean", fault.id, [.fail(.exit), .didNotRun(.stopped), .didNotRun(.stopped)]),
      ("set-up", nil, [.pass, .pass, .pass]),
      ("set-up", fault.id, [.pass, .fail(.exit), .didNotRun(.stopped)]),
    ]
    let traces = outcomes.map { machine, fault, answers in
      Study.Trace(
        pipeline: "\(machine)/pipeline", fault: fault,
        steps: zip(["build", "test", "package"], answers).map {
          Study.Trace.Step(check: "\(machine)/\($0)", name: $0, answer: $1)
        })
    }
    let rows = traces.map { trace in
      (trace.fault, trace.steps.map { ($0.check, $0.answer) } + [(trace.pipeline, trace.answer)])
    }
    var study = Study(
      tool: Study.Tool(name: "telltale", version: "1.2.3"),
      subject: Study.Subject(name: "Basket", revision: nil, version: ".", selection: Study.Selection()),
      checks: rows.filter { $0.0 == nil }.flatMap(\.1).map {
        Check(
          id: $0, kind: $0.hasSuffix("/pipeline") ? .pipeline : .step, title: $0, file: "ci.json5", line: 0,
          correct: $1)
      }, flaky: [], faults: [fault],
      pairs: rows.filter { $0.0 != nil }.flatMap(\.1).map {
        Pair(check: $0, fault: fault.id, faulty: $1, reach: .infected, evidence: .ran)
      }, timing: Study.Timing())
    study.traces = traces
    return study
  }

  /// A fix and the version before it, a patch, and a version that does not compile.
  static let versions: Study = {
    var checks = [
      test("CartTests.FeeTests/testTheLimitItself", "Tests/CartTests/FeeTests.swift", 10, .pass),
      test("CartTests.FeeTests/testWellAbove", "Tests/CartTests/FeeTests.swift", 20, .pass),
      test(
        "CartTests.FeeTests/testTheNewUnit", "Tests/CartTests/FeeTests.swift", 30, .pass,
        note: "v1.0 does not have it."),
    ]
    checks[0].origin = .added
    checks[1].origin = .changed
    checks[2].origin = .existing
    func fault(_ id: String, _ kind: Fault.Kind, _ file: String, _ line: Int, _ title: String?) -> Fault {
      Fault(
        id: id, kind: kind, operator: "", file: file, line: line, column: 0, original: "", replacement: "", title: title
      )
    }
    var broken = fault("v0.9", .version, "", 0, "Release 0.9")
    broken.status = .uncompiled
    broken.note = "Sources/Cart/Fee.swift:3: cannot find 'zone' in scope"
    let faults = [
      fault("patch:faults/fee.patch", .patch, "Sources/Cart/Fee.swift", 4, "Free from above the limit"),
      fault("v1.0", .version, "", 0, "Release 1.0"), broken,
    ]
    func pair(_ check: Int, _ fault: Int, _ answer: Answer) -> Pair {
      Pair(check: checks[check].id, fault: faults[fault].id, faulty: answer, reach: .infected, evidence: .ran)
    }
    return Study(
      tool: Study.Tool(name: "telltale", version: "1.2.3"),
      subject: Study.Subject(
        name: "Shop", revision: "0123456789abcdef0123456789abcdef01234567", version: "HEAD",
        selection: Study.Selection()),
      checks: checks, flaky: [], faults: faults,
      pairs: [
        pair(0, 0, .fail(.assertion)), pair(1, 0, .pass), pair(2, 0, .pass),
        pair(0, 1, .fail(.crash)), pair(1, 1, .pass), pair(2, 1, .didNotRun(.notFound)),
      ], timing: Study.Timing())
  }()

  static func test(
    _ id: String, _ file: String, _ line: Int, _ correct: Answer, alone: Bool = false, note: String? = nil
  ) -> Check {
    let title = id.split(separator: "/").last.map(String.init) ?? id
    return Check(
      id: id, kind: .test, title: title, file: file, line: line, correct: correct, alone: alone, note: note)
  }

  static func mutant(
    _ file: String, _ line: Int, _ column: Int, _ original: String, _ replacement: String, operator name: String,
    status: Fault.Status = .pending, hint: String? = nil
  ) -> Fault {
    Fault(
      id: "\(file)#\(name)#\(line)", kind: .mutant, operator: name, file: file, line: line, column: column,
      original: original, replacement: replacement, status: status, hint: hint)
  }

  private static let checks: [Check] = [
    test("CartTests.DiscountTests/testMembersPayLess", "Tests/CartTests/DiscountTests.swift", 10, .pass),
    test("CartTests.ShippingTests/feeAboveThreshold()", "Tests/CartTests/ShippingTests.swift", 8, .pass),
    test("CartTests.ShippingTests/testReceiptIsWritten", "Tests/CartTests/ShippingTests.swift", 20, .pass, alone: true),
    test("CatalogTests.TitleTests/testTitle", "Tests/CatalogTests/TitleTests.swift", 5, .pass),
    test(
      "CatalogTests.PriceTests/testRecordedPrice", "Tests/CatalogTests/PriceTests.swift", 12, .fail(.assertion)),
    test("CatalogTests.LocaleTests/testFormat", "Tests/CatalogTests/LocaleTests.swift", 7, .fail(.crash)),
    test("CatalogTests.RefreshTests/testRefreshOrder", "Tests/CatalogTests/RefreshTests.swift", 30, .pass),
    test("CatalogTests.NetworkTests/testDownload", "Tests/CatalogTests/NetworkTests.swift", 3, .didNotRun(.skipped)),
    test(
      "CatalogTests.LegacyTests/testOld", "", 0, .didNotRun(.notFound),
      note: "It stands in the source, and the test executable does not list it: see Tests/LinuxMain.swift."),
  ]

  private static let faults: [Fault] = [
    mutant(
      "Sources/Cart/Discount.swift", 12, 9, "member && total >= 100", "member || total >= 100", operator: "logical"),
    mutant(
      "Sources/Cart/Discount.swift", 12, 25, ">=", ">", operator: "relational",
      hint: "A check with a total of exactly 100 would see it."),
    mutant("Sources/Cart/Discount.swift", 30, 5, "{\n    log(total)\n  }", "{}", operator: "return"),
    mutant("Sources/Cart/Shipping.swift", 4, 7, "<", "<=", operator: "relational"),
    mutant("Sources/Catalog/Price.swift", 9, 12, "price.rounded()", "0", operator: "return"),
    mutant("Sources/Catalog/Refresh.swift", 21, 3, "==", "!=", operator: "relational"),
    mutant("Sources/Catalog/Refresh.swift", 40, 3, "a < b", "false", operator: "relational", status: .uncompiled),
    mutant("Sources/Catalog/Refresh.swift", 44, 3, "a < b", "a <= b", operator: "relational", status: .ignored),
    mutant("Sources/Catalog/Title.swift", 3, 10, "title.isEmpty", "true", operator: "return"),
  ]

  /// The answers that are not the derived ones: the fault's index, the check's index, the answer, how far it got.
  private static let ran: [(fault: Int, check: Int, faulty: Answer, reach: Pair.Reach)] = [
    (0, 0, .fail(.assertion), .infected),
    (0, 2, .fail(.assertion), .infected),
    (2, 0, .pass, .infected),
    (2, 2, .pass, .infected),
    (3, 0, .fail(.workLimit), .infected),
    (4, 4, .pass, .infected),
    (4, 5, .fail(.crash), .infected),
    (5, 6, .fail(.timeLimit), .infected),
  ]

  /// The derived ones that are reached: the fault's index and the check's.
  private static let uninfected: [(fault: Int, check: Int)] = [(1, 0), (1, 1), (3, 1)]

  private static let pairs: [Pair] = faults.indices.flatMap { fault -> [Pair] in
    guard faults[fault].status == .pending else { return [] }
    return checks.indices.compactMap { check in
      guard checks[check].correct.didRun else { return nil }
      if let run = ran.first(where: { $0.fault == fault && $0.check == check }) {
        return Pair(
          check: checks[check].id, fault: faults[fault].id, faulty: run.faulty, reach: run.reach, evidence: .ran)
      }
      let isReached = uninfected.contains { $0.fault == fault && $0.check == check }
      return Pair(
        check: checks[check].id, fault: faults[fault].id, faulty: checks[check].correct,
        reach: isReached ? .uninfected : .unreached, evidence: .derived)
    }
  }
}
