internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// The public holidays of the countries and parts of countries that places are in.
final class PlaceCalendars: Sendable {
  /// The calendar of all places, where one is given.
  private let given: String?
  private let memory: Mutex<Memory>

  private struct Memory {
    /// Tells where places lie; nil where all have the calendar that is given.
    var reader: JurisdictionReader?
    var calendars: [String: HolidayCalendar?] = [:]
  }

  /// - Parameter region: The region of all places, such as `de_bw`; nil for what the index knows.
  init(region: String?, in index: PlaceIndex) throws(SearchError) {
    given = region
    var memory = Memory()
    if let region {
      guard let calendar = HolidayCalendar(region: region) else {
        throw .unknownHolidayRegion(found: region)
      }
      memory.calendars[region] = .some(calendar)
    } else {
      memory.reader = try SearchError.wrapping { () throws(IndexError) in
        try JurisdictionReader(index)
      }
    }
    self.memory = Mutex(memory)
  }

  /// What the calendar of a place is called: its region, its country with a sign that the region is
  /// not known, or nothing.
  func name(of row: Int) throws(IndexError) -> String {
    if let given { return given }
    let place = try memory.withLock { (memory) throws(IndexError) in
      try memory.reader?.jurisdiction(at: row)
    }
    if let region = place?.region, HolidayCalendar.hasRegion(region) { return region }
    return place?.country.map { $0 + "?" } ?? ""
  }

  /// The calendar of a name; nil where nobody knows its holidays.
  func calendar(named name: String) -> HolidayCalendar? {
    memory.withLock { memory in
      if let known = memory.calendars[name] { return known }
      let made =
        name.hasSuffix("?")
        ? HolidayCalendar(country: String(name.dropLast())) : HolidayCalendar(region: name)
      memory.calendars[name] = .some(made)
      return made
    }
  }
}
