import Telltale

/// What a careful reader of `Examples/Shop` expects of each of its tests, before any tool has measured it.
///
/// All of it was derived by reading the sources, for the operators `relational`, `equality`, `logical`, `return-value`
/// and `empty-body`; other operators may move tests from blind to separating. Nothing here was copied from a study:
/// where the two differ, one of them is wrong.
enum ShopExpectations {
  /// A test and a fault, and what the one says of the other.
  struct Pair {
    var check: String
    var fault: String
    var separation: Separation
    /// Nil where the separation is not blind, and where what a body gives back may or may not be compared.
    var blindness: Blindness?
  }

  /// How many faults these operators make, counted in the sources.
  static let faultCount = 125

  static let categories: [String: Check.Category] = [
    // MARK: ShopCore
    // An amount's share is arithmetic, and `Money` is no type with a plain value: there is no fault on its way.
    "ShopCoreTests.MoneyTests/share(of:percent:is:)": .blind,
    // `text(for:)` giving back "" is none of the expected texts.
    "ShopCoreTests.PriceFormatTests/text(in:of:is:)": .separating,
    // Expects the Irish spelling of the German storefront, which no single fault makes it write.
    "ShopCoreTests.PriceFormatTests/giftCard()": .noisy,
    // Asks for both answers of `isOn(for:)`, so either constant is wrong once.
    "ShopCoreTests.FeatureFlagTests/testOnlyTheAudienceSeesTheFeature": .separating,
    // Three names are not [].
    "ShopCoreTests.LaunchPlanTests/testTheFirstFrameWaitsOnlyForWhatItShows": .separating,

    // MARK: ShopCart
    // All five see `add` emptied, by their set-up.
    "ShopCartTests.CartTests/testEveryPieceOfEveryLineCounts": .separating,
    "ShopCartTests.CartTests/testASecondAddJoinsTheFirst": .separating,
    "ShopCartTests.CartTests/testRemovingOnePieceLeavesTheOthers": .separating,
    "ShopCartTests.CartTests/testTheLastPieceTakesItsLineAlong": .separating,
    "ShopCartTests.CartTests/testACartWaitsForTheProductThatHasToBeOrdered": .separating,
    // 0 percent is refused by `percent > 0`.
    "ShopCartTests.DiscountTests/reduction(by:saves:)": .separating,
    // -1 percent is taken where `percent >= 0` is true.
    "ShopCartTests.DiscountTests/refusedPercentage(_:)": .separating,
    // 3000 is the minimum itself, which `>` refuses.
    "ShopCartTests.DiscountTests/Coupons/minimum(subtotal:holds:)": .separating,
    "ShopCartTests.DiscountTests/Coupons/smallLetters()": .separating,
    // Nil is what it expects of the book, but its set-up needs a discount of 10 percent, which `percent == 0` refuses.
    "ShopCartTests.DiscountTests/Coupons/unknownCode()": .separating,
    "ShopCartTests.QuantityFieldTests/accepts(_:as:)": .separating,
    "ShopCartTests.QuantityFieldTests/refuses(_:)": .separating,

    // MARK: ShopShipping
    "ShopShippingTests.ShippingFeeTests/testTheThresholdItselfTravelsFree": .separating,
    // Not the threshold, but `isFree` giving back false.
    "ShopShippingTests.ShippingFeeTests/testALargeOrderTravelsFree": .separating,
    // `isFree` giving back true.
    "ShopShippingTests.ShippingFeeTests/testASmallOrderPaysTheStandardFee": .separating,
    "ShopShippingTests.ShippingFeeTests/testExpressIsNeverFree": .separating,
    "ShopShippingTests.ShippingFeeTests/testIslandsPayTheSurchargeOnEitherMethod": .separating,
    // A wrong fee is still one of 0, 4.90, 9.90, 16.90 and 21.90.
    "ShopShippingTests.ShippingFeeTests/testNoFeeIsNegative": .blind,
    // Nil where 8.00 is missing.
    "ShopShippingTests.FreeShippingHintTests/missing(from:is:)": .separating,
    // Disabled.
    "ShopShippingTests.FreeShippingHintTests/islands()": .outsideCategory,

    // MARK: ShopCatalog
    "ShopCatalogTests.CatalogTests/Refresh/fullReply()": .separating,
    // Has a reply for each half of the rule.
    "ShopCatalogTests.CatalogTests/Refresh/incompleteReply(_:)": .separating,
    // False and false: either half, and the constant, are false as well.
    "ShopCatalogTests.CatalogTests/Refresh/replyOfTheOutage()": .blind,
    // Leaves by the `catch`, before the rule.
    "ShopCatalogTests.CatalogTests/Refresh/failedReply(_:)": .blind,
    "ShopCatalogTests.CatalogTests/Search/partOfAName(_:finds:)": .separating,
    // [] either way.
    "ShopCatalogTests.CatalogTests/Search/emptyCatalogue()": .blind,
    // Makes a screen and reads a stored property.
    "ShopCatalogTests.CatalogScreenTests/testAScreenCanBeMade": .blind,
    // All three see `rows(for:)` giving back [].
    "ShopCatalogTests.CatalogScreenTests/testTheScreenFollowsItsFeed": .separating,
    "ShopCatalogTests.CatalogScreenTests/testTheScreenIsReleasedWithItsLastOwner": .separating,
    "ShopCatalogTests.CatalogScreenTests/testTheFormatIsReadOnceAList": .separating,
    "ShopCatalogTests.RowPoolTests/testScrollingUsesTheSameRowsAgain": .separating,
    // Skipped: there is no staging server here.
    "ShopCatalogTests.StagingCatalogTests/testTheStagingServersListIsReadable": .outsideCategory,

    // MARK: ShopCheckout
    // All five see `percent == 0`, which refuses the discount of their set-up.
    "ShopCheckoutTests.CheckoutReducerTests/removeOneOfTwo()": .separating,
    "ShopCheckoutTests.CheckoutReducerTests/redeem()": .separating,
    "ShopCheckoutTests.CheckoutReducerTests/redeemInVain(_:)": .separating,
    "ShopCheckoutTests.CheckoutReducerTests/removeAfterRedeem()": .separating,
    "ShopCheckoutTests.CheckoutReducerTests/ship()": .separating,
    "ShopCheckoutTests.CheckoutRouteTests/testTheWholeRoute": .separating,
    "ShopCheckoutTests.CheckoutRouteTests/testADelayIsSaidBeforeTheConfirmation": .separating,
    // The first screen is the cart even where `handle` does nothing; there is no `backTapped` to ask `canGoBack`.
    "ShopCheckoutTests.CheckoutRouteTests/testTheRouteBeginsAtTheCart": .blind,
    "ShopCheckoutTests.CheckoutRouteTests/testBackLeadsToTheScreenBefore": .separating,
    "ShopCheckoutTests.CheckoutRouteTests/testThereIsNoWayBackFromTheCartOrOnceItIsPaid": .separating,
    "ShopCheckoutTests.BillTests/discount()": .separating,
    // 45.00 after the discount: `isFree` giving back true.
    "ShopCheckoutTests.BillTests/thresholdAfterDiscount()": .separating,
    "ShopCheckoutTests.ReceiptTests/testASmallOrderWithADiscount": .separating,
    "ShopCheckoutTests.ReceiptTests/testALargeOrderTravelsFree": .separating,
    // Recorded where an order of exactly 50.00 paid for shipping.
    "ShopCheckoutTests.ReceiptTests/testTheReceiptOfOrder2077IsAsRecorded": .inverted,
    // Encodes whatever the lines say.
    "ShopCheckoutTests.ReceiptTests/testAReceiptCanBeArchived": .blind,
    "ShopCheckoutTests.ConfirmationScreenTests/confirm()": .separating,
    "ShopCheckoutTests.ConfirmationScreenTests/refused()": .separating,
    "ShopCheckoutTests.ConfirmationScreenTests/emptyCart()": .separating,
  ]

