import Testing

@testable import CorridorHours

@Suite struct SelectorTests {
  @Test(arguments: [
    ("Mo-We 08:00-12:00", "Mo 08:00-12:00; Tu 08:00-12:00; We 08:00-12:00"),
    ("Sa-Mo", "Mo; Sa+2"),
    ("Fr", "Fr"),
    ("24/7", "Mo+7"),
    ("Tu 08:00-12:00,14:00-18:00", "Tu 08:00-12:00; Tu 14:00-18:00"),
    ("Sa 22:00-03:00", "Sa 22:00-27:00"),
    ("Sa 22:00-26:30", "Sa 22:00-26:30"),
    ("We 20:00-20:00", "We 20:00-44:00"),
    ("Mo-Fr 08:00-18:00; We off", "Mo 08:00-18:00; Tu 08:00-18:00; Th 08:00-18:00; Fr 08:00-18:00"),
    ("Mo-Tu 08:00-18:00; Tu 10:00-12:00", "Mo 08:00-18:00; Tu 10:00-12:00"),
    ("Mo-Tu 08:00-10:00, Tu 12:00-14:00", "Mo 08:00-10:00; Tu 08:00-10:00; Tu 12:00-14:00"),
    ("Mo 08:00-10:00 || Mo 09:00-12:00 \"ring\"", "Mo 08:00-10:00; Mo 10:00-12:00? ring"),
    ("Mo 08:00-10:00;", "Mo 08:00-10:00"),
    ("Mo-Tu 08-12; Tu 10-11 off", "Mo 08:00-12:00; Tu 08:00-10:00; Tu 11:00-12:00"),
    ("Mo-Tu 22-02; We 12-14", "Mo 22:00-26:00; Tu 22:00-24:00; We 12:00-14:00"),
    ("Mo 22-02; Tu off", "Mo 22:00-24:00"),
    ("Mo 22-02; Tu 12-13 off", "Mo 22:00-26:00"),
    (
      "Mo 08-10 || Mo unknown; Mo 12-13 off",
      "Mo 00:00-08:00?; Mo 08:00-10:00; "
        + "Mo 10:00-12:00?; Mo 13:00-24:00?"
    ),
    ("Mo 08-10 || Mo 09-12, Mo 11-13 off", "Mo 08:00-11:00"),
    ("Mo 10:00+,12:00-14:00 \"ring\"", "Mo 10:00-14:00? ring"),
    ("Mo 10:00+,12:00-14:00 open \"ring\"", "Mo 10:00-12:00? ring; Mo 12:00-14:00 ring"),
    ("Mo 20:00-23:00+", "Mo 20:00-23:00; Mo 23:00-31:00? " + OpeningState.guessed),
    ("Mo closed \"moved\"; Tu open \"ring\"", "Tu ring"),
    ("Mo 09:00-12:00 unknown", "Mo 09:00-12:00?"),
    ("off 10:00-12:00; Mo 08:00-09:00", "Mo 08:00-09:00"),
    ("Fr 18:00+", "Fr 18:00-28:00? " + OpeningState.guessed),
    ("week 02 Mo,Su", "Mo; Su"),
    ("week 01-53/2", ""),
    ("Jan 10-12", "We+3"),
    ("Jan 10,Jan 12-13", "We; Fr+2"),
    ("Dec 24-Jan 09", "Mo+2"),
    ("2024 Jan 08-31/3", "Mo; Th; Su"),
    ("2024 Jan 12+", "Fr+3"),
    ("2020-2030/4 Mo", "Mo"), ("2020-2024 Mo", "Mo"), ("2020-2023 Mo", ""),
    ("2023,2025+ Mo", ""),
    ("Mo[2],Tu[-4]", "Mo+2"),
    ("Jan We[2] +1 day", "Th"),
    ("Jan,Feb Fr[2]", "Fr"),
    ("easter -83 days", "Mo"),
  ])
  func `a week of January 2024 is as its rules say`(value: String, expected: String) throws {
    #expect(try timeline(value, from: .monday) == expected)
  }

