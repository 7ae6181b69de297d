import Telltale

/// The answer to every test of `Fixtures/Answers`, as somebody who runs it alone and looks at it would give it.
enum AnswerExpectations {
  /// By the test's id, or by the whole id of Swift Testing for overloads.
  static let answers: [String: Answer] = Dictionary(
    uniqueKeysWithValues: [
      named("XCTestAnswers.EndingTests/", endings),
      named("XCTestAnswers.", setUps),
      named("XCTestAnswers.MisbehavingTests/", misbehaviour),
      named("XCTestAnswers.", classes),
      named("TestingAnswers.EndingTests/", testingEndings),
      named("TestingAnswers.TraitTests/", traits),
      named("TestingAnswers.CancellationTests/", cancellations),
      named("TestingAnswers.", declarations),
    ].joined().map { ($0.0, $0.1) })

  private static func named(_ prefix: String, _ answers: KeyValuePairs<String, Answer>) -> [(String, Answer)] {
    answers.map { (prefix + $0.key, $0.value) }
  }

  private static let endings: KeyValuePairs<String, Answer> = [
    "testPasses": .pass,
    "testPassesAsynchronously": .pass,
    "testFailsAnAssertion": .fail(.assertion),
    "testFailsAnAssertionAsynchronously": .fail(.assertion),
    "testThrowsAnError": .fail(.error),
    "testThrowsAnErrorInsideAnAssertion": .fail(.error),
    "testFailsAnAssertionAndThenThrows": .fail(.assertion),
    "testCrashes": .fail(.crash),
    "testFailsAnAssertionAndThenCrashes": .fail(.assertion),
    "testExitsWithStatus0": .fail(.exit),
    "testExitsWithStatus3": .fail(.exit),
    "testExitsAfterItsEnd": .fail(.exit),
    "testFailsAnAssertionAndThenExitsWithStatus0": .fail(.assertion),
    "testSkips": .didNotRun(.skipped),
    "testFailsAnAssertionAndThenSkips": .fail(.assertion),
    "testSleepsForEver": .fail(.timeLimit),
    "testSpinsForEver": .fail(.workLimit),
    "testFailsAnAssertionAndThenSleepsForEver": .fail(.assertion),
  ]

  private static let setUps: KeyValuePairs<String, Answer> = [
    "StoppingAtTheFirstFailureTests/testFailsAnAssertion": .fail(.assertion),
    "FailingSetUpTests/testWouldPass": .fail(.assertion),
    "ThrowingSetUpTests/testWouldPass": .fail(.error),
    "SkippingSetUpTests/testWouldPass": .didNotRun(.skipped),
    "CrashingClassSetUpTests/testWouldPass": .fail(.crash),
    "ExitingClassSetUpTests/testWouldPass": .fail(.exit),
    "SleepingClassSetUpTests/testWouldPass": .fail(.timeLimit),
    "FailingClassSetUpTests/testPassesAllTheSame": .pass,
    "CrashingClassTearDownTests/testWouldPass": .fail(.crash),
    "ExitingClassTearDownTests/testWouldPass": .fail(.exit),
    "FailingTearDownTests/testWouldPass": .fail(.assertion),
  ]

  private static let misbehaviour: KeyValuePairs<String, Answer> = [
    "testWrites100MegabytesAndPasses": .pass,
    "testClosesItsStreamsAndPasses": .pass,
    "testClosesItsStreamsAndFails": .fail(.assertion),
    "testClosesAllFilesAndFails": .fail(.assertion),
    "testUsesUpAllDescriptorsAndFails": .fail(.assertion),
    "testLeavesAChildInItsOwnSessionAndPasses": .pass,
    "testEatsMemory": .fail(.memoryLimit),
    "testKillsItsProcessGroup": .fail(.crash),
    "testPrintsRecordsOfItsOwnAndPasses": .pass,
    "testChangesItsFolderAndEnvironmentAndFails": .fail(.assertion),
    "testHasAHomeAndATemporaryFolderOfItsOwn": .pass,
    "testReadsTheArgumentsThatItWasAskedForWith": .pass,
    "testSeesNothingOfWhatObservesIt": .pass,
    "testReadsTheFileBesideItsPackage": .pass,
  ]

