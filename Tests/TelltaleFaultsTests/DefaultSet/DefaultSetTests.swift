import Telltale
import Testing

@testable import TelltaleFaults

/// What is left out unless it is asked for. The marks are what stays.
@Suite struct DefaultSetTests {
  @Test func `Logging, descriptions and hashes are quiet`() {
    expectDefault(
      """
      struct S {
        func f(a: Int, log: Logger) {
          print("a", a > 1)
          logger.info("done", { a > 2 }())
          self.logger.error("done")
          send(a > 3)
          //~ > => >=
          //~ > => !=
          //~ send(a > 3) => 
          stop()
          //~ stop() => 
          if a > 4 || (b > 4) { print("a"); logger.info("b") }
          if !(a > 4) { print("a") }
          if a > 5 { print("a") } else { stop() }
          //~ > => >=
          //~ > => !=
          //~ stop() => 
          if send(a > 6) { print("a") }
          //~ > => >=
          //~ > => !=
        }
        var description: String { a > 1 ? "x" : "y" }
        var debugDescription: String { get { "x" } }
        func hash(into hasher: inout Hasher) { hasher.combine(a > 1); hasher.combine(b) }
      }
      """, only: [.relational, .removedCall, .returnValue, .emptyBody], ignoring: ["{}"])
  }

  @Test func `Assertions and calls for speed alone are kept`() {
    expectDefault(
      """
      func f() {
        precondition(isReady)
        assert(isReady, "no")
        assertIsReady()
        self.preconditionHolds()
        try assertIsFree()
        //~ try assertIsFree() => 
        assertion(isReady)
        //~ assertion(isReady) => 
        list.reserveCapacity(10)
        mutex.lock()
        self.unlock()
        door.unlock()
        //~ door.unlock() => 
        pthread_mutex_unlock(mutex)
        self.continuation?.resume(returning: 1)
        player.resume()
        //~ player.resume() => 
        waiters.condition.broadcast()
        channel.broadcast(message)
        //~ channel.broadcast(message) => 
        group.leave()
        room.leave()
        //~ room.leave() => 
        list.append(1)
        //~ list.append(1) => 
      }
      """, only: [.removedCall])
  }

  @Test func `What others wait for is not kept from coming`() {
    expectDefault(
      """
      struct Lock {
        func hold() -> Int {
          defer { mutex.unlock() }
          defer { holds -= 1; mutex.unlock() }
          //~ defer { holds -= 1; mutex.unlock() } => 
          return 1
        }
        func unlock() { unlocks += 1 }
        func resume() { pauses -= 1 }
        //~ { pauses -= 1 } => {}
        func relock() { locks += 1 }
        //~ { locks += 1 } => {}
      }
      """, only: [.emptyBody, .removedDefer])
  }

  @Test func `Assertions that always hold are kept out like those left out`() {
    expectDefault(
      """
      func f() {
        precondition(i != end)
        //~ i != end => false
        precondition(holds(i != end), "x")
        //~ i != end => false
        //~ i != end => true
        check(i != end)
        //~ i != end => false
        //~ i != end => true
      }
      """, only: [.equality])
  }

  @Test func `A count is never negative`() {
    expectDefault(
      """
      func f() {
        a(x.count > 0)
        //~ > => >=
        b(x.count >= 0)
        //~ >= => >
        //~ >= => ==
        c(0 == x.count)
        //~ == => <=
        //~ 0 == x.count => false
        d(x.count != 0)
        //~ != => <
        //~ x.count != 0 => true
      }
      """, only: [.relational, .equality])
  }

  @Test func `A comparison is not made constant as well, and a body gives back one number`() {
    expectDefault(
      """
      func f(a: Int, b: Int) {
        g(a > 3)
        //~ > => >=
        //~ > => !=
        guard a <= b else { return }
        //~ <= => <
        //~ <= => ==
        while a < b { a += c }
        //~ < => <=
        //~ < => !=
        //~ a < b => false
      }
      func f() -> Int { x }
      //~ { x } => { return 0 }
      func f() -> String? { x }
      //~ { x } => { return nil }
      func f() -> String { x }
      //~ { x } => { return "" }
      func f() -> Bool { x }
      //~ { x } => { return true }
      //~ { x } => { return false }
      """, only: [.relational, .returnValue])
  }

  @Test func `A loop that goes by one step stops where it does`() {
    expectDefault(
      """
      func f(n: Int, m: Int) {
        while i < n { use(i); i += 1 }
        //~ < => <=
        //~ i < n => false
        while j < n && m > 0 { j = list.index(after: j) }
        //~ < => <=
        //~ > => >=
        //~ > => !=
        while k < n { use(k); k += 2 }
        //~ < => <=
        //~ < => !=
        //~ k < n => false
        while l < n { l += 1; l += m }
        //~ < => <=
        //~ < => !=
        //~ l < n => false
      }
      """, only: [.relational])
  }

