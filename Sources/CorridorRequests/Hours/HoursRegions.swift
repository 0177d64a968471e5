internal import CorridorHours
internal import CorridorIndex

/// The calendars of regions.
enum HoursRegions {
  /// The calendar of a region, whose name may also be written `DE-BW`.
  static func calendar(
    of text: String, option: String
  ) throws(CommandError) -> (region: String, calendar: HolidayCalendar) {
    let region = text.lowercased().split(separator: "-").joined(separator: "_")
    guard let calendar = HolidayCalendar(region: region) else {
      throw unknown(text, region, option)
    }
    return (region, calendar)
  }

  private static func unknown(
    _ text: String, _ region: String, _ option: String
  ) -> CommandError {
    let country = String(region.prefix { $0 != "_" })
    let known = HolidayCalendar.regions
    let parts = known.filter { $0.hasPrefix(country + "_") }
    if region != country, known.contains(country), !parts.isEmpty {
      let suggestion = closestMatch(to: region, in: parts)
      return .unknownChoice(
        option: option, found: text, choices: [country] + parts, suggestion: suggestion)
    }
    let suggestion = closestMatch(to: region, in: known)
    return .unknownChoice(
      option: option, found: text, choices: HolidayCalendar.countries, suggestion: suggestion)
  }
}
