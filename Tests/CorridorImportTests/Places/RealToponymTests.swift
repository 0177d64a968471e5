import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// Counts of a program of its own, in Python with osmium, which shares nothing with the importer.
///
/// It counts nodes, and closed ways of which the file has all nodes, with `addr:housenumber` or
/// `addr:housename` and without `addr:interpolation`; nodes with a name and a `place` of the
/// reader's list; and groups of named roads (`highway` of the reader's list) of one name, joined
/// where points every 10 m along them are up to 270 m, and up to 200 m, apart.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealToponymTests {
  struct Extract: Sendable {
    var name: String
    var addressedNodes: Int
    var addressedWays: Int
    var placeNodes: Int
    var streets: ClosedRange<Int>
    /// Addressed ways that are no house, each looked at: in Vancouver the outline of Hillcrest
    /// Centre crosses itself, and Jack Poole Plaza is a named square.
    var otherWays = 0
    var countries: Int
  }

  static let extracts = [
    Extract(
      name: "andorra-valhalla.osm.pbf", addressedNodes: 167, addressedWays: 85, placeNodes: 121,
      streets: 501...501, countries: 1),
    Extract(
      name: "liechtenstein-valhalla.osm.pbf", addressedNodes: 243, addressedWays: 3249,
      placeNodes: 82, streets: 1082...1085, countries: 1),
    Extract(
      name: "malta-graphhopper.osm.pbf", addressedNodes: 452, addressedWays: 49, placeNodes: 154,
      streets: 7205...7243, countries: 1),
    Extract(
      name: "vancouver-pelias.osm.pbf", addressedNodes: 1125, addressedWays: 604, placeNodes: 37,
      streets: 2041...2111, otherWays: 2, countries: 0),
  ]

  @Test(arguments: extracts)
  func `an extract gives the toponyms that an independent program counts`(
    extract: Extract
  ) throws {
    let folder = TemporaryFolder()
    let index = try folder.index(ofExtract: extract.name)
    var addressedNodes = 0
    var addressedWays = 0
    var placeNodes = 0
    for row in 0..<index.count {
      let place = try index.place(at: row)
      if place.kind == .street {
        #expect(place["highway"] != nil && place.name != nil)
        continue
      }
      let isAddressed =
        (place["addr:housenumber"] ?? place["addr:housename"]) != nil
        && place["addr:interpolation"] == nil
      if isAddressed, place.id.hasPrefix("osm:node/") { addressedNodes += 1 }
      if isAddressed, place.id.hasPrefix("osm:way/") { addressedWays += 1 }
      let rank = place["place"].flatMap { SettlementRank(Array($0.utf8).span) }
      if rank != nil, place.name != nil, place.id.hasPrefix("osm:node/") { placeNodes += 1 }
    }
    #expect(addressedNodes == extract.addressedNodes)
    #expect(addressedWays == extract.addressedWays - extract.otherWays)
    #expect(placeNodes == extract.placeNodes)
    let counts = Dictionary(
      uniqueKeysWithValues: try index.kindCounts().map { ($0.kind, $0.count) })
    #expect(extract.streets.contains(counts[.street] ?? 0), "\(counts[.street] ?? 0)")
    #expect(counts[.country] ?? 0 == extract.countries)
  }
}
