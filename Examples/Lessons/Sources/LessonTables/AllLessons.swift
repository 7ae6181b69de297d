extension Lesson {
  /// All lessons: first those on separation, then those on agreement.
  public static let all: [Lesson] = separation + agreement

  /// Does a check tell the correct version from the faulty one?
  public static let separation: [Lesson] = [
    .architecturalPatterns, .coordinator, .unidirectionalFlow, .dependencyInjection, .modularization, .unitTests,
    .uiTests, .coverage, .profiling, .memoryLeaks, .performance, .codeQuality, .signing, .continuousIntegration,
    .releaseAutomation, .betaDistribution, .storeReview, .storeListing, .crashReporting,
  ]

  /// Does a screen agree with its model?
  public static let agreement: [Lesson] = [
    .viewControllers, .lifecycle, .navigation, .presentation, .interfaceFiles, .actions, .layout, .stackViews,
    .tableViews, .collectionViews, .delegates, .drawing, .bridging, .migration, .frameworkChoice,
  ]
}
