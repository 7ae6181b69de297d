import Telltale
import TelltaleRecords

/// A store page made from a build.
private struct StorePage: CustomStringConvertible {
  let picture: String
  let subtitle = "Every parcel on a single page"

  init(showing interface: String) { picture = "screen-\(interface)" }

  var description: String { "screen=\(picture) subtitle=\(subtitle.count)" }
  var fits: Bool { subtitle.count <= 30 }
  var isNew: Bool { picture == "screen-new" }

  static let correct = StorePage(showing: "new")
  static let faulty = StorePage(showing: "old")  // FAULT: the picture was not taken again.
}

extension Lesson {
  static let storeListing = Lesson("store-listing", "The Store Listing", fault: "the picture shows the old interface") {
    let (correct, faulty) = (StorePage.correct, StorePage.faulty)
    let first = try withRecords { records in
      try records.record("picture", faulty.picture)
      return Contrasts {
        contrast("screen-equals-reference", correct: correct, faulty: faulty) {
          try records.checking.equal("picture", $0.picture).answer
        }
        contrast("subtitle-within-limit", correct: correct, faulty: faulty, check: \.fits)
        contrast("screen-shows-new-interface", correct: correct, faulty: faulty, check: \.isNew)
      }
    }
    Part("A reference from the faulty build", first)
    let second = try withRecords { records in
      try records.record("picture", correct.picture)
      return Contrasts {
        contrast("reference-from-correct-build", correct: correct, faulty: faulty) {
          try records.checking.equal("picture", $0.picture).answer
        }
        contrast("reference-never-recorded", correct: correct, faulty: faulty) {
          try records.checking.equal("other-picture", $0.picture).answer
        }
        contrast("subtitle-within-thirty", correct: correct, faulty: faulty, check: \.fits)
        contrast("direct-new-interface-check", correct: correct, faulty: faulty, check: \.isNew)
      }
    }
    Part("Other references", second)
  }
}
