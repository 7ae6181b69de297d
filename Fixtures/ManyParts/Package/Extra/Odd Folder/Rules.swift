import CParts
import Foundation
import Side

/// Whether a step from `value` stays below the limit.
public func mayStep(from value: Int) -> Bool {
  next(value) < limit()
}

func next(_ value: Int) -> Int { Int(cparts_next(Int32(value))) + side() }

func limit() -> Int {
  guard let url = Bundle.module.url(forResource: "limit", withExtension: "txt"),
    let text = try? String(contentsOf: url, encoding: .utf8)
  else { return 0 }
  return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
}

public func greeting() -> String {
  #if Loud
    return shared("HELLO") + stamp
  #else
    return shared("hello") + stamp
  #endif
}
