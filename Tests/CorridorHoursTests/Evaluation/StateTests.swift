import Testing

@testable import CorridorHours

@Suite struct StateTests {
  private static func time(_ day: Int, _ hour: Int, _ minute: Int = 0) -> LocalTime {
    LocalTime(CivilDay.monday + day, minute: hour * 60 + minute)
  }

  @Test func `a state has its rule, its comment and its doubt`() throws {
    let hours = try OpeningHours(parsing: "Mo-Fr 08:00-18:00; We off \"inventory\"; Fr 18:00+")
    let open = hours.state(at: Self.time(0, 8))
    #expect(open == OpeningState(kind: .open, rule: 0))
    #expect(hours.text.utf8.count > hours.rules[1].source.upperBound)
    #expect(hours.rules[1].source == 19..<37)
    #expect(hours.state(at: Self.time(0, 18)) == .closed)
    let inventory = OpeningState(kind: .closed, comment: "inventory", rule: 1)
    #expect(hours.state(at: Self.time(2, 9)) == inventory)
    let guessed = hours.state(at: Self.time(4, 18))
    #expect(guessed.kind == .unknown && guessed.doubt == .openEnd && guessed.rule == 2)
    #expect(guessed.comment == OpeningState.guessed)
    // The last rule replaces Friday's day.
    #expect(hours.state(at: Self.time(4, 12)) == .closed)
  }

  @Test func `holidays that nobody knows make unknown what depends on them, and nothing else`()
    throws
  {
    let value = "Mo-Fr 08:00-18:00; PH 10:00-12:00"
    let week = "Mo 08:00-10:00?; Mo 10:00-12:00; Mo 12:00-18:00?"
    #expect(try timeline(value, from: .monday, days: 1) == week)
    #expect(try timeline("Mo 08:00-18:00; SH Tu off", from: .monday) == "Mo 08:00-18:00")
    #expect(try timeline("Mo,PH 08:00-12:00", from: .monday, days: 1) == "Mo 08:00-12:00")
    #expect(
      try timeline("Mo 08:00-18:00 || PH", from: .monday, days: 1).hasPrefix("Mo 00:00-08:00?"))
    let doubt = try OpeningHours(parsing: value).state(at: Self.time(0, 9)).doubt
    #expect(doubt == .dayNotKnown)
    // A fallback of the same state causes no doubt.
    #expect(
      try timeline("PH 08:00-12:00 || 08:00-12:00", from: .monday, days: 1) == "Mo 08:00-12:00")
  }

  @Test func `holidays that are known have their names`() throws {
    let context = Regions.badenWuerttemberg
    let january = CivilDay(year: 2024, month: 1, day: 1)
    #expect(try timeline("PH", from: january, in: context) == "Mo Neujahr; Sa Heilige Drei Könige")
    #expect(try timeline("PH We", from: january, in: context) == "")
    #expect(
      try timeline("PH -1 day,We", from: january, in: context)
        == "We; Fr Day before Heilige Drei Könige")
    #expect(try timeline("Mo-Tu 8-9; PH off", from: january, in: context) == "Tu 08:00-09:00")
  }

  @Test func `intervals say what states say`() throws {
    let values = [
      "Mo-Fr 08:00-12:00,14:00+; Sa 22:00-04:00; PH off || \"ring\"", "sunrise-sunset; We off",
      "22:00-02:00; Tu 12:00-14:00, We 01:00-03:00 unknown", "Mo 10:00-16:00/90",
    ]
    for value in values {
      let hours = try OpeningHours(parsing: value, points: .taken)
      let context = Regions.badenWuerttemberg
      let intervals = hours.intervals(
        from: Self.time(-1, 5), to: Self.time(7, 3), in: context)
      for minute in Self.time(-1, 5).minutes..<Self.time(7, 3).minutes {
        let time = LocalTime(minutes: minute)
        let state = hours.state(at: time, in: context)
        let interval = intervals.first { $0.start <= time && time < $0.end }
        #expect(state.kind == interval?.state.kind ?? .closed)
        #expect(state.kind == .closed || state.comment == interval?.state.comment)
      }
    }
  }

  @Test func `local times count days and minutes also before 1970`() {
    for minutes in stride(from: Int64(-5000), to: 5000, by: 7) {
      let time = LocalTime(minutes: minutes)
      #expect(LocalTime(time.day, minute: time.minute) == time)
      #expect((0..<1440).contains(time.minute))
    }
  }

  /// 2026-11-22 is a Sunday.
  @Test(arguments: [
    ("20:00-06:00; Su off", "Su off"),
    ("Mo-Su 20:00-06:00; Su closed \"rest\"", "Su closed \"rest\""),
    ("Sa,Su 20:00-30:00; Nov 22 off", "Nov 22 off"), ("Mo-Sa 20:00-06:00; Su off", nil),
    ("20:00-24:00; Su off", nil), ("Su off; 20:00-06:00", nil), ("20:00-06:00, Su off", nil),
    ("20:00-06:00; Su 10:00-12:00 off", nil), ("20:00-06:00; Su off; Mo off", nil),
  ])
  func `tells of a night that goes on after a day that is closed`(
    value: String, closing: String?
  ) throws {
    let day = CivilDay(year: 2026, month: 11, day: 22)
    let night = try OpeningHours(parsing: value).nightAfterClosedDay(from: day - 1, to: day)
    #expect(night?.closing == closing)
    if let night { #expect(night.day == day && value.hasPrefix(night.open)) }
  }
}