  @Test func `points in time are asked for`() throws {
    #expect(throws: OpeningHoursError.unclear(.pointInTime, at: 3)) {
      try OpeningHours(parsing: "Mo 12:00")
    }
    let taken = try timeline("Mo 12:00,13:00-14:00/30", from: .monday, points: .taken)
    #expect(taken == "Mo 12:00-12:01; Mo 13:00-13:01; Mo 13:30-13:31; Mo 14:00-14:01")
  }

  @Test func `February 29 is in leap years, and ranges over it in all`() throws {
    let years = try timeline(
      "Feb 29", from: CivilDay(year: 2021, month: 1, day: 1), days: 2000)
    #expect(years == "2/29")
    let range = try timeline(
      "Feb 29-Mar 02", from: CivilDay(year: 2023, month: 1, day: 1), days: 600)
    #expect(range == "3/1+2; 2/29+3")
  }

  @Test func `a range that Easter ends has it perhaps`() throws {
    let easter = CivilDay.easter(2024)
    #expect(try timeline("Mar 30-easter", from: easter - 3, days: 5) == "Sa; Su?")
    // Easter was on March 31: the range does not exist that year, or it extends to the next.
    let hours = try OpeningHours(parsing: "Apr 05-easter")
    #expect(hours.state(at: LocalTime(easter + 4)).kind == .closed)
    #expect(hours.state(at: LocalTime(easter + 5)).kind == .unknown)
  }

  @Test func `a range goes on to the next year where its months say so`() throws {
    let hours = try OpeningHours(parsing: "Feb 20-Jan Th[3]")
    for year in 2012...2016 {
      let third = (15...21).map { CivilDay(year: year, month: 1, day: $0) }.first {
        $0.weekday == 3
      }
      let last = try #require(third)
      for number in 0..<365 {
        let day = CivilDay(year: year, month: 1, day: 1) + number
        let isClosed = day > last && day < CivilDay(year: year, month: 2, day: 20)
        #expect((hours.state(at: LocalTime(day)).kind == .closed) == isClosed, "\(day.date)")
      }
    }
  }

  @Test(arguments: [
    ("Apr-Oct Su[2]", [8]), ("Apr-Oct Su[1],Su[3]", [1, 15]), ("Apr-Oct: Su[2]", [8]),
    ("Apr,May,Jun-Oct Su[2]", [8]),
  ])
  func `days of a month are those of each of the months before them`(
    value: String, weeks: [Int]
  ) throws {
    let hours = try OpeningHours(parsing: value)
    for number in 0..<365 {
      let day = CivilDay(year: 2013, month: 1, day: 1) + number
      let (_, month, date) = day.date
      let isOpen =
        (4...10).contains(month) && day.weekday == 6
        && weeks.contains { ($0..<$0 + 7).contains(date) }
      #expect((hours.state(at: LocalTime(day)).kind == .open) == isOpen, "\(day.date)")
    }
  }

  @Test func `a year is that of all months behind it`() throws {
    let hours = try OpeningHours(parsing: "2012 Sep,Oct 10:00-12:00")
    let other = try OpeningHours(parsing: "2012 Sep-Oct 10:00-12:00")
    let span = (
      LocalTime(CivilDay(year: 2011, month: 1, day: 1)),
      LocalTime(CivilDay(year: 2014, month: 1, day: 1))
    )
    #expect(
      hours.intervals(from: span.0, to: span.1).map(\.start)
        == other.intervals(from: span.0, to: span.1).map(\.start))
    // One winter, or the months of that year?
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: "2012 Nov-Feb") }
  }

  @Test(arguments: [
    ("Feb Mo[5]", 2021, nil), ("Feb Mo[5]", 2032, nil), ("Feb Mo[5]", 2016, 29),
    ("Feb Su[-5]", 2021, nil), ("Feb Sa[-5]", 2032, nil), ("Feb Mo[-5]", 2016, 1),
    ("Feb Mo[4]", 2021, 22), ("Feb Mo[-4]", 2021, 1),
  ])
  func `a fifth weekday is in the months that have it`(
    value: String, year: Int, date: Int?
  ) throws {
    // In 2021, February begins on a Monday; in the leap year 2032 on a Sunday, in 2016 on a Monday.
    let hours = try OpeningHours(parsing: value)
    let first = CivilDay(year: year, month: 1, day: 1)
    let days = (0..<365).map { first + $0 }.filter { hours.state(at: LocalTime($0)).kind == .open }
    #expect(days == date.map { [CivilDay(year: year, month: 2, day: $0)] } ?? [])
  }

  @Test(arguments: [
    // In January 2024, the 1st and the 29th are Mondays, the 7th is a Sunday.
    ("Su[1]", [7]), ("Mo[1]", [1]), ("Mo[2]", [8]), ("Su[-1]", [28]), ("Mo[5]", [29]),
    ("Mo[-1]", [29]), ("We[-1]", [31]), ("Th[-1]", [25]), ("Mo[-5]", [1]), ("Su[5]", []),
    ("Su[-5]", []), ("Tu[1] -1 day", [1]), ("We[-1] -1 day", [30]),
  ])
  func `weekdays of a month are counted in sevens from its ends`(
    value: String, dates: [Int]
  ) throws {
    let hours = try OpeningHours(parsing: value)
    let found = (1...31).filter {
      hours.state(at: LocalTime(CivilDay(year: 2024, month: 1, day: $0))).kind == .open
    }
    #expect(found == dates)
  }
}
