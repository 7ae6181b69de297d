import Foundation
import Telltale
import TelltaleReports
import Testing

@Suite struct StudyJSONTests {
  @Test func `a study read and written again is the same to the byte`() throws {
    for study in [ExampleStudies.shop, ExampleStudies.interrupted, ExampleStudies.empty] {
      let written = try StudyJSON.write(study)
      let read = try StudyJSON.read(written)
      #expect(read == study)
      #expect(try StudyJSON.write(read) == written)
    }
  }

  @Test func `keys are sorted, slashes stay, and the text ends with a newline`() throws {
    let text = String(decoding: try StudyJSON.write(ExampleStudies.shop), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"checks\" : ["))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("\"file\" : \"Sources/Cart/Discount.swift\""))
    #expect(text.contains("\"correct\" : {\n        \"answer\" : \"fail\",\n        \"how\" : \"assertion\"\n      }"))
  }

  @Test func `a score that there is none of is written as null`() throws {
    let text = String(decoding: try StudyJSON.write(ExampleStudies.empty), as: UTF8.self)
    #expect(text.contains("\"score\" : null"))
  }

  @Test func `another format is refused by name`() throws {
    let error = #expect(throws: StudyReadingError.self) { try read(#"{"format": "telltale-study/2"}"#) }
    #expect(error == .unknownFormat(found: "telltale-study/2"))
    #expect(
      error?.description
        == "found the format \"telltale-study/2\"; expected \"telltale-study/1\", which is what this version of "
        + "Telltale reads")
    #expect(throws: StudyReadingError.unknownFormat(found: nil)) { try read("{}") }
  }

  @Test(arguments: ["", "{", "[]", "3", "{\"format\": \"telltale-study/1\",}x"])
  func `what is not a JSON object is called that`(text: String) {
    let error = #expect(throws: StudyReadingError.self) { try read(text) }
    guard case .notJSON = error else {
      Issue.record("found \(String(describing: error)); expected notJSON")
      return
    }
  }

  @Test func `a missing key is named with its place`() throws {
    let text = try edited("\"alone\" : false,\n", "")
    #expect(
      throws: StudyReadingError.malformed(path: "checks[0]", detail: "the key \"alone\" is missing")
    ) { try read(text) }
  }

  @Test func `a verdict that contradicts its two answers is refused`() throws {
    let text = try edited("\"separation\" : \"separating\"", "\"separation\" : \"blind\"")
    let error = #expect(throws: StudyReadingError.self) { try read(text) }
    #expect(
      error
        == .malformed(
          path: "verdicts[0].checks[0].separation",
          detail: "found \"blind\"; its two answers make it \"separating\""))
  }

  @Test func `an unknown word is refused with its place`() throws {
    let text = try edited("\"evidence\" : \"ran\"", "\"evidence\" : \"guessed\"")
    let error = #expect(throws: StudyReadingError.self) { try read(text) }
    guard case .malformed(path: "verdicts[0].checks[0].evidence", _) = error else {
      Issue.record("found \(String(describing: error)); expected the place of the word")
      return
    }
  }

  @Test func `totals that the lists do not add up to are refused`() throws {
    let text = try edited("\"seen\" : 2,", "\"seen\" : 3,")
    #expect(
      throws: StudyReadingError.inconsistent(.otherTotal(key: "seen", found: 3, expected: 2))
    ) { try read(text) }
  }

  private func read(_ text: String) throws -> Study { try StudyJSON.read(Data(text.utf8)) }

  /// The shop's JSON with the first occurrence of a text replaced.
  private func edited(_ text: String, _ replacement: String) throws -> String {
    let json = String(decoding: try StudyJSON.write(ExampleStudies.shop), as: UTF8.self)
    let range = try #require(json.firstRange(of: text))
    return json.replacingCharacters(in: range, with: replacement)
  }
}

@Suite struct StudyInconsistencyTests {
  private let shop = ExampleStudies.shop

  private func inconsistencies(_ change: (inout Study) -> Void) -> [StudyInconsistency] {
    var study = shop
    change(&study)
    return study.inconsistencies
  }

  @Test func `a derived study is consistent`() {
    #expect(ExampleStudies.shop.inconsistencies == [])
    #expect(ExampleStudies.interrupted.inconsistencies == [])
  }

  @Test func `names that stand for nothing or for two things are found`() {
    let id = shop.verdicts[0].fault
    #expect(inconsistencies { $0.verdicts[0].fault = "nowhere" }.contains(.unknownFault(inRow: "nowhere")))
    #expect(
      inconsistencies { $0.verdicts[0].checks[0].check = "nobody" }.contains(.unknownCheck("nobody", fault: id)))
    #expect(inconsistencies { $0.verdicts.append($0.verdicts[0]) }.contains(.repeatedRow(fault: id)))
    #expect(inconsistencies { $0.checks.append($0.checks[0]) }.contains(.repeatedCheck(shop.checks[0].id)))
    #expect(inconsistencies { $0.faults.append($0.faults[0]) }.contains(.repeatedFault(shop.faults[0].id)))
    #expect(
      inconsistencies { $0.verdicts[0].checks.append($0.verdicts[0].checks[0]) }
        .contains(.repeatedVerdict(check: shop.verdicts[0].checks[0].check, fault: id)))
  }

  @Test func `a fault must be seen by checks that separate it`() {
    let fault = shop.faults[1].id
    #expect(
      inconsistencies { $0.faults[1].seenBy = [$0.checks[3].id] }
        == [
          .notSeparated(fault: fault, check: shop.checks[3].id),
          .otherStatus(fault: fault, status: .unseen, seenBy: 1),
        ])
  }

  @Test func `a check answers the correct version in one way`() throws {
    let place = try #require(shop.checks.firstIndex { $0.id == shop.verdicts[0].checks[0].check })
    #expect(
      inconsistencies { $0.checks[place].correct = .fail(.error) }
        .contains(.otherCorrectAnswer(check: shop.checks[place].id, fault: shop.verdicts[0].fault)))
  }
}