  /// The checks that are blind to everything, for one reason only, which is certain.
  static let onlyReason: [String: Blindness] = [
    "ShopCoreTests.MoneyTests/share(of:percent:is:)": .unreached,
    "ShopCatalogTests.CatalogTests/Refresh/failedReply(_:)": .unreached,
    "ShopCatalogTests.CatalogScreenTests/testAScreenCanBeMade": .unreached,
    // Among the faults that they reach.
    "ShopCatalogTests.CatalogTests/Refresh/replyOfTheOutage()": .uninfected,
    "ShopCheckoutTests.CheckoutRouteTests/testTheRouteBeginsAtTheCart": .unnoticed,
  ]

  /// Pairs that the lessons turn on: one fault, seen from several tests.
  static let pairs: [Pair] =
    [
      // `>` for `>=` at the threshold of 50.00: the order of exactly 50.00 pays 4.90.
      Pair(fee("testTheThresholdItselfTravelsFree"), threshold, .separating),
      // 250.00 and 10.00 lie on the same sides of `>` and `>=`.
      Pair(fee("testALargeOrderTravelsFree"), threshold, .blind, .uninfected),
      Pair(fee("testASmallOrderPaysTheStandardFee"), threshold, .blind, .uninfected),
      Pair("ShopCheckoutTests.BillTests/thresholdAfterDiscount()", threshold, .blind, .uninfected),
      // Tries 50.00 too, and finds 4.90 not negative.
      Pair(fee("testNoFeeIsNegative"), threshold, .blind, .unnoticed),
      // Express and islands leave before the threshold.
      Pair(fee("testExpressIsNeverFree"), threshold, .blind, .unreached),
      Pair(fee("testIslandsPayTheSurchargeOnEitherMethod"), threshold, .blind, .unreached),
      Pair("ShopCoreTests.PriceFormatTests/giftCard()", threshold, .noisy),
      Pair(recordedReceipt, threshold, .inverted),

      // `>` becomes `>=` in "more than one piece": the last piece leaves a line of none.
      Pair(cart("testTheLastPieceTakesItsLineAlong"), removeOne(1), .separating),
      Pair(cart("testRemovingOnePieceLeavesTheOthers"), removeOne(1), .blind, .uninfected),
      // It becomes false: any piece takes its line along.
      Pair(cart("testTheLastPieceTakesItsLineAlong"), removeOne(3), .blind, .uninfected),
      Pair(cart("testRemovingOnePieceLeavesTheOthers"), removeOne(3), .separating),

      // The route does not move.
      Pair("ShopCheckoutTests.CheckoutRouteTests/testTheWholeRoute", standstill, .separating),
      Pair("ShopCheckoutTests.CheckoutRouteTests/testTheRouteBeginsAtTheCart", standstill, .blind, .unnoticed),

      // The search finds nothing.
      Pair("ShopCatalogTests.CatalogTests/Search/partOfAName(_:finds:)", noResults, .separating),
      Pair("ShopCatalogTests.CatalogTests/Search/emptyCatalogue()", noResults, .blind),
    ]
    // An empty or incomplete reply is taken for the list: one half of the rule is gone, or the other, or it refuses all.
    + (1...3).map { Pair("ShopCatalogTests.CatalogTests/Refresh/replyOfTheOutage()", rule($0), .blind, .uninfected) }
    + (1...2).map { Pair("ShopCatalogTests.CatalogTests/Refresh/incompleteReply(_:)", rule($0), .separating) }
    + [Pair("ShopCatalogTests.CatalogTests/Refresh/fullReply()", rule(3), .separating)]

