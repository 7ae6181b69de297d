import Telltale

/// The file as a person would have edited it to make the mutant: what the slow way of measuring builds.
package func handEdited(_ file: SourceFile, _ mutant: Mutant) -> String {
  let text = Array(file.text.utf8)
  let edited =
    text[..<mutant.range.lowerBound] + Array(mutant.fault.replacement.utf8) + text[mutant.range.upperBound...]
  return String(decoding: edited, as: UTF8.self)
}
