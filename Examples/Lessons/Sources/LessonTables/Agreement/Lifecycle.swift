import Telltale

private final class Invoice {
  var total: Int
  let status = "unpaid"
  init(total: Int) { self.total = total }
  var values: FieldValues { ["total": total, "status": status] }
}

/// A view that is loaded once, and then appears any number of times.
private final class InvoiceView {
  enum Stage: String { case viewDidLoad, viewWillAppear }

  private(set) var screen: Screen
  private(set) var stages: [Stage] = []
  private let invoice: Invoice
  private let writesIn: Stage

  init(_ name: String, _ invoice: Invoice, writesIn: Stage) {
    screen = Screen(name)
    self.invoice = invoice
    self.writesIn = writesIn
  }

  func appear() {
    if stages.isEmpty { reach(.viewDidLoad) }
    reach(.viewWillAppear)
  }

  private func reach(_ stage: Stage) {
    stages.append(stage)
    if stage == writesIn { screen.fields = invoice.values }
  }
}

extension Lesson {
  static let lifecycle = Lesson("lifecycle", "Lifecycle Methods", fault: "the screen is written once, when it loads") {
    let invoice = Invoice(total: 120)
    let old = InvoiceView("InvoiceController", invoice, writesIn: .viewDidLoad)  // FAULT: not when it comes back.
    let fixed = InvoiceView("FixedInvoiceController", invoice, writesIn: .viewWillAppear)
    let rows = Agreements.collect { event in
      for total in [120, 150] {
        invoice.total = total
        old.appear()
        fixed.appear()
        let name = total == 120 ? "loaded" : "returned"
        event(agree("\(name)-old", model: invoice.values, screen: old.screen))
        event(agree("\(name)-fixed", model: invoice.values, screen: fixed.screen))
      }
    }
    Part("Loading and coming back", rows)
    let changed = Invoice(total: 120)
    let logged = InvoiceView("LoggedInvoiceController", changed, writesIn: .viewDidLoad)
    let early = Agreements.collect { event in
      changed.total = 130
      logged.appear()
      logged.appear()
      event(agree("before-appearing", model: changed.values, screen: logged.screen, fields: ["total"]))
    }
    Part(
      "A change before the view is loaded",
      otherLines: [logged.stages.map(\.rawValue).joined(separator: ", ")], early)
  }
}
