import Foundation
import Synchronization
import TelltaleReports

/// A stream that text is written to: standard output or standard error.
struct TextOutput: Sendable {
  /// Whether somebody watches it on a terminal that understands control sequences.
  var isTerminal: Bool
  /// How many columns it has; 80 where that is not known.
  var columns: Int
  private let writeBytes: @Sendable ([UInt8]) -> Void
  private let failure: WriteFailure

  init(
    isTerminal: Bool, columns: Int = 80, failure: WriteFailure = WriteFailure(),
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failure = failure
    writeBytes = write
  }

  /// Why something could not be written, as errno has it; nil where nothing is lost, or the reader has gone away.
  var problem: Int32? { failure.problem }

  func write(_ text: String) { writeBytes(Array(text.utf8)) }

  func write(_ data: Data) { writeBytes(Array(data)) }

  /// Writes a line.
  func line(_ text: String) { write(text + "\n") }

  /// Writes a sentence, which a terminal would else break within words; text of several lines stays as it is.
  func paragraph(_ text: String) {
    let isSentence = isTerminal && !text.contains("\n")
    line(isSentence ? text.wrapped(to: columns).joined(separator: "\n") : text)
  }

  /// Whether text on this stream is coloured.
  func isColored(_ choice: ColorChoice, environment: [String: String]) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && environment["NO_COLOR", default: ""].isEmpty
    }
  }
}

/// When reports are coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

extension TextOutput {
  /// A stream of this process. A reader that has gone away ends the writing, and not the process.
  static func stream(_ descriptor: Int32, environment: [String: String]) -> TextOutput {
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    let columns = isTerminal ? terminalColumns(descriptor) : 80
    let failure = WriteFailure()
    return TextOutput(isTerminal: isTerminal, columns: columns, failure: failure) {
      if let problem = writeAll($0, to: descriptor) { failure.note(problem) }
    }
  }

  private static func terminalColumns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// The first failure of a stream, kept until the end.
final class WriteFailure: Sendable {
  private let first = Mutex<Int32?>(nil)

  var problem: Int32? { first.withLock { $0 } }

  func note(_ problem: Int32) { first.withLock { $0 = $0 ?? problem } }
}

/// Writes everything, or says why it could not be. That the reader has gone away is no failure.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written > 0 {
      rest = rest.dropFirst(written)
    } else if errno != EINTR && errno != EAGAIN {
      return errno == EPIPE ? nil : errno
    }
  }
  return nil
}
