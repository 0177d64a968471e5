/// Determines the country from the time zone, for zones within one country.
///
/// Which zones these are depends on the file of zone areas: timezone-boundary-builder publishes one
/// with a zone for each country, one that merges zones that have been equal since 1970 (Oslo is
/// then Berlin), and one that merges zones that are equal from now on (Warsaw is then Paris). The
/// names in a file show which one it is; if they do not, as in a file clipped to one zone, no
/// country is determined.
package struct ZoneCountries: Sendable {
  /// The distinctions that a file of zone areas makes.
  package enum Detail: Hashable, Sendable {
    /// Only different clocks from now on, as far as the names show.
    case fromNow
    /// Different clocks since 1970.
    case since1970
    /// Different countries.
    case countries
  }

  package let detail: Detail
  private let countries: [String: String]

  /// Takes the names of all zones in a file of zone areas.
  package init(names: some Sequence<String>) {
    var detail = Detail.fromNow
    for name in names {
      guard let zone = Self.zones[name] else { continue }
      if zone.isLink { detail = .countries }
      if !zone.isInNow, !zone.isLink, detail == .fromNow { detail = .since1970 }
    }
    self.detail = detail
    var countries: [String: String] = [:]
    for (name, zone) in Self.zones {
      let isSure =
        switch detail {
        case .countries: true
        case .since1970: !zone.isShared
        case .fromNow: false
        }
      if isSure { countries[name] = zone.country }
    }
    self.countries = countries
  }

  /// The country of a zone, as ISO 3166-1 alpha-2 in lower case; nil if the zone has several
  /// countries or none, or if that is unknown.
  package func country(of zone: String) -> String? { countries[zone] }

  private struct Zone {
    var country: String
    /// Whether it has been a part of another country's zone since 1970.
    var isLink: Bool
    /// Whether several countries have shared it since 1970.
    var isShared: Bool
    var isInNow: Bool
  }

  private static let zones: [String: Zone] = {
    var zones: [String: Zone] = [:]
    for words in ZoneTables.countries {
      for word in words.dropFirst() {
        let marks = word.suffix(while: { "-*!".contains($0) })
        zones[String(word.dropLast(marks.count))] = Zone(
          country: words[0].lowercased(), isLink: marks.contains("-"),
          isShared: marks.contains("*"), isInNow: marks.contains("!"))
      }
    }
    return zones
  }()
}

extension Substring {
  /// The longest suffix whose characters all satisfy a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
