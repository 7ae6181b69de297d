import Testing

@testable import TelltaleFaults

@Suite struct OtherValueTests {
  @Test func `Defaults of parameters become another value of their type`() {
    expectMutants(
      .defaultArgument,
      in: """
        enum Order { case up, down; case by(Int) }
        func a(b: Int = 20, c: Bool = true, d: String = "x", e: String? = "", f: Double = 0.5, g: Int = -3) {}
        //~ 20 => 21
        //~ true => false
        //~ "x" => ""
        //~ "" => "telltale"
        //~ 0.5 => 1.5
        //~ -3 => -2
        func h(i: [Int] = [1], j: [String: Int] = ["a": 1], k: Order = .up, l: Order = .down, m: UInt8 = 255) {}
        //~ [1] => []
        //~ ["a": 1] => [:]
        //~ .up => .down
        //~ .down => .up
        //~ 255 => 254
        func n(o: Int? = nil, p: Character = "c", q: Set<Int> = [], r: Int = count(), s: Mask = 0x10, t: Order = .by(1)) {}
        func u(file: String = #file, @Builder v: () -> Int = 1) {}
        """)
  }

  @Test func `Stored properties and globals begin with another value`() {
    expectMutants(
      .initialValue,
      in: """
        let limit = 8
        //~ 8 => 9
        struct S {
          static let name = "s"
          //~ "s" => ""
          private var isOpen = false { didSet { print(1) } }
          //~ false => true
          @Wrapped var a = 1
          var b: Int { 1 }
          var (c, d) = (1, 2)
          func f() {
            let local = 1
            var g = "x"
          }
        }
        enum E: Int { case a = 1 }
        """)
    expectRewrite(
      .initialValue, of: "struct S { var a: UInt8 = 1 }",
      to: "struct S { var a: UInt8 = __telltale_value(1, 1, 2) }")
  }
}
