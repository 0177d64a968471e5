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
    let code = countryCode ?? ""
    if Self.broadFirst.contains(code) {
      return parts([.country, .region, .district, .locality, .suburb, .street, .house])
        .joined(separator: " ")
    }
    var lines: [String] = []
    let area = self[.locality] ?? self[.district] ?? self[.region]
    // A suburb may have the name of its town.
    let street = self[.street] ?? (self[.suburb] == area ? nil : self[.suburb])
    lines.append(
      [isNumberFirst ? self[.house] : street, isNumberFirst ? street : self[.house]]
        .compactMap(\.self).joined(separator: " "))
    let isPostcodeLast = Self.postcodeLast.contains(code)
    var town = [isPostcodeLast ? area : self[.postcode]]
    if isPostcodeLast {
      if Self.regionNamed.contains(code), let region = self[.region], region != area {
        lines.append(area ?? "")
        town = [region]
      }
      town.append(self[.postcode])
    } else {
      town.append(area)
    }
    lines.append(town.compactMap(\.self).joined(separator: " "))
    lines.append(self[.country] ?? "")
    return lines.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether the country writes the house number before the street.
  package var isNumberFirst: Bool { Self.numberFirst.contains(countryCode ?? "") }

  private func parts(_ kinds: [AddressComponent.Kind]) -> [String] {
    kinds.compactMap { self[$0] }
  }

  /// Countries that write `12 Rue de la Gare`.
  private static let numberFirst: Set<String> = [
    "AU", "BD", "CA", "EG", "FR", "GB", "GG", "GH", "HK", "IE", "IL", "IM", "IN", "JE", "KE", "LK",
    "LU", "MA", "MC", "MT", "MY", "NG", "NZ", "PH", "PK", "SG", "TH", "TN", "US", "ZA",
  ]

  /// Countries that write `London SW1A 2AA`.
  private static let postcodeLast: Set<String> = [
    "AU", "BD", "CA", "GB", "GG", "HK", "IE", "IM", "IN", "JE", "LK", "MT", "NZ", "PK", "SG", "TH",
    "US", "ZA",
  ]

  /// Countries whose addresses include the state or province.
  private static let regionNamed: Set<String> = ["AU", "CA", "US"]

  /// Countries that write the broadest part first.
  private static let broadFirst: Set<String> = ["CN", "JP", "KR", "TW"]
}
