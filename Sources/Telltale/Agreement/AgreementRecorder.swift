/// Keeps the agreements of every event, and says at which event a field first parted from the model.
///
/// ```swift
/// var recorder = AgreementRecorder()
/// recorder.record("opened", model: model, screens: [list.screen, detail.screen])
/// recorder.record("popped", model: model, screens: [list.screen])
/// recorder.firstParting(of: "selected", on: "List")?.event  // popped
/// ```
public struct AgreementRecorder: Sendable {
  /// The events in order, each with the fields that were measured after it.
  public private(set) var events: [(name: String, agreements: Agreements)] = []

  /// A recorder that has seen nothing.
  public init() {}

  /// Measures the visible ones of several screens after an event.
  @discardableResult
  public mutating func record(
    _ event: String, model: FieldValues, screens: [Screen], fields: [String]? = nil
  ) -> Agreements {
    let agreements = Agreements(
      screens.flatMap { agree(event, model: model, screen: $0, fields: fields).rows })
    events.append((event, agreements))
    return agreements
  }

  /// Everything that was measured, in order.
  public var agreements: Agreements { Agreements(events.flatMap(\.agreements.rows)) }

  /// The first event after which a field was stale, missing or leftover; nil where it never was.
  public func firstParting(of field: String, on screen: String) -> FieldAgreement? {
    agreements.first { $0.field == field && $0.screen == screen && $0.agreement.remedy != nil }
  }

  /// For each field that ever parted from the model the first time it did, in the order of the events.
  public var partings: [FieldAgreement] {
    var seen: Set<[String]> = []
    return agreements.filter { $0.agreement.remedy != nil && seen.insert([$0.screen, $0.field]).inserted }
  }
}
