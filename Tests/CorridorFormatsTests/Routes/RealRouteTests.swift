import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorFormats

private let hasRealData: Comment = "set CORRIDOR_REAL_DATA to the folder with real data"

@Suite(.enabled(if: realData != nil, hasRealData))
struct `Real routes` {
  private func path(_ name: String) -> String { realData! + "/" + name }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The service's answer out of `{"request":...,"response":...}`, as it stands there.
  private func answer(_ text: String) throws -> String {
    let start = try #require(text.range(of: "\"response\": "))
    let end = try #require(text.range(of: "}", options: .backwards))
    return String(text[start.upperBound..<end.lowerBound])
  }

  private func greatestDifference(_ one: [[Coordinate]], _ other: [[Coordinate]]) -> Double {
    guard one.map(\.count) == other.map(\.count) else { return .infinity }
    return zip(one.joined(), other.joined()).reduce(0) { greatest, pair in
      max(greatest, abs(pair.0.lon - pair.1.lon), abs(pair.0.lat - pair.1.lat))
    }
  }

  @Test(arguments: [
    ("liechtenstein", 30), ("andorra", 30), ("malta", 30), ("vancouver", 30),
  ])
  func `reads collections of routes, all or one`(region: String, least: Int) throws {
    let all = try RouteReader.read(contentsOf: path("routes/\(region).geojson"))
    #expect(all.format == .geoJSON)
    #expect(all.featureCount >= least)
    #expect(all.lines.count == all.featureCount)
    let one = try RouteReader.read(
      contentsOf: path("routes/\(region).geojson"), options: RouteReadOptions(feature: 3))
    #expect(one.lines == [all.lines[3]])
  }

  @Test(arguments: ["malta", "vancouver"])
  func `reads the answers of Valhalla as their converted lines`(region: String) throws {
    let lines = try RouteReader.read(contentsOf: path("routes/\(region).geojson")).lines
    let answers = try text("routes/\(region).raw.ndjson").split(separator: "\n")
    #expect(answers.count == lines.count)
    for (raw, line) in zip(answers, lines) {
      let document = try route(try answer(String(raw)))
      #expect(document.format == .valhalla)
      #expect(Array(document.lines.joined()) == line)
    }
  }

  @Test func `unpacks the stress routes`() throws {
    let malta = try RouteReader.read(contentsOf: path("routes/stress-malta-200.geojson.gz"))
    #expect(malta.lines.joined().count == 78_024)
    let andorra = try RouteReader.read(contentsOf: path("routes/stress-andorra-500.geojson.gz"))
    #expect(andorra.lines.joined().count == 302_685)
  }

  @Test func `reads a Mapbox route across America the same from a polyline of precision 5`() throws
  {
    let list = try RouteReader.read(contentsOf: path("routes/v5_driving_dc_geojson.json"))
    let polyline = try RouteReader.read(contentsOf: path("routes/v5_driving_dc_polyline.json"))
    #expect(list.lines.map(\.count) == [30_097])
    #expect(list.featureCount == 2)
    // Half a unit of the fifth place, and what a double adds to it.
    #expect(greatestDifference(list.lines, polyline.lines) < 5.000_001e-6)
  }

  @Test func `finds precision 6 in a Mapbox route with a ferry`() throws {
    let document = try RouteReader.read(contentsOf: path("routes/tollAndFerryDirectionsRoute.json"))
    let line = try #require(document.lines.first)
    #expect(abs(line[0].lon - 14.758522) < 1e-6 && abs(line[0].lat - 55.193541) < 1e-6)
    guard
      case .precision(_, found: 5, _) = failure({ () throws(InputError) in
        try RouteReader.read(
          contentsOf: path("routes/tollAndFerryDirectionsRoute.json"),
          options: RouteReadOptions(precision: 5))
      })
    else {
      Issue.record("precision 5 must be refused")
      return
    }
  }

