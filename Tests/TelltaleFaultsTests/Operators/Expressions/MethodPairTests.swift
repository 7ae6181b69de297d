import Testing

@testable import TelltaleFaults

@Suite struct MethodPairTests {
  @Test func `A method becomes the other of its pair`() {
    expectMutants(
      .methodPair,
      in: """
        func f(list: [Int], text: String) {
          _ = list.first
          //~ first => last
          _ = list.last { $0 > 1 }
          //~ last => first
          _ = list.firstIndex(of: 1)
          //~ firstIndex => lastIndex
          _ = list.prefix(2)
          //~ prefix => suffix
          _ = list.dropLast()
          //~ dropLast => dropFirst
          _ = list.min()
          //~ min => max
          _ = list.max(by: <)
          //~ max => min
          _ = text.hasPrefix("a")
          //~ hasPrefix => hasSuffix
          _ = max(1, 2)
          //~ max => min
          _ = Swift.min(1, 2)
          //~ min => max
          _ = text.split(separator: " ").first?.count
          //~ first => last
        }
        """)
  }

  @Test func `One and all take the place of each other with their labels`() {
    expectMutants(
      .methodPair,
      in: """
        func f(list: [Int], isOdd: (Int) -> Bool) {
          _ = list.contains(where: isOdd)
          //~ contains(where:  => allSatisfy(
          _ = list.allSatisfy(isOdd)
          //~ allSatisfy( => contains(where: 
          _ = list.allSatisfy { isOdd($0) }
          //~ allSatisfy => contains
          _ = list.contains { isOdd($0) }
          //~ contains => allSatisfy
          _ = list.contains(3)
        }
        """)
  }

  @Test func `An order is reversed, a filter inverted and emptiness negated`() {
    expectMutants(
      .methodPair,
      in: #"""
        func f(list: [Int], items: [Item]) -> Bool {
          _ = list.sorted()
          //~ sorted() => sorted(by: >)
          _ = list.sorted { $0 > $1 }
          //~ list.sorted { $0 > $1 } => Array(list.sorted { $0 > $1 }.reversed())
          _ = items.filter { $0.isOpen }
          //~ $0.isOpen => !$0.isOpen
          _ = items.filter(\.isOpen)
          //~ \.isOpen => { !$0.isOpen }
          _ = items.filter { $0.count > 3 }
          let nothing = list.isEmpty
          //~ list.isEmpty => !list.isEmpty
          if list.isEmpty { return !list.isEmpty }
          return nothing
        }
        """#)
  }

  @Test func `What can only be gone through forwards has no last`() {
    expectMutants(
      .methodPair,
      in: """
        extension Collection {
          func f(_ part: Range<Index>) {
            _ = self.first
            _ = self[part].firstIndex { $0 > 1 }
            _ = self.dropFirst(2).first
            //~ dropFirst => dropLast
            _ = self.map { $0 }.first
            //~ first => last
            _ = self.dropFirst()
            //~ dropFirst => dropLast
          }
        }
        extension Collection where Self: BidirectionalCollection {
          func f() { _ = self.first }
          //~ first => last
        }
        extension Sequence {
          func f() { _ = self.dropFirst(2); _ = self.min() }
          //~ min => max
        }
        struct Chain<Base: Collection> {
          let base: Base
          let counts: [Base.Index]
          func f<S>(_ other: S, _ some: some Sequence<Int>) where S: MutableCollection {
            _ = base.first(where: isReady)
            _ = base.indices.first
            _ = other.firstIndex(of: 1)
            _ = some.prefix(3)
            _ = counts.first
            //~ first => last
          }
        }
        extension Chain where Base: RandomAccessCollection {
          func g() { _ = base.first(where: isReady) }
          //~ first => last
        }
        struct Row: Collection { var cells: [Int]; func f(_ row: Row?) { _ = row?.first; _ = self.first } }
        """)
  }

  @Test func `The methods of an asynchronous sequence have no other`() {
    expectMutants(
      .methodPair,
      in: """
        func f(stream: AsyncStream<Int>, desk: Desk) async throws {
          _ = await stream.first { $0 > 1 }
          _ = try await Ticks().contains { isReady($0) }
          _ = await desk.orders.first { isReady($0) }
          //~ first => last
          _ = await stream.filter { isReady($0) }.first { isOpen($0) }
          //~ isReady($0) => !isReady($0)
        }
        """)
  }

  @Test func `Names of the package's own, and properties of these names, are left alone`() {
    expectMutants(
      .methodPair,
      in: #"""
        struct Pair {
          var first: Int
          func prefix(_ count: Int) -> Int { count }
          func f(list: [Int]) {
            _ = list.first
            _ = list.prefix(2)
            _ = list.prefix(while: { $0 > 1 })
            _ = Int.max
            _ = list.suffix(from: 2)
            _ = list.map(\.first)
          }
        }
        """#)
  }
}
