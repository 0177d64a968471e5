internal import CorridorHours

/// The time zones of regions, named as calendars have them.
enum RegionZones {
  /// The rules of a region, such as `de` or `es_cn`; nil if it has more than one time zone.
  static func rules(of region: String, from moment: Instant) -> TimeZoneRules? {
    let country = String(region.prefix { $0 != "_" })
    let part = region == country ? nil : region
    let choices = CountryZones(from: moment).choices(country: country, region: part)
    if choices.count == 1, choices[0].longitudes == nil { return choices[0].rules }
    return part == nil ? mainlands[country].flatMap { try? TimeZoneRules($0) } : nil
  }

  /// The main time zones of countries, for requests without a subdivision; islands, remote
  /// territories and occupied areas are not considered.
  static let mainlands = [
    "dk": "Europe/Copenhagen", "es": "Europe/Madrid", "fr": "Europe/Paris", "gb": "Europe/London",
    "nl": "Europe/Amsterdam", "nz": "Pacific/Auckland", "pt": "Europe/Lisbon", "ua": "Europe/Kyiv",
  ]
}
