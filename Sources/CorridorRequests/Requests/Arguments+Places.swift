internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex

extension Arguments {
  /// The time zone with a name; messages call the option `option`.
  static func timeZone(_ text: String, option: String) throws(CommandError) -> TimeZoneRules {
    do throws(TimeZoneError) {
      return try TimeZoneRules(text)
    } catch {
      guard case .unknown = error else {
        throw .geometry(
          .libraryMissing(
            library: "ICU", reason: "and there is no tz database in files", package: "tzdata"))
      }
      let names = TimeZoneRules.identifiers
      guard let suggestion = likelyZone(for: text, in: names) else {
        throw .badValue(
          option: option, found: text,
          expected: "a zone of the tz database such as Europe/Berlin, or an offset such as +01:00")
      }
      throw .unknownChoice(
        option: option, found: text, choices: names, suggestion: suggestion)
    }
  }

  /// The zone that was probably meant: the one of that city, or the one with the closest spelling.
  private static func likelyZone(for text: String, in names: [String]) -> String? {
    let city = text.lowercased().split(separator: " ").joined(separator: "_")
    let ofCity = names.filter { $0.split(separator: "/").last?.lowercased() == city }
    // Legacy aliases of a zone have no continent.
    return ofCity.first { $0.contains("/") } ?? closestMatch(to: text, in: names)
  }

  /// The region with a name, in the form of ``HolidayCalendar/regions``; ISO 3166-2 codes such as
  /// `DE-BW` are accepted too. Messages call the option `option`.
  static func holidayRegion(_ text: String, option: String) throws(CommandError) -> String {
    let region = String(text.lowercased().map { $0 == "-" ? "_" : $0 })
    if HolidayCalendar(region: region) != nil { return region }
    let known = HolidayCalendar.regions
    guard let suggestion = closestMatch(to: region, in: known) else {
      throw .badValue(
        option: option, found: text,
        expected: "a country whose holidays are known, or a part of one, such as de or de_bw")
    }
    throw .unknownChoice(
      option: option, found: text, choices: known, suggestion: suggestion)
  }
}
