import Foundation
import Telltale
import TelltaleReports
import Testing

/// Runs a package whose tests draw, hash, look at the clock and run several tasks at once.
@Suite struct WaveringTests {
  @Test func `what is random changes no study, and is said to differ`() async throws {
    let copy = try FixtureCopy("Wavering")
    let telltale = try BuiltTelltale()
    func study() async throws -> Study {
      let outcome = try await telltale.run(
        "run", "--operators", "relational,equality,return-value,empty-body", "--format", "json", in: copy.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try StudyJSON.read(Data(outcome.output.utf8))
    }
    let first = try await study()
    let second = try await study()
    let differences = StudyDifferences(first, second)
    // Which of two tasks comes first is up to the scheduler, and whoever it makes a difference to is marked.
    #expect(differences.unexplained == [])

    // Of 20 drawn values some lie under the bounds, some between and some above: which come first is another matter.
    // A set of six words has an order of its own for each seed.
    let settled = first.checks.filter { !differences.marked.contains($0.id) }
    let expired = try #require(settled.first { $0.title == "whatWasMadeAnHourAgoHasExpired()" })
    let inside = try #require(settled.first { $0.title == "oneDrawnValueStaysAsItIs()" })
    // `true` and `false` returned, and `>` made `!=` or `false` separate: one date is too old and one is not. The
    // second is not 60 seconds old to the bit, so that `>=` says the same.
    #expect(expired.category == .separating)
    #expect(expired.counts.separating == 4)
    #expect(expired.counts.uninfected == 1)
    // What is drawn lies well between the bounds: `0` and `1` returned, and `<` and `>` made `!=`, give another value;
    // `<=`, `>=` and `false` do not.
    #expect(inside.category == .separating)
    #expect(inside.counts.separating == 4)
    #expect(inside.counts.uninfected == 4)
    for check in first.checks where check.unstable {
      let evidence = first.verdicts.flatMap(\.checks).filter { $0.check == check.id }.map(\.evidence)
      #expect(evidence.allSatisfy { $0 == .ran }, "\(check.id)")
    }
    // The clock says something else each time, and so nothing of it is named.
    let hints = first.faults.filter { $0.id.contains("isExpired") }.compactMap(\.hint)
    #expect(
      hints == [
        """
        `Date().timeIntervalSince(date) > lifetime` is reached by 1 check; only the same on both sides separates
        """
      ])
  }
}
