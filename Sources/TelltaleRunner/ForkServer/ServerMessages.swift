internal import CTelltaleWatch

/// What a fork server is asked to run.
package struct ServerRequest: Sendable, Hashable {
  /// The first one is the program's name.
  package var arguments: [String]
  /// What the run's environment has beyond the server's, or in place of it.
  package var variables: [String: String]
  package var limits: ProcessLimits

  package init(arguments: [String], variables: [String: String] = [:], limits: ProcessLimits = ProcessLimits()) {
    self.arguments = arguments
    self.variables = variables
    self.limits = limits
  }

  private static let runKind: UInt32 = 1
  private static let stopKind: UInt32 = 2

  /// The request as `struct telltale_request`, and behind it the strings, each with a zero at its end.
  func bytes(run: UInt32) -> [UInt8] {
    let variables = variables.map { "\($0.key)=\($0.value)" }.sorted()
    var strings: [UInt8] = []
    for string in arguments + variables {
      strings += string.utf8
      strings.append(0)
    }
    var bytes = Self.head(
      [Self.runKind, run, UInt32(arguments.count), UInt32(variables.count), UInt32(strings.count), 0], limits)
    bytes += strings
    return bytes
  }

  static func stop(run: UInt32) -> [UInt8] {
    head([stopKind, run, 0, 0, 0, 0], ProcessLimits())
  }

  private static func head(_ numbers: [UInt32], _ limits: ProcessLimits) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers { bytes.appendBytes(of: number) }
    return withUnsafeBytes(of: telltale_limits(limits)) { bytes + $0 }
  }
}

/// What a fork server answers.
struct ServerResponse: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case hello(version: Int32)
    case ended(ServedRun)
    case notStarted(problem: Int32)
    case threaded(count: Int32)
    case tooLate
    case waits
  }

  static let version: Int32 = 5

  var kind: Kind
  var run: UInt32

  /// `struct telltale_response`: the report, the run's number, and how many bytes of output follow.
  private static let reportSize = MemoryLayout<telltale_report>.size
  private static let headSize = reportSize + 8
  /// The server keeps no more than this.
  private static let mostOutput = 65537

  /// Takes the first message off the bytes; nil when not all of it is there yet.
  init?(from bytes: inout [UInt8]) throws(ForkServerError) {
    guard bytes.count >= Self.headSize else { return nil }
    let (report, run, size) = bytes.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(as: telltale_report.self),
        bytes.loadUnaligned(fromByteOffset: Self.reportSize, as: UInt32.self),
        Int(bytes.loadUnaligned(fromByteOffset: Self.reportSize + 4, as: UInt32.self))
      )
    }
    guard size <= Self.mostOutput else { throw .notUnderstood }
    guard bytes.count >= Self.headSize + size else { return nil }
    self.run = run
    switch report.kind {
    case 1: kind = .hello(version: report.error)
    case 2, 5:
      var run = ServedRun(report, output: bytes[Self.headSize..<(Self.headSize + size)])
      run.isLast = report.kind == 5
      kind = .ended(run)
    case 3: kind = .notStarted(problem: report.error)
    case 4: kind = .threaded(count: report.error)
    case 6: kind = .tooLate
    case 7: kind = .waits
    default: throw .notUnderstood
    }
    bytes.removeFirst(Self.headSize + size)
  }
}

/// How a run of a fork server ended.
package struct ServedRun: Sendable, Hashable {
  package var end: ProcessEnd
  /// Whether it was killed because we asked for that.
  package var wasStopped: Bool
  /// How many processes it left behind that could not be ended.
  package var leftBehind: Int
  /// Whether it has left something to its server that another run would find.
  package var isLast = false

  init(end: ProcessEnd, wasStopped: Bool, leftBehind: Int) {
    self.end = end
    self.wasStopped = wasStopped
    self.leftBehind = leftBehind
  }

  init(_ report: telltale_report, output: some Collection<UInt8>) {
    var tail = OutputTail(limit: OutputStreams.tailBytes)
    tail.append(output)
    end = ProcessEnd(
      termination: Termination(report), output: tail.text, errorOutput: "",
      processorSeconds: report.processor_seconds, wallSeconds: report.wall_seconds, switches: Int(report.switches),
      threwSwitch: report.thrown != 0)
    wasStopped = report.stop == Int32(TELLTALE_STOPPED_BY_CALLER.rawValue)
    leftBehind = Int(report.left_behind)
  }
}

extension [UInt8] {
  fileprivate mutating func appendBytes(of number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }
}
