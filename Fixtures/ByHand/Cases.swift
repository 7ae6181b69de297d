// Each `enum CASE` is a file of its own. What `run` gives is what a fault is told by.
// In those with `neutral` behind the name, a fault that makes no difference must be known to make none.

enum CASE { // sums
  static func run() -> String {
    var results: [Int] = []
    for (a, b) in [(7, 2), (-3, 5), (0, 0)] { results.append(a + b - 3 * b) }
    return show(results)
  }
}

enum CASE { // quotients
  static func run() -> String {
    let widths: [Double] = [3, 0, -1]
    let counts = [12, 7]
    return show(widths.map { $0 * 2.5 / 4 }, counts.map { $0 / 5 }, counts.map { $0 % 5 })
  }
}

enum CASE { // products without quotients
  static func cube<T: Numeric>(_ side: T) -> T {
    var area = side
    area *= side
    return area * side
  }
  static func run() -> String { show(cube(3), cube(2.5), cube(UInt8(2))) }
}

enum CASE { // parts of forward collections
  static func parts<Whole: Collection>(_ whole: Whole) -> [[Whole.Element]] {
    [whole.dropFirst(), whole.dropLast(), whole.prefix(2), whole.suffix(2)].map { Array($0) }
  }
  static func run() -> String { show(parts([1, 2, 3]), parts("ab")) }
}

enum CASE { // sums neutral
  static func run() -> String {
    let nothing = 0, one = 1
    return show([3, -4].map { ($0 + nothing) * one }, [3, 4].map { $0 % 7 })
  }
}

enum CASE { // overflow
  static func run() -> String {
    let small: [Int8] = [100, 27]
    var byte: UInt8 = 3
    byte -= 2
    return show(small[0] - small[1], byte, UInt8(4) / 2)
  }
}

enum CASE { // wrapping
  static func run() -> String {
    let values: [UInt8] = [250, 3]
    return show(values[0] &+ values[1], values[1] &- values[0], values[0] &* values[1])
  }
}

enum CASE { // joins
  static func run() -> String {
    let (word, trail) = ("tell", Trail())
    let text = word + trail.step("right", "tale") + "!"
    let list = [1] + [2, 3]
    let slice = list[1...] + [4]
    return show(text, list, Array(slice), trail.steps)
  }
}

enum CASE { // joins neutral
  static func run() -> String {
    let (word, nothing) = ("tell", "")
    return show(word + nothing)
  }
}

enum CASE { // own operators
  static func run() -> String {
    let a = Vector(x: 1, y: 2)
    var b = a + Vector(x: 3, y: 4)
    b += a
    return show(b, a - b)
  }
}

enum CASE { // assignments
  static func run() -> String {
    var (sum, product, ratio, rest) = (3, 4, 9.0, 17)
    sum += 5
    sum -= 1
    product *= sum
    ratio /= 4
    ratio += 0.5
    rest %= 5
    var lists = [[1], [2]]
    lists[0] += [3]
    var text = "a"
    text += "b"
    var place: Node? = Node("n")
    place?.name += "m"
    var total = 1
    let add = { total += 2 }
    add()
    return show(sum, product, ratio, rest, lists, text, place?.name as Any, total)
  }
}

enum CASE { // assignments neutral
  static func run() -> String {
    var sum = 3, product = 4, text = ""
    let nothing = 0, one = 1
    sum += nothing
    product *= one
    text += "b"
    return show(sum, product, text)
  }
}

enum CASE { // bits
  static func run() -> String {
    let (a, b): (UInt8, UInt8) = (0b1100, 0b1010)
    var (c, d) = (a, 6)
    c &= b
    c |= 1
    c ^= b
    d <<= 2
    d >>= 1
    return show(a & b, a | b, a ^ b, ~a, a << 2, a >> 1, a &<< 1, a &>> 3, c, d, Int8(-8) >> 1)
  }
}

enum CASE { // signs
  static func run() -> String {
    let (offset, open) = (4, false)
    let low: Int8 = -128
    return show(-offset, -1, low, !open, !(offset > 3 || open), -2.5)
  }
}

enum CASE { // literals
  static func run() -> String {
    var found = false
    for value in [3, 5] where value > 4 { found = true }
    let names: [String] = ["ab", "cd"]
    let codes: [String: Int] = ["x": 12]
    let text = "sum \(codes.count)"
    let limit: UInt8 = 255
    return show(found, names, codes, text, limit, 0x1F, 1_000, ["key"].joined())
  }
}

enum CASE { // defaults
  static func run() -> String {
    let trail = Trail()
    let codes = ["x": 12]
    let results = [
      codes["x"] ?? 0, codes["x"] ?? trail.step("right", 7),
      trail.step("left", codes["x"]) ?? 3,
    ]
    let byte: UInt8? = 200
    let count = (byte ?? 0) &+ 100
    let chained: Int? = codes["x"] ?? codes["y"]
    if let bound = codes["x"] ?? codes["z"] { return show(results, count, chained as Any, bound, trail.steps) }
    return show(results, count, chained as Any, trail.steps)
  }
}

enum CASE { // defaults of nothing
  static func run() -> String {
    let codes: [String: [Int]] = [:]
    return show(codes["x"] ?? [1], (codes["x"] ?? []).count)
  }
}

