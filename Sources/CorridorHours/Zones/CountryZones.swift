/// Determines the time zone from the country and a part of it, if all clocks there show the same
/// time.
///
/// Only the time matters, and only from some moment on: Germany has two zones with the same time,
/// and so has Kazakhstan since March 2024. Zones are compared by their rules in ``TimeZoneRules``,
/// so the result is as current as these. If clocks differ, or if a code includes remote
/// territories, the result needs the part of the country, or the longitude if that is sufficient.
package struct CountryZones: Sendable {
  /// A zone and its range of longitudes in the country.
  package struct Choice: Sendable {
    /// Degrees; nil for the zone of all places.
    package let longitudes: ClosedRange<Double>?
    package let rules: TimeZoneRules
  }

  private let moment: Instant

  /// - Parameter moment: Clocks must show the same time from this moment on.
  package init(from moment: Instant) {
    self.moment = moment
  }

  /// The possible zones of places. Empty if they cannot be determined; one zone without longitudes
  /// if the longitude does not matter.
  ///
  /// Complexity: O(zones of the country · changes of their clocks in ten years).
  ///
  /// - Parameters:
  ///   - country: ISO 3166-1 alpha-2 in lower case, such as `de`.
  ///   - region: Country and part as in ISO 3166-2, in lower case with `_`, such as `de_bw`; nil if
  ///     unknown.
  package func choices(country: String, region: String?) -> [Choice] {
    guard let parts = CountryParts.of[country] else {
      return rules(of: CountryParts.zones[country] ?? []).map {
        [Choice(longitudes: nil, rules: $0)]
      }
        ?? []
    }
    guard let region else {
      return parts.compactMap { part in
        guard let longitudes = part.longitudes else { return nil }
        return rules(of: part.zones).map { Choice(longitudes: longitudes, rules: $0) }
      }
    }
    let name = region.dropFirst(country.utf8.count + 1)
    let part = parts.first { $0.regions.contains(name) } ?? parts.first { $0.isRest }
    return rules(of: part?.zones ?? []).map { [Choice(longitudes: nil, rules: $0)] } ?? []
  }

  /// The rules of the first zone; nil if others differ from it or are unknown.
  private func rules(of zones: [String]) -> TimeZoneRules? {
    var first: TimeZoneRules?
    for zone in zones {
      guard let rules = try? TimeZoneRules(zone) else { return nil }
      if let first, !first.isAlike(rules, from: moment) { return nil }
      first = first ?? rules
    }
    return first
  }
}

extension TimeZoneRules {
  /// Whether clocks show the same time as in another zone for ten years from a moment on.
  fileprivate func isAlike(_ other: TimeZoneRules, from moment: Instant) -> Bool {
    let end = moment.advanced(bySeconds: 10 * 366 * 86_400)
    var now = moment
    while now < end {
      let (mine, others) = (span(at: now), other.span(at: now))
      guard mine.offsetSeconds == others.offsetSeconds else { return false }
      now = min(mine.end, others.end)
    }
    return true
  }
}

/// The zone tables, read once.
private struct CountryParts {
  var zones: [String] = []
  var regions: Set<Substring> = []
  /// Whether this is the rest of the country, outside the other parts.
  var isRest = false
  var longitudes: ClosedRange<Double>?

  /// The zones of each country, by its code in lower case.
  static let zones: [String: [String]] = Dictionary(
    ZoneTables.countries.map { words in
      (
        words[0].lowercased(), words.dropFirst().map { String($0.prefix { !"-*!".contains($0) }) }
      )
    }, uniquingKeysWith: +)

  /// The parts of the countries that are divided.
  static let of: [String: [CountryParts]] = Dictionary(
    ZoneTables.regions.map { words in
      (words[0].lowercased(), [CountryParts(words.dropFirst())])
    }, uniquingKeysWith: +)

  private init(_ words: some Sequence<Substring>) {
    for word in words {
      if word == "*" {
        isRest = true
      } else if word.first?.isUppercase == true {
        zones.append(String(word))
      } else if let colon = word.firstIndex(of: ":"), let west = Double(word[..<colon]),
        let east = Double(word[word.index(after: colon)...])
      {
        longitudes = west...east
      } else if word != "?" {
        regions.insert(word)
      }
    }
  }
}
