import Testing

@testable import TelltaleRunner

/// What a server sends is put together here field by field, as `struct telltale_response` lays it out on the 64-bit
/// machines with little-endian numbers that there are servers on.
@Suite struct ServerConversationTests {
  private func response(
    kind: UInt8, run: UInt8 = 0, error: UInt8 = 0, status: [UInt8] = [0, 0, 0, 0], stop: UInt8 = 0,
    leftBehind: UInt8 = 0, output: [UInt8] = []
  ) -> [UInt8] {
    var bytes: [UInt8] = [kind, 0, 0, 0]
    bytes += [77, 0, 0, 0]  // the process
    bytes += [error, 0, 0, 0] + status + [stop, 0, 0, 0] + [leftBehind, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0xE0, 0x3F]  // 0.5 seconds of the processor
    bytes += [0, 0, 0, 0, 0, 0, 0xF8, 0x3F]  // 1.5 seconds by the clock
    bytes += [0, 0, 0x40, 0, 0, 0, 0, 0]  // 4 MiB
    bytes += [5, 0, 0, 0, 0, 0, 0, 0]  // 5 switches
    bytes += [1, 0, 0, 0, 0, 0, 0, 0]  // the one that is on among them
    bytes += [run, 0, 0, 0] + [UInt8(output.count), 0, 0, 0]
    return bytes + output
  }

  private var hello: [UInt8] { response(kind: 1, error: 5) }

  private func ready() throws -> ServerConversation {
    var conversation = ServerConversation()
    _ = try conversation.receive(hello)
    return conversation
  }

  private func ended(
    _ termination: Termination, output: String = "", wasStopped: Bool = false, leftBehind: Int = 0
  ) -> ServerConversation.Event {
    let end = ProcessEnd(
      termination: termination, output: output, errorOutput: "", processorSeconds: 0.5, wallSeconds: 1.5,
      switches: 5, threwSwitch: true)
    return .ended(ServedRun(end: end, wasStopped: wasStopped, leftBehind: leftBehind))
  }

  @Test func `a server is idle once it has said hello`() throws {
    var conversation = ServerConversation()
    #expect(!conversation.isIdle)
    #expect(try conversation.receive(hello) == [.ready])
    #expect(conversation.isIdle)
  }

  @Test func `a message may come in any parts`() throws {
    var conversation = ServerConversation()
    var events: [ServerConversation.Event] = []
    for byte in hello { events += try conversation.receive([byte]) }
    _ = conversation.start(ServerRequest(arguments: ["x"]))
    let end = response(kind: 2, run: 1, output: Array("out".utf8))
    for byte in end { events += try conversation.receive([byte]) }
    #expect(events == [.ready, ended(.exited(status: 0), output: "out")])
  }

