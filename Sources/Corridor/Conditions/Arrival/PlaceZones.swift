internal import CorridorHours
package import CorridorIndex

/// The time zones of places, and their offsets from UTC at times near each other.
///
/// A place's zone is the one given for all places, otherwise that of the area in which the place
/// lies, otherwise that of its country or part of a country, if all clocks there show the same time
/// from the journey on.
struct PlaceZones: Sendable {
  private let index: PlaceIndex
  private var cursor: TimeZoneCursor
  private let countries: CountryZones
  /// The zones used so far; the zone given for all places comes first, if there is one.
  private var clocks: [SpanCache] = []
  private var numbers: [TimeZoneRules: Int] = [:]
  /// The numbers of the zones of the index; nil if not yet looked up.
  private var ofZones: [Number?] = []
  /// The zones of the jurisdictions; nil if not yet looked up.
  private var ofJurisdictions: [[LongitudeZone]?] = []
  private let isGiven: Bool

  private enum Number: Sendable {
    case known(Int)
    /// The rules of the zone are not available.
    case unknown
  }

  /// The part of a country in which a zone applies.
  private struct LongitudeZone: Sendable {
    var longitudes: ClosedRange<Double>?
    var number: Int
  }

  /// - Parameters:
  ///   - given: The zone of all places; nil to use what the index knows of each.
  ///   - moment: The earliest time that will be asked for.
  init(_ given: TimeZoneRules?, from moment: Instant, in index: PlaceIndex) {
    self.index = index
    cursor = index.timeZoneCursor
    countries = CountryZones(from: moment)
    isGiven = given != nil
    if let given { clocks.append(SpanCache(given)) }
  }

  /// The number of a place's zone; nil if the zone is unknown.
  mutating func number(
    of row: Int, _ jurisdictions: inout JurisdictionReader
  ) throws(IndexError) -> Int? {
    if isGiven { return 0 }
    if let zone = try cursor.zone(at: row) { return try number(ofZone: zone) }
    let place = try jurisdictions.number(at: row)
    while ofJurisdictions.count <= place { ofJurisdictions.append(nil) }
    if ofJurisdictions[place] == nil {
      ofJurisdictions[place] = stretches(of: jurisdictions.found[place])
    }
    for stretch in ofJurisdictions[place] ?? [] {
      guard let longitudes = stretch.longitudes else { return stretch.number }
      if longitudes.contains(try index.position(at: row).coordinate.lon) { return stretch.number }
    }
    return nil
  }

  private mutating func number(ofZone zone: Int) throws(IndexError) -> Int? {
    while ofZones.count <= zone { ofZones.append(nil) }
    switch ofZones[zone] {
    case .known(let number): return number
    case .unknown: return nil
    case nil: break
    }
    guard let rules = try? TimeZoneRules(try index.timeZoneNames()[zone]) else {
      ofZones[zone] = .unknown
      return nil
    }
    let number = number(of: rules)
    ofZones[zone] = .known(number)
    return number
  }

  private mutating func stretches(of place: Jurisdiction) -> [LongitudeZone] {
    guard let country = place.country else { return [] }
    return countries.choices(country: country, region: place.region).map {
      LongitudeZone(longitudes: $0.longitudes, number: number(of: $0.rules))
    }
  }

  private mutating func number(of rules: TimeZoneRules) -> Int {
    if let known = numbers[rules] { return known }
    numbers[rules] = clocks.count
    clocks.append(SpanCache(rules))
    return clocks.count - 1
  }

  /// The period around an instant in which the clocks of a zone do not change.
  ///
  /// Complexity: O(1) for an instant in the same period as the one before.
  mutating func span(at instant: Instant, in zone: Int) -> TimeZoneRules.Span {
    clocks[zone].span(at: instant)
  }

  /// The number of zones used so far.
  var count: Int { clocks.count }

  /// The rules of a zone.
  func rules(of zone: Int) -> TimeZoneRules { clocks[zone].rules }

  private struct SpanCache: Sendable {
    let rules: TimeZoneRules
    private var last: TimeZoneRules.Span?

    init(_ rules: TimeZoneRules) {
      self.rules = rules
    }

    mutating func span(at instant: Instant) -> TimeZoneRules.Span {
      if let last, last.contains(instant) { return last }
      let span = rules.span(at: instant)
      last = span
      return span
    }
  }
}

extension PlaceIndex {
  /// The number of businesses whose time zone is known to searches from now on, from the zone areas
  /// that the index was built with or from the country, and the number of these zones.
  ///
  /// Complexity: O(businesses), a microsecond each.
  package func knownTimeZones() throws(IndexError) -> (places: Int, zones: Int) {
    var jurisdictions = JurisdictionReader(self)
    var zones = PlaceZones(nil, from: .now ?? Instant(seconds: 0), in: self)
    var places = 0
    for row in 0..<businessCount where try zones.number(of: row, &jurisdictions) != nil {
      places += 1
    }
    return (places, zones.count)
  }
}
