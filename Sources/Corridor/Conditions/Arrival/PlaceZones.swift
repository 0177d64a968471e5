internal import CorridorHours
internal import CorridorIndex

/// The time zones of places, and how far their clocks are from UTC at times near each other.
///
/// A place's zone is the one given for all, else that of the area it lies in, else that of its country
/// or the part of it, where all clocks show the same from the journey on.
struct PlaceZones: Sendable {
  private let index: PlaceIndex
  private var cursor: TimeZoneCursor
  private let countries: CountryZones
  /// The zones that were asked for, the one that all places have first where one is given.
  private var clocks: [ZoneClock] = []
  private var numbers: [TimeZoneRules: Int] = [:]
  /// The numbers of the zones of the index; nil where they have not been asked for.
  private var ofZones: [Number?] = []
  /// Those of the jurisdictions; nil where they have not been asked for.
  private var ofJurisdictions: [[Stretch]?] = []
  private let isGiven: Bool

  private enum Number: Sendable {
    case known(Int)
    /// Nobody has its rules.
    case unknown
  }

  /// Where in a country a zone is.
  private struct Stretch: Sendable {
    var longitudes: ClosedRange<Double>?
    var number: Int
  }

  /// - Parameters:
  ///   - given: The zone of all places; nil for what the index knows of each.
  ///   - moment: Nothing is asked of before.
  init(_ given: TimeZoneRules?, from moment: Instant, in index: PlaceIndex) {
    self.index = index
    cursor = index.timeZoneCursor
    countries = CountryZones(from: moment)
    isGiven = given != nil
    if let given { clocks.append(ZoneClock(given)) }
  }

  /// The number that stands for a place's zone; nil where it is not known.
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

  private mutating func stretches(of place: Jurisdiction) -> [Stretch] {
    guard let country = place.country else { return [] }
    return countries.choices(country: country, region: place.region).map {
      Stretch(longitudes: $0.longitudes, number: number(of: $0.rules))
    }
  }

  private mutating func number(of rules: TimeZoneRules) -> Int {
    if let known = numbers[rules] { return known }
    numbers[rules] = clocks.count
    clocks.append(ZoneClock(rules))
    return clocks.count - 1
  }

  /// The stretch of time about an instant in which the clocks of a zone do not change.
  ///
  /// Complexity: O(1) in the stretch of the instant before.
  mutating func span(at instant: Instant, in zone: Int) -> TimeZoneRules.Span {
    clocks[zone].span(at: instant)
  }

  /// How many zones have been asked for.
  var count: Int { clocks.count }

  /// The rules of a zone.
  func rules(of zone: Int) -> TimeZoneRules { clocks[zone].rules }

  private struct ZoneClock: Sendable {
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
