import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealExtractTests {
  private let folder = TemporaryFolder()

  private func importing(_ name: String) throws -> (report: ImportReport, index: PlaceIndex) {
    let output = folder.path + "/" + name + ".corridor"
    let report = try PlaceImporter(
      ImportOptions(inputs: [realData! + "/" + name], output: output)
    ).run()
    return (report, try PlaceIndex(path: output))
  }

  /// Fuel stations were counted once with pyosmium and shapely by the rule that the reader follows.
  @Test(arguments: [
    ("andorra-valhalla.osm.pbf", 44, 2_000...7_000),
    ("liechtenstein-valhalla.osm.pbf", 12, 2_000...7_000),
    ("malta-graphhopper.osm.pbf", 54, 2_000...8_000),
    ("vancouver-pelias.osm.pbf", 73, 2_000...9_000),
    ("baltimore-valhalla.osm.pbf", 22, 500...3_000),
    ("monaco-lz4-planetiler.osm.pbf", 4, 500...3_000),
    ("liechtenstein-2013-osm2pgsql.osm.bz2", 16, 300...3_000),
    ("north-bayreuth-graphhopper.osm.gz", 1, 100...2_000),
    ("singapore-bayfront-valhalla.osm.pbf", 0, 50...1_000),
    ("motis-test-case.osm.pbf", 0, 300...3_000),
  ])
  func `an extract gives its fuel stations and a plausible number of places`(
    name: String, fuel: Int, places: ClosedRange<Int>
  ) throws {
    let (report, index) = try importing(name)
    #expect(places.contains(index.businessCount), "\(index.businessCount)")
    #expect(report.places == index.count)
    var stations = 0
    for row in 0..<index.count where try index.place(at: row)["amenity"] == "fuel" { stations += 1 }
    #expect(stations == fuel)
    let category = try index.categories.first { $0.name == "fuel" }
    #expect((category?.count ?? 0) >= fuel)
  }

  @Test(
    .enabled(
      if: IndependentChecker.current != nil,
      "CORRIDOR_ORACLE or CORRIDOR_ORACLE_PYTHON is not set"),
    arguments: [
      "liechtenstein-valhalla.osm.pbf", "malta-graphhopper.osm.pbf", "vancouver-pelias.osm.pbf",
      "baltimore-valhalla.osm.pbf",
    ])
  func `nodes and ways stand exactly where the independent checker has them`(
    name: String
  ) throws {
    let checker = try #require(IndependentChecker.current)
    let (_, index) = try importing(name)
    for (key, value) in [("amenity", "fuel"), ("amenity", "parking"), ("shop", "supermarket")] {
      let script = """
        import os, sys
        sys.path.insert(0, os.path.dirname(sys.argv[1]))
        import oracle
        for uri, lon, lat, _ in oracle.osm_places(*sys.argv[2:]):
            print(uri, round(lon * 1e7), round(lat * 1e7))
        """
      let lines = try checker.lines([
        "-B", "-c", script, checker.program, realData! + "/" + name, key, value,
      ])
      let expected = Set(try #require(lines).map { String(decoding: $0, as: UTF8.self) })
      var found: Set<String> = []
      for row in 0..<index.count {
        let place = try index.place(at: row)
        guard place[key] == value, !place.id.hasPrefix("osm:relation/") else { continue }
        found.insert("\(place.id) \(place.position.lon) \(place.position.lat)")
      }
      #expect(found == expected, "\(key)=\(value)")
    }
  }
}