enum CASE { // chains
  static func run() -> String {
    let trail = Trail()
    let node: Node? = Node("a", Node("b"))
    let name: String? = node?.next?.name
    let step: String? = node.map { trail.step("step", $0) }?.name
    let parsed: Int? = try? refuse(3)
    return show(name as Any, step as Any, parsed as Any, String(describing: node?.name), trail.steps)
  }
}

enum CASE { // chains neutral
  static func run() -> String {
    let node: Node? = nil
    let name: String? = node?.name
    return show(name as Any)
  }
}

enum CASE { // choices
  static func run() -> String {
    var results: [String] = []
    for age in [3, 30] {
      let isChild = age < 10
      results.append(isChild ? "child" : "adult")
      results.append(age.isMultiple(of: 2) ? "even" : "odd")
    }
    return show(results)
  }
}

enum CASE { // ranges
  static func run() -> String {
    var visited: [Int] = []
    for index in 0..<3 { visited.append(index) }
    for index in 5...6 { visited.append(index) }
    let all = Array("telltale")
    let text = "telltale"
    let end = text.index(text.startIndex, offsetBy: 4)
    var list = Array(all[1..<3])
    list.removeSubrange(0..<1)
    return show(
      visited, String(all[2...4]), String(text[..<end]), String(text[text.startIndex..<end]), (1..<4).map { $0 },
      (1..<4).contains(4), (1...4).contains(4), String(all[...2]), list)
  }
}

enum CASE { // ranges neutral
  static func run() -> String {
    let limit = 9
    return show((1..<limit).contains(4), (1...limit).contains(12))
  }
}

enum CASE { // the last of a type
  static func run() -> String {
    var sum = 0
    for byte in UInt8(253)...255 { sum = sum &+ Int(byte) }
    return show(sum)
  }
}

enum CASE { // ends
  static func run() -> String {
    let (list, word) = ([3, 1, 4, 1, 5], "telltale")
    let nested: [Int]? = list
    return show(
      list.first as Any, list.last as Any, nested?.first as Any, list.first { $0 > 3 } as Any,
      list.last(where: { $0 < 3 }) as Any, list.firstIndex(of: 1) as Any, list.lastIndex { $0 == 1 } as Any,
      Array(list.prefix(2)), Array(list.suffix(2)), Array(list.dropFirst()), Array(list.dropLast(2)),
      String(word.prefix(3)))
  }
}

enum CASE { // extremes
  static func run() -> String {
    let list = [3, 1, 4]
    let words = ["pear", "fig"]
    return show(
      list.min() as Any, list.max() as Any, min(2, 3), Swift.max(2, 3), words.min { $0.count < $1.count } as Any,
      words.max(by: { $0.count < $1.count }) as Any, list.sorted(), words.sorted { $0.count < $1.count })
  }
}

enum CASE { // questions
  static func run() -> String {
    let (list, word) = ([3, 1, 4], "telltale")
    let isEmpty = list.isEmpty
    return show(
      list.allSatisfy { $0 > 1 }, list.contains { $0 > 3 }, list.contains(where: { $0 > 9 }), word.hasPrefix("tell"),
      word.hasSuffix("tell"), isEmpty, list.filter { $0.isMultiple(of: 2) }, ["", "a"].filter(\.isEmpty),
      list.lazy.filter { $0.isMultiple(of: 2) }.map { $0 })
  }
}

enum CASE { // a collection's own
  struct Doubled: Sequence {
    let base: [Int]
    func makeIterator() -> [Int].Iterator { base.map { $0 * 2 }.makeIterator() }
    var underestimatedCount: Int { Swift.max(1, base.count - 1) }
  }
  static func run() -> String { show(Doubled(base: [3, 4, 5]).underestimatedCount, Array(Doubled(base: [6]))) }
}

enum CASE { // ends neutral
  static func run() -> String {
    let list = [3]
    return show(
      list.first as Any, list.last { $0 > 1 } as Any, list.prefix(4).count, list.min() as Any, list.sorted(),
      list.allSatisfy { $0 > 1 }, max(3, 3), "tt".hasPrefix("t"))
  }
}

enum CASE { // throwing
  static func run() throws -> String {
    let a = try refuse(3) + refuse(2)
    let b = try refuse(4) * (try refuse(5))
    var text = try String(refuse(1)) + String(refuse(2))
    text += try "\(refuse(6))"
    let list = try [1, 2].first { try refuse($0) > 1 }
    return show(a, b, text, list as Any, try (nil ?? refuse(7)))
  }
}

enum CASE { // generic
  static func half<T: BinaryInteger>(_ value: T, _ more: T) -> T { (value + more) / 2 }
  static func mean<T: FloatingPoint>(_ values: [T]) -> T { values.reduce(0) { $0 + $1 } / T(values.count) }
  static func run() -> String { show(half(7, 2), half(UInt8(9), 200), mean([1.5, 2.5])) }
}

enum CASE { // waiting
  static func run() async -> String {
    let a = await wait(3) + wait(4)
    let text = await wait("a") + wait("b")
    var sum = 1
    sum += await wait(2)
    let name: String? = await wait(Node("a") as Node?)?.name
    return show(a, text, sum, name as Any)
  }
}
