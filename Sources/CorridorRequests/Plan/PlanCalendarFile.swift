internal import Corridor
package import CorridorFormats
internal import CorridorHours

/// The stops of a plan as a calendar (iCalendar, RFC 5545), one event each.
///
/// The same plan gives the same bytes: its time stamp is the departure.
package struct PlanCalendarFile {
  let plan: RoutePlan
  let names: [String]
  /// Where to go from each stop if it is full; nil for others.
  let backups: [String?]
  /// Why there is no plan; nil if there is one.
  let failure: String?

  /// Adds the calendar to a buffer.
  package func append(to buffer: inout TextBuffer) {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Corridor//Plan//EN"]
    for (number, stop) in plan.stops.enumerated() {
      let words = PlanOutput.words(stop.activities)
      let what = words.isEmpty ? "arrival" : words + PlanOutput.rest(at: stop)
      lines += [
        "BEGIN:VEVENT",
        "UID:\(plan.departure)-\(plan.end)-\(number)-\(Int(stop.alongMeters))@corridor",
        "DTSTAMP:\(Self.time(plan.departure))", "DTSTART:\(Self.time(stop.arrival))",
      ]
      // An event without an end is a moment.
      if stop.departure > stop.arrival { lines.append("DTEND:\(Self.time(stop.departure))") }
      lines += [
        "SUMMARY:"
          + Self.escaped("\(what.prefix(1).uppercased())\(what.dropFirst()): \(names[number])"),
        "LOCATION:" + Self.escaped(names[number]),
        "GEO:\(Self.degrees(stop.position.lat));\(Self.degrees(stop.position.lon))",
        "DESCRIPTION:" + Self.escaped(description(of: number)), "END:VEVENT",
      ]
    }
    if let failure {
      // A calendar has at least one component.
      lines += [
        "BEGIN:VTODO", "UID:\(plan.departure)-none@corridor",
        "DTSTAMP:\(Self.time(plan.departure))", "SUMMARY:" + Self.escaped(failure), "END:VTODO",
      ]
    }
    lines.append("END:VCALENDAR")
    for line in lines { Self.append(line, to: &buffer) }
  }

  private func description(of number: Int) -> String {
    let stop = plan.stops[number]
    var parts = ["km \(ReadableLength.kilometers(stop.alongMeters))"]
    if let id = stop.hit?.place.facts.id { parts.append(id) }
    if stop.detourSeconds > 0 {
      let about = stop.isDetourKnown ? "" : "about "
      parts.append("detour \(about)\(ReadableDuration(stop.detourSeconds))")
    }
    if let liters = stop.fuelLiters {
      parts.append("\(Int(liters.rounded())) l of fuel\(PlanOutput.price(at: stop))")
    }
    if let backup = backups[number] { parts.append("if full, \(backup)") }
    if stop.isChange, let next = stop.nextDriver { parts.append("then driver \(next) drives") }
    if let left = stop.left.drivingUntilBreak {
      parts.append("then \(ReadableDuration(wholeMinutes: Double(left))) until a break")
    }
    return parts.joined(separator: ", ")
  }

  /// A moment in UTC: `20261123T050000Z`.
  private static func time(_ moment: Int64) -> String {
    Instant(seconds: moment).text(offsetSeconds: 0).prefix(19)
      .filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func degrees(_ value: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(value, decimals: 6)
    return buffer.text
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      default: if scalar.value >= 0x20 { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  /// Adds a line, folded where it has more than 75 bytes.
  private static func append(_ line: String, to buffer: inout TextBuffer) {
    var width = 0
    for scalar in line.unicodeScalars {
      let count = UTF8.width(scalar)
      if width + count > 75 {
        buffer.append("\r\n ")
        width = 1
      }
      buffer.append(String(scalar))
      width += count
    }
    buffer.append("\r\n")
  }
}
