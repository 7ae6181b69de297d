import Foundation
import TelltaleReports

/// A stream that text is written to: standard output or standard error.
struct TextOutput: Sendable {
  /// Whether somebody watches it on a terminal that understands control sequences.
  var isTerminal: Bool
  /// How many columns it has; 80 where that is not known.
  var columns: Int
  private let writeBytes: @Sendable ([UInt8]) -> Void

  init(isTerminal: Bool, columns: Int = 80, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.isTerminal = isTerminal
    self.columns = columns
    writeBytes = write
  }

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
    return TextOutput(isTerminal: isTerminal, columns: isTerminal ? terminalColumns(descriptor) : 80) {
      writeAll($0, to: descriptor)
    }
  }

  private static func terminalColumns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written > 0 {
      rest = rest.dropFirst(written)
    } else if errno != EINTR && errno != EAGAIN {
      return
    }
  }
}
