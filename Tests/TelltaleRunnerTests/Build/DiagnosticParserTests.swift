import Testing

@testable import TelltaleRunner

@Suite struct DiagnosticParserTests {
  private func parsed(_ log: String) -> [Diagnostic] { DiagnosticParser.diagnostics(in: log, root: "/m/My Pack") }

  @Test func messagesAreReadFromALogWithSourceExcerptsAndEachOnce() {
    let log = """
      [3/7] Compiling Lib a.swift
      /m/My Pack/Sources/Lib/a b.swift:12:7: error: cannot find 'x' in scope: really
      10 | func f() {
      12 |   x()
         |   `- error: cannot find 'x' in scope
      /m/My Pack/Sources/Lib/a b.swift:1:1: warning: unused
      [4/7] Emitting module Lib
      /m/My Pack/Sources/Lib/a b.swift:12:7: error: cannot find 'x' in scope: really
      /elsewhere/c.c:3:4: fatal error: 'missing.h' file not found
      error: fatalError
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      parsed(log) == [
        Diagnostic(
          file: "Sources/Lib/a b.swift", line: 12, column: 7, severity: .error,
          message: "cannot find 'x' in scope: really"),
        Diagnostic(file: "Sources/Lib/a b.swift", line: 1, column: 1, severity: .warning, message: "unused"),
        Diagnostic(file: "/elsewhere/c.c", line: 3, column: 4, severity: .error, message: "'missing.h' file not found"),
      ])
  }

  @Test func notesBelongToTheMessageBeforeThem() throws {
    let log = """
      macro expansion @Model:3:9: error: type 'X' has no member 'y'
      `- /m/My Pack/Sources/Lib/a.swift:8:2: note: expanded code originates here
      error: no such module 'Z'
      <unknown>:0: error: merge failed
      """
    #expect(
      parsed(log) == [
        Diagnostic(
          file: "macro expansion @Model", line: 3, column: 9, severity: .error, message: "type 'X' has no member 'y'",
          notes: [
            Diagnostic(
              file: "Sources/Lib/a.swift", line: 8, column: 2, severity: .note,
              message: "expanded code originates here")
          ]),
        Diagnostic(file: nil, severity: .error, message: "no such module 'Z'"),
        Diagnostic(file: nil, severity: .error, message: "merge failed"),
      ])
  }

  @Test func aCrashOfTheCompilerIsAnErrorAtTheInnermostPlaceOfItsStackDump() throws {
    let log = """
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c -primary-file /m/My Pack/Sources/Lib/a.swift
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
      2.\tCompiling with effective version 5.10
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/m/My Pack/Sources/Lib/a.swift")
      4.\tWhile silgen emitFunction SIL function "@$s3Lib1fyyF".
       for 'f()' (at /m/My Pack/Sources/Lib/a.swift:21:3)
      error: compile command failed due to signal 6 (use -v to see invocation)
      """
    let crash = try #require(parsed(log).first)
    #expect(crash.file == "Sources/Lib/a.swift")
    #expect(crash.line == 21)
    #expect(crash.column == 3)
    #expect(crash.severity == .error)
  }

  @Test func aRangeInAStackDumpStandsForItsStart() throws {
    let log = """
      Stack dump:
      1.\tWhile type-checking statement at [/m/My Pack/a.swift:5:3 - line:6:4] RangeText="if"
      rest
      """
    let crash = try #require(parsed(log).first)
    #expect(crash.file == "a.swift")
    #expect(crash.line == 5)
    #expect(crash.column == 3)
  }

  @Test func aCrashWithoutAPlaceIsPutDownToTheFilesThatWereCompiled() {
    let log = """
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -c -primary-file /m/My Pack/a.swift -primary-file /m/My Pack/b.swift -target x
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
       #0 0x00005568d7558738 llvm::sys::PrintStackTrace(at /usr/bin/swift-frontend:1:2)
      """
    let crash = parsed(log).first
    #expect(crash?.file == nil)
    #expect(crash?.notes.map(\.file) == ["a.swift", "b.swift"])
  }
}
