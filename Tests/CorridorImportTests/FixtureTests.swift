import CorridorGeometry
import Foundation
import Testing

@testable import CorridorImport

/// The files of `Fixtures/`, as far as they promise something about each other.
@Suite struct FixtureTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ name: String, precision: Int? = nil) throws -> [[Coordinate]] {
    let path = root.appending(path: "Fixtures/\(name)").path
    return try RouteReader.read(contentsOf: path, options: RouteReadOptions(precision: precision))
      .lines
  }

  @Test(
    arguments: [
      ("route-collection.geojson", nil), ("route.gpx", nil), ("route-rte.gpx", nil),
      ("route.kml", nil), ("route.wkt", nil), ("route.polyline5", 5), ("route.polyline6", 6),
      ("route.flexpolyline", nil), ("route-osrm.json", nil), ("route-osrm-polyline.json", nil),
      ("route-osrm-polyline6.json", nil), ("route-valhalla.json", nil),
      ("route-graphhopper.json", nil), ("route-graphhopper-encoded.json", nil),
      ("route-mapbox.json", nil),
    ] as [(String, Int?)])
  func `the main route is the same in every format`(_ name: String, _ precision: Int?) throws {
    let expected = try #require(Self.lines("route.geojson").first)
    #expect(expected.count == 600)
    // A vertex where two legs meet may stand twice.
    var line = try Self.lines(name, precision: precision).joined().map { $0 }
    line = zip(line, line.dropFirst()).filter { $0 != $1 }.map(\.0) + line.suffix(1)
    let same = zip(line, expected).allSatisfy {
      abs($0.lon - $1.lon) < 1e-9 && abs($0.lat - $1.lat) < 1e-9
    }
    #expect(line.count == expected.count && same)
  }

  @Test func `the line with a gap has two parts, and the others are one line`() throws {
    #expect(try Self.lines("route-multiline.geojson").count == 2)
    #expect(try Self.lines("tour.geojson").count == 1)
    #expect(try Self.lines("antimeridian.geojson").joined().contains { $0.lon < -179.5 })
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
      "needs /usr/bin/python3"))
  func `the generator would write what is there`() throws {
    let generator = Process()
    generator.executableURL = URL(filePath: "/usr/bin/python3")
    generator.arguments = [Self.root.appending(path: "Scripts/make-fixtures.py").path, "--check"]
    try generator.run()
    generator.waitUntilExit()
    #expect(generator.terminationStatus == 0)
  }
}
