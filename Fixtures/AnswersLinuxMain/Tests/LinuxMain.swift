import XCTest

@testable import ListedTests

XCTMain([testCase(ListedTests.allTests)])
