/// The words for what is wrong: what was found, what was expected, and what to do next.
extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand: "no command was given; `telltale help` lists them"
    case .unknownCommand(let name, let suggestion):
      if let suggestion {
        "unknown command '\(name)'; did you mean '\(suggestion)'?"
      } else {
        "unknown command '\(name)'; `telltale help` lists the commands"
      }
    case .commandNotBuilt(let name): "`telltale \(name)` is not built yet; `telltale help` lists what is"
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .optionNotBuilt(let name): "\(name) is not built yet"
    case .missingValue(let option, let placeholder): "\(option) lacks its value; expected '\(option) \(placeholder)'"
    case .unexpectedValue(let option, let value): "\(option) takes no value; found '\(value)'"
    case .missingArgument(let name): "\(name) is missing"
    case .unexpectedArgument(let argument, let expected): "unexpected argument '\(argument)'; expected \(expected)"
    case .conflict(let one, let other): "\(one) and \(other) exclude each other; give one of them"
    case .nothingMeasuredByList(let option):
      "--list measures nothing, so there is nothing for \(option); leave out one of the two"
    case .commandMissing: "there is nothing behind '--'; expected a command, such as -- make check"
    case .versionMissing(let option):
      "\(option) is not given; expected a folder, a revision, patch:FILE or reverse:FILE"
    case .versionRepeated(let name): "the version '\(name)' is named twice; expected different ones"
    case .needsCommand(let option): "\(option) reads what a command reports; give the command behind '--'"
    case .testsOfCommand(let option):
      "\(option) is about the tests of a Swift package, and here a command answers; leave out one of the two"
    case .severalTestSources:
      "--tests-from faulty takes the tests of one faulty version; give one --faulty, or --tests-from each"
    case .unknownID(let id, let file, let suggestion):
      "\(file) has no fault and no check of the id '\(id)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .studyUnreadable(let file, let problem): "\(file) can't be read as a study: \(problem)"
    case .invalidValue(let source, let found, let expected, let suggestion):
      "\(source): found '\(found)'; expected \(expected)" + (suggestion.map { ". Did you mean '\($0)'?" } ?? "")
    case .valueNotBuilt(let source, let value, let built):
      "\(source): '\(value)' is not built yet; expected \(built.alternatives)"
    case .configurationMissing(let path): "there is no configuration file at \(path)"
    case .configurationUnreadable(let path, let problem): "\(path) can't be read: \(problem)"
    case .configurationBroken(let path, let problem): "\(path) is not a JSON5 object: \(problem)"
    case .unknownKey(let key, let file, let suggestion):
      "\(file): unknown key '\(key)'"
        + (suggestion.map { "; did you mean '\($0)'?" }
          ?? "; expected the name of an option in camelCase")
    case .wrongType(let key, let file, let found, let expected):
      "\(file): '\(key)' is \(found); expected \(expected)"
    case .pathMissing(let path): "there is no folder at \(path)"
    case .faultyVersionMissing(let file):
      "there is no faulty version to compare with: give --faulty VERSION, or the key 'faulty' in \(file)"
    case .notAFolder(let path): "\(path) is a file; expected the folder of a Swift package"
    case .notAPackage(let path, let inside?, let naming):
      "\(path) is not a Swift package, it lies in one; measure that one: \(naming.line(for: inside.quotedForShell))"
    case .notAPackage(let path, nil, let naming):
      "\(path) is not a Swift package: it has no Package.swift. Name the folder that has one: "
        + naming.line(for: naming.placeholder) + naming.alternative
    case .xcodeProject(let path, let project):
      """
      \(path) is not a Swift package: it has \(project), and no Package.swift. Telltale does not measure Xcode \
      projects; move the code to be measured into a package of its own, which the project can depend on, and measure \
      that
      """
    case .outputFolderMissing(let path, let folder): "--output: there is no folder \(folder) to write \(path) into"
    case .outputIsFolder(let path): "--output: \(path) is a folder; expected the path of a file to write"
    case .outputUnwritable(let path, let problem): "--output: \(path) could not be written: \(problem)"
    case .outputRepeated(let path): "--output: \(path) is named twice; expected a file of its own for each format"
    case .scratchHoldsPackage(let path):
      """
      --scratch-path: \(path) holds the package, and everything in a scratch folder may be overwritten; expected a \
      folder of its own, such as .build/telltale
      """
    case .scratchIsFile(let path): "--scratch-path: \(path) is a file; expected a folder, which need not exist yet"
    }
  }
}

extension GivenValue.Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .option(let name): name
    case .key(let key, let file): "\(file): '\(key)'"
    }
  }
}

extension [String] {
  /// The words with commas and an `or`: `a, b or c`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0)) }
    return plain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
