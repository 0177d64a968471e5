internal import CorridorFormats
internal import CorridorHours
internal import CorridorRequests

extension HoursReport {
  /// Writes tables for people: the rules, the times, the holidays.
  func writeTables(to sink: ByteSink, style: TerminalStyle) throws(OutputError) {
    var rules = TextTable([
      .init("rule", minimum: 24, wraps: true), .init("meaning", minimum: 24, wraps: true),
    ])
    for rule in hours.rules { rules.append([rule.text, rule.meaning]) }
    try rules.write(to: sink, style: style)
    sink.buffer.append("\n")
    if intervals.isEmpty {
      sink.buffer.append("closed from \(request.from.plainText) to \(request.to.plainText)\n")
    } else {
      var times = TextTable([
        .init("from"), .init("to"), .init("state"),
        .init("comment", minimum: 20, wraps: true),
      ])
      for interval in intervals {
        times.append([
          Self.shown(interval.start), Self.shown(interval.end, after: interval.start),
          "\(interval.state.kind)", interval.state.comment ?? "",
        ])
      }
      try times.write(to: sink, style: style)
    }
    let holidays = holidays
    guard !holidays.isEmpty else { return }
    sink.buffer.append("\n")
    var table = TextTable([.init("holidays"), .init("kind"), .init("name")])
    for holiday in holidays {
      let last = holiday.last == holiday.first ? "" : " to \(holiday.last.text)"
      table.append([
        "\(holiday.first.shortName) \(holiday.first.text)\(last)",
        holiday.isPublic ? "public" : "school", holiday.name,
      ])
    }
    try table.write(to: sink, style: style)
  }

  /// A time with its day of the week; an end on the day of its start has no day, and one at the
  /// next midnight is 24:00.
  private static func shown(_ time: LocalTime, after start: LocalTime? = nil) -> String {
    let clock = time.plainText.suffix(5)
    if let start {
      if start.day == time.day { return String(clock) }
      if time.minute == 0, time.day - start.day == 1 { return "24:00" }
    }
    return "\(time.day.shortName) \(time.plainText)"
  }
}
