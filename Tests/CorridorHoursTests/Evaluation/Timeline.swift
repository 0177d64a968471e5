import Testing

@testable import CorridorHours

/// The evaluation of a value over some days, as text: `Mo 08:00-12:00` for an interval that begins
/// on a Monday, with `?` if it is unknown, followed by the comment.
func timeline(
  _ value: String, from day: CivilDay, days: Int = 7, in context: OpeningContext = .init(),
  points: OpeningHours.Points = .refused
) throws -> String {
  let hours = try OpeningHours(parsing: value, points: points)
  let intervals = hours.intervals(from: LocalTime(day), to: LocalTime(day + days), in: context)
  return intervals.map { interval in
    let length = Int(interval.end.minutes - interval.start.minutes)
    let start = interval.start
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    var text = days > 7 ? "\(start.day.date.month)/\(start.day.date.day)" : names[start.day.weekday]
    if start.minute != 0 || length % 1440 != 0 {
      text += " \(clock(start.minute))-\(clock(start.minute + length))"
    } else if length != 1440 {
      text += "+\(length / 1440)"
    }
    if interval.state.kind == .unknown { text += "?" }
    if let comment = interval.state.comment { text += " \(comment)" }
    return text
  }.joined(separator: "; ")
}

private func clock(_ minute: Int) -> String {
  let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
  return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
}

extension CivilDay {
  /// A Monday: 2024-01-08.
  static let monday = CivilDay(year: 2024, month: 1, day: 8)
}