  /// The faults that the recorded receipt passes on: all those, and only those, that make 50.00 not free.
  static let recordedFrom: Set<String> = [
    threshold,
    "\(isFree)#return-value#2",
    "\(isFree)#logical#3",
    // `method == .standard` and `destination == .mainland` become true and false, in this order.
    "\(isFree)#equality#2",
    "\(isFree)#equality#4",
  ]

  /// The faults that no test sees.
  static let unseen: Set<String> = [
    // No test reads the title.
    "\(sources)ShopCheckout/ConfirmationScreen.swift#ConfirmationScreen.title#return-value#1",
    "\(sources)ShopCheckout/ConfirmationScreen.swift#ConfirmationScreen.title#return-value#2",
    // The one test that goes back after the payment had a delay notice on its way, which is enough to stop it.
    "\(sources)ShopCheckout/CheckoutRoute.swift#CheckoutRoute.canGoBack#logical#1",
    // `!=` for `>`: the values are never on the other side, so these are the same program.
    "\(sources)ShopCheckout/CheckoutRoute.swift#CheckoutRoute.canGoBack#relational#2",
    "\(sources)ShopCheckout/Receipt.swift#Receipt.init(number:cart:bill:format:)#relational#2",
    "\(sources)ShopCart/Cart.swift#Cart.waitsForStock#relational#2",
    removeOne(2),
    "\(sources)ShopCore/PriceFormat.swift#PriceFormat.digits(of:)#relational#2",
  ]

  /// How the hints of unseen faults end.
  static let hintEndings: [String: String] = [
    // The route's tests begin at one screen and go on to a third.
    "\(sources)ShopCheckout/CheckoutRoute.swift#CheckoutRoute.canGoBack#relational#2":
      "with 3 and 1; only less than 1 separates",
    "\(sources)ShopCart/Cart.swift#Cart.waitsForStock#relational#2": "only less than 0 separates",
    removeOne(2): "only less than 1 separates",
    // The one test that goes back after the payment looks at the path.
    "\(sources)ShopCheckout/CheckoutRoute.swift#CheckoutRoute.canGoBack#logical#1": "and asserts on `route.path`",
  ]

  private static let sources = "Sources/"
  private static let isFree = "\(sources)ShopShipping/ShippingRates.swift#ShippingRates.isFree(_:to:by:)"
  private static let threshold = "\(isFree)#relational#1"
  private static let standstill = "\(sources)ShopCheckout/CheckoutRoute.swift#CheckoutRoute.handle(_:)#empty-body#1"
  private static let noResults = "\(sources)ShopCatalog/Catalog.swift#Catalog.products(matching:)#return-value#1"
  private static let recordedReceipt = "ShopCheckoutTests.ReceiptTests/testTheReceiptOfOrder2077IsAsRecorded"

  private static func removeOne(_ number: Int) -> String {
    "\(sources)ShopCart/Cart.swift#Cart.removeOne(_:)#relational#\(number)"
  }

  private static func rule(_ number: Int) -> String {
    "\(sources)ShopCatalog/Catalog.swift#Catalog.refresh()#logical#\(number)"
  }

  private static func fee(_ test: String) -> String { "ShopShippingTests.ShippingFeeTests/\(test)" }
  private static func cart(_ test: String) -> String { "ShopCartTests.CartTests/\(test)" }
}

extension ShopExpectations.Pair {
  fileprivate init(_ check: String, _ fault: String, _ separation: Separation, _ blindness: Blindness? = nil) {
    self.init(check: check, fault: fault, separation: separation, blindness: blindness)
  }
}
