internal import CorridorHours

/// What the clocks of a place show, as far as its time zone, region or position says.
struct PlaceClock {
  let rules: TimeZoneRules
  /// Whether they are only what the longitude says, to the hour.
  let isGuess: Bool

  init(zone: TimeZoneRules) {
    rules = zone
    isGuess = false
  }

  /// Clocks at a longitude in degrees.
  init(lon: Double) {
    rules = TimeZoneRules(offsetSeconds: Int((lon / 15).rounded()) * 3600)
    isGuess = true
  }

  /// The clocks of a region as calendars have it; nil where they are not the same in all of it.
  init?(region: String) {
    guard let now = Instant.now, let rules = RegionZones.rules(of: region, from: now) else {
      return nil
    }
    self.init(zone: rules)
  }

  /// Minutes ahead of UTC at noon of a day.
  func minutes(on day: CivilDay) -> Int {
    rules.offsetSeconds(at: Instant(LocalTime(day, minute: 720), offsetSeconds: 0)) / 60
  }
}
