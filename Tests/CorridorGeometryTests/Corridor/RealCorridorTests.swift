import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

/// The corridors of truck routes on real roads, if `CORRIDOR_REAL_DATA` is set.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealCorridorTests {
  struct Collection: Decodable {
    struct Feature: Decodable {
      struct Geometry: Decodable {
        var coordinates: [[Double]]
      }
      var geometry: Geometry
    }
    var features: [Feature]
  }

  @Test(arguments: ["liechtenstein", "andorra", "malta", "vancouver"], [50, 2_000] as [Double])
  func `keeps within its tolerance along real roads`(name: String, within: Double) throws {
    let folder = try #require(realData)
    let file = URL(fileURLWithPath: folder).appendingPathComponent("routes/\(name).geojson")
    let collection = try JSONDecoder().decode(Collection.self, from: Data(contentsOf: file))
    let feature = try #require(collection.features.first)
    let line = feature.geometry.coordinates.map { Coordinate(lon: $0[0], lat: $0[1]) }
    let area = try Route(lines: [line]).corridorPolygon(within: within)
    let exact = try ExactDistance([line])
    for ring in area.polygons.flatMap(\.rings) {
      let outline = CorridorPolygonTests.outline(of: ring)
      for index in stride(from: 0, to: outline.count, by: outline.count / 40 | 1) {
        let stray = abs(exact.meters(to: outline[index]) - within)
        #expect(stray <= max(1, within / 1000), "strays \(stray) m at \(outline[index])")
      }
    }
  }
}
