import Telltale

private protocol AddressListener: AnyObject {
  func heard(_ address: String)
}

/// Tells a listener, which it does not keep, of the address that was chosen.
private final class AddressList {
  weak var listener: (any AddressListener)?
  func choose(_ address: String) { listener?.heard(address) }
}

private final class CheckoutPage: AddressListener {
  let display: Display
  let writes: Bool

  init(_ display: Display, writes: Bool = true) {
    self.display = display
    self.writes = writes
  }

  func heard(_ address: String) {
    if writes { display.screen["address"] = address }
  }
}

/// What stays on the glass, even when the page that wrote it is gone.
private final class Display {
  var screen: Screen
  init(_ name: String) { screen = Screen(name, showing: ["address": "Ankara"]) }

  func agreement(_ event: String, _ address: String) -> Agreements {
    agree(event, model: ["address": address], screen: screen)
  }
}

extension Lesson {
  static let delegates = Lesson("delegates", "The Delegate Pattern", fault: "nobody listens when an address is chosen")
  {
    let wiring = Agreements.collect { event in
      let (display, list) = (Display("Checkout"), AddressList())
      let page = CheckoutPage(display)
      event(display.agreement("start", "Ankara"))
      list.choose("Izmir")  // FAULT: list.listener has not been set.
      event(display.agreement("no-delegate", "Izmir"))
      list.listener = page
      list.choose("Izmir")
      event(display.agreement("delegate-wired", "Izmir"))
    }
    Part("A listener that was not set, and then was", wiring)
    let (display, list) = (Display("Checkout"), AddressList())
    let wired = listenBriefly(to: list, display)
    list.choose("Bursa")
    Part(
      "A listener that is gone",
      otherLines: [wired, list.listener != nil].map { "delegate wired: \($0)" },
      display.agreement("delegate-released", "Bursa"))
    let silent = Agreements.collect { event in
      let unwired = Display("UnwiredCheckout")
      AddressList().choose("Bursa")  // FAULT: a list that nobody listens to.
      event(unwired.agreement("not-wired", "Bursa"))
      let (display, list) = (Display("SilentCheckout"), AddressList())
      let page = CheckoutPage(display, writes: false)  // FAULT: the page hears, and writes nothing.
      list.listener = page
      list.choose("Bursa")
      event(display.agreement("method-wrote-nothing", "Bursa"))
    }
    Part("Not heard, or not written", silent)
  }
}

/// FAULT: nothing keeps the page beyond this function.
private func listenBriefly(to list: AddressList, _ display: Display) -> Bool {
  let page = CheckoutPage(display)
  list.listener = page
  return withExtendedLifetime(page) { list.listener != nil }
}
