import Foundation
import Synchronization
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct BaselineTests {
  @Test("A check that answers the same plainly and while recording is run three times")
  func steady() async throws {
    let (baselines, runs) = try await measure { _, _ in .pass }
    #expect(baselines.map(\.answer) == [.pass])
    #expect(baselines[0].isFlaky == false && baselines[0].alone == false)
    #expect(runs == 3)
    #expect(baselines[0].isStable)
  }

  @Test("A check takes as many quarters of a slot as it keeps eighths of a core busy, one at least and four at most")
  func quarters() {
    for (processor, wall, quarters) in [(0, 3, 1), (1, 8, 1), (1.1, 8, 2), (3, 8, 3), (6, 8, 4), (0, 0, 4)]
      as [(Double, Double, Int)]
    {
      let run = TestRun(
        answer: .pass, output: "", message: nil, processorSeconds: processor, wallSeconds: wall)
      let baseline = Baseline(plain: [run], recordings: [(run, [])], isFlaky: false, alone: false)
      #expect(baseline.quarters == quarters, "\(processor) of \(wall)")
    }
  }

  @Test("A check is steady that keeps one core busy for half of its time, and answers the same each time")
  func steadiness() {
    for (processor, wall, isSteady) in [(3, 4, true), (2, 4, true), (4, 4, true), (1.9, 4, false), (4.1, 4, false)]
      as [(Double, Double, Bool)]
    {
      let run = TestRun(
        answer: .pass, output: "", message: nil, processorSeconds: processor, wallSeconds: wall)
      let calm = Baseline(plain: [run], recordings: [(run, [])], isFlaky: false, alone: false)
      #expect(calm.isSteady == isSteady, "\(processor) of \(wall)")
      #expect(!Baseline(plain: [run], recordings: [(run, [])], isFlaky: true, alone: false).isSteady)
      #expect(!Baseline(plain: [run], recordings: [(run, [])], isFlaky: false, alone: true).isSteady)
      let unstable = Baseline(
        plain: [run], recordings: [(run, [.infected]), (run, [.unreached])], isFlaky: false, alone: false)
      #expect(!unstable.isSteady)
    }
  }

  @Test("A check that fails only beside others must run alone")
  func needsToBeAlone() async throws {
    let (baselines, runs) = try await measure { run, _ in run == 1 ? .fail(.assertion) : .pass }
    #expect(baselines[0].answer == .pass)
    #expect(baselines[0].alone)
    #expect(baselines[0].isFlaky == false)
    #expect(runs == 7)
  }

  @Test("A check whose answers differ with nothing beside it is flaky")
  func flaky() async throws {
    let (baselines, _) = try await measure { run, _ in run % 2 == 0 ? .fail(.assertion) : .pass }
    #expect(baselines[0].isFlaky)
    #expect(baselines[0].alone == false)
  }

  @Test("A check is run as often as asked, from another seed each time, and one wavering answer makes it flaky")
  func repeated() async throws {
    let (steady, runs) = try await measure(repetitions: 5) { _, _ in .pass }
    #expect(!steady[0].isFlaky)
    #expect(runs == 5 + 2)
    let (wavering, _) = try await measure(repetitions: 5) { run, _ in run % 7 == 4 ? .fail(.assertion) : .pass }
    #expect(wavering[0].isFlaky)
  }

  @Test("A check that only recording makes fail is flaky, never one that passes")
  func disturbedByRecording() async throws {
    let (baselines, _) = try await measure { _, isRecording in isRecording ? .fail(.crash) : .pass }
    #expect(baselines[0].isFlaky)
  }

  @Test("A check that the wall clock stops is tried again alone before that counts")
  func stopped() async throws {
    let (slow, _) = try await measure { run, _ in run <= 3 ? .fail(.timeLimit) : .pass }
    #expect(slow[0].answer == .pass)
    #expect(slow[0].alone)
    let (hung, _) = try await measure { _, _ in .fail(.timeLimit) }
    #expect(hung[0].answer == .fail(.timeLimit))
    #expect(hung[0].isFlaky == false)
  }

  @Test("Reach is read from the page of the recording run: infected, reached, and neither")
  func reach() async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try Page(path: folder.appending(path: "page").path, capacity: 4)
    // The flags follow a header of 64 bytes: fault 1 reached, fault 2 reached and infected.
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: page.path))
    try file.seek(toOffset: 64)
    try file.write(contentsOf: Data([0, 1, 3, 0]))
    try file.close()
    #expect(try page.reach() == [.unreached, .uninfected, .infected, .unreached])
  }

  /// Measures one check whose answers are given by the number of the run, from 1, and whether it records.
  private func measure(
    repetitions: Int = 1, answer: @escaping @Sendable (_ run: Int, _ isRecording: Bool) -> Answer
  ) async throws -> (baselines: [Baseline], runs: Int) {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "page").path
    let runs = Mutex(0)
    let seeds = Mutex<[UInt64]>([])
    let measurement = BaselineMeasurement(slots: 2, repetitions: repetitions) { _, _ in
      try Page(path: path, capacity: 4)
    } run: { _, page, seed in
      if page == nil { seeds.withLock { $0.append(seed) } }
      let run = runs.withLock { count in
        count += 1
        return count
      }
      return TestRun(
        answer: answer(run, page != nil), output: "", message: nil, processorSeconds: 0, wallSeconds: 0)
    }
    let baselines = try await measurement.measure(count: 1) { _ in }
    #expect(Set(seeds.withLock { $0.prefix(repetitions) }).count == repetitions)
    return (baselines, runs.withLock { $0 })
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
