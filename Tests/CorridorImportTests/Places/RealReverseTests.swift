import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// What is at known positions of real extracts.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealReverseTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: [
      ("liechtenstein-valhalla.osm.pbf", 9.5209, 47.1392, "Vaduz"),
      ("andorra-valhalla.osm.pbf", 1.5218, 42.5075, "Andorra la Vella"),
      ("malta-graphhopper.osm.pbf", 14.5130, 35.8980, "Valletta"),
      ("vancouver-pelias.osm.pbf", -123.1207, 49.2827, "Vancouver"),
      ("singapore-bayfront-valhalla.osm.pbf", 103.8590, 1.2830, "Singapore"),
    ])
  func `a town is what its people call it`(
    name: String, lon: Double, lat: Double, locality: String
  ) throws {
    let index = try folder.index(ofExtract: name)
    try index.verify()
    let here = Coordinate(lon: lon, lat: lat)
    let answer = try index.reverseGeocode(here, zoom: 18)
    // On a street, a house more than 20 m away is not what is there.
    #expect(answer.kind == .house || answer.kind == .street && answer.distanceMeters <= 10)
    #expect(answer.distanceMeters <= 100)
    #expect(answer.address[.locality] == locality)
    #expect(answer.address[.street] != nil)
    #expect(try index.reverseGeocode(here, zoom: 16).kind == .street)
    let broad = try index.reverseGeocode(here, zoom: 3).address
    #expect(broad.components.allSatisfy { $0.kind == .country })
    let country = name.prefix { $0.isLetter }
    if ["liechtenstein", "andorra"].contains(country) {
      #expect(answer.address[.country]?.lowercased() == String(country))
      // Nearly every place of these countries has a locality.
      let known = try (0..<index.count).count { try index.locality(ofRow: $0) != nil }
      #expect(Double(known) > 0.97 * Double(index.count))
    }
  }
}
