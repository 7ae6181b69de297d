import Foundation
import TelltaleRunner

/// The ways in which the text of an option is read.
extension GivenValue {
  /// The error for a text that is not what is expected.
  func invalid(expected: String, suggestion: String? = nil) -> CommandError {
    .invalidValue(source, found: text, expected: expected, suggestion: suggestion)
  }

  /// A whole number of at least `least`, in digits.
  func wholeNumber(atLeast least: Int) throws(CommandError) -> Int {
    guard text.isDigits, let number = Int(text), number >= least else {
      throw invalid(expected: "a whole number, at least \(least)")
    }
    return number
  }

  /// A seed: a whole number of 64 bits.
  func seed() throws(CommandError) -> UInt64 {
    guard text.isDigits, let number = UInt64(text) else {
      throw invalid(expected: "a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// A number of seconds, more than 0.
  func seconds() throws(CommandError) -> Double {
    guard let number = text.decimalNumber, number > 0 else {
      throw invalid(expected: "a number of seconds, more than 0")
    }
    return number
  }

  /// A percentage, without a sign behind it.
  func percentage() throws(CommandError) -> Double {
    guard let number = text.decimalNumber, number <= 100 else {
      throw invalid(expected: "a percentage, a number from 0 to 100")
    }
    return number
  }

  /// A regular expression, as text that compiles.
  func regularExpression() throws(CommandError) -> String {
    guard !text.isEmpty else { throw invalid(expected: "a regular expression") }
    do {
      _ = try Regex(text)
      return text
    } catch {
      throw invalid(expected: "a regular expression, and it does not compile: \(error)")
    }
  }

  /// A glob for paths relative to the package.
  func glob() throws(CommandError) -> String {
    guard !text.isEmpty else { throw invalid(expected: "a glob such as 'Sources/Cart/**'") }
    guard !text.hasPrefix("/") && !text.split(separator: "/").contains("..") else {
      throw invalid(expected: "a glob for paths relative to the package, such as 'Sources/Cart/**'")
    }
    guard !text.contains(where: "[]{}".contains) else {
      throw invalid(expected: "a glob of '*', '?' and '**'; for several of them give the option several times")
    }
    return text
  }

  /// A path that need not exist, made absolute.
  func path() throws(CommandError) -> String {
    guard !text.isEmpty else { throw invalid(expected: "a path") }
    return text.absolutePath(in: folder)
  }

  /// A name and a value with `=` between them.
  func assignment(expected: String) throws(CommandError) -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { throw invalid(expected: expected) }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// Names separated by commas, at least one of them and none of them empty.
  func names(expected: String) throws(CommandError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard !names.contains("") else { throw invalid(expected: expected) }
    return names
  }

  /// One word of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type, notBuilt: [String] = []
  ) throws(CommandError) -> Choice {
    let words = type.allCases.map(\.rawValue)
    if let choice = Choice(rawValue: text) { return choice }
    if notBuilt.contains(text) { throw .valueNotBuilt(source, value: text, built: words) }
    throw invalid(expected: words.alternatives, suggestion: text.closest(among: words))
  }

  /// Words of an enumeration, separated by commas.
  func choices<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) throws(CommandError) -> [Choice] {
    let words = type.allCases.map(\.rawValue)
    return try names(expected: "one or more of \(words.alternatives), separated by commas").map {
      (name) throws(CommandError) in
      guard let choice = Choice(rawValue: name) else {
        throw CommandError.invalidValue(
          source, found: name, expected: words.alternatives, suggestion: name.closest(among: words))
      }
      return choice
    }
  }
}

extension String {
  /// The path made absolute from a folder, without `.` and `..`.
  func absolutePath(in folder: String) -> String {
    let path = hasPrefix("/") ? self : folder + "/" + self
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  fileprivate var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The number that digits with at most one point among them stand for; unlike `Double.init` it takes no
  /// hexadecimals, exponents or names.
  fileprivate var decimalNumber: Double? {
    let parts = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { String($0).isDigits } ? Double(self) : nil
  }
}
