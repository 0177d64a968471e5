extension Address {
  /// The address in one line, in the format of its country: `Städtle 12, 9490 Vaduz,
  /// Liechtenstein`.
  ///
  /// The order is street and house, postcode and locality, country. In the countries listed below,
  /// the house number comes before the street, the postcode comes after the locality, or the region
  /// is included; in China, Japan, Korea and Taiwan the order is from broad to narrow. The suburb
  /// is included if there is no street, unless it has the locality's name; a district or region is
  /// included if there is no locality. Without a country code, the most common format is used.
  public var formatted: String {
    guard !isEmpty else { return "" }
    let form = form
    var text = AddressText()
    if form.contains(.broadFirst) {
      for kind in AddressComponent.Kind.allCases where kind != .postcode {
        text.append(self[kind])
      }
      return text.text
    }
    let area = self[.locality] ?? self[.district] ?? self[.region]
    // A suburb may have the name of its town.
    let street = self[.street] ?? (self[.suburb] == area ? nil : self[.suburb])
    if form.contains(.numberFirst) { text.append(self[.house]) }
    text.append(street)
    if !form.contains(.numberFirst) { text.append(self[.house]) }
    text.endLine()
    if form.contains(.postcodeLast) {
      if form.contains(.regionNamed), let region = self[.region], region != area {
        text.append(area)
        text.endLine()
        text.append(region)
      } else {
        text.append(area)
      }
      text.append(self[.postcode])
    } else {
      text.append(self[.postcode])
      text.append(area)
    }
    text.endLine()
    text.append(self[.country])
    return text.text
  }

  /// Whether the country writes the house number before the street.
  package var isNumberFirst: Bool { form.contains(.numberFirst) }

  private var form: AddressForm { countryCode.flatMap { Self.forms[$0] } ?? [] }

  /// The forms of countries that have another than the most common one.
  private static let forms: [String: AddressForm] = {
    var forms: [String: AddressForm] = [:]
    let lists = [
      (AddressForm.numberFirst, numberFirst), (.postcodeLast, postcodeLast),
      (.regionNamed, regionNamed), (.broadFirst, broadFirst),
    ]
    for (form, countries) in lists {
      for country in countries { forms[country, default: []].insert(form) }
    }
    return forms
  }()

  /// Countries that write `12 Rue de la Gare`.
  private static let numberFirst = [
    "AU", "BD", "CA", "EG", "FR", "GB", "GG", "GH", "HK", "IE", "IL", "IM", "IN", "JE", "KE", "LK",
    "LU", "MA", "MC", "MT", "MY", "NG", "NZ", "PH", "PK", "SG", "TH", "TN", "US", "ZA",
  ]

  /// Countries that write `London SW1A 2AA`.
  private static let postcodeLast = [
    "AU", "BD", "CA", "GB", "GG", "HK", "IE", "IM", "IN", "JE", "LK", "MT", "NZ", "PK", "SG", "TH",
    "US", "ZA",
  ]

  /// Countries whose addresses include the state or province.
  private static let regionNamed = ["AU", "CA", "US"]

  /// Countries that write the broadest part first.
  private static let broadFirst = ["CN", "JP", "KR", "TW"]
}

/// How a country writes addresses.
private struct AddressForm: OptionSet {
  let rawValue: UInt8

  static let numberFirst = AddressForm(rawValue: 1)
  static let postcodeLast = AddressForm(rawValue: 2)
  static let regionNamed = AddressForm(rawValue: 4)
  static let broadFirst = AddressForm(rawValue: 8)
}

/// Lines with commas between them, of parts with spaces between them.
private struct AddressText {
  private(set) var text = ""
  private var separator = " "

  /// Adds a part to the line, if there is one.
  mutating func append(_ part: String?) {
    guard let part, !part.isEmpty else { return }
    if !text.isEmpty { text += separator }
    text += part
    separator = " "
  }

  mutating func endLine() { separator = ", " }
}
