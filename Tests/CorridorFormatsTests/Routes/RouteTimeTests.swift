import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorFormats

@Suite struct `Times of routes` {
  private static func gpx(_ segments: [[String?]]) -> String {
    var lat = 40.0
    let points = segments.map { times in
      let points = times.map { time in
        lat += 0.001
        return "<trkpt lat='\(lat)' lon='9'>" + (time.map { "<time>\($0)</time>" } ?? "")
          + "<name>x</name></trkpt>"
      }
      return "<trkseg>" + points.joined() + "</trkseg>"
    }
    return "<gpx><metadata><time>1999-01-01T00:00:00Z</time></metadata><trk><name>Way</name>"
      + points.joined() + "</trk></gpx>"
  }

  @Test func `are those of the points of a track`() throws {
    let text = Self.gpx([
      ["2026-03-02T06:00:00Z", nil, "2026-03-02T06:01:00.5Z"],
      ["2026-03-02T08:11:00+02:00", "2026-03-02T06:12:00"],
    ])
    let document = try route(text)
    #expect(document.name == "Way" && document.timingFault == nil)
    #expect(
      document.times == [
        RouteTime(line: 0, vertex: 0, seconds: 0), RouteTime(line: 0, vertex: 2, seconds: 60.5),
        RouteTime(line: 1, vertex: 0, seconds: 660), RouteTime(line: 1, vertex: 1, seconds: 720),
      ])
    let times = try #require(try Route(document).travelTimes)
    let length = try Route(document).lengthMeters
    #expect(times.totalSeconds == 720)
    // The point without a time lies in the middle of the first segment.
    #expect(abs(times.seconds(atAlongMeters: length / 3) - 30.25) < 0.001)
    // Who stands at the gap has arrived before the break.
    #expect(times.seconds(atAlongMeters: length * 0.6666) <= 60.5)
    #expect(abs(times.seconds(atAlongMeters: length * 5 / 6) - 690) < 0.001)
  }

  @Test(
    arguments: [
      ([["2026-03-02T06:00:00Z", "2026-03-02T05:59:59Z"]], 0, 1, "1 s before"),
      ([["2026-03-02T06:00:00Z", "2026-03-02T06:00:00Z"]], 0, 1, "111 m away"),
      (
        [
          ["2026-03-02T06:00:00Z", "2026-03-02T06:10:00Z"],
          ["2026-03-02T06:20:00Z", "2026-03-02T06:30:00Z", "2026-03-02T06:00:00Z"],
        ], 1, 2, "1800 s before"
      ),
      ([["2026-03-02T06:00:00Z", "yesterday"]], 0, 1, "'yesterday' as a time"),
      ([[nil, "2026-03-02T06:00:00Z"]], 0, 0, "first point"),
      ([["2026-03-02T06:00:00Z", nil]], 0, 1, "last point"),
      ([["2026-03-02T06:00:00Z", "2026-03-02T06:00:09Z"], [nil, nil]], 1, 1, "last point"),
    ] as [([[String?]], Int, Int, String)])
  func `that make no sense leave a route without times and say where`(
    segments: [[String?]], part: Int, vertex: Int, words: String
  ) throws {
    let document = try route(Self.gpx(segments))
    #expect(document.lines.map(\.count) == segments.map(\.count))
    #expect(document.times.isEmpty)
    guard case .content(let fault)? = document.timingFault else {
      Issue.record("\(String(describing: document.timingFault))")
      return
    }
    #expect((fault.at.feature, fault.at.part, fault.at.vertex) == (0, part, vertex))
    #expect(fault.found.contains(words), "\(fault.found)")
    let route = try Route(document)
    #expect(route.travelTimes == nil && route.timingFault == "\(fault)")
  }

  @Test func `of a clock of whole seconds may stand still for a step`() throws {
    let text = """
      <gpx><trk><trkseg><trkpt lat='1' lon='1'><time>2026-03-02T06:00:00Z</time></trkpt>\
      <trkpt lat='1.0001' lon='1'><time>2026-03-02T06:00:00Z</time></trkpt>\
      <trkpt lat='1.0003' lon='1'><time>2026-03-02T06:00:01Z</time></trkpt></trkseg></trk></gpx>
      """
    #expect(try route(text).times.map(\.seconds) == [0, 0, 1])
  }

  @Test func `are nothing where no point has one`() throws {
    let document = try route(Self.gpx([[nil, nil]]))
    #expect(document.times.isEmpty && document.timingFault == nil)
  }

  @Test(arguments: ["coordTimes", "coordinateProperties"])
  func `are read from GeoJSON as togeojson writes it`(member: String) throws {
    func feature(_ geometry: String, _ times: String) -> String {
      let value = member == "coordTimes" ? times : "{\"times\":\(times)}"
      return """
        {"type":"Feature","properties":{"name":"Way","\(member)":\(value)},"geometry":\(geometry)}
        """
    }
    let line = "{\"type\":\"LineString\",\"coordinates\":[[1,2],[1.1,2],[1.2,2]]}"
    let lines = "{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2],[1.1,2]],[[1.3,2],[1.4,2]]]}"
    let one = try route(
      feature(line, "[\"2026-03-02T06:00:00Z\",null,\"2026-03-02T06:10:00Z\"]"))
    #expect(one.times.map(\.vertex) == [0, 2] && one.times.map(\.seconds) == [0, 600])
    #expect(one.name == "Way")
    let two = try route(
      feature(
        lines,
        """
        [["2026-03-02T06:00:00Z","2026-03-02T06:10:00Z"],["2026-03-02T06:20:00Z","2026-03-02T06:30:00Z"]]
        """))
    #expect(two.times.map(\.line) == [0, 0, 1, 1])
    #expect(two.times.map(\.seconds) == [0, 600, 1200, 1800])
    for wrong in ["[\"2026-03-02T06:00:00Z\"]", "[1,2,3]", "[]", "[null,null,\"x\"]"] {
      let document = try route(feature(line, wrong))
      #expect(document.lines.map(\.count) == [3] && document.timingFault != nil, "\(wrong)")
    }
  }

  private static let points = """
    "points_encoded":false,"points":{"type":"LineString","coordinates":[[1,2],[1.1,2],[1.2,2],[1.3,2]]}
    """

  @Test func `are read from GraphHopper's instructions and details`() throws {
    let steps = """
      "instructions":[{"interval":[0,2],"time":60000},\
      {"interval":[2,2],"time":0,"sign":5},{"interval":[2,3],"time":30500},\
      {"interval":[3,3],"time":0}]
      """
    let ferry = "\"road_environment\":[[0,1,\"road\"],[1,3,\"ferry\"],[7,9,\"ferry\"]]"
    let coarse = try route("{\"paths\":[{\(Self.points),\(steps),\"details\":{\(ferry)}}]}")
    #expect(coarse.times.map(\.vertex) == [0, 2, 2, 3, 3])
    #expect(coarse.times.map(\.seconds) == [0, 60, 60, 90.5, 90.5])
    #expect(coarse.stops == [RouteVertex(line: 0, vertex: 2)])
    #expect(coarse.ferries == [FerryLeg(line: 0, vertices: 1...3)])
    let edges = "\"time\":[[0,1,1000],[1,2,2000],[2,3,3000]]"
    let fine = try route("{\"paths\":[{\(Self.points),\(steps),\"details\":{\(edges)}}]}")
    #expect(fine.times.map(\.seconds) == [0, 1, 3, 6])
    for wrong in [
      "\"instructions\":[]", "\"instructions\":[{\"interval\":[0,2],\"time\":60000}]",
      "\"instructions\":[{\"interval\":[0,9],\"time\":1}]",
      "\"instructions\":[{\"interval\":[0,3],\"time\":-1}]", "\"time\":7",
    ] {
      let document = try route("{\"paths\":[{\(Self.points),\(wrong)}]}")
      #expect(document.times.isEmpty && document.timingFault != nil, "\(wrong)")
    }
  }

  @Test func `are read from OSRM's annotations, and not from what cannot be located`() throws {
    let line = "{\"type\":\"LineString\",\"coordinates\":[[1,2],[1.1,2],[1.2,2]]}"
    func read(_ leg: String) throws -> RouteDocument {
      try route("{\"code\":\"Ok\",\"routes\":[{\"geometry\":\(line),\"legs\":[\(leg)]}]}")
    }
    let edges = try read("{\"duration\":9,\"annotation\":{\"duration\":[4.5,5]}}")
    #expect(edges.times.map(\.seconds) == [0, 4.5, 9.5])
    #expect(edges.stops.isEmpty)
    let legs = try read(
      "{\"annotation\":{\"duration\":[4.5]}},{\"annotation\":{\"duration\":[5]}}")
    #expect(legs.stops == [RouteVertex(line: 0, vertex: 1)])
    #expect(abs(try Route(legs).stops[0] - 11_100) < 30)
    func step(_ coordinates: String, _ seconds: Double, _ mode: String) -> String {
      "{\"duration\":\(seconds),\"mode\":\"\(mode)\",\"geometry\":{\"coordinates\":\(coordinates)}}"
    }
    let sailing = step("[[1.1,2],[1.2,2]]", 7, "ferry")
    let steps = try read(
      "{\"steps\":[\(step("[[1,2],[1.1,2]]", 3, "driving")),\(sailing),\(step("[[1.2,2]]", 0, "driving"))]}"
    )
    #expect(steps.times.last == RouteTime(line: 0, vertex: 2, seconds: 10))
    #expect(steps.ferries == [FerryLeg(line: 0, vertices: 1...2)])
    #expect(steps.stops.isEmpty)
    let divided = try read(
      "{\"steps\":[\(step("[[1,2],[1.1,2]]", 3, "driving")),\(step("[[1.1,2]]", 0, "driving"))]},"
        + "{\"steps\":[\(step("[[1.1,2],[1.2,2]]", 4, "driving"))]}")
    #expect(divided.times.last?.seconds == 7)
    #expect(divided.stops == [RouteVertex(line: 0, vertex: 1)])
    for wrong in [
      "{\"duration\":9}", "{\"duration\":9,\"annotation\":{\"duration\":[9]}}",
      "{\"steps\":[\(step("[[1,2],[1.05,2],[1.1,2]]", 3, "driving")),\(sailing)]}",
      "{\"steps\":[\(step("[[1,2],[1.1,2]]", 3, "driving"))]}",
    ] {
      let document = try read(wrong)
      #expect(document.times.isEmpty && document.timingFault != nil, "\(wrong)")
    }
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:30:15Z", 951_827_415),
      ("2026-03-02T06:00:07.25Z", 1_772_431_207.25), ("2026-03-02t06:00:07z", 1_772_431_207),
      (" 2026-03-02T07:30:07+01:30\n", 1_772_431_207), ("2026-03-02 06:00:07", 1_772_431_207),
      ("1969-12-31T23:59:59-00:00", -1), ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("0001-01-01T00:00:00Z", -62_135_596_800),
    ] as [(String, Double)])
  func `are seconds since 1970`(text: String, seconds: Double) {
    let found = unsafe Array(text.utf8).withUnsafeBytes { timestamp($0) }
    #expect(found == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-03-02", "2026-13-02T06:00:00Z", "2026-02-29T06:00:00Z",
    "2026-03-02T24:00:00Z",
    "2026-03-02T06:60:00Z", "2026-03-02T06:00:61Z", "2026-03-02T06:00:00.Z",
    "2026-03-02T06:00:00X", "2026-03-02T06:00:00+1", "2026-03-02T06:00:00Z ?", "26-03-02T06:00:00Z",
    "2026-3-2T6:00:00Z", "2026-03-02T06:00:00.5e9Z",
  ])
  func `are not what is no time`(text: String) {
    let found = unsafe Array(text.utf8).withUnsafeBytes { timestamp($0) }
    #expect(found == nil)
  }

  @Test func `a segment of GPX within a point ends the point`() throws {
    let document = try route(
      """
      <gpx><trk><trkseg><trkpt lat='2' lon='1'/><trkpt lat='4' lon='3'><trkseg>\
      <time>2026-01-01T00:00:00Z</time></trkseg></trkpt></trkseg></trk></gpx>
      """)
    #expect(document.lines == [[Coordinate(lon: 1, lat: 2), Coordinate(lon: 3, lat: 4)]])
    #expect(try Route(document).travelTimes == nil)
  }
}

