import Testing

@testable import CorridorHours

@Suite struct TimeZoneRulesTests {
  /// A zone, its offset at the beginning of 2020, and the changes up to 2036 from another program.
  static func known() throws -> [(name: String, changes: [(at: Int64, offset: Int)])] {
    try knownChanges.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let first = try #require(Int(words[1]))
      let changes = try words.dropFirst(2).map { word in
        let sides = word.split(separator: "=")
        return (try #require(Int64(sides[0])), try #require(Int(sides[1])))
      }
      return (String(words[0]), [(1_577_836_800, first)] + changes)
    }
  }

  @Test(arguments: [true, false])
  func `offsets are those that Python's zoneinfo has, to the second`(ofICU: Bool) throws {
    for (name, changes) in try Self.known() {
      let zone =
        try ofICU
        ? TimeZoneRules(name, #require(ZoneTable.ofICU(name))) : TimeZoneRules(name)
      for (index, change) in changes.enumerated() {
        let end = index + 1 < changes.count ? changes[index + 1].at : 2_082_758_400
        for seconds in [change.at, change.at + 1, (change.at + end) / 2, end - 1] {
          let instant = Instant(seconds: seconds)
          #expect(zone.offsetSeconds(at: instant) == change.offset, "\(name) \(instant.text())")
          let span = zone.span(at: instant)
          #expect(span.contains(instant) && span.offsetSeconds == change.offset)
          #expect(span.end.seconds <= end || index + 1 == changes.count)
        }
      }
    }
  }

  @Test func `a local time has the moments at which clocks show it`() throws {
    for (name, changes) in try Self.known() {
      let zone = try TimeZoneRules(name)
      for change in changes.dropFirst() {
        // All local times within a day and a half of the change, by trying every minute.
        var shown: [LocalTime: [Instant]] = [:]
        for minute in -2160...2160 {
          let instant = Instant(seconds: change.at + Int64(minute) * 60)
          shown[zone.localTime(at: instant), default: []].append(instant)
        }
        let middle = zone.localTime(at: Instant(seconds: change.at)).minutes
        for minutes in middle - 300...middle + 300 {
          let local = LocalTime(minutes: minutes)
          #expect(zone.instants(of: local).instants == shown[local] ?? [], "\(name) \(local.text)")
        }
      }
    }
  }

  @Test func `an hour that is skipped says when, one that comes twice which comes first`() throws {
    let berlin = try TimeZoneRules("Europe/Berlin")
    let skipped = LocalTime(year: 2026, month: 3, day: 29, hour: 2, minute: 30)
    let change = Instant(seconds: 1_774_746_000)
    #expect(
      berlin.instants(of: skipped)
        == .never(changeAt: change, offsetBefore: 3600, offsetAfter: 7200))
    let repeated = LocalTime(year: 2026, month: 10, day: 25, hour: 2, minute: 30)
    let first = Instant(seconds: 1_792_888_200)
    #expect(
      berlin.instants(of: repeated)
        == .twice(
          first, offsetSeconds: 7200, first.advanced(bySeconds: 3600), laterOffsetSeconds: 3600))
  }

  @Test(arguments: [true, false])
  func `years outside of the table are known, too`(ofICU: Bool) throws {
    let name = "Europe/Berlin"
    let berlin =
      try ofICU ? TimeZoneRules(name, #require(ZoneTable.ofICU(name))) : TimeZoneRules(name)
    // 1893-04-01 was the first day of Central European Time; before it, clocks were 53:28 ahead.
    let standard = Instant(seconds: -2_422_054_408)
    #expect(berlin.offsetSeconds(at: standard) == 3600)
    #expect(berlin.offsetSeconds(at: standard.advanced(bySeconds: -1)) == 3208)
    // Rules continue: the summer of 2101, and the winter after it.
    #expect(berlin.offsetSeconds(at: Instant(seconds: 4_150_000_000)) == 7200)
    #expect(berlin.offsetSeconds(at: Instant(seconds: 4_165_000_000)) == 3600)
    // A minute before and after the beginning and the end of the table.
    for seconds in [946_684_800, 2_840_140_800] as [Int64] {
      for minute in -1...1 {
        let instant = Instant(seconds: seconds + Int64(minute) * 60)
        let local = berlin.localTime(at: instant)
        #expect(berlin.instants(of: local) == .once(instant, offsetSeconds: 3600))
      }
    }
  }

  @Test(arguments: [
    ("+05:30", 19_800), ("-3", -10_800), ("UTC-03:30", -12_600), ("Z", 0), ("UTC", 0),
  ])
  func `an offset is a zone`(name: String, offset: Int) throws {
    let zone = try TimeZoneRules(name)
    let local = LocalTime(year: 2026, month: 3, day: 29, hour: 2, minute: 30)
    let instant = Instant(local, offsetSeconds: offset)
    #expect(zone.localTime(at: instant) == local)
    #expect(zone.instants(of: local) == .once(instant, offsetSeconds: offset))
    #expect(TimeZoneRules(offsetSeconds: offset).offsetSeconds(at: instant) == offset)
  }

  @Test(arguments: [
    "", "Etc/Unknown", "Europe/Brelin", "europe/berlin", "GMT+5:30", "+24:00", "+5:3",
  ])
  func `other names are unknown`(name: String) {
    #expect(throws: TimeZoneError.unknown(name)) { try TimeZoneRules(name) }
    #expect(!TimeZoneRules.isKnown(name))
  }

  @Test func `every zone of the list has rules`() throws {
    let names = TimeZoneRules.identifiers
    #expect(names.count > 500 && names.contains("Europe/Berlin"))
    for name in names { #expect(TimeZoneRules.isKnown(name)) }
    #expect(TimeZoneRules.dataVersion?.hasPrefix("20") == true)
  }
}
