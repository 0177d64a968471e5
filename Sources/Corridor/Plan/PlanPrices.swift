/// What fuel and time cost on a journey.
///
/// All prices are in the same currency.
public struct PlanPrices: Hashable, Sendable {
  /// The key of a tag with the price at a place; nil if tags have none.
  public var tag: String?
  /// Prices by the identifiers of places, with or without the source before the colon; they go before
  /// those of tags.
  public var ofPlaces: [String: FuelPrice] = [:]
  /// The price where none is known; nil for the highest that is.
  public var elsewhere: FuelPrice?
  /// What an hour of the journey costs.
  public var ofHour: Money?

  public init(tag: String? = nil, elsewhere: FuelPrice? = nil) {
    self.tag = tag
    self.elsewhere = elsewhere
  }
}

/// An amount of money.
public struct Money: Hashable, Sendable {
  public var amount: Double
  /// Three letters, as of ISO 4217; nil if it is not said.
  public var currency: String?

  public init(_ amount: Double, currency: String? = nil) {
    self.amount = amount
    self.currency = currency
  }

  /// Reads `40 EUR` or `40`; nil if it is neither, or less than nothing.
  public init?(_ text: String) {
    var rest = text[...]
    guard let money = Money(reading: &rest), rest.isEmpty else { return nil }
    self = money
  }

  /// Reads the amount and the currency at the beginning.
  fileprivate init?(reading rest: inout Substring) {
    let space = UInt8(ascii: " ")
    var bytes = rest.utf8.drop { $0 == space }
    let digits = bytes.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    guard let first = digits.first, first != UInt8(ascii: "."), digits.last != UInt8(ascii: "."),
      let amount = Double(Substring(digits)), amount.isFinite
    else { return nil }
    bytes = bytes[digits.endIndex...].drop { $0 == space }
    let letters = bytes.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
    guard letters.isEmpty || letters.count == 3 else { return nil }
    let code = Substring(letters)
    rest = Substring(bytes[letters.endIndex...].drop { $0 == space })
    self.init(amount, currency: code.isEmpty ? nil : code.uppercased())
  }
}

/// What a litre of fuel costs.
public struct FuelPrice: Hashable, Sendable {
  public var perLiter: Money

  public init(perLiter: Money) { self.perLiter = perLiter }

  /// Reads `1.479`, `1.479 EUR`, `1.479 EUR/l` or `3.59 USD/gal` (US gallons); nil for anything else.
  public init?(_ text: String) {
    var rest = text[...]
    guard var money = Money(reading: &rest) else { return nil }
    switch rest.lowercased() {
    case "", "/l": break
    case "/gal": money.amount /= 3.785411784
    default: return nil
    }
    perLiter = money
  }
}

/// The prices of the places of a journey, in whole numbers.
struct PriceList {
  /// The currency of all, if one is said.
  private(set) var currency: String?
  /// Of how many a unit of currency consists.
  private(set) var unit = 1e9
  /// What an hour costs.
  private(set) var ofHour = 0

  /// No number of units for a millilitre is as large, and none for an hour.
  private static let (mostPrice, mostOfHour) = (Double(1 << 30), Double(1 << 50))

  /// Sets the units, so that all prices are as exact as can be.
  ///
  /// - Throws: ``SearchError/currenciesDiffer(one:other:)``, ``SearchError/priceOutOfRange(found:)``.
  init(_ prices: PlanPrices, _ ofPlaces: [FuelPrice]) throws(SearchError) {
    for money in ofPlaces.map(\.perLiter)
      + [prices.elsewhere?.perLiter, prices.ofHour].compactMap({ $0 })
    {
      guard (0...1e9).contains(money.amount) else {
        throw .priceOutOfRange(found: money.amount)
      }
      guard let other = money.currency else { continue }
      if let currency, currency != other { throw .currenciesDiffer(one: currency, other: other) }
      currency = other
    }
    let highest =
      (ofPlaces + [prices.elsewhere].compactMap { $0 }).map(\.perLiter.amount).max() ?? 0
    let hour = prices.ofHour?.amount ?? 0
    while highest * unit / 1000 >= Self.mostPrice || hour * unit >= Self.mostOfHour {
      unit /= 1000
      guard unit >= 1 else { throw .priceOutOfRange(found: max(highest, hour)) }
    }
    ofHour = Int((hour * unit).rounded())
  }

  /// What a millilitre costs.
  func units(of price: FuelPrice) -> Int { Int((price.perLiter.amount * unit / 1000).rounded()) }
}
