import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct RunningErrorTests {
  @Test("Each error names what was found and what was expected")
  func words() {
    let words: [(any LocalizedError, String)] = [
      (
        TestRecordError.missing(test: "M.C/t", termination: .exited(status: 3), output: "last words"),
        """
        M.C/t left no records, though its process ended by itself with status 3. Expected the file that the test \
        executable was told to write; does it have an entry point of its own? The end of its output:
        last words
        """
      ),
      (
        TestRecordError.unreadable(test: "M.C/t", line: 2, text: "{"),
        "Line 2 of the records of M.C/t can't be read: found {, expected a JSON object."
      ),
      (
        TestRecordError.otherTest(expected: "M.C/t", found: "M.C/u"),
        "M.C/u ran where M.C/t was asked for, so the records can't be told apart."
      ),
      (
        TestRecordError.contradictory(test: "M.C/t", records: [.started, .started, .finished]),
        "The records of M.C/t contradict each other: started, started, finished."
      ),
      (
        ChildProcessError.notOnPath(name: "swift", path: "/bin"),
        "swift is in none of the folders of PATH (/bin). Install it, or add its folder to PATH."
      ),
      (
        ChildProcessError.cannotStart(executable: "/bin/no", folder: "/", problem: ENOENT),
        "/bin/no could not be started in /: No such file or directory."
      ),
      (
        ChildProcessError.leftBehind(executable: "/bin/sh", count: 2),
        "/bin/sh left 2 processes behind that could not be ended."
      ),
    ]
    for (error, expected) in words { #expect(error.errorDescription == expected) }
  }
}
