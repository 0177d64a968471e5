internal import CorridorHours

/// What the clocks of a place are ahead of UTC, as far as its time zone, region or position says.
struct PlaceClock {
  /// How it is known.
  enum Source {
    case given, region, longitude
  }

  let source: Source
  private let standardMinutes: Int
  private let hasEuropeanSummer: Bool
  private let zone: TimeZoneRules?

  /// Clocks of a time zone.
  init(zone: TimeZoneRules) {
    source = .given
    standardMinutes = 0
    hasEuropeanSummer = false
    self.zone = zone
  }

  /// Clocks at a longitude in degrees, to the hour.
  init(lon: Double) {
    source = .longitude
    zone = nil
    standardMinutes = Int((lon / 15).rounded()) * 60
    hasEuropeanSummer = false
  }

  /// The clocks of a region in Europe; nil for others.
  ///
  /// Parts that differ from their country are told apart.
  init?(region: String) {
    zone = nil
    let country = String(region.prefix { $0 != "_" })
    switch region {
    case "es_cn": standardMinutes = 0
    case "pt_20": standardMinutes = -60
    default:
      guard let hours = Self.zones.firstIndex(where: { $0.contains(country) }) else { return nil }
      standardMinutes = hours * 60
    }
    source = .region
    hasEuropeanSummer = true
  }

  /// The countries whose clocks are 0, 1 and 2 hours ahead in winter.
  private static let zones: [Set<String>] = [
    ["gb", "ie", "pt"],
    [
      "ad", "al", "at", "ba", "be", "ch", "cz", "de", "dk", "es", "fr", "hr", "hu", "it", "li",
      "lu", "mc", "me", "mk", "mt", "nl", "no", "pl", "rs", "se", "si", "sk", "sm", "va",
    ],
    ["bg", "cy", "ee", "fi", "gr", "lt", "lv", "md", "ro", "ua"],
  ]

  /// Minutes ahead of UTC at noon of a day.
  ///
  /// Source: Directive 2000/84/EC: summer time is from the last Sunday of March to that of October.
  func minutes(on day: CivilDay) -> Int {
    if let zone {
      return zone.offsetSeconds(at: Instant(LocalTime(day, minute: 720), offsetSeconds: 0)) / 60
    }
    guard hasEuropeanSummer, day.year >= 1996 else { return standardMinutes }
    let march = CivilDay(year: day.year, month: 3, day: 31)
    let october = CivilDay(year: day.year, month: 10, day: 31)
    let begin = march - (march.weekday + 1) % 7
    let end = october - (october.weekday + 1) % 7
    return standardMinutes + (day >= begin && day < end ? 60 : 0)
  }

  /// `+01:00`, or the name of the time zone.
  var text: String {
    if let zone { return zone.identifier }
    let (hours, minutes) = abs(standardMinutes).quotientAndRemainder(dividingBy: 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(standardMinutes < 0 ? "-" : "+")\(padded(hours)):\(padded(minutes))"
  }
}
