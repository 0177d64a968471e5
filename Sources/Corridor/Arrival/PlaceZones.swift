internal import CorridorHours
internal import CorridorIndex

/// The time zones of places, and how far their clocks are from UTC at times near each other.
struct PlaceZones: Sendable {
  private let index: PlaceIndex
  private var cursor: TimeZoneCursor
  /// The zones that were asked for, the one that all places have first where one is given.
  private var clocks: [ZoneClock] = []
  /// Where the zones of the index stand among the clocks; nil where they have not been asked for.
  private var numbers: [Number?] = []
  private let isGiven: Bool

  private enum Number: Sendable {
    case known(Int)
    /// Nobody has its rules.
    case unknown
  }

  /// - Parameter given: The zone of all places; nil for what the index knows of each.
  init(_ given: TimeZoneRules?, in index: PlaceIndex) {
    self.index = index
    cursor = index.timeZoneCursor
    isGiven = given != nil
    if let given { clocks.append(ZoneClock(given)) }
  }

  /// The number that stands for a place's zone; nil where it is not known.
  mutating func number(of row: Int) throws(IndexError) -> Int? {
    if isGiven { return 0 }
    guard let zone = try cursor.zone(at: row) else { return nil }
    while numbers.count <= zone { numbers.append(nil) }
    switch numbers[zone] {
    case .known(let number): return number
    case .unknown: return nil
    case nil: break
    }
    guard let rules = try? TimeZoneRules(try index.timeZoneNames()[zone]) else {
      numbers[zone] = .unknown
      return nil
    }
    numbers[zone] = .known(clocks.count)
    clocks.append(ZoneClock(rules))
    return clocks.count - 1
  }

  /// The stretch of time about an instant in which the clocks of a zone do not change.
  ///
  /// Complexity: O(1) in the stretch of the instant before.
  mutating func span(at instant: Instant, in zone: Int) -> TimeZoneRules.Span {
    clocks[zone].span(at: instant)
  }

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
