import Corridor
import CorridorFormats
import CorridorImport
import CorridorTestSupport
import Testing

/// Extracts with routes through them, where `CORRIDOR_REAL_DATA` leads to them.
struct RealTours: CustomTestStringConvertible {
  let extract: String
  let routes: String

  static let all = [
    RealTours(extract: "liechtenstein-valhalla", routes: "liechtenstein.geojson"),
    RealTours(extract: "andorra-valhalla", routes: "andorra.geojson"),
    RealTours(extract: "malta-graphhopper", routes: "malta.geojson"),
    RealTours(extract: "vancouver-pelias", routes: "vancouver.geojson"),
    RealTours(extract: "malta-graphhopper", routes: "stress-malta-200.geojson.gz"),
    RealTours(extract: "andorra-valhalla", routes: "stress-andorra-500.geojson.gz"),
  ]

  var testDescription: String { routes }

  /// The index and some routes: every fourth drive from door to door, and every tour.
  func open() throws -> (index: PlaceIndex, routes: [Route], folder: TemporaryFolder) {
    let data = try #require(realData)
    let folder = TemporaryFolder()
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(
      ImportOptions(inputs: ["\(data)/\(extract).osm.pbf"], output: path)
    ).run()
    let lines = try RouteReader.read(contentsOf: "\(data)/routes/\(routes)").lines
    let chosen = lines.enumerated().filter { $0.offset % 4 == 0 || $0.element.count > 2000 }
    return (try PlaceIndex(path: path), try chosen.map { try Route(lines: [$0.element]) }, folder)
  }
}
