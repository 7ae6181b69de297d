import Telltale

private enum Stop: String {
  case cart, address, payment, notice, confirmation
}

/// Where a buyer goes after paying; what has been paid is known to another object.
private struct Itinerary {
  private(set) var stops: [Stop] = [.cart, .address, .payment]
  private(set) var isPaid = false
  let afterPayment: @Sendable ([Stop]) -> [Stop]

  mutating func pay() -> Itinerary {
    isPaid = true
    stops = afterPayment(stops)
    return self
  }

  var trail: String { stops.map(\.rawValue).joined(separator: ">") }
  var end: String { stops.last?.rawValue ?? "nowhere" }
  var start: String { stops.first?.rawValue ?? "nowhere" }

  static func paid(_ afterPayment: @escaping @Sendable ([Stop]) -> [Stop]) -> Itinerary {
    var itinerary = Itinerary(afterPayment: afterPayment)
    return itinerary.pay()
  }
}

extension Lesson {
  static let coordinator = Lesson(
    "coordinator", "The Coordinator Pattern", fault: "paying leads back to the cart"
  ) {
    let correct = Itinerary.paid { $0 + [.confirmation] }
    let returning = Itinerary.paid { Array($0.prefix(1)) }  // FAULT: everything behind the cart is dropped.
    let detour = Itinerary.paid { $0 + [.notice, .confirmation] }  // FAULT: a stop that nobody asked for.
    let route = "cart>address>payment>confirmation"
    Part(
      "Where the route ends",
      Contrasts {
        contrast("payment-completed", correct: correct.isPaid, faulty: returning.isPaid) { $0 }
        contrast("last-screen", correct: correct.end, faulty: returning.end) { $0 == "confirmation" }
        contrast("route-start", correct: correct.start, faulty: returning.start) { $0 == "cart" }
        contrast("whole-route", correct: correct.trail, faulty: returning.trail) { $0 == route }
      })
    Part(
      "The fault moves to a stop between",
      Contrasts {
        contrast("last-screen-notice", correct: correct.end, faulty: detour.end) { $0 == "confirmation" }
        contrast("whole-route-notice", correct: correct.trail, faulty: detour.trail) { $0 == route }
      })
  }
}
