import Telltale
import TelltaleRunner
import Testing

@Suite(.timeLimit(.minutes(5))) struct MatrixMeasurementTests {
  private struct Broken: Error {}

  private var schedule: Schedule {
    Schedule(correct: [.pass], alone: [], checksByFault: Array(repeating: [0], count: 5), slots: 1)
  }

  @Test("A run that can't be read ends the measurement, and what was answered before it is kept")
  func failure() async {
    let played = await MatrixMeasurement { run, _ in
      if run.fault == 3 { throw Broken() }
      return .pass
    }.play(schedule) { _ in }
    #expect(played.failure is Broken)
    #expect(played.schedule.answers.map { $0[0] } == [.pass, .pass, .pass, nil, nil])
  }

  @Test("A cancelled run ends the measurement, and is no failure")
  func cancellation() async {
    let played = await MatrixMeasurement { run, _ in
      if run.fault == 2 { throw CancellationError() }
      return .pass
    }.play(schedule) { _ in }
    #expect(played.failure == nil)
    #expect(played.schedule.answers.map { $0[0] } == [.pass, .pass, nil, nil, nil])
  }

  @Test("A run that waits gives way to another, which is not held up by it")
  func waiting() async {
    let schedule = Schedule(
      correct: [.pass, .pass], alone: [], checksByFault: [[0, 1]], quarters: [4, 4], slots: 1)
    let (stream, ended) = AsyncStream.makeStream(of: Void.self)
    let played = await MatrixMeasurement { run, whenWaiting in
      if run.check == 0 {
        whenWaiting()
        for await _ in stream {}
      } else {
        ended.finish()
      }
      return .pass
    }.play(schedule) { _ in }
    #expect(played.schedule.answers == [[.pass, .pass]])
  }

  @Test("A schedule that is played to its end has an answer to every pair")
  func whole() async {
    let played = await MatrixMeasurement { _, _ in .pass }.play(schedule) { _ in }
    #expect(played.failure == nil)
    #expect(played.schedule.settledPairs == 5)
  }
}
