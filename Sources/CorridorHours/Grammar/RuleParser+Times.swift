extension RuleParser {
  /// `08:00-12:00,14:00+,sunrise-(sunset+01:00)`
  mutating func readTimes() throws(OpeningHoursError) {
    repeat {
      if token.kind == .word(.daylight) {
        skip()
        rule.times.append(
          TimeSpan(start: .sun(.sunrise, offset: 0), end: .sun(.sunset, offset: 0)))
      } else {
        try readSpan()
      }
    } while continuesTimes && takes(",")
  }

  private var continuesTimes: Bool {
    guard token.kind == .symbol(",") else { return false }
    switch ahead(1) {
    case .time, .word(.sun), .word(.daylight), .symbol("("): return true
    case .number(_, let digits): return digits <= 2 || ahead(2) == .symbol("-")
    default: return false
    }
  }

  private mutating func readSpan() throws(OpeningHoursError) {
    let place = token
    let start = try time()
    var span = TimeSpan(start: start.point)
    if case .clock(let minute) = start.point, minute >= 1440 {
      throw .outOfRange(
        found: minute / 60, expected: 0...23, of: .hour, at: place.source.lowerBound)
    }
    if takes("-") {
      let end = try time()
      span.end = end.point
      try check(start, end, at: place)
    } else if start.isBareHour {
      throw unexpected(.endOfTime)
    }
    if takes("+") {
      span.isOpenEnded = true
    } else if takes("/") {
      guard span.end != nil, points == .taken else { throw unclear(.pointInTime, at: place) }
      span.period = try period()
    } else if span.end == nil, points == .refused {
      throw unclear(.pointInTime, at: place)
    }
    rule.times.append(span)
  }

  private struct Time {
    var point: TimePoint
    /// Whether a 12-hour clock was used; nil if unknown.
    var meridiem: Bool?
    var isBareHour = false
  }

  private func check(
    _ start: Time, _ end: Time, at place: Token
  ) throws(OpeningHoursError) {
    guard case .clock(let first) = start.point, case .clock(let last) = end.point else { return }
    if let left = start.meridiem, let right = end.meridiem, left != right {
      // 13:00 is unambiguous.
      guard left ? last >= 780 : first >= 780 else {
        throw unclear(.morningOrAfternoon, at: place)
      }
    }
    // 9-5 can end in the afternoon or on the next morning.
    if start.isBareHour || end.isBareHour, last <= first, first <= 720 {
      throw unclear(.pastMidnight, at: place)
    }
  }

  private mutating func time() throws(OpeningHoursError) -> Time {
    let place = token
    switch token.kind {
    case .time(let minute, let meridiem):
      skip()
      return Time(point: .clock(minute), meridiem: meridiem)
    case .number(let hour, let digits) where digits <= 2:
      let hour = try number(in: 0...48, .hour, found: hour)
      return Time(point: .clock(hour * 60), meridiem: false, isBareHour: true)
    case .number(let value, digits: 4):
      guard value / 100 <= 24, value % 100 < 60 else {
        throw .outOfRange(
          found: value / 100, expected: 0...24, of: .hour, at: place.source.lowerBound)
      }
      skip()
      return Time(point: .clock(value / 100 * 60 + value % 100), meridiem: false)
    case .word(.sun(let event)):
      skip()
      return Time(point: .sun(event, offset: 0))
    case .symbol("("):
      skip()
      return Time(point: try sunTime())
    default:
      throw unexpected(.time)
    }
  }

  /// `sunrise+02:00)`
  private mutating func sunTime() throws(OpeningHoursError) -> TimePoint {
    guard case .word(.sun(let event)) = token.kind else { throw unexpected(.time) }
    skip()
    guard case .symbol(let sign) = token.kind, sign == "+" || sign == "-",
      case .time(let minutes, meridiem: false) = ahead(1)
    else { throw unexpected(.sunOffset) }
    skip()
    guard minutes <= 720 else {
      throw .outOfRange(
        found: minutes / 60, expected: 0...12, of: .hour, at: token.source.lowerBound)
    }
    skip()
    guard takes(")") else { throw unexpected(.closingParenthesis) }
    return .sun(event, offset: sign == "+" ? minutes : -minutes)
  }

  private mutating func period() throws(OpeningHoursError) -> Int {
    guard case .time(let minutes, meridiem: false) = token.kind else {
      return try number(in: 1...1440, .period)
    }
    guard (1...1440).contains(minutes) else { throw unexpected(.time) }
    skip()
    return minutes
  }
}
