extension OpeningPattern {
  /// The pattern of opening hours.
  ///
  /// - Complexity: Linear in the number of rules and selectors.
  package static func bytes(of hours: OpeningHours) throws(PatternError) -> [UInt8] {
    var bytes = [version, try count(hours.rules)]
    for rule in hours.rules { try write(rule, to: &bytes) }
    return bytes
  }

  private static func count<Part>(_ parts: [Part]) throws(PatternError) -> UInt8 {
    guard let count = UInt8(exactly: parts.count) else {
      throw .tooLarge(found: parts.count, limit: 255)
    }
    return count
  }

  private static func write(
    _ rule: OpeningRule, to bytes: inout [UInt8]
  ) throws(PatternError) {
    var body: [UInt8] = []
    var groups = rule.days
    var mask = anyWeekday
    if let plain = groups.firstIndex(where: { $0.plainWeekdays != nil }) {
      mask = groups[plain].plainWeekdays ?? mask
      groups.remove(at: plain)
    }
    var flags = rule.joint.rawValue | rule.state.rawValue << RuleFlags.stateShift
    if rule.spills { flags |= RuleFlags.spills }
    if rule.needsSun { flags |= RuleFlags.needsSun }
    if !(rule.years.isEmpty && rule.weeks.isEmpty && rule.dates.isEmpty && groups.isEmpty) {
      flags |= RuleFlags.hasSelectors
      body += [
        try count(rule.years), try count(rule.weeks), try count(rule.dates), try count(groups),
      ]
      for years in rule.years {
        append(years.first, to: &body)
        append(years.last, to: &body)
        body.append(UInt8(truncatingIfNeeded: years.step))
      }
      for weeks in rule.weeks {
        body += [weeks.first, weeks.last, weeks.step].map { UInt8(truncatingIfNeeded: $0) }
      }
      for dates in rule.dates { write(dates, to: &body) }
      for group in groups {
        body.append(try count(group))
        for selector in group { write(selector, to: &body) }
      }
    }
    for time in rule.times { write(time, to: &body) }
    guard body.count <= Int(UInt16.max) else {
      throw .tooLarge(found: body.count, limit: Int(UInt16.max))
    }
    bytes += [flags, mask, try count(rule.times)]
    append(body.count, to: &bytes)
    bytes += body
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func write(_ range: DateRange, to bytes: inout [UInt8]) {
    let isSingle = range.to == range.from
    bytes.append((range.to == nil ? 0 : 1) | (isSingle ? 2 : 0))
    append(range.step, to: &bytes)
    write(range.from, to: &bytes)
    if let to = range.to, !isSingle { write(to, to: &bytes) }
  }

  private static func write(_ date: YearlyDate, to bytes: inout [UInt8]) {
    append(date.year ?? 0, to: &bytes)
    let base: [Int] =
      switch date.base {
      case .day(let month, let day): [0, month, day]
      case .month(let month): [1, month, 0]
      case .weekday(let weekday, let nth, let month):
        [2, month, 8 * (nth > 0 ? nth : 5 - nth) + weekday]
      case .easter: [3, 0, 0]
      }
    bytes += base.map { UInt8(truncatingIfNeeded: $0) }
    append(date.offsetDays, to: &bytes)
  }

  private static func write(_ selector: DaySelector, to bytes: inout [UInt8]) {
    switch selector {
    case .weekdays(let days):
      bytes += [0, days.mask]
      append(Int(days.nth), to: &bytes)
      bytes.append(UInt8(truncatingIfNeeded: days.offsetDays))
    case .holidays(let holidays):
      bytes += [holidays.kind == .public ? 1 : 2, 0, 0, 0]
      bytes.append(UInt8(truncatingIfNeeded: holidays.offsetDays))
    }
  }

  private static func write(_ time: TimeSpan, to bytes: inout [UInt8]) {
    var flags: UInt8 = 0
    if case .sun = time.start { flags |= TimeFlags.startIsSun }
    if time.end != nil { flags |= TimeFlags.hasEnd }
    if case .sun = time.end { flags |= TimeFlags.endIsSun }
    if time.isOpenEnded { flags |= TimeFlags.isOpenEnded }
    if time.period != nil { flags |= TimeFlags.hasPeriod }
    bytes.append(flags)
    append(number(of: time.start), to: &bytes)
    if let end = time.end { append(number(of: end), to: &bytes) }
    if let period = time.period { append(period, to: &bytes) }
  }

  private static func number(of point: TimePoint) -> Int {
    switch point {
    case .clock(let minute): minute
    case .sun(let event, let offset): Int(event.rawValue) * 4096 + offset + 2048
    }
  }
}

extension [DaySelector] {
  /// The weekdays of the group if it contains only plain weekdays; otherwise nil.
  fileprivate var plainWeekdays: UInt8? {
    var mask: UInt8 = 0
    for selector in self {
      guard case .weekdays(let days) = selector, days.nth == 0, days.offsetDays == 0 else {
        return nil
      }
      mask |= days.mask
    }
    return mask
  }
}
