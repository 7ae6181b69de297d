import Foundation
import LessonTables

let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.isEmpty ? Lesson.all : Lesson.all.filter { [$0.name] == arguments }

if wanted.isEmpty {
  let names = Lesson.all.map { "  \($0.name)\n" }.joined()
  FileHandle.standardError.write(Data("usage: swift run lessons [NAME], where NAME is one of:\n\(names)".utf8))
  exit(2)
}
for lesson in wanted {
  print("# \(lesson.name): \(lesson.fault)\n")
  for part in try await lesson.parts() { print(part, terminator: "\n\n") }
}
