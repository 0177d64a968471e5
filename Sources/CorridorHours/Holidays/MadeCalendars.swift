internal import Synchronization

/// Calendars that were asked for before: making one takes up to milliseconds.
///
/// Memory: some ten kilobytes a calendar.
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

  /// Calendars that are remembered at most: more than a journey through all of Europe needs.
  private static let mostCalendars = 128
  /// Bytes of a name: whoever asks for another word each time shall not fill the memory.
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
