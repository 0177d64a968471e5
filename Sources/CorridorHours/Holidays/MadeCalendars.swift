internal import Synchronization

/// A cache of calendars: creating one takes up to milliseconds.
///
/// Memory: some ten kilobytes per calendar.
enum MadeCalendars {
  enum Key: Hashable {
    case region(String)
    case country(String)

    fileprivate var name: String {
      switch self {
      case .region(let name), .country(let name): name
      }
    }
  }

  /// Maximum number of cached calendars: more than a trip through all of Europe needs.
  private static let mostCalendars = 128
  /// Maximum bytes of a cached name, so that requests with arbitrary names cannot exhaust memory.
  private static let longestName = 32

  private static let made = Mutex<[Key: HolidayCalendar]>([:])

  static func calendar(
    _ key: Key, orMake make: () -> HolidayCalendar?
  ) -> HolidayCalendar? {
    if let known = made.withLock({ $0[key] }) { return known }
    guard let calendar = make() else { return nil }
    guard key.name.utf8.count <= longestName else { return calendar }
    made.withLock { made in
      if made.count >= mostCalendars { made.removeAll() }
      made[key] = calendar
    }
    return calendar
  }
}
