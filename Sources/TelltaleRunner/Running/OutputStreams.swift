internal import CTelltaleProcess
import Foundation

/// Both ends of what a command writes: descriptors for the command, and what was read of them.
struct OutputStreams {
  private(set) var outputWriteEnd: Int32
  private(set) var errorWriteEnd: Int32
  /// The read ends that have not come to their end.
  private(set) var open: [Int32] = []
  private var outputReadEnd: Int32 = -1
  private var outputTail: OutputTail
  private var errorTail = OutputTail(limit: OutputStreams.tailBytes)
  private var buffer = [UInt8](repeating: 0, count: 65536)

  static let tailBytes = 65536

  init(_ policy: ChildProcess.Output) throws {
    switch policy {
    case .file(let path):
      outputWriteEnd = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
      guard outputWriteEnd >= 0 else { throw ChildProcessError.cannotOpenOutput(path: path, problem: errno) }
      errorWriteEnd = outputWriteEnd
      outputTail = OutputTail(limit: 0)
    case .tail:
      let pipe = try Pipe(nonblocking: true)
      (outputReadEnd, outputWriteEnd, errorWriteEnd) = (pipe.readEnd, pipe.writeEnd, pipe.writeEnd)
      outputTail = OutputTail(limit: Self.tailBytes)
      open = [pipe.readEnd]
    case .whole:
      let output = try Pipe(nonblocking: true)
      (outputReadEnd, outputWriteEnd) = (output.readEnd, output.writeEnd)
      open = [output.readEnd]
      let error = try Pipe(nonblocking: true)
      errorWriteEnd = error.writeEnd
      open.append(error.readEnd)
      outputTail = OutputTail(limit: nil)
    }
  }

  var outputText: String { outputTail.text }
  var errorText: String { errorTail.text }

  /// Reads what is there now, without waiting.
  mutating func read(_ descriptor: Int32) {
    while true {
      let size = Foundation.read(descriptor, &buffer, buffer.count)
      if size > 0 {
        if descriptor == outputReadEnd {
          outputTail.append(buffer[..<size])
        } else {
          errorTail.append(buffer[..<size])
        }
        // A pipe gives all that it holds, so what is not full was the last of it.
        if size < buffer.count { return }
        continue
      }
      if size < 0 && errno == EINTR { continue }
      if size == 0 {
        Foundation.close(descriptor)
        open.removeAll { $0 == descriptor }
      }
      return
    }
  }

  mutating func closeWriteEnds() {
    if outputWriteEnd >= 0 { Foundation.close(outputWriteEnd) }
    if errorWriteEnd >= 0 && errorWriteEnd != outputWriteEnd { Foundation.close(errorWriteEnd) }
    outputWriteEnd = -1
    errorWriteEnd = -1
  }

  mutating func close() {
    closeWriteEnds()
    open.forEach { Foundation.close($0) }
    open = []
  }
}

/// The two ends of a pipe that commands started elsewhere do not inherit.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init(nonblocking: Bool = false) throws {
    var ends: [Int32] = [-1, -1]
    guard telltale_pipe(&ends) == 0 else { throw ChildProcessError.systemCallFailed(name: "pipe", problem: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    if nonblocking { _ = fcntl(readEnd, F_SETFL, O_NONBLOCK) }
  }
}
