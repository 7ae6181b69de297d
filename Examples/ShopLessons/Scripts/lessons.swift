// Prints the tables of lessons.json, each row measured by `telltale contrast` or `telltale pipeline` on this package.
//
//     swift Scripts/lessons.swift [--telltale PATH] [--apart] [LESSON ...]
//
// The patches in faults/ touch no line together, so that one faulty version with all of them stands for each; `--apart`
// measures each patch by itself, which takes a build for each.
import Foundation

struct Lessons: Decodable {
  struct Row: Decodable {
    let check: String
    /// One of these three answers.
    let test, `case`, step: String?
    let environment: [String: String]?
    /// Where it differs from the measurement's.
    let fault: String?
  }
  struct Measurement: Decodable {
    let fault: String
    let rows: [Row]
  }
  struct Lesson: Decodable {
    let lesson: String
    let measurements: [Measurement]
  }
  let pipeline: String
  let cases: [String]
  let lessons: [Lesson]
}

/// What is read of a study.
struct Study: Decodable {
  struct Answer: Decodable {
    let answer: String
    let how: String?
    var word: String { answer != "didNotRun" ? answer : how == "stopped" ? "skipped" : how ?? answer }
  }
  struct Check: Decodable {
    let id, title: String
    let correct: Answer
  }
  struct Verdict: Decodable {
    let check: String
    let faulty: Answer
  }
  struct FaultRow: Decodable { let checks: [Verdict] }
  struct Trace: Decodable {
    struct Step: Decodable {
      let check: String
      let answer: Answer
    }
    let fault: String?
    let steps: [Step]
  }
  let checks: [Check]
  let verdicts: [FaultRow]
  let traces: [Trace]?
}

/// A check's answers in words: on the correct version, and on the faulty one.
struct Answers {
  var correct, faulty: String

  var separation: String {
    switch (correct, faulty) {
    case ("pass", "fail"): "separating"
    case ("pass", "pass"): "blind"
    case ("fail", "fail"): "noisy"
    case ("fail", "pass"): "inverted"
    default: "outside-category"
    }
  }
}

extension Study {
  /// The answers of everything in it, by id; of the cases that a command reports, by title as well.
  var answers: [String: Answers] {
    var result: [String: Answers] = [:]
    let faulty = Dictionary(verdicts.flatMap(\.checks).map { ($0.check, $0.faulty.word) }) { first, _ in first }
    for check in checks {
      let answers = Answers(correct: check.correct.word, faulty: faulty[check.id] ?? "unknown")
      result[check.id] = answers
      result[check.title] = answers
    }
    for trace in traces ?? [] {
      for step in trace.steps {
        var answers = result[step.check] ?? Answers(correct: "unknown", faulty: "unknown")
        if trace.fault == nil { answers.correct = step.answer.word } else { answers.faulty = step.answer.word }
        result[step.check] = answers
      }
    }
    return result
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("lessons: \(message)\n".utf8))
  exit(1)
}

/// Runs a command in a folder and gives its standard output.
func run(_ command: [String], in folder: URL, environment: [String: String] = [:]) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    fail("\(command.joined(separator: " ")) ended with status \(process.terminationStatus)")
  }
  return data
}

/// Measures rows of one faulty version, several of them in one run where their settings allow it.
struct Measuring {
  let package: URL
  let telltale: String
  let scratch: URL
  let lessons: Lessons
  /// The faulty version, as Telltale's options name it.
  let faulty: String

  func answers(of rows: [Lessons.Row]) throws -> [String: Answers] {
    var result: [String: Answers] = [:]
    for (setting, rows) in Self.groups(rows.filter { $0.test != nil }) {
      let tests = Set(rows.compactMap(\.test))
      let pattern = tests.sorted().map { "^LessonTests\\.\(NSRegularExpression.escapedPattern(for: $0))$" }
      var arguments = ["--tests", pattern.joined(separator: "|")]
      for (name, value) in setting.sorted(by: { $0.key < $1.key }) { arguments += ["--env", "\(name)=\(value)"] }
      let found = try contrast(arguments)
      for row in rows { result[Self.key(row)] = found["LessonTests.\(row.test ?? "")"] }
    }
    let cases = rows.filter { $0.case != nil }
    if !cases.isEmpty {
      let found = try contrast(["--tap", "--"] + lessons.cases)
      for row in cases { result[Self.key(row)] = found[row.case ?? ""] }
    }
    for row in rows where row.step != nil && result[Self.key(row)] == nil {
      let parts = (row.step ?? "").split(separator: "/").map(String.init)
      let found = try study([
        "pipeline", lessons.pipeline, "--correct", ".", "--faulty", faulty, "--machine", parts[0], "--order", parts[1],
        "--scratch-path", scratch.appendingPathComponent("pipeline").path,
      ]).answers
      for row in rows { if let step = row.step, let answers = found[step] { result[Self.key(row)] = answers } }
    }
    return result
  }

