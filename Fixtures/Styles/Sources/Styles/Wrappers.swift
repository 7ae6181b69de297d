import Observation

/// Property wrappers, macros of the toolchain, key paths, metatypes, dynamic members.
@propertyWrapper
public struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>
  public private(set) var projectedValue = 0

  public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  public var wrappedValue: Value {
    get { value }
    set {
      projectedValue += 1
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
}

public struct Volume {
  @Clamped(0...10) public var level = 5
  @Clamped(-1.0...1.0) public var balance: Double = 0

  public init() {}

  public mutating func mute(@Clamped(0...1) by factor: Int = 0) {
    level = level * factor
    balance = 0
  }
}

@Observable public final class Thermostat {
  public var target = 20
  public var isHeating = false
  @ObservationIgnored public var reads = 0

  public init() {}

  public func update(measured: Int) {
    reads += 1
    isHeating = measured < target - 1
  }
}

public struct Person: Hashable, Codable, CustomStringConvertible {
  public var name: String
  public var age = 30
  public var tags: Set<String> = ["new"]

  public init(name: String) { self.name = name }

  public var description: String { "\(name), \(age > 17 ? "adult" : "minor")" }

  public static func == (left: Person, right: Person) -> Bool {
    left.name == right.name && left.age == right.age
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(age)
  }
}

public func oldest(_ people: [Person]) -> [String] {
  people.sorted { $0[keyPath: \.age] > $1[keyPath: \.age] }.map(\.name)
}

public func isText(_ value: Any) -> Bool {
  if type(of: value) == String.self { return true }
  let other: Any.Type = type(of: value)
  return other == Substring.self || value is Character
}

public func sameType<T>(_ type: T.Type, as value: Any) -> Bool {
  type == Int.self && value is T
}

@dynamicMemberLookup
public struct Box {
  var fields: [String: Int]

  public init(_ fields: [String: Int]) { self.fields = fields }

  public subscript(dynamicMember name: String) -> Int { fields[name] ?? -1 }

  public subscript(path: KeyPath<Person, Int>, of person: Person) -> Int {
    get { person[keyPath: path] + 1 }
    set { fields[person.name] = newValue }
  }
}
