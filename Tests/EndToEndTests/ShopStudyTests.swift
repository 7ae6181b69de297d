import Foundation
import Telltale
import TelltaleReports
import Testing

/// Holds a measurement of `Examples/Shop` against what a reader of its sources expects.
@Suite(MeasuringShop()) struct ShopStudyTests {
  private let shop: ShopMeasured
  private var study: Study { shop.study }

  init() throws { shop = try #require(MeasuringShop.measured) }

  @Test func `every test has the category that a reader expects`() {
    let categories = Dictionary(uniqueKeysWithValues: study.checks.map { ($0.id, $0.category) })
    #expect(Set(categories.keys) == Set(ShopExpectations.categories.keys))
    for (check, category) in ShopExpectations.categories {
      #expect(categories[check] == category, "\(check)")
    }
  }

  @Test func `every fault is there and compiles, and no more are unseen than a reader found`() {
    #expect(study.faults.count == ShopExpectations.faultCount)
    #expect(Set(study.faults.map(\.status)) == [.seen, .unseen])
    #expect(Set(study.faults.filter { $0.status == .unseen }.map(\.id)) == ShopExpectations.unseen)
    // 56 tests and 125 faults, 117 of them seen; 2 tests did not run.
    #expect(study.summary.pairs == 7000)
    #expect(study.summary.outside == 250)
    #expect(study.summary.score == 93.6)
    #expect(shop.outcome.output.contains("93.6%, 117 of 125 faults seen"))
  }

  /// `!=` for `>` needs a value under the boundary, and a title that nobody reads needs a reader first.
  @Test func `an unseen boundary says which value would separate it`() throws {
    let hints = Dictionary(uniqueKeysWithValues: study.faults.map { ($0.id, $0.hint) })
    for (id, ending) in ShopExpectations.hintEndings {
      let hint = try #require(hints[id] ?? nil, "\(id)")
      #expect(hint.hasSuffix(ending), "\(hint)")
    }
    #expect(study.faults.allSatisfy { $0.status == .unseen || $0.hint == nil })
  }

  @Test(arguments: ShopExpectations.onlyReason.keys.sorted())
  func `a check that is blind to everything is so for its one reason`(check: String) throws {
    let counts = try #require(study.checks.first { $0.id == check }).counts
    let reason = ShopExpectations.onlyReason[check]
    #expect((counts.unnoticed > 0) == (reason == .unnoticed))
    #expect((counts.uninfected > 0) == (reason == .uninfected))
    #expect(counts.blind == ShopExpectations.faultCount)
  }

  @Test(arguments: ShopExpectations.pairs)
  func `a pair that a lesson turns on comes out as told`(pair: ShopExpectations.Pair) throws {
    let check = try #require(study.checks.first { $0.id == pair.check })
    #expect(study.faults.contains { $0.id == pair.fault })
    let verdict = study.verdicts.first { $0.fault == pair.fault }?.checks.first { $0.check == pair.check }
    // Pairs that are left out are unreached, and repeat the answer to the correct version.
    let separation = verdict?.separation ?? Separation(correct: check.correct, faulty: check.correct)
    #expect(separation == pair.separation)
    if let blindness = pair.blindness {
      #expect((verdict == nil ? .unreached : verdict?.blindness) == blindness)
    }
  }

  @Test func `the recorded receipt passes on the faults that it may have been recorded from`() {
    let recorded = study.verdicts.filter { row in row.checks.contains { $0.separation == .inverted } }
    #expect(Set(recorded.map(\.fault)) == ShopExpectations.recordedFrom)
  }

  @Test func `the study fits its schema, agrees with itself and names no place on this machine`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let schema = try JSONDecoder().decode(
      JSONValue.self, from: Data(contentsOf: root.appendingPathComponent("Documentation/study.schema.json")))
    let document = try JSONDecoder().decode(JSONValue.self, from: shop.data)
    #expect(SchemaValidator(root: schema).problems(in: document) == [])
    #expect(study.inconsistencies == [])
    #expect(document.texts.filter { $0.hasPrefix("/") || $0.contains(shop.folder) } == [])
    #expect(try StudyJSON.write(study) == shop.data)
  }

  @Test func `a second run with other jobs writes the same but for the timing`() throws {
    var (first, second) = (study, try StudyJSON.read(shop.again))
    (first.timing, second.timing) = (Study.Timing(), Study.Timing())
    #expect(try StudyJSON.write(first) == StudyJSON.write(second))
  }

  @Test func `the user's files are as they were`() {
    #expect(shop.before.count > 20)
    #expect(shop.after == shop.before)
  }
}

extension JSONValue {
  /// All texts in it, keys apart.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .null, .bool, .number: []
    }
  }
}
