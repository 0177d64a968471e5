import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Testing

/// Addresses of real extracts, as they are shown, typed again; and names with the towns they are in.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealAddressTests {
  @Test(arguments: [
    "liechtenstein-valhalla", "malta-graphhopper", "andorra-valhalla", "vancouver-pelias",
  ])
  func `the address that is shown finds the place, and so do its name and town`(
    extract: String
  ) throws {
    let folder = TemporaryFolder()
    let output = folder.file("places.corridor")
    let input = try #require(realData) + "/\(extract).osm.pbf"
    _ = try PlaceImporter(ImportOptions(inputs: [input], output: output)).run()
    let index = try PlaceIndex(path: output)
    var addresses = Tally()
    var names = Tally()
    // Rows are in the order of a curve: a few from everywhere. Lakes and the like are behind them.
    let count = index.geographicRows.lowerBound
    for row in stride(from: 0, to: count, by: max(count / 900, 1)) {
      let place = try index.place(at: row)
      let address = try index.address(of: place)
      if address[.street] != nil, address[.house] != nil, addresses.count < 80 {
        addresses.take(try isFound(place, by: address.formatted, in: index), address.formatted)
      }
      if let name = place.name, let town = address[.locality], names.count < 80 {
        names.take(try isFound(place, by: "\(name) in \(town)", in: index), "\(name) in \(town)")
      }
    }
    #expect(addresses.count > 10 && names.count > 10)
    #expect(addresses.missed.count * 10 <= addresses.count, "\(addresses.missed)")
    #expect(names.missed.count * 10 <= names.count, "\(names.missed)")
  }

  private func isFound(_ place: Place, by text: String, in index: PlaceIndex) throws -> Bool {
    var request = SearchRequest(text)
    request.options.pageSize = 100
    return try index.search(request).objects.contains { $0.uri == place.id }
  }

  /// How many were looked for, and what did not find its place.
  private struct Tally {
    private(set) var count = 0
    private(set) var missed: [String] = []

    mutating func take(_ isFound: Bool, _ text: String) {
      count += 1
      if !isFound { missed.append(text) }
    }
  }
}
