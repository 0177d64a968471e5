internal import CorridorHours

/// The local time of a place, as far as its time zone, region or position determines it.
struct PlaceClock {
  let rules: TimeZoneRules
  /// Whether the offset is only estimated from the longitude, to the hour.
  let isGuess: Bool

  init(zone: TimeZoneRules) {
    rules = zone
    isGuess = false
  }

  /// The estimated clock at a longitude in degrees.
  init(lon: Double) {
    rules = TimeZoneRules(offsetSeconds: Int((lon / 15).rounded()) * 3600)
    isGuess = true
  }

  /// The clock of a region, named as calendars have it; nil if the region has more than one.
  init?(region: String) {
    guard let now = Instant.now, let rules = RegionZones.rules(of: region, from: now) else {
      return nil
    }
    self.init(zone: rules)
  }

  /// The offset from UTC in minutes, at noon of a day.
  func minutes(on day: CivilDay) -> Int {
    rules.offsetSeconds(at: Instant(LocalTime(day, minute: 720), offsetSeconds: 0)) / 60
  }
}
