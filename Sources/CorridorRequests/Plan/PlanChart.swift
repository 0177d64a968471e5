internal import Corridor
package import CorridorFormats
internal import CorridorHours

/// The days of a plan as strips, as tachographs draw them, as an SVG picture.
///
/// Height conveys what the driver does, not only colour: driving is the highest, rest the lowest. Below
/// each strip lines show how much driving is left until the next break and of the day.
package struct PlanChart {
  let plan: RoutePlan
  let names: [String]
  let summary: String

  private static let (left, right, width) = (150.0, 144.0, 1200.0)
  private static let (top, dayHeight, barHeight, lineHeight) = (104.0, 118.0, 40.0, 34.0)

  /// Adds the picture to a buffer.
  package func append(to buffer: inout TextBuffer) {
    let days = Self.days(of: plan)
    var picture = PictureWriter()
    let listTop = Self.top + Double(days.count) * Self.dayHeight + 34
    let title = "Plan by the rules of \(plan.rules.name)"
    picture.begin(
      "plan", title: title, description: ([summary + "."] + stopLines).joined(separator: " "),
      width: Self.width, height: listTop + Double(stopLines.count) * 20 + 12, style: Self.style)
    picture.write(title, x: 32, y: 30, "title")
    for (number, part) in summary.split(separator: "; ", maxSplits: 1).enumerated() {
      let words = DisplayWidth.fit(String(part), cells: 180)
      picture.write(words, x: 32, y: 52 + Double(number) * 18, "quiet")
    }
    for (number, day) in days.enumerated() {
      draw(day, top: Self.top + Double(number) * Self.dayHeight, &picture)
    }
    if !days.isEmpty { legend(y: listTop - 28, &picture) }
    for (number, line) in stopLines.enumerated() {
      let y = listTop + Double(number) * 20
      mark(number, x: 42, y: y - 4, &picture)
      picture.write(DisplayWidth.fit(line, cells: 160), x: 60, y: y, "stop")
    }
    picture.end()
    buffer.append(picture.buffer.bytes)
  }

  /// What is done at each stop.
  private var stopLines: [String] {
    zip(plan.stops, names).map { stop, name in
      let what = stop.activities.isEmpty ? "" : ": " + PlanOutput.words(stop.activities)
      let clock = PlanOutput.clock(stop.arrivalText)
      return "\(clock) km \(ReadableLength.kilometers(stop.alongMeters)) \(name)\(what)"
    }
  }

  // MARK: - Days

  /// A day from midnight to midnight.
  private struct Day {
    var name: String
    var start: Int64
    var end: Int64
    /// The hours that clocks show, and when.
    var hours: [(moment: Int64, hour: Int)] = []

    func x(_ moment: Int64) -> Double {
      let share = Double(moment - start) / Double(max(end - start, 1))
      return PlanChart.left + share * (PlanChart.width - PlanChart.left - PlanChart.right)
    }
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static func days(of plan: RoutePlan) -> [Day] {
    guard plan.failure == nil else { return [] }
    let zone = plan.zone
    var day = zone.localTime(at: Instant(seconds: plan.departure)).day
    var days: [Day] = []
    repeat {
      let (start, end) = (moment(0, of: day, zone), moment(0, of: day + 1, zone))
      var made = Day(
        name: "\(weekdays[day.weekday]) \(plan.text(of: start).prefix(10))", start: start, end: end)
      for moment in Swift.stride(from: start, through: end, by: 3600) {
        let time = zone.localTime(at: Instant(seconds: moment))
        made.hours.append((moment, moment == end ? 24 : time.minute / 60))
      }
      days.append(made)
      day = day + 1
    } while days[days.count - 1].end < plan.end
    return days
  }

  private static func moment(_ minute: Int, of day: CivilDay, _ zone: TimeZoneRules) -> Int64 {
    switch zone.instants(of: LocalTime(day, minute: minute)) {
    case .once(let moment, _), .twice(let moment, _, _, _), .never(let moment, _, _):
      moment.seconds
    }
  }

  private func draw(_ day: Day, top: Double, _ picture: inout PictureWriter) {
    let base = top + Self.barHeight
    picture.write(day.name, x: 32, y: base - 12, "day")
    for (number, hour) in day.hours.enumerated() {
      picture.line(day.x(hour.moment), top - 4, "v", Self.barHeight + Self.lineHeight + 8, "hour")
      if number % 3 == 0 || number == day.hours.count - 1 {
        picture.write(
          "\(hour.hour)", x: day.x(hour.moment), y: top - 8, "quiet", anchor: "middle")
      }
    }
    var totals: [String: Int] = [:]
    for activity in plan.activities {
      let (start, end) = (max(activity.start, day.start), min(activity.end, day.end))
      guard start < end else { continue }
      let (style, share) = Self.look(of: activity.kind)
      totals[style, default: 0] += Int(end - start)
      let height = Self.barHeight * share
      picture.box(
        activity.driver == 2 ? "second" : style, x: day.x(start), y: base - height,
        width: max(day.x(end) - day.x(start), 0.5),
        height: height, title: title(of: activity))
    }
    picture.line(Self.left, base, "h", Self.width - Self.left - Self.right, "axis")
    lines(day, base: base, &picture)
    for (number, stop) in plan.stops.enumerated()
    where stop.arrival >= day.start && stop.arrival < day.end {
      mark(number, x: day.x(stop.arrival), y: top + 6, &picture)
    }
    let shown = [("driving", "driving"), ("work", "work"), ("rest", "rest")]
    for (row, (style, word)) in shown.enumerated() {
      let total = ReadableDuration(Double(totals[style] ?? 0))
      picture.write(
        "\(word) \(totals[style] == nil ? "0" : "\(total)")", x: Self.width - Self.right + 12,
        y: top + 12 + Double(row) * 16, "quiet")
    }
  }

  private func title(of activity: RoutePlan.Activity) -> String {
    func clock(_ moment: Int64) -> String {
      String(PlanOutput.clock(plan.text(of: moment)).dropFirst(11))
    }
    let driver = activity.driver.map { "driver \($0): " } ?? ""
    return
      "\(driver)\(PlanOutput.words([activity])), \(clock(activity.start)) to \(clock(activity.end))"
  }

  /// The style of a bar, and its height as a share.
  private static func look(of kind: RoutePlan.Activity.Kind) -> (style: String, share: Double) {
    switch kind {
    case .driving: ("driving", 1)
    case .work, .refuelling: ("work", 0.7)
    case .waiting, .change: ("waiting", 0.45)
    case .rest, .ferry: ("rest", 0.25)
    }
  }

  // MARK: - Clocks

  /// What a clock leaves at moments; between two it falls where the driver drives.
  private func clock(_ value: (ClocksLeft) -> Int?) -> [(moment: Int64, left: Double)] {
    guard var left = value(plan.leftAtStart) else { return [] }
    var points = [(plan.departure, Double(left))]
    var now = plan.departure
    for stop in plan.stops {
      points.append((stop.arrival, Double(left - Int(stop.arrival - now))))
      guard let next = value(stop.left) else { return [] }
      points.append((stop.departure, points[points.count - 1].1))
      points.append((stop.departure, Double(next)))
      (left, now) = (next, stop.departure)
    }
    return points
  }

  private func lines(_ day: Day, base: Double, _ picture: inout PictureWriter) {
    let clocks = [
      ("tobreak", clock { $0.drivingUntilBreak }), ("today", clock { $0.drivingOfDay }),
    ]
    let most = clocks.flatMap { $0.1 }.map(\.left).max() ?? 0
    guard most > 0 else { return }
    for (style, points) in clocks {
      var path = ""
      for (from, to) in zip(points, points.dropFirst()) {
        let (start, end) = (max(from.moment, day.start), min(to.moment, day.end))
        guard start <= end, from.moment <= day.end, to.moment >= day.start else { continue }
        let length = Double(max(to.moment - from.moment, 1))
        func y(_ moment: Int64) -> Double {
          let left = from.left + (to.left - from.left) * Double(moment - from.moment) / length
          return base + 4 + (1 - max(left, 0) / most) * Self.lineHeight
        }
        let last =
          from.moment == to.moment
          ? base + 4 + (1 - max(to.left, 0) / most) * Self.lineHeight : y(end)
        path +=
          "\(path.isEmpty ? "M" : "L")\(PictureWriter.text(day.x(start))) \(PictureWriter.text(y(start)))"
          + "L\(PictureWriter.text(day.x(end))) \(PictureWriter.text(last))"
      }
      if !path.isEmpty {
        picture.buffer.append("<path class=\"\(style)\" d=\"\(path)\"/>\n")
      }
    }
  }

  // MARK: - Marks

  private func mark(_ number: Int, x: Double, y: Double, _ picture: inout PictureWriter) {
    let (left, middle) = (PictureWriter.text(x), PictureWriter.text(y))
    picture.buffer.append("<circle class=\"mark\" cx=\"\(left)\" cy=\"\(middle)\" r=\"9\"/>\n")
    picture.write("\(number + 1)", x: x, y: y + 4, "number", anchor: "middle")
  }

  private func legend(y: Double, _ picture: inout PictureWriter) {
    var x = Self.left
    let driving = [("driving", plan.isOfTwo ? "driver 1 drives" : "driving", 1.0)]
    let second = plan.isOfTwo ? [("second", "driver 2 drives", 1.0)] : []
    let bars =
      driving + second + [
        ("work", "work, fuel", 0.7), ("waiting", "waiting", 0.45),
        ("rest", "rest, ferry", 0.25),
      ]
    for (style, words, share) in bars {
      picture.box(style, x: x, y: y - 14 * share, width: 18, height: 14 * share)
      picture.write(words, x: x + 24, y: y, "quiet")
      x += 24 + Double(words.count) * 6.6 + 18
    }
    for (style, words) in [
      ("tobreak", "driving until the next break"), ("today", "driving of the day"),
    ] {
      picture.line(x, y - 4, "h", 18, style)
      picture.write(words, x: x + 24, y: y, "quiet")
      x += 24 + Double(words.count) * 6.6 + 18
    }
  }

  private static let style = (
    day: """
    .day{font-weight:600}
    .hour{stroke:#e3e8ec}
    .axis{stroke:#8a959f}
    .driving{fill:#0072b2}
    .second{fill:#cc79a7}
    .work{fill:#e69f00}
    .waiting{fill:#8a959f}
    .rest{fill:#009e73}
    .tobreak,.today{fill:none;stroke-width:1.5;stroke:#d55e00}
    .today{stroke:#55606b;stroke-dasharray:5 3}
    .mark{fill:#1c2329}
    .number{fill:#fff;font-size:11px;font-weight:600}

    """,
    night: """
    .hour{stroke:#2a3138}
    .driving{fill:#56b4e9}
    .tobreak{stroke:#e69f00}
    .today{stroke:#a3adb6}
    .mark{fill:#e6e9ec}
    .number{fill:#14181c}

    """
  )
}
