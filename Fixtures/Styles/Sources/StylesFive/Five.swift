import Foundation

/// Code in the language mode of Swift 5.
public var shared = 3

public func raiseShared() -> Int {
  shared += 1
  return shared
}

public protocol Greeter {
  func greet() -> String
}

public class Polite: Greeter {
  var name: String!
  private var handlers: [() -> Void] = []
  public var count = 0

  public init(name: String) {
    self.name = name
  }

  public func greet() -> String {
    count += 1
    handlers.forEach { $0() }
    if name.isEmpty { return "Hello" }
    return "Hello, " + name
  }

  public func onGreet(_ handler: @escaping () -> Void) { handlers.append(handler) }

  public func greetLater(on queue: DispatchQueue, completion: @escaping (String) -> Void) {
    queue.async { [weak self] in
      guard let self = self else { return }
      completion(self.greet())
    }
  }
}

public func greetAll(_ greeters: [Greeter]) -> String {
  var text = ""
  for greeter in greeters {
    if !text.isEmpty { text += "; " }
    text += greeter.greet()
  }
  return text
}

public func bits(_ value: UInt8) -> Int {
  var rest = value
  var count = 0
  while rest != 0 {
    count += Int(rest & 1)
    rest >>= 1
  }
  return count
}

public func raw(_ bytes: [UInt8]) -> UInt32 {
  bytes.withUnsafeBytes { buffer in
    var sum: UInt32 = 0
    for byte in buffer { sum = sum &* 31 &+ UInt32(byte) }
    return sum
  }
}
