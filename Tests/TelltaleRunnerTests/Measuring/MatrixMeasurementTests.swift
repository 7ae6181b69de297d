import Telltale
import TelltaleRunner
import Testing

@Suite struct MatrixMeasurementTests {
  private struct Broken: Error {}

  private var schedule: Schedule {
    Schedule(correct: [.pass], alone: [], checksByFault: Array(repeating: [0], count: 5), slots: 1)
  }

  @Test("A run that can't be read ends the measurement, and what was answered before it is kept")
  func failure() async {
    let played = await MatrixMeasurement { run in
      if run.fault == 3 { throw Broken() }
      return .pass
    }.play(schedule) { _ in }
    #expect(played.failure is Broken)
    #expect(played.schedule.answers.map { $0[0] } == [.pass, .pass, .pass, nil, nil])
  }

  @Test("A cancelled run ends the measurement, and is no failure")
  func cancellation() async {
    let played = await MatrixMeasurement { run in
      if run.fault == 2 { throw CancellationError() }
      return .pass
    }.play(schedule) { _ in }
    #expect(played.failure == nil)
    #expect(played.schedule.answers.map { $0[0] } == [.pass, .pass, nil, nil, nil])
  }

  @Test("A schedule that is played to its end has an answer to every pair")
  func whole() async {
    let played = await MatrixMeasurement { _ in .pass }.play(schedule) { _ in }
    #expect(played.failure == nil)
    #expect(played.schedule.settledPairs == 5)
  }
}
