/// What is wrong with a command line, a configuration file or a path that they name; always exit code 2.
enum CommandError: Error, Hashable {
  case missingCommand
  case unknownCommand(String, suggestion: String?)
  case commandNotBuilt(String)
  case unknownOption(String, suggestion: String?)
  case optionNotBuilt(String)
  case missingValue(option: String, placeholder: String)
  /// A flag was given a value: `--quiet=yes`.
  case unexpectedValue(option: String, value: String)
  case missingArgument(String)
  case unexpectedArgument(String, expected: String)
  case conflict(String, String)
  /// `--list` measures nothing, so the other option has nothing to work on.
  case nothingMeasuredByList(option: String)

  /// There is nothing behind `--`.
  case commandMissing
  /// A version that has to be named is not.
  case versionMissing(String)
  case versionRepeated(String)
  /// The option reads what a command reports, and there is no command.
  case needsCommand(option: String)
  /// The option is about the tests of a Swift package, and a command answers.
  case testsOfCommand(option: String)
  /// `--tests-from faulty` with several faulty versions.
  case severalTestSources

  /// A study holds neither a fault nor a check of that id.
  case unknownID(String, file: String, suggestion: String?)
  case studyUnreadable(String, problem: String)

  case invalidValue(GivenValue.Source, found: String, expected: String, suggestion: String? = nil)
  case valueNotBuilt(GivenValue.Source, value: String, built: [String])

  case configurationMissing(String)
  case configurationUnreadable(String, problem: String)
  case configurationBroken(String, problem: String)
  case unknownKey(String, file: String, suggestion: String?)
  case wrongType(key: String, file: String, found: String, expected: String)

  case pathMissing(String)
  /// Neither the command line nor the pipeline file names a faulty version.
  case faultyVersionMissing(file: String)
  /// The package path is a file.
  case notAFolder(String)
  /// The folder has no manifest; `inside` is the folder above that has one.
  case notAPackage(String, inside: String?, named: PackageFolder.Naming)
  /// The folder has an Xcode project and no manifest.
  case xcodeProject(String, project: String)
  case outputFolderMissing(String, folder: String)
  case outputIsFolder(String)
  case outputUnwritable(String, problem: String)
  case outputRepeated(String)
  /// The scratch folder would hold the package or be it.
  case scratchHoldsPackage(String)
  case scratchIsFile(String)
}
