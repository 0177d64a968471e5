import CorridorTestSupport
import Foundation
import Testing

@Suite struct `The rules that a log breaks` {
  private func check(_ log: String, _ options: String = "") throws -> CorridorProcess.Result {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    return try corridor.shell("corridor rules check - " + options, input: log)
  }

  /// Each has the same log: driving for 4 h 40 min, and then rest.
  private static let logs = [
    "2026-11-23T06:00+01:00,driving\n2026-11-23T10:40+01:00,rest\n2026-11-23T22:00+01:00,end\n",
    "start;end;activity\r\n\r\n# day 1\r\n2026-11-23T06:00+01:00;2026-11-23T10:40+01:00;D\r\n"
      + "2026-11-23T10:40+01:00;2026-11-23T22:00+01:00;Off duty",
    "\"2026-11-23T05:00Z\"\t\"Drive\"\n2026-11-23T06:00Z\tdriving\n2026-11-23T09:40Z\tbreak\n"
      + "2026-11-23T10:00Z\t SB \n2026-11-23T21:00Z\tend\n",
  ]

  /// Drives for 4 h 40 min.
  private static let log = logs[0]

  @Test(arguments: ["eu", "us", "us-7"])
  func `are the same when they are shown and read`(name: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let shown = try corridor.shell(
      "corridor rules show \(name) -o ~/rules.json && cat ~/rules.json")
    #expect(shown.status == 0)
    let again = try corridor.shell("corridor rules show ~/rules.json")
    #expect(again.output == shown.output)
    let check = "corridor rules check - --format json --rules"
    let judged = try corridor.shell("\(check) ~/rules.json", input: Self.log)
    let known = try corridor.shell("\(check) \(name)", input: Self.log)
    #expect(judged.output == known.output, "\(judged.errors) \(known.errors)")
  }

  @Test(arguments: [
    (#""name":"x","cycle":{}"#, "its 'article' is not there"),
    (#""name":"x","drivingBrake":{}"#, "did you mean drivingBreak?"),
    (#""weeklyWork":[]"#, "its 'name' is not there"),
    (#""name":"x","weeklyDriving":[{"article":"a","weeks":3,"most":"9h"}]"#, "limits of weeks"),
    (#""name":"x","nightWork":{"article":"a","most":"10h","night":"night"}"#, "span of hours"),
    (#""name":"x","weeklyWork":[{"article":"a","weeks":1,"most":9}]"#, "4h30min"),
  ])
  func `of a file with a gap are refused`(members: String, words: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "cat > ~/rules.json; corridor rules check Fixtures/log.csv --rules ~/rules.json",
      input: "{\(members)}")
    #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
  }

  @Test func `are told with hours and minutes`() throws {
    let log = "2026-11-23T06:00Z,driving\n2026-11-23T11:10Z,rest\n2026-11-23T23:00Z,end\n"
    let result = try check(log, "--rules eu --format table")
    #expect(result.output.contains("5:10") && result.output.contains("4:30"), "\(result.output)")
  }

  @Test func `of a file are those of a plan`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      cat > ~/rules.json; corridor plan --route Fixtures/tour.geojson --depart 2026-11-23T06:00Z \
      --speed 60km/h --rest fuel --places Fixtures/island.osm.pbf --rules ~/rules.json -f json
      """,
      input: """
        {"name":"house","drivingBreak":{"article":"1","mostDriving":"1h","least":"20min","parts":[],\
        "anyPause":false}}
        """)
    let plan = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(plan["rules"] as? String == "house" && plan["restSeconds"] as? Int == 2400)
  }

  @Test(arguments: Self.logs)
  func `are said with their articles`(log: String) throws {
    let json = try check(log, "--format json --tz Europe/Berlin --fail-on-breach")
    #expect(json.status == 1 && json.errors.isEmpty, "\(json.errors)")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let breaches = try #require(root["breaches"] as? [[String: Any]])
    #expect(root["rules"] as? String == "eu" && breaches.count == 1)
    #expect(breaches[0]["at"] as? String == "2026-11-23T10:30:00+01:00")
    #expect(breaches[0]["kind"] as? String == "drivingBreak")
    #expect(breaches[0]["article"] as? String == "561/2006 Article 7")
    #expect(breaches[0]["foundSeconds"] as? Int == 16_800)
    #expect(breaches[0]["limitSeconds"] as? Int == 16_200)
    let table = try check(log)
    #expect(table.status == 0 && table.output.contains("driving without a break"))
    #expect(table.errors == "1 rule of eu is broken\n")
    let us = try check(log, "--rules us-7 --fail-on-breach")
    #expect(us.status == 0 && us.output.isEmpty && us.errors == "no rule of us is broken\n")
  }

  @Test func `of two drivers are others`() throws {
    let log =
      "2026-11-23T06:00Z,driving\n2026-11-23T10:30Z,available\n2026-11-23T11:15Z,driving\n"
      + "2026-11-23T12:00Z,rest\n2026-11-23T23:00Z,end\n"
    #expect(try check(log, "--fail-on-breach").status == 1)
    #expect(try check(log, "--fail-on-breach --drivers 2").status == 0)
  }

  @Test(
    arguments: [
      ("", 65, "empty"), ("# nothing\n", 65, "empty"),
      ("2026-11-23T06:00Z,driving\n", 65, "line 1: log: found a last line that has no end"),
      ("2026-11-23T06:00Z,flying\n", 65, "'flying' as an activity"),
      ("2026-11-23T06:00Z,driving\n2026-11-23T05:00Z,end\n", 65, "an end before the start"),
      ("2026-11-23T06:00Z\n", 65, "1 fields"), ("6 am,driving\n", 65, "'6 am' as a time"),
      ("2026-11-23T06:00,driving\n", 65, "a time without an offset"),
      (
        "2026-11-23T06:00Z,end\n2026-11-23T07:00Z,rest\n", 65, "line 2: log: found a line behind"
      ),
      (
        "2026-11-23T06:00Z,2026-11-23T07:00Z,work\n\n2026-11-23T08:00Z,2026-11-23T09:00Z,rest\n",
        65,
        "line 3: log: found a start after the end"
      ),
      (
        "2026-11-23T06:00Z,2026-11-23T07:00Z,work\n2026-11-23T06:59Z,2026-11-23T09:00Z,rest\n", 65,
        "line 2: log: found a start before the end"
      ),
    ] as [(String, Int32, String)])
  func `are not said of what is no log`(log: String, status: Int32, words: String) throws {
    let result = try check(log)
    #expect(result.status == status && result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: [
    ("check", "LOG is missing"), ("chek log.csv", "did you mean check?"),
    ("check - --rules uk", "did you mean us?"), ("check - --drivers 3", "1 or 2"),
    ("check - --tz Mars", "a time zone"),
  ])
  func `are asked for in the right words`(words: String, message: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell("corridor rules " + words, input: Self.logs[0])
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test func `have no times that clocks skip`() throws {
    let log = "2026-03-29T02:30,driving\n2026-03-29T05:00,end\n"
    let result = try check(log, "--tz Europe/Berlin")
    #expect(result.status == 65 && result.errors.contains("which clocks in Europe/Berlin skip"))
  }
}