  @Test func `Constant operands of a connector are its own mutants`() {
    expectDefault(
      """
      func f() {
        a(x == y && z < w)
        //~ x == y && z < w => x == y
        //~ < => <=
        //~ x == y && z < w => z < w
        //~ < => !=
        //~ x == y && z < w => false
        b(!(x == y) || g())
        //~ !(x == y) || g() => !(x == y)
        //~ !(x == y) || g() => g()
        //~ !(x == y) || g() => true
        c(h() && x == y)
        //~ h() && x == y => h()
        //~ x == y => false
        //~ h() && x == y => x == y
        //~ h() && x == y => false
      }
      """, only: [.relational, .equality, .logical])
  }

  @Test func `Conditions are forced where nothing else does`() {
    expectDefault(
      """
      func f(a: Int, b: Bool, c: Int?) {
        if !(a < 1) { x() } else { y() }
        if b { x() } else { y() }
        //~ b => true
        //~ b => false
        if b, a.isEven { x(); y() }
        //~ b => true
        //~ a.isEven => true
        //~ b => false
        if let c, b { x(); y() }
        //~ b => true
        //~ b => false
        if let c { x(); y() }
        //~ let c => let c, false
        while b { x(); y() }
        while let d = g() { x(); y() }
      }
      """, only: [.condition, .binding])
  }

  @Test func `What is forced both ways is not negated, and what is compared is not forced`() {
    expectDefault(
      """
      func f(a: Bool) {
        if !a { x() } else { y() }
        g(!a)
        //~ !a => a
        h(b < c ? 1 : 2)
        i(a ? 1 : 2)
        //~ a => true
        //~ a => false
      }
      """, only: [.negation, .ternary])
  }

  @Test func `The only step of a loop is not turned round`() {
    expectDefault(
      """
      func f(n: Int) {
        while i < n {
          x(i)
          i += 1
          j += 1
          //~ += => -=
        }
      }
      """, only: [.compoundAssignment])
  }

  @Test func `A body that is a comparison gives back no constant`() {
    expectDefault(
      """
      func a() -> Bool { x < y }
      var b: Bool { return !(x == y) }
      func c() -> Bool { isOpen }
      //~ { isOpen } => { return true }
      //~ { isOpen } => { return false }
      """, only: [.returnValue])
  }

  @Test func `The only statement of a body, branch, loop or defer stays`() {
    expectDefault(
      """
      func f(a: Bool, b: [Int]) {
        if a { x() }
        if g() { x() }
        //~ x() => 
        if a { x() } else { y() }
        //~ x() => 
        //~ y() => 
        for c in b { x(c) }
        for c in h() { x(c) }
        //~ x(c) => 
        defer { x() }
        b.forEach { x($0) }
        //~ b.forEach { x($0) } => 
      }
      func g() { x() }
      var h: Int = 0 { didSet { x() } }
      func i() { for c in b { x(c); y(c) } }
      //~ x(c) => 
      //~ y(c) => 
      """, only: [.removedCall, .skippedLoop], ignoring: ["{ break }"])
    expectDefault("func i() { for c in b { x(c); y(c) } }", only: [.skippedLoop])
  }

  @Test func `Loops that would never end are left as they are`() {
    expectDefault(
      """
      func f(n: Int) {
        while i < n {
          x(i)
          //~ x(i) => 
          i += 1
        }
        while true {
          if done { break }
          x(2)
          //~ x(2) => 
        }
        repeat { x(3); y() } while b
        //~ b => false
        //~ x(3) => 
        //~ y() => 
      }
      """, only: [.removedCall, .removedAssignment, .loopExit, .condition], ignoring: ["true"])
  }

  @Test func `A line has a few, the first of each place before the second ones`() {
    expectDefault(
      """
      func f() {
        a(x < 1, x < 2, x < 3)
        //~ < => <=
        //~ < => !=
        //~ < => <=
        //~ < => !=
        //~ < => <=
      }
      """, only: [.relational])
  }

  @Test func `What is left out keeps its number and its id`() {
    let file = SourceFile(path: "A.swift", text: "func f() { a(x.count > 0, y < 1) }")
    let declared = DeclaredOperators(scanning: [file])
    func mutants(isSelective: Bool) -> [Mutant] {
      FaultFinder(
        operators: [.relational], conditions: testConditions, packageOperators: declared, isSelective: isSelective
      ).mutants(in: file)
    }
    #expect(mutants(isSelective: true).map(\.fault) == mutants(isSelective: false).map(\.fault))
    #expect(
      mutants(isSelective: true).map(\.exclusion) == [
        nil, .countBoundary, .comparedConstant, nil, nil, .comparedConstant,
      ])
  }
}
