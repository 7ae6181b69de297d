import Foundation
import Styles
import StylesFive
import StylesInlinable
import StylesUpcoming
import Testing

@Suite struct StylesTests {
  @Test func generics() {
    var bin = SortedBin<Int>()
    for item in [3, 1, 2] { bin.put(item) }
    #expect(bin.items == [1, 2, 3])
    #expect(bin.spread?.0 == 1 && bin.spread?.1 == 3)
    #expect(bin.count(in: [1, 1, 4]) == 2)
    #expect(bin.count(in: [1, 3]) { $0 > 1 } == 1)
    #expect(largest(of: [1, 5, 9], limit: 2) == 5)
    #expect(pairs(1, "a", and: 2.5, true) == 4)
    #expect(Array(opaque(5)) == [0, 2, 4])
    #expect(ends(of: [1, 2, 3], at: 2) == [1, 3, 2, 1] && rest(of: [1, 2]) == [2])
    #expect(power(3, 1) == 9 && power(2.0, 3) == 8 && opposite(4) == -4 && summed([1, nil]) == [5])
  }

  @Test func concurrency() async throws {
    let counter = Counter(step: 2)
    await raise(counter, times: 3)
    #expect(await counter.value == 6)
    #expect(counter.describe(1) == "once")
    #expect(try await sum([1, 2]) == 5)
    await #expect(throws: Refused(reason: "negative")) { try await sum([-1]) }
    #expect(try narrow(2) == 1)
    #expect(throws: Refused(reason: "large")) { try narrow(101) }
    let stream = AsyncStream { continuation in
      for value in [1, -1, 2, 3] { continuation.yield(value) }
      continuation.finish()
    }
    #expect(await total(of: stream, atMost: 3) == 3)
    let ledger = Ledger()
    try ledger.enter(2)
    try ledger.enter(3)
    #expect(try ledger.first() == 2)
    #expect(ledger.close() == 5)
    #expect(throws: Refused(reason: "closed")) { try ledger.enter(1) }
  }

  @Test @MainActor func panel() {
    let panel = Panel()
    panel.show("")
    panel.show("x")
    #expect(panel.title == "x" && panel.changes == 1)
  }

  @Test func ownership() {
    var ticket = Ticket(number: 2)
    let before = ticket.isValid(in: 0..<3)
    ticket.stamp()
    let after = ticket.isValid(in: 0..<3)
    var shelf: [Int] = []
    let isHanded = ticket.hand(to: &shelf)
    let code = Handle().close()
    let number = Slot.taken(Ticket(number: 4)).number()
    #expect(!before && after && isHanded && shelf == [2] && code == 1 && number == 4)
    #expect(swapped([1, 2, 3]) == [3, 2, 1])
    #expect(Node(root: nil).next == nil)
    var list = [1]
    list.firstModified += 1
    #expect(list.firstModified == 2)
  }

  @Test func builders() {
    #expect(Menu().body == ["- menu", "- open", "- more than 1", "- 0", "- 1"])
    #expect(footer(nil) == ["- end"])
    #expect(footer(1) == ["- 1", "- end"])
    #expect(menu(1) == ["list", "- a", "- one"])
    #expect(menu(2) == ["list", "- a", "- b", "- many"])
  }

  @Test func wrappers() {
    var volume = Volume()
    volume.level = 11
    #expect(volume.level == 10 && volume.$level == 1)
    volume.mute()
    #expect(volume.level == 0)
    let thermostat = Thermostat()
    thermostat.update(measured: 18)
    #expect(thermostat.isHeating && thermostat.reads == 1)
    var old = Person(name: "O")
    old.age = 90
    #expect(oldest([Person(name: "Y"), old]) == ["O", "Y"])
    #expect(isText("a") && isText("a".prefix(1)) && !isText(1))
    #expect(sameType(Int.self, as: 1) && !sameType(String.self, as: "a"))
    var box = Box(["a": 1])
    #expect(box.a == 1 && box.b == -1 && box[\.age, of: old] == 91)
    box[\.age, of: old] = 2
    #expect(box.O == 2)
    #expect("\(old)" == "O, adult" && old != Person(name: "O"))
  }

  @Test func operators() {
    #expect([1 <=> 2, 2 <=> 2, 3 <=> 2] == [.less, .same, .greater])
    #expect(hypotenuse(3, 4) == 5 && half(3) == 1.5)
    var bits = [true, true]
    bits .&= [false, true]
    #expect(bits == [false, true])
    var vector = Vector(1, 2)
    vector += Vector(1, 1) * 2
    #expect(vector == Vector(3, 4) && -vector * Vector(1, 1) == -7)
    #expect(Square(width: 1) == Square(width: 1) && Shape(sides: 4) != Shape(sides: 3))
    #expect((Square(width: 1) as Shape) != (Square(width: 2) as Shape))
  }

  @Test func closures() throws {
    #expect(fold([1, 2]) == 3 && fold([2, 3], from: 1) { $0 * $1 } == 6 && fold([2000]) == 1000)
    #expect(words("a bb, a") == ["a": 2, "bb": 1] && words("a bb", minimum: 2) == ["bb": 1])
    #expect(report(["a": 2, "b": 1]) == "2 words:\na: 2 times\nb: once")
    #expect([95, 80, 60, 10, -1].map(grade) == ["A+", "B~", "B", "C", "C?"])
    #expect(try tokens("12 +\t3") == [.number(12), .symbol("+"), .number(3)])
    #expect(throws: (any Error).self) { try tokens("?") }
    var settings = try #require(Settings(level: 5))
    #expect(settings.isQuiet && settings.cache.count == 5 && Settings(level: 256) == nil)
    settings.adopt(Settings.shared)
    #expect(settings.names == ["a", "b"] && !settings.isQuiet)
    var tabbed = Tabbed()
    #expect(tabbed.add(3) && !tabbed.add(10) && tabbed.rows() == ["row\t0", "row\t1", "row\t2"])
  }

  @Test func otherModules() async {
    var meter = Meter()
    meter.add(3)
    meter.add(4, twice: true)
    #expect(meter.isFull && doubled(2) == 4 && middle(3, 1, 2) == 2 && middle("a", "b", "c") == "b")
    #expect(clamp(5, to: 0...3) == 3 && parity(3) == "odd" && shown(2) == 2)
    #expect(size(of: "a", in: MemoryStore(["a": Data([1, 2])])) == 2 && size(of: "", in: MemoryStore()) == 0)
    #expect(await later(2) == 3)
    let observer = Observer()
    observer.seen = 4
    observer.seen = 2
    #expect(observer.seen == 4 && observer.overflows == 1)
    let polite = Polite(name: "A")
    var greeted = 3
    polite.onGreet { greeted += 1 }
    #expect(greetAll([polite, Polite(name: "")]) == "Hello, A; Hello" && greeted == 4)
    #expect(raiseShared() == 4 && bits(5) == 2 && raw([1, 2]) == 33)
  }
}