  private static let classes: KeyValuePairs<String, Answer> = [
    "BaseTests/testIsInherited": .pass,
    "DerivedTests/testIsInherited": .pass,
    "DerivedTests/testIsOfTheDerivedClass": .pass,
    "DerivedTests/testStandsInAnExtension": .pass,
  ]

  private static let testingEndings: KeyValuePairs<String, Answer> = [
    "passes()": .pass,
    "passesAsynchronously()": .pass,
    "failsAnExpectation()": .fail(.assertion),
    "failsARequirement()": .fail(.assertion),
    "recordsAnIssue()": .fail(.assertion),
    "recordsAnErrorAsAnIssue()": .fail(.error),
    "throwsAnError()": .fail(.error),
    "expectsAnErrorThatIsNotThrown()": .fail(.assertion),
    "missesAConfirmation()": .fail(.assertion),
    "crashes()": .fail(.crash),
    "failsAnExpectationAndThenCrashes()": .fail(.assertion),
    "exitsWithStatus0()": .fail(.exit),
    "exitsWithStatus3()": .fail(.exit),
    "sleepsForEver()": .fail(.timeLimit),
    "spinsForEver()": .fail(.workLimit),
    "failsInATaskOfItsOwn()": .fail(.assertion),
    "closesItsStreamsAndFails()": .fail(.assertion),
    "printsEventsOfItsOwnAndPasses()": .pass,
    "expectsACrashOfAChildAndPasses()": .pass,
    "expectsACrashThatDoesNotComeAndFails()": .fail(.assertion),
  ]

  private static let traits: KeyValuePairs<String, Answer> = [
    "isDisabled()": .didNotRun(.disabled),
    "isNotEnabled()": .didNotRun(.disabled),
    "InADisabledSuite/wouldPass()": .didNotRun(.disabled),
    "hasAKnownIssue()": .pass,
    "lacksAKnownIssue()": .fail(.assertion),
    "hasAnIntermittentKnownIssueThatDoesNotOccur()": .pass,
    "passesForEveryArgument(_:)": .pass,
    "failsForOneArgument(_:)": .fail(.assertion),
    "exitsForOneArgument(_:)": .fail(.exit),
    "hasNoArguments(_:)": .didNotRun(.disabled),
    "passesForEveryPair(_:name:)": .pass,
  ]

  private static let cancellations: KeyValuePairs<String, Answer> = [
    "isCancelled()": .didNotRun(.skipped),
    "failsAndIsCancelled()": .fail(.assertion),
    "isCancelledForOneArgument(_:)": .pass,
    "isCancelledForEveryArgument(_:)": .didNotRun(.skipped),
    "recordsAWarning()": .pass,
  ]

  private static let declarations: KeyValuePairs<String, Answer> = [
    "standsAlone()": .pass,
    "Outer/named()": .pass,
    "Outer/Inner/isNested()": .pass,
    "Outer/InAnExtension/isNested()": .pass,
    "Outer/standsInAnExtension()": .pass,
    "Overloads/takes(_:)/DeclarationTests.swift:22:4": .pass,
    "Overloads/takes(_:)/DeclarationTests.swift:24:4": .fail(.assertion),
    "Overloads/takes()": .pass,
    "Overloads/takesMore()": .fail(.assertion),
    "`Raw identifiers / with (signs). of + regular [expressions]`/`1 + 1 == 2, \"really\"?`()": .pass,
    "`Raw identifiers / with (signs). of + regular [expressions]`/`1 + 1 == 2`()": .fail(.assertion),
    "Namespace/Deeper/isStatic()": .pass,
  ]
}
