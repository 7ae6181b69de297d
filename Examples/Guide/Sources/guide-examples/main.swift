import Guide

let wanted = CommandLine.arguments.dropFirst().map { $0.lowercased() }
for example in Example.all where wanted.isEmpty || wanted.contains(example.article.lowercased()) {
  print("# \(example.article)\n")
  try await example.run { print($0) }
  print()
}
