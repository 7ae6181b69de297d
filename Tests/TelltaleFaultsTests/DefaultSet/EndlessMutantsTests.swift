import Testing

@testable import TelltaleFaults

/// What would keep a loop or an iteration from coming to its end. The marks are what stays in the default set.
@Suite struct EndlessMutantsTests {
  @Test func `Each way through a loop keeps its only step`() {
    expectDefault(
      """
      func f(n: Int) {
        while n > 0 {
          if isLow(n) {
            n = half
          } else {
            low = n
            //~ low = n => 
            n -= 1
          }
        }
        while let element = upcoming {
          if skips { upcoming = base.next(); continue }
          seen += 1
          //~ seen += 1 => 
          upcoming = base.next()
        }
        repeat {
          x(p)
          //~ x(p) => 
          form(&p)
        } while p != end
        repeat {
          step(&p)
          //~ step(&p) => 
          step(&q)
          //~ step(&q) => 
        } while p != end && q != end
      }
      """, only: [.removedAssignment, .removedCall])
  }

  @Test func `A loop that only a statement ends keeps the way to it`() {
    expectDefault(
      """
      func f() -> Int {
        while true {
          i += 1
          log(i)
          //~ log(i) => 
          if i > limit { return i }
        }
        while true {
          tries += 1
          //~ tries += 1 => 
          if queue.isEmpty { break }
          //~ queue.isEmpty => false
          if isLate { throw TooMany() }
          //~ isLate => false
        }
        while true {
          guard isOpen else { return 1 }
          //~ isOpen => false
          close()
          //~ close() => 
        }
      }
      """, only: [.removedAssignment, .removedCall, .condition, .relational], ignoring: ["true", ">=", "!="])
  }

  @Test func `A loop whose condition stays as it is is not gone on with`() {
    expectDefault(
      """
      func f() {
        while let element = upcoming {
          if isLast(element) { break }
          upcoming = base.next()
        }
        while let element = upcoming {
          upcoming = base.next()
          if isLast(element) { break }
          //~ break => continue
        }
        while i < n {
          i += 1
          if isLast(i) { break }
          //~ break => continue
        }
      }
      """, only: [.loopExit])
  }

  @Test func `An iterator keeps the only change of its state, and its only way to nil`() {
    expectDefault(
      """
      struct Steps: IteratorProtocol {
        mutating func next() -> Int? {
          guard !isDone else { return nil }
          //~ !isDone => false
          defer { advance() }
          return value
        }
      }
      struct Spread: IteratorProtocol {
        mutating func next() -> Int? {
          switch state {
          case .start:
            state = .gap
            //~ state = .gap => 
            return base.next()
          case .gap:
            state = .element
            return gap
          }
        }
      }
      struct Parts: IteratorProtocol {
        mutating func next() -> [Int]? {
          let element = base.next()
          splits += 1
          //~ splits += 1 => 
          if element == nil {
            return nil
          }
          count = 0
          //~ count = 0 => 
          return part
        }
      }
      struct Other {
        mutating func next(_ count: Int) -> Int { state = count; return state }
        //~ state = count => 
        mutating func follow() -> Int? { state = 1; return state }
        //~ state = 1 => 
      }
      """, only: [.removedAssignment, .removedCall, .removedDefer, .condition, .equality], ignoring: ["true"])
  }

  @Test func `Indices are equal at times, and come to the end`() {
    expectDefault(
      """
      struct Pairs: Collection {
        struct Index {
          static func == (left: Index, right: Index) -> Bool { left.at == right.at && left.side == right.side }
          static func < (left: Index, right: Index) -> Bool { left.at == right.at }
          //~ left.at == right.at => false
        }
        func index(after i: Index) -> Index {
          guard i.at != base.endIndex else { return endIndex }
          //~ i.at != base.endIndex => false
          if i.at == limit { return startIndex }
          //~ i.at == limit => false
          return Index(i.at, base.endIndex)
        }
      }
      struct Price {
        static func == (left: Price, right: Price) -> Bool { left.cents == right.cents }
        //~ left.cents == right.cents => false
      }
      """, only: [.equality], ignoring: ["true", "!="])
  }
}
