internal import CorridorHours

/// The fault in a value that is not valid opening hours: what, where, and how to fix it.
struct HoursFault: CustomStringConvertible {
  let value: String
  let error: OpeningHoursError
  /// The name of the option that accepts points in time.
  let pointsOption: String

  var description: String {
    var text = "'\(shown)' cannot be read as opening hours"
    if let character { text += ", character \(character)" }
    return text + ": \(error); \(advice)"
  }

  /// The value, truncated if it is long.
  private var shown: String {
    value.count > 60 ? value.prefix(60) + "…" : value
  }

  /// The character where the fault is, counted from 1; nil if the whole value is at fault.
  private var character: Int? {
    guard let offset = error.offset, offset <= value.utf8.count else { return nil }
    // A byte inside a character belongs to that character.
    var seen = 0
    for (index, character) in value.enumerated() {
      seen += character.utf8.count
      if seen > offset { return index + 1 }
    }
    return value.count + 1
  }

  private var advice: String {
    switch error {
    case .tooLong:
      "give one value, without other text"
    case .unclear(.pointInTime, _):
      "give a closing time, or \(pointsOption) for points in time"
    case .unexpected(_, .endOfTime, _):
      "give a closing time, such as 08:00-18:00, or 08:00+ if it is unknown"
    default:
      "write it as OpenStreetMap does, such as 'Mo-Fr 08:00-18:00; PH off'"
    }
  }
}
