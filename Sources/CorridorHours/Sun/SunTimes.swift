internal import Glibc

/// The solar events at a place on one day, in minutes after midnight local time.
///
/// Times are rounded down to the minute. An event that does not occur that day, near the poles in
/// summer and winter, is nil.
package struct SunTimes: Hashable, Sendable {
  package var dawn: Int?
  package var sunrise: Int?
  package var sunset: Int?
  package var dusk: Int?

  subscript(event: SunEvent) -> Int? {
    switch event {
    case .dawn: dawn
    case .sunrise: sunrise
    case .sunset: sunset
    case .dusk: dusk
    }
  }
}

/// Computes solar events at a place.
package struct Sun: Sendable {
  /// Degrees east.
  package let lon: Double
  /// Degrees north.
  package let lat: Double
  /// The offset of local time from UTC at noon of a day, in minutes.
  package let clockOffset: @Sendable (CivilDay) -> Int

  package init(lon: Double, lat: Double, clockOffset: @escaping @Sendable (CivilDay) -> Int) {
    self.lon = lon
    self.lat = lat
    self.clockOffset = clockOffset
  }

  /// The solar events on a day.
  ///
  /// The error is at most a minute below 72 degrees of latitude. Dawn and dusk are civil: the sun
  /// is 6 degrees below the horizon. Source: the equations of the Solar Calculator of NOAA's Global
  /// Monitoring Laboratory, which are those of J. Meeus, "Astronomical Algorithms" (1991).
  package func times(on day: CivilDay) -> SunTimes {
    let offset = Double(clockOffset(day))
    // Refraction at the horizon is 34', the radius of the sun 16'.
    let (sunrise, sunset) = crossings(of: 90.833, on: day, offset: offset)
    let (dawn, dusk) = crossings(of: 96, on: day, offset: offset)
    return SunTimes(dawn: dawn, sunrise: sunrise, sunset: sunset, dusk: dusk)
  }

  /// The times before and after noon at which the sun is at an angle from the zenith, in degrees.
  private func crossings(
    of zenith: Double, on day: CivilDay, offset: Double
  ) -> (rise: Int?, set: Int?) {
    func crossing(_ side: Double) -> Int? {
      // Starts with noon in UTC, then repeats with the first result.
      var minute = 720 - 4 * lon
      for _ in 0..<2 {
        let (declination, equation) = position(day: Double(day.number) + minute / 1440)
        let cosine =
          cos(radians(zenith)) / (cos(radians(lat)) * cos(declination))
          - tan(radians(lat)) * tan(declination)
        guard abs(cosine) <= 1 else { return nil }
        minute = 720 - 4 * (lon + side * degrees(acos(cosine))) - equation
      }
      // No position on Earth has such times.
      guard abs(minute) < 10_000 else { return nil }
      return Int((minute + offset).rounded(.down))
    }
    return (crossing(1), crossing(-1))
  }

  /// The sun's declination in radians and the equation of time in minutes, at a time in days since
  /// 1970.
  private func position(day: Double) -> (declination: Double, equation: Double) {
    // Julian centuries since 2000-01-01 12:00.
    let century = (day - 10_957.5) / 36_525
    let longitude = radians(280.46646 + century * (36_000.76983 + century * 0.0003032))
    let anomaly = radians(357.52911 + century * (35_999.05029 - 0.0001537 * century))
    let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    let center =
      sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
      + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
    let node = radians(125.04 - 1934.136 * century)
    let apparent = longitude + radians(center - 0.00569 - 0.00478 * sin(node))
    let seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
    let obliquity = radians(23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node))
    let declination = asin(sin(obliquity) * sin(apparent))
    let half = tan(obliquity / 2)
    let square = half * half
    let equation =
      square * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
      + 4 * eccentricity * square * sin(anomaly) * cos(2 * longitude)
      - square * square * sin(4 * longitude) / 2
      - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
    return (declination, 4 * degrees(equation))
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}
