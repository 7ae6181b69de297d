import Testing

@testable import TelltaleFaults

@Suite struct BitwiseTests {
  @Test func `Operators of bits and shifts are exchanged`() {
    expectMutants(
      .bitwise,
      in: """
        func f(a: UInt8, b: UInt8) {
          _ = a & b
          //~ & => |
          _ = a | b
          //~ | => &
          _ = a ^ b
          //~ ^ => |
          _ = ~a
          //~ ~a => a
          _ = a << 2
          //~ << => >>
          _ = a &>> b
          //~ &>> => &<<
          _ = a << 0
        }
        """)
  }
}
