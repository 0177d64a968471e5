import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// What administrative areas are in their countries.
@Suite struct AdministrativeLevelTests {
  private let folder = TemporaryFolder()

  private func index(_ build: (inout OSMText) -> Void) throws -> PlaceIndex {
    var osm = OSMText()
    build(&osm)
    let file = try folder.write("extract.osm", osm.text)
    let output = folder.path + "/a.corridor"
    _ = try PlaceImporter(ImportOptions(inputs: [file], output: output)).run()
    return try PlaceIndex(path: output)
  }

  private func area(_ name: String, _ level: Int, _ more: [String: String] = [:])
    -> [String: String]
  {
    ["boundary": "administrative", "admin_level": "\(level)", "name": name, "type": "boundary"]
      .merging(more) { $1 }
  }

  private func address(_ index: PlaceIndex, _ lon: Double, _ lat: Double) throws -> [String] {
    let address = try index.reverseGeocode(Coordinate(lon: lon, lat: lat), zoom: 18).address
    return address.components.map { "\($0.kind) \($0.name)" }.reversed()
  }

  @Test func `a level is what it is in the country around it, the smallest one`() throws {
    let index = try index { osm in
      for (number, (west, side, tags)) in [
        (1.0, 10.0, area("Slovensko", 2, ["ISO3166-1": "SK"])),
        (4.0, 1.0, area("Nederland", 2, ["ISO3166-1:alpha2": "NL"])),
        (2.0, 0.5, area("okres Poprad", 8)), (2.1, 0.2, area("Poprad", 9)),
        (4.1, 0.5, area("Utrecht", 8)), (4.2, 0.2, area("Vleuten", 10)),
        (20.0, 0.5, area("Somewhere", 8)), (20.1, 0.2, area("Quarter", 9)),
      ].enumerated() {
        osm.square(way: 100 + number, first: 1000 + 10 * number, west, west, side: side, [:])
        osm.relation(number + 1, [(100 + number, "outer")], tags)
      }
    }
    #expect(
      try address(index, 2.2, 2.2) == [
        "locality Poprad", "district okres Poprad", "country Slovensko",
      ])
    #expect(
      try address(index, 4.3, 4.3) == [
        "locality Vleuten", "district Utrecht", "country Nederland",
      ])
    #expect(try address(index, 20.2, 20.2) == ["suburb Quarter", "locality Somewhere"])
  }

  @Test func `an extract without its country is told by the codes of regions and communes`() throws
  {
    let index = try index { osm in
      for (number, (west, side, tags)) in [
        (1.0, 2.0, area("Ariège", 6, ["ISO3166-2": "FR-09"])), (1.2, 0.5, area("Foix", 7)),
        (5.0, 1.0, area("Bayreuth", 6, ["de:amtlicher_gemeindeschluessel": "09462000"])),
        (7.0, 1.0, area("Landkreis Bayreuth", 6, ["de:amtlicher_gemeindeschluessel": "09472"])),
      ].enumerated() {
        osm.square(way: 100 + number, first: 1000 + 10 * number, west, west, side: side, [:])
        osm.relation(number + 1, [(100 + number, "outer")], tags)
      }
      osm.node(1, 1.31, 1.31, ["place": "town", "name": "Foix"])
    }
    // The town has not the outline of the arrondissement, which no address has.
    #expect(try index.resolve("osm:node/1") != nil && index.resolve("osm:relation/2") != nil)
    #expect(try address(index, 1.3, 1.3) == ["locality Foix", "district Ariège"])
    #expect(try address(index, 5.5, 5.5) == ["locality Bayreuth"])
    #expect(try address(index, 7.5, 7.5) == ["district Landkreis Bayreuth"])
  }

  @Test func `every country has a kind for each of eight levels`() {
    let table = AdministrativeLevels.standard
    for country in ["AD", "AT", "DE", "FR", "GB", "LI", "MC", "MT", "NL", "SK", "US"] {
      let code = Array(country.utf8)
      #expect((3...10).allSatisfy { table.kind(ofLevel: $0, in: code) != nil })
      #expect((3...10).contains { table.kind(ofLevel: $0, in: code) == .locality })
      #expect(table.kind(ofLevel: 2, in: code) == nil && table.kind(ofLevel: 11, in: code) == nil)
    }
    #expect(table.kind(ofLevel: 8, in: nil) == nil && table.kind(ofLevel: 8, in: []) == nil)
  }

  @Test(
    .enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"),
    arguments: [
      ("andorra-valhalla.osm.pbf", 1.5342, 42.5090, "Escaldes-Engordany", "Andorra"),
      ("andorra-valhalla.osm.pbf", 1.5147, 42.5447, "La Massana", "Andorra"),
      ("liechtenstein-valhalla.osm.pbf", 9.5280, 47.1660, "Schaan", "Liechtenstein"),
      // The extracts cut the boundaries of these countries; what is around says which they are.
      ("monaco-lz4-planetiler.osm.pbf", 7.4270, 43.7400, "Monaco", "Monaco"),
      ("malta-graphhopper.osm.pbf", 14.3640, 35.9570, "Mellieħa", "Malta"),
    ] as [(String, Double, Double, String, String?)])
  func `a position in a real extract is in its commune and country`(
    name: String, lon: Double, lat: Double, locality: String, country: String?
  ) throws {
    let index = try folder.index(ofExtract: name)
    let address = try index.reverseGeocode(Coordinate(lon: lon, lat: lat), zoom: 18).address
    #expect(address[.locality] == locality, "\(address.components)")
    #expect(address[.country] == country)
    // No electoral district, no seat, no city of its own.
    #expect(address[.district] == nil, "\(address.components)")
  }
}