  /// What tells a row from others that ask for the same.
  static func key(_ row: Lessons.Row) -> String {
    let setting = (row.environment ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([row.test ?? row.case ?? row.step ?? ""] + setting).joined(separator: " ")
  }

  /// The rows by the settings that they can share: no variable has two values in one.
  private static func groups(_ rows: [Lessons.Row]) -> [([String: String], [Lessons.Row])] {
    var groups: [(setting: [String: String], rows: [Lessons.Row])] = []
    for row in rows {
      let own = row.environment ?? [:]
      let fitting = groups.firstIndex { group in own.allSatisfy { group.setting[$0.key, default: $0.value] == $0.value }
      }
      if let fitting {
        groups[fitting].setting.merge(own) { $1 }
        groups[fitting].rows.append(row)
      } else {
        groups.append((own, [row]))
      }
    }
    return groups
  }

  private func contrast(_ arguments: [String]) throws -> [String: Answers] {
    let options = ["--scratch-path", scratch.appendingPathComponent("contrast").path]
    return try study(["contrast", "--correct", ".", "--faulty", faulty] + options + arguments).answers
  }

  private func study(_ arguments: [String]) throws -> Study {
    var arguments = arguments
    arguments.insert(contentsOf: ["--format", "json", "--quiet"], at: arguments[0] == "pipeline" ? 2 : 1)
    return try JSONDecoder().decode(Study.self, from: run([telltale] + arguments, in: package))
  }
}

/// A copy of the package with all patches applied.
func versionWithAllFaults(of package: URL, in scratch: URL) throws -> URL {
  let version = scratch.appendingPathComponent("faulty")
  if FileManager.default.fileExists(atPath: version.path) { try FileManager.default.removeItem(at: version) }
  try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
  for name in try FileManager.default.contentsOfDirectory(atPath: package.path) where !name.hasPrefix(".") {
    try FileManager.default.copyItem(at: package.appendingPathComponent(name), to: version.appendingPathComponent(name))
  }
  let faults = try FileManager.default.contentsOfDirectory(atPath: version.appendingPathComponent("faults").path)
  // Git must not take the copy for a part of a repository around it, and leave out what is not in that one.
  for name in faults.sorted() {
    _ = try run(
      ["git", "apply", "faults/\(name)"], in: version, environment: ["GIT_CEILING_DIRECTORIES": scratch.path])
  }
  return version
}

var telltale = "telltale"
var isApart = false
var names: [String] = []
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--telltale": telltale = rest.popFirst() ?? telltale
  case "--apart": isApart = true
  default: names.append(argument)
  }
}

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("..")
  .standardizedFileURL.resolvingSymlinksInPath()
let lessons = try JSONDecoder().decode(
  Lessons.self, from: Data(contentsOf: package.appendingPathComponent("lessons.json")))
for name in names where !lessons.lessons.contains(where: { $0.lesson == name }) {
  fail("there is no lesson '\(name)'; there are: \(lessons.lessons.map(\.lesson).joined(separator: ", "))")
}
let chosen = lessons.lessons.filter { names.isEmpty || names.contains($0.lesson) }
let scratch = package.appendingPathComponent(".build/lessons")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)

func fault(_ row: Lessons.Row, _ measurement: Lessons.Measurement) -> String { row.fault ?? measurement.fault }
let all = chosen.flatMap { $0.measurements.flatMap { part in part.rows.map { (fault: fault($0, part), row: $0) } } }
let versions =
  isApart
  ? Dictionary(grouping: all, by: \.fault).mapValues { $0.map(\.row) } : ["": all.map(\.row)]
var answers: [String: [String: Answers]] = [:]
for (name, rows) in versions.sorted(by: { $0.key < $1.key }) {
  let version = isApart ? "patch:faults/\(name).patch" : try versionWithAllFaults(of: package, in: scratch).path
  answers[name] = try Measuring(
    package: package, telltale: telltale, scratch: scratch, lessons: lessons, faulty: version
  ).answers(of: rows)
}

for lesson in chosen {
  for (number, part) in lesson.measurements.enumerated() {
    print("\(lesson.lesson), \(number + 1) of \(lesson.measurements.count): \(part.fault)")
    var tally: [String: Int] = [:]
    for row in part.rows {
      guard let found = answers[isApart ? fault(row, part) : ""]?[Measuring.key(row)] else {
        fail("\(row.check) was not measured")
      }
      tally[found.separation, default: 0] += 1
      print("\(row.check) | correct=\(found.correct) faulty=\(found.faulty) -> \(found.separation)")
    }
    for name in ["separating", "blind", "noisy", "inverted"] { print("\(name): \(tally[name] ?? 0)") }
    if let outside = tally["outside-category"] { print("outside-category: \(outside)") }
    print()
  }
}
