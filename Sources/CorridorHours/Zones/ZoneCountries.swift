/// Tells the country from the time zone, where a zone lies in one country only.
///
/// Which zones do depends on the file of their areas: timezone-boundary-builder publishes one with a
/// zone for each country, one that merges zones that have been alike since 1970 (Oslo's is then
/// Berlin's), and one that merges those alike from now on (Warsaw's is then Paris'). The names in a
/// file tell which it is; where they do not, as in a file that was cut to one zone, no country is
/// told.
package struct ZoneCountries: Sendable {
  /// What a file of areas tells apart.
  package enum Detail: Hashable, Sendable {
    /// No more than what clocks show from now on, as far as can be told.
    case fromNow
    /// What clocks have shown since 1970.
    case since1970
    /// Countries.
    case countries
  }

  package let detail: Detail
  private let countries: [String: String]

  /// Takes the names of all zones in a file of areas.
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

  /// The country that a zone lies in, by its ISO 3166-1 alpha-2 code in lower case; nil where it lies
  /// in several or in none, or where that cannot be told.
  package func country(of zone: String) -> String? { countries[zone] }

  private struct Zone {
    var country: String
    /// Whether it is a part of another country's zone since 1970.
    var isLink: Bool
    /// Whether several countries have it since 1970.
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
  /// The characters at the end that all meet a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