@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct `Times of real routes` {
  private func read(_ name: String, _ options: RouteReadOptions = RouteReadOptions()) throws
    -> RouteDocument
  {
    try RouteReader.read(contentsOf: realData! + "/" + name, options: options)
  }

  /// What `response` of `{"request":...,"response":...}` is.
  private func response(_ text: some StringProtocol) throws -> (text: String, root: [String: Any]) {
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let root = try #require(whole?["response"] as? [String: Any])
    return (String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self), root)
  }

  @Test(arguments: [("malta", 44), ("vancouver", 0)])
  func `of Valhalla are the answers' own totals`(region: String, withFerry: Int) throws {
    var ferries = 0
    let lines = try String(
      contentsOfFile: realData! + "/routes/\(region).raw.ndjson", encoding: .utf8)
    for line in lines.split(separator: "\n") {
      let (text, root) = try response(line)
      let trip = try #require(root["trip"] as? [String: Any])
      let summary = try #require(trip["summary"] as? [String: Any])
      let document = try route(text)
      let times = try #require(try Route(document).travelTimes)
      // Of the manoeuvres' times, each rounded to a millisecond.
      let legs = trip["legs"] as! [[String: Any]]
      #expect(abs(times.totalSeconds - (summary["time"] as! Double)) < 0.1 * Double(legs.count))
      let found = try Route(document)
      let steps = legs.flatMap { $0["maneuvers"] as! [[String: Any]] }
        .filter { $0["ferry"] as? Bool == true }
      ferries += steps.count
      #expect(found.ferries.count == steps.count)
      let ends = legs.map { 1000 * (($0["summary"] as! [String: Any])["length"] as! Double) }
      #expect(found.stops.count == legs.count - 1)
      var along = 0.0
      for (stop, length) in zip(found.stops, ends) {
        along += length
        #expect(abs(stop - along) < 0.004 * along + 5)
      }
      for (ferry, step) in zip(found.ferries, steps) {
        let meters = ferry.upperBound - ferry.lowerBound
        #expect(abs(meters - 1000 * (step["length"] as! Double)) < 20)
        let taken =
          times.seconds(atAlongMeters: ferry.upperBound)
          - times.seconds(atAlongMeters: ferry.lowerBound)
        #expect(abs(taken - (step["time"] as! Double)) < 1e-6)
      }
    }
    #expect(ferries == withFerry)
  }

  @Test func `of Mapbox are the leg's, and the ferry is where its step is`() throws {
    let document = try read("routes/tollAndFerryDirectionsRoute.json")
    let route = try Route(document)
    let times = try #require(route.travelTimes)
    #expect(abs(times.totalSeconds - 10_697.573) < 0.01)
    #expect(document.ferries.map(\.vertices.lowerBound) == [235])
    #expect(abs(route.ferryMeters - 71_335.977) < 200)
    let ferry = try #require(route.ferries.first)
    let taken =
      times.seconds(atAlongMeters: ferry.upperBound)
      - times.seconds(atAlongMeters: ferry.lowerBound)
    #expect(abs(taken - 4845.478) < 1e-6)
  }

  @Test(arguments: ["geojson", "polyline"])
  func `of 4,500 km of steps are the leg's duration`(geometry: String) throws {
    for (feature, seconds) in [(0, 159_743.3), (1, 166_617)] {
      let options = RouteReadOptions(precision: geometry == "geojson" ? nil : 5, feature: feature)
      let document = try read("routes/v5_driving_dc_\(geometry).json", options)
      let times = try #require(try Route(document).travelTimes)
      #expect(abs(times.totalSeconds - seconds) < 0.01)
      #expect(document.ferries.isEmpty && document.times.count > 30)
    }
  }

  @Test func `of one route are the same in OSRM's format and in Valhalla's own`() throws {
    var totals: [Double] = []
    var ferries: [[ClosedRange<Double>]] = []
    for name in ["osrm-geojson", "osrm-polyline5", "osrm-polyline6", "valhalla-full"] {
      let text = try String(
        contentsOfFile: realData! + "/detours/route-\(name).json", encoding: .utf8)
      let found = try Route(
        try route(try response(text).text, precision: name == "osrm-polyline5" ? 5 : nil))
      totals.append(
        try #require(found.travelTimes, "\(name) \(found.timingFault ?? "")").totalSeconds)
      ferries.append(found.ferries)
    }
    #expect(totals.allSatisfy { abs($0 - totals[3]) < 1 }, "\(totals)")
    #expect(ferries.allSatisfy { $0.count == 1 })
    #expect(ferries.allSatisfy { abs($0[0].lowerBound - ferries[3][0].lowerBound) < 100 })
  }

  @Test func `of BRouter are not there`() throws {
    let document = try read("routes/brouter-car-test-route.gpx")
    #expect(document.times.isEmpty && document.timingFault == nil)
  }
}
