import Testing

@testable import TelltaleFaults

@Suite struct CompoundAssignmentTests {
  @Test func `An assignment does the inverse`() {
    expectMutants(
      .compoundAssignment,
      in: """
        func f(a: inout Int, x: inout Double, flags: inout UInt8, by: Int) {
          a += by
          //~ += => -=
          a -= 1
          //~ -= => +=
          x *= 2
          //~ *= => /=
          x /= 2
          //~ /= => *=
          a %= 2
          //~ %= => /=
          flags |= 1
          //~ |= => &=
          flags &= 1
          //~ &= => |=
          flags ^= 1
          //~ ^= => |=
          flags <<= 1
          //~ <<= => >>=
          a &-= 1
          //~ &-= => &+=
        }
        """)
  }

  @Test func `What may join texts or lists only assigns`() {
    expectMutants(
      .compoundAssignment,
      in: """
        func f(text: inout String, list: inout [Int], box: Box?, thing: inout Thing, with other: Thing) {
          text += "a"
          //~ += => =
          list += [1]
          //~ += => =
          thing += other
          //~ += => =
          box?.width += 1
          //~ += => -=
          text += ""
          _ = list.map { box?.width += $0 }
          //~ += => =
        }
        """)
  }
}
