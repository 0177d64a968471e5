internal import CorridorGeometry
package import CorridorHours
internal import CorridorIndex

extension Arguments {
  /// The time zone that `--tz` names; nil without.
  package func timeZone() throws(CommandError) -> TimeZoneRules? {
    guard let text = value(.timeZone) else { return nil }
    do throws(TimeZoneError) {
      return try TimeZoneRules(text)
    } catch {
      guard case .unknown = error else {
        throw .geometry(
          .libraryMissing(
            library: "ICU", reason: "and there is no tz database in files", package: "tzdata"))
      }
      let names = TimeZoneRules.identifiers
      guard let suggestion = Self.likelyZone(for: text, in: names) else {
        throw .badValue(
          option: shown(.timeZone), found: text,
          expected: "a zone of the tz database such as Europe/Berlin, or an offset such as +01:00")
      }
      throw .unknownChoice(
        option: shown(.timeZone), found: text, choices: names, suggestion: suggestion)
    }
  }

  /// The zone that was most likely meant: the one of that city, or that is spelt almost so.
  private static func likelyZone(for text: String, in names: [String]) -> String? {
    let city = text.lowercased().split(separator: " ").joined(separator: "_")
    let ofCity = names.filter { $0.split(separator: "/").last?.lowercased() == city }
    // Other words for a zone come without a continent.
    return ofCity.first { $0.contains("/") } ?? closestMatch(to: text, in: names)
  }

  /// The region that `--region` names, in the form of ``HolidayCalendar/regions``; nil without.
  ///
  /// ISO 3166-2 may be written as it stands: `DE-BW`.
  package func holidayRegion() throws(CommandError) -> String? {
    guard let text = value(.holidayRegion) else { return nil }
    let region = String(text.lowercased().map { $0 == "-" ? "_" : $0 })
    if HolidayCalendar(region: region) != nil { return region }
    let known = HolidayCalendar.regions
    guard let suggestion = closestMatch(to: region, in: known) else {
      throw .badValue(
        option: shown(.holidayRegion), found: text,
        expected: "a country whose holidays are known or a part of it, such as de or de_bw")
    }
    throw .unknownChoice(
      option: shown(.holidayRegion), found: text, choices: known, suggestion: suggestion)
  }
}