  @Test func `reads one route of OSRM's format in all three geometries and Valhalla's own`() throws
  {
    let list = try route(try answer(text("detours/route-osrm-geojson.json")))
    let six = try route(try answer(text("detours/route-osrm-polyline6.json")))
    let five = try route(try answer(text("detours/route-osrm-polyline5.json")))
    let own = try route(try answer(text("detours/route-valhalla-full.json")))
    #expect(list.format == .osrm && own.format == .valhalla)
    #expect(greatestDifference(list.lines, six.lines) < 1e-9)
    #expect(greatestDifference(list.lines, own.lines) < 1e-9)
    #expect(greatestDifference(list.lines, five.lines) < 5.000_001e-6)
  }

  @Test func `reads BRouter's GPX`() throws {
    for (name, points) in [("car", 9_000), ("cycling", 17_895)] {
      let document = try RouteReader.read(contentsOf: path("routes/brouter-\(name)-test-route.gpx"))
      #expect(document.format == .gpx)
      #expect(document.lines.count == 1)
      #expect(document.markerCount > 0)
      let written =
        try text("routes/brouter-\(name)-test-route.gpx").components(separatedBy: "<trkpt ").count
        - 1
      #expect(document.lines[0].count == written)
      if name == "cycling" { #expect(written == points) }
    }
  }

  @Test(arguments: [
    ("error-bad-costing", "125", "No costing method found: 'lorry'"),
    ("error-no-edge", "171", "No suitable edges near location"),
    (
      "error-no-path", "170",
      "Locations are in unconnected regions. Go check/edit the map at osm.org"
    ),
  ])
  func `quotes the errors of Valhalla`(name: String, code: String, message: String) throws {
    let recorded = try JSONSerialization.jsonObject(with: Data(text("detours/\(name).json").utf8))
    let response = (recorded as? [String: Any])?["response"] as? [String: Any]
    let words = try #require(response?["error"] as? String)
    #expect(
      routeError(words)
        == .service(file: "route", service: "Valhalla", code: code, message: message))
  }

  @Test(arguments: ["round_half_up", "round_half_even"])
  func `decodes HERE's vectors`(rounding: String) throws {
    let folder = "suites/flexible-polyline/\(rounding)/"
    let texts = try text(folder + "encoded.txt").split(separator: "\n")
    let lines = try text(folder + "decoded.txt").split(separator: "\n")
    #expect(texts.count == 3_072 && lines.count == 3_072)
    for (encoded, expected) in zip(texts, lines) {
      // {(5, 15, 1); [(lat, lon, height), ...]}: numbers up to the semicolon are the header.
      let halves = expected.split(separator: ";")
      let dimensions = halves[0].split(separator: ",").count == 3 ? 3 : 2
      let numbers = halves[1].matches(of: #/-?[0-9]+\.[0-9]+/#).map { Double($0.output)! }
      let vertices = stride(from: 0, to: numbers.count, by: dimensions).map {
        Coordinate(lon: numbers[$0 + 1], lat: numbers[$0])
      }
      // Many of the vectors are off the Earth, which only the decoder itself does not mind.
      // SAFETY: the line does not refer to the text.
      let line = try unsafe Array(encoded.utf8).withUnsafeBytes { text in
        try FlexiblePolyline.decode(text)
      }
      // The vectors are written with 15 decimal places.
      #expect(greatestDifference([line], [vertices]) < 1e-12, "\(encoded)")
      let isOnEarth = vertices.allSatisfy { abs($0.lat) <= 90 && abs($0.lon) <= 360 }
      if isOnEarth {
        let document = try route(String(encoded))
        #expect(document.format == .flexiblePolyline && document.lines == [line], "\(encoded)")
      } else {
        guard case .notOnEarth = routeError(String(encoded)) else {
          Issue.record("\(encoded): \(String(describing: routeError(String(encoded))))")
          continue
        }
      }
    }
  }
}
