import CorridorTestSupport
import Foundation
import FoundationXML
import Testing

/// `corridor plan`.
@Suite struct PlanCommandTests {
  private let corridor: CorridorProcess
  private let usual = """
    --route Fixtures/tour.geojson --depart 2026-11-23T06:00+01:00 --speed 60km/h --rest fuel \
    --places Fixtures/island.osm.pbf
    """

  init() throws { corridor = try CorridorProcess() }

  private func plan(_ options: String, status: Int32 = 0) throws -> [String: Any] {
    let result = try corridor.shell("corridor plan \(usual) \(options) --format json")
    #expect(result.status == status, "\(result.errors)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func `a break is taken where it is due, and no sooner than needed`() throws {
    defer { corridor.remove() }
    let plan = try plan("--driven 4h")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.map { $0["kind"] as? String } == ["place", "end"])
    #expect(stops.first?["reasons"] as? [String] == ["break"])
    #expect(plan["proven"] as? Bool == true)
    #expect(plan["restSeconds"] as? Int == 2700)
    let activities = try #require(plan["activities"] as? [[String: Any]])
    #expect(activities.map { $0["activity"] as? String } == ["driving", "break", "driving"])
    // Half an hour is left.
    #expect(activities.first?["seconds"] as? Int ?? .max <= 1800)
    for (one, next) in zip(activities, activities.dropFirst()) {
      #expect(one["endsAt"] as? String == next["startsAt"] as? String)
    }
  }

  @Test func `what the driver has done before counts`() throws {
    defer { corridor.remove() }
    #expect((try plan("")["stops"] as? [Any])?.count == 1)
    #expect((try plan("--driven 5h --since-break 30min")["stops"] as? [Any])?.count == 1)
    let day = try plan("--driven 9h --since-break 1h --extended-days 2", status: 1)
    #expect((day["failure"] as? [String: Any])?["reason"] as? String == "noRestInReach")
    let broken = try plan("--driven 5h --since-break 5h", status: 1)
    #expect((broken["failure"] as? [String: Any])?["reason"] as? String == "limitsReached")
  }

  @Test func `a visit has its work in its hours`() throws {
    defer { corridor.remove() }
    let plan = try plan("--visit '30km 45min 09:00-12:00' --visit 'end 10min'")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.map { $0["kind"] as? String } == ["visit", "end"])
    #expect(plan["workSeconds"] as? Int == 55 * 60)
    let work = try #require(
      (stops[0]["activities"] as? [[String: Any]])?.first { $0["activity"] as? String == "work" })
    #expect((work["startsAt"] as? String)?.hasPrefix("2026-11-23T09:00") == true)
  }

  @Test func `the tank is filled before it is empty`() throws {
    defer { corridor.remove() }
    let tank = "--tank 60l --tank-level 20l --tank-reserve 5l --consumption 30l/100km"
    let plan = try plan("--fuel-at fuel \(tank)")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.contains { ($0["reasons"] as? [String])?.contains("fuel") == true })
    for stop in stops { #expect((stop["tankLiters"] as? Double ?? 0) >= 5) }
    let empty = try self.plan(
      "--fuel-at fuel --tank 6l --tank-reserve 5l --consumption 90l/100km", status: 1)
    #expect((empty["failure"] as? [String: Any])?["reason"] as? String == "noFuelInReach")
  }

  @Test func `a ferry is rest`() throws {
    defer { corridor.remove() }
    let plan = try plan("--driven 4h --ferry 20km-100km")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.map { $0["kind"] as? String } == ["ferry", "end"])
    #expect(plan["drivingSeconds"] as? Int ?? .max < 3600)
  }

  @Test func `a picture is XML, and the same plan the same bytes`() throws {
    defer { corridor.remove() }
    let options = "\(usual) --driven 4h --visit '50km 20min'"
    let result = try corridor.shell("corridor plan \(options) --format svg")
    #expect(result.status == 0)
    #expect(XMLParser(data: Data(result.output.utf8)).parse())
    #expect(result.output.contains("break 45 min"))
    #expect(try corridor.shell("corridor plan \(options) --format svg").output == result.output)
    let failed = try corridor.shell(
      "corridor plan \(usual) --driven 10h --since-break 1h --format svg")
    #expect(failed.status == 1 && XMLParser(data: Data(failed.output.utf8)).parse())
  }

  @Test func `a calendar keeps to lines of 75 bytes`() throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor plan \(usual) --driven 4h --format ics")
    #expect(result.status == 0)
    let lines = result.output.components(separatedBy: "\r\n")
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.dropLast().last == "END:VCALENDAR")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 2)
  }

  @Test(arguments: ["geojson", "ndjson", "csv", "gpx", "kml", "table"])
  func `has the stops in every format`(format: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor plan \(usual) --driven 4h --format \(format)")
    #expect(result.status == 0)
    #expect(result.output.contains("break"))
  }

  @Test(arguments: [
    ("--visit 'soon 5min'", "--visit"), ("--visit '9000km'", "along the route"),
    ("--visit '9km 5min tomorrowish'", "opening hours"), ("--fuel-at fuel", "--tank"),
    ("--tank 9l --consumption 1l/100km --tank-level 10l", "--tank-level"),
    ("--driven 3h --since-rest 2h", "contradicts"), ("--week 55h", "contradicts"),
    ("--on-duty 26h", "--on-duty"),
    ("--rules mars", "--rules"), ("--driven 5h", "--since-break"),
    ("--ferry 9km-30km --visit 20km", "ferry"), ("--driven soon", "--driven"),
    ("--tank 9", "--tank"),
  ])
  func `says what is wrong`(options: String, words: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor plan \(usual) \(options)")
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
