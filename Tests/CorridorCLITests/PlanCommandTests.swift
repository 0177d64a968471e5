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

  private static let tank =
    "--fuel-at fuel --tank 60l --tank-level 20l --tank-reserve 5l --consumption 30l/100km"

  @Test func `a plan by cost buys where it is cheap`() throws {
    defer { corridor.remove() }
    let tank = Self.tank
    let fast = try plan("\(tank) --price '2 EUR'")
    let cost = try #require(fast["cost"] as? [String: Any])
    #expect(cost["currency"] as? String == "EUR")
    let stops = try #require(fast["stops"] as? [[String: Any]])
    let bought = stops.compactMap { $0["fuelLiters"] as? Double }.reduce(0, +)
    // What is used but what was there, less the reserve: hardly more than is needed.
    #expect(bought > 18 && bought < 20)
    #expect(abs((cost["fuel"] as? Double ?? 0) - bought * 2) < 0.2)
    #expect(cost["total"] as? Double == cost["least"] as? Double)

    // One place is much cheaper.
    let found = try corridor.shell(
      "corridor find --places Fixtures/island.osm.pbf --route Fixtures/tour.geojson --category fuel "
        + "--limit 1 --format csv")
    let last = found.output.split(whereSeparator: \.isNewline).last
    let id = try #require(last?.split(separator: ",").first)
    let table = corridor.folder.appending(path: "prices.csv")
    try Data("id;price\n# a comment\n\"\(id)\";1.1 EUR\n".utf8).write(to: table)
    let prices = "--prices ~/prices.csv --price 3EUR"
    let dear = try plan("\(tank) \(prices)")
    let cheap = try plan("\(tank) \(prices) --by cost --slack 3h")
    func total(_ plan: [String: Any]) -> Double {
      (plan["cost"] as? [String: Any])?["total"] as? Double ?? 0
    }
    #expect(total(cheap) <= total(dear))
    #expect(cheap["latestArrivesAt"] != nil && cheap["proven"] as? Bool == true)
    let costly = try plan("\(tank) \(prices) --by cost --slack 3h --cost-per-hour 40")
    let parts = try #require(costly["cost"] as? [String: Any])
    #expect(parts["time"] as? Double ?? 0 > 70)
  }

  @Test(arguments: [("keep", 6), ("drop", 4)])
  func `odd prices of tags are unknown`(unknown: String, candidates: Int) throws {
    defer { corridor.remove() }
    // The route passes each twice; the second is in another currency than most.
    let table = """
      id,lon,lat,name,category,opening_hours,price
      1,-20.0152592,44.9758527,One,fuel,24/7,1.5 EUR
      2,-20.0152592,44.9758528,Two,fuel,24/7,1.4 TAX
      3,-20.0152592,44.9758529,Three,fuel,24/7,1.6 EUR
      """
    try Data(table.utf8).write(to: corridor.folder.appending(path: "odd.csv"))
    let result = try corridor.shell(
      """
      corridor plan --route Fixtures/tour.geojson --depart 2026-11-23T06:00+01:00 --speed 60km/h \
      \(Self.tank) --price-tag price --unknown \(unknown) --places ~/odd.csv --format json
      """)
    #expect(result.status == 0, "\(result.errors)")
    let plan = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(plan["candidateCount"] as? Int == candidates)
    #expect(plan["unknownCount"] as? Int == 6 - candidates)
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.first?["pricePerLiter"] as? Double == 1.5)
  }

  @Test func `two drivers change at a place`() throws {
    defer { corridor.remove() }
    let plan = try plan("--driven 4h --drivers 2 --second-driven 1h --change-time 10min")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops[0]["reasons"] as? [String] == ["driverChange"])
    #expect(stops[0]["nextDriver"] as? Int == 2)
    #expect(stops[0]["otherDrivingOfDaySeconds"] as? Int ?? .max < 6 * 3600)
    #expect(plan["driverChangeSeconds"] as? Int == 600)
    let activities = try #require(plan["activities"] as? [[String: Any]])
    #expect(activities.compactMap { $0["driver"] as? Int } == [1, 2])
    for (options, message) in [
      ("--drivers 2 --rules us", "do not say in which time two drivers have to rest"),
      ("--second-driven 1h", "--drivers N is missing"),
      ("--drivers 2 --second-driven 5h", "--second-since-break"),
      ("--drivers 2 --change-time 2h", "give 0 s to one hour"),
    ] {
      let result = try corridor.shell("corridor plan \(usual) \(options)")
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `a rest that a ferry interrupts is told`() throws {
    defer { corridor.remove() }
    let command = """
      corridor plan --route Fixtures/route.geojson --depart 2026-11-23T06:00+01:00 --speed 5km/h \
      --driven 4h --since-rest 6h --ferry 20km-60km --rest fuel --within 2km \
      --places Fixtures/island.osm.pbf
      """
    let answer = try corridor.shell("\(command) --format json").output
    let plan = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let stops = try #require(plan?["stops"] as? [[String: Any]])
    let kinds = stops.map { $0["kind"] as? String ?? "" }
    let number = try #require(kinds.firstIndex(of: "ferry"))
    #expect(stops[number]["interruptedRestSeconds"] is NSNull)
    #expect(stops[number + 1]["reasons"] as? [String] == ["restPart"])
    #expect(stops[number + 1]["interruptedRestSeconds"] as? Int == 11 * 3600)
    let table = try corridor.shell("COLUMNS=200 \(command) --format table")
    #expect(table.output.contains("part of a rest 3 h (with the one before a rest of 11 h)"))
  }

  @Test func `what a short weekly rest owes is told`() throws {
    defer { corridor.remove() }
    let week = "--since-weekly-rest 143h"
    let stops = try #require(try plan(week)["stops"] as? [[String: Any]])
    #expect(stops[0]["reasons"] as? [String] == ["weeklyRest"])
    #expect(stops[0]["owedRestSeconds"] as? Int == 21 * 3600)
    // The end of the third week behind that of the rest.
    #expect(stops[0]["owedRestBy"] as? String == "2026-12-21T00:00:00+01:00")
    #expect(stops[1]["owedRestBy"] is NSNull)
    let table = try corridor.shell("COLUMNS=200 corridor plan \(usual) \(week) --format table")
    #expect(table.output.contains("weekly rest 24 h (21 h to make up for by 12-21 00:00)"))
    let other = try plan("\(week) --reduced-weekly-rest")
    #expect(other["restSeconds"] as? Int == 45 * 3600)
    #expect((other["stops"] as? [[String: Any]])?[0]["owedRestBy"] == nil)
  }

  @Test func `prices of other places are told`() throws {
    defer { corridor.remove() }
    try Data("osm:node/1,1.5\n".utf8).write(to: corridor.folder.appending(path: "prices.csv"))
    let plan = try plan("\(Self.tank) --prices ~/prices.csv --price 1.6")
    let warnings = try #require(plan["warnings"] as? [[String: Any]])
    #expect(warnings.map { $0["code"] as? String } == ["pricesOfOtherPlaces"])
  }

  @Test func `a place has another behind it`() throws {
    defer { corridor.remove() }
    let plan = try plan("--driven 4h --backup 1")
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect((stops[0]["backupId"] as? String)?.hasPrefix("osm:") == true)
    #expect(stops[0]["backupId"] as? String != stops[0]["id"] as? String)
    let decision = try #require(stops[0]["decideBy"] as? String)
    #expect(decision > stops[0]["arrivesAt"] as? String ?? "x")
    #expect((plan["withoutBackups"] as? [String: Any])?["arrivesAt"] is String)
    #expect(stops[1]["backupId"] is NSNull)
  }

  @Test func `the price of another place is told from half a cent`() throws {
    defer { corridor.remove() }
    // Four minutes and a quarter more, which cost 0.36 and 0.78 cents.
    let tank = "--fuel-at fuel --tank 60l --tank-level 60l --consumption 30l/100km --price 1.6"
    let options = "\(usual) \(tank) --driven 4h25min --backup 1"
    let told = try ["0.05", "0.11"].map {
      let result = try corridor.shell(
        "corridor plan \(options) --cost-per-hour \($0) --format table")
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    #expect(told[0].contains("for every rest takes 4 min;"), "\(told[0])")
    #expect(told[1].contains("for every rest takes 4 min and 0.01;"), "\(told[1])")
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

  @Test func `the tank may have to be full in the end`() throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor plan \(usual) \(Self.tank) --tank-at-end 60l")
    #expect(result.status != 64, "\(result.errors)")
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
    ("--tank 9", "--tank"), ("--backup 2", "--backup"),
    ("\(tank) --by cost", "--prices, --price-tag or --price, by which fuel has a price,"),
    ("--price 1", "--tank"), ("\(tank) --price cheap", "--price"),
    ("\(tank) --price 1EUR --cost-per-hour 1USD", "EUR and in USD"),
    ("\(tank) --price 1 --slack 1h", "--by"), ("\(tank) --price 1 --slack 1h --by time", "--by"),
    ("\(tank) --price 1 --least-purchase 56l", "--tank-reserve"),
    ("\(tank) --price 1 --consumption-from '900km 30l/100km'", "on the route"),
    ("\(tank) --price 1 --by cost --slack 30d", "--slack"),
    ("\(tank) --price-tag nothing", "no place that sells fuel has a price"),
    ("\(tank) --price 1 --tank-at-end 90l", "--tank-at-end"),
    ("\(tank) --least-purchase 5l", "--price"),
    ("\(tank) --price 1 --consumption-from 30l/100km", "--consumption-from"),
    ("\(tank) --price 2000000000", "billion"),
  ])
  func `says what is wrong`(options: String, words: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor plan \(usual) \(options)")
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: [
    ("", "empty"), ("id,price\n", "empty"), ("S1,-1\n", "line 1"),
    ("S1;1,6\n", "line 1"), ("id,price\nS1\n", "line 2"),
    ("S1,1.2\nS2,cheap\n", "line 2"),
  ])
  func `says what is wrong with prices`(text: String, words: String) throws {
    defer { corridor.remove() }
    try Data(text.utf8).write(to: corridor.folder.appending(path: "prices.csv"))
    let result = try corridor.shell("corridor plan \(usual) \(Self.tank) --prices ~/prices.csv")
    #expect(result.status == 65, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