  @Test func `a run is asked for with its strings and limits`() throws {
    var conversation = try ready()
    var limits = ProcessLimits(wallSeconds: 1.5, processorSeconds: nil, memoryMiB: 4, switches: 7)
    limits.idleSeconds = 0.5
    let bytes = conversation.start(
      ServerRequest(arguments: ["a", "bc"], variables: ["N": "1", "M": ""], limits: limits))
    var expected: [UInt8] = [1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0]
    expected += [0, 0, 0, 0, 0, 0, 0xF8, 0x3F] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0xE0, 0x3F]
    expected += [0, 0, 0x40, 0, 0, 0, 0, 0] + [7, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0]
    expected += Array("a\0bc\0M=\0N=1\0".utf8)
    #expect(bytes == expected)
    #expect(!conversation.isIdle)
  }

  @Test func `runs have numbers of their own, and only the one that goes on can be stopped`() throws {
    var conversation = try ready()
    #expect(conversation.stop() == nil)
    _ = conversation.start(ServerRequest(arguments: []))
    _ = try conversation.receive(response(kind: 2, run: 1))
    #expect(conversation.stop() == nil)
    #expect(conversation.start(ServerRequest(arguments: []))[4] == 2)
    let stop = try #require(conversation.stop())
    #expect(stop == [2, 0, 0, 0, 2, 0, 0, 0] + [UInt8](repeating: 0, count: 64))
    #expect(
      try conversation.receive(response(kind: 2, run: 2, status: [9, 0, 0, 0], stop: 4))
        == [ended(.signalled(9), wasStopped: true)])
    #expect(conversation.isIdle)
  }

  @Test func `a run that waits goes on, and one that has ended waits for nothing`() throws {
    var conversation = try ready()
    _ = conversation.start(ServerRequest(arguments: []))
    #expect(try conversation.receive(response(kind: 7, run: 1)) == [.waits])
    #expect(!conversation.isIdle)
    #expect(try conversation.receive(response(kind: 2, run: 1)) == [ended(.exited(status: 0))])
    #expect(throws: ForkServerError.notUnderstood) { try conversation.receive(response(kind: 7, run: 1)) }
  }

  private static let endings: [([UInt8], stop: UInt8, Termination)] = [
    ([0, 3, 0, 0], 0, .exited(status: 3)),
    ([11, 0, 0, 0], 0, .signalled(11)),
    // 0x80 says that there was a core dump.
    ([0x86, 0, 0, 0], 0, .signalled(6)),
    ([9, 0, 0, 0], 1, .stopped(.wallClock)),
    ([9, 0, 0, 0], 2, .stopped(.processorTime)),
    ([9, 0, 0, 0], 3, .stopped(.memory)),
    ([9, 0, 0, 0], 5, .stopped(.switches)),
  ]

  @Test(arguments: endings)
  func `how a run ended is told from its status and from what it was stopped for`(
    _ status: [UInt8], stop: UInt8, _ termination: Termination
  ) throws {
    var conversation = try ready()
    _ = conversation.start(ServerRequest(arguments: []))
    let events = try conversation.receive(response(kind: 2, run: 1, status: status, stop: stop, leftBehind: 2))
    #expect(events == [ended(termination, leftBehind: 2)])
  }

  @Test func `a run may be the last one of its server`() throws {
    for (kind, isLast) in [(2, false), (5, true)] as [(UInt8, Bool)] {
      var conversation = try ready()
      _ = conversation.start(ServerRequest(arguments: []))
      let events = try conversation.receive(response(kind: kind, run: 1))
      guard case .ended(let run) = try #require(events.first) else { throw ForkServerError.notUnderstood }
      #expect(run.isLast == isLast)
    }
  }

  @Test func `a run that could not be started leaves the server idle`() throws {
    var conversation = try ready()
    _ = conversation.start(ServerRequest(arguments: []))
    #expect(try conversation.receive(response(kind: 3, run: 1, error: 11)) == [.notStarted(problem: 11)])
    #expect(conversation.isIdle)
  }

  @Test func `a server that can't serve says why`() {
    var threaded = ServerConversation()
    #expect(throws: ForkServerError.threaded(count: 2)) { try threaded.receive(response(kind: 4, error: 2)) }
    var late = ServerConversation()
    #expect(throws: ForkServerError.tooLate) { try late.receive(response(kind: 6)) }
    var newer = ServerConversation()
    #expect(throws: ForkServerError.otherVersion(found: 9, expected: 5)) {
      try newer.receive(response(kind: 1, error: 9))
    }
  }

  @Test func `what makes no sense ends the conversation`() throws {
    var unknown = try ready()
    #expect(throws: ForkServerError.notUnderstood) { try unknown.receive(response(kind: 9)) }
    #expect(!unknown.isIdle)
    var unasked = try ready()
    #expect(throws: ForkServerError.notUnderstood) { try unasked.receive(response(kind: 2, run: 1)) }
    var ofAnotherRun = try ready()
    _ = ofAnotherRun.start(ServerRequest(arguments: []))
    #expect(throws: ForkServerError.notUnderstood) { try ofAnotherRun.receive(response(kind: 2, run: 2)) }
    var endless = try ready()
    #expect(throws: ForkServerError.notUnderstood) {
      try endless.receive(response(kind: 2, run: 1).dropLast(4) + [0, 0, 0, 1])
    }
  }

  @Test func `a connection that closes means something else at each time`() throws {
    var early = ServerConversation()
    #expect(early.close() == .noServer)
    var idle = try ready()
    #expect(idle.close() == nil)
    #expect(!idle.isIdle)
    var running = try ready()
    _ = running.start(ServerRequest(arguments: []))
    #expect(running.close() == .lost)
    #expect(running.close() == nil)
  }
}
