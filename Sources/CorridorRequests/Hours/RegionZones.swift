internal import CorridorHours

/// The clocks of regions as calendars have them.
enum RegionZones {
  /// The rules of a region, such as `de` or `es_cn`; nil where clocks there differ.
  static func rules(of region: String, from moment: Instant) -> TimeZoneRules? {
    let country = String(region.prefix { $0 != "_" })
    let part = region == country ? nil : region
    let choices = CountryZones(from: moment).choices(country: country, region: part)
    if choices.count == 1, choices[0].longitudes == nil { return choices[0].rules }
    return part == nil ? mainlands[country].flatMap { try? TimeZoneRules($0) } : nil
  }

  /// The zones of countries that are asked about without a part: all of them but for islands, for
  /// territories far away, and for what is occupied.
  static let mainlands = [
    "dk": "Europe/Copenhagen", "es": "Europe/Madrid", "fr": "Europe/Paris", "gb": "Europe/London",
    "nl": "Europe/Amsterdam", "nz": "Pacific/Auckland", "pt": "Europe/Lisbon", "ua": "Europe/Kyiv",
  ]
}
