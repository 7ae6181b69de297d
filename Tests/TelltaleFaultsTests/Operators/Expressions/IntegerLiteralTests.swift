import Testing

@testable import TelltaleFaults

@Suite struct IntegerLiteralTests {
  @Test func `A number is larger by one`() {
    expectMutants(
      .integerLiteral,
      in: """
        func f(retries: Int = 3) -> Int {
          var count = 3
          //~ 3 => 4
          count = 0xFE
          //~ 0xFE => 0xff
          count = 255
          //~ 255 => 254
          if count > 4 { return 7 }
          //~ 7 => 8
          for index in 0..<3 { count = index }
          switch count {
          case 1: break
          default: break
          }
          return -1_000
          //~ 1_000 => 1001
        }
        enum E: Int { case a = 1 }
        let table = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
        """)
  }
}
