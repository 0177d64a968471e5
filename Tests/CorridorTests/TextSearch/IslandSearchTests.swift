import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// Searching the island of the fixtures: what a text is understood as, localities, addresses.
@Suite struct IslandSearchTests {
  /// Imported once for all tests.
  private static let island: Result<PlaceIndex, any Error> = Result {
    let folder = TemporaryFolder()
    let path = folder.file("island.corridor")
    let options = ImportOptions(inputs: [SourceTree.fixture("island.osm.pbf")], output: path)
    _ = try PlaceImporter(options).run()
    return try PlaceIndex(path: path)
  }

  private let index: PlaceIndex
  private let route: Route

  init() throws {
    index = try Self.island.get()
    route = try Route(contentsOf: SourceTree.fixture("route.geojson"))
  }

  private func search(
    _ text: String?, in area: SearchArea = .anywhere, _ options: SearchOptions = .init()
  ) throws -> SearchResponse {
    var options = options
    if options.pageSize == 32 { options.pageSize = 10_000 }
    return try index.search(SearchRequest(text, in: area, options: options))
  }

  private func town(_ name: String) throws -> GeoObject {
    let found = try search(name, .init(resultTypes: .toponyms, includesGeometry: true))
    return try #require(
      found.objects.first { $0.name == name && $0.geometry != nil && $0.kind == .locality })
  }

  private func search(_ text: String, _ options: SearchOptions) throws -> SearchResponse {
    try search(text, in: .anywhere, options)
  }

  @Test func `an activity is the categories it needs, along a route as well`() throws {
    let response = try search("where to eat", in: .along(route, within: .kilometers(3)))
    guard
      case .categories(let categories, text: nil, locality: nil) = response.metadata.interpretation
    else {
      Issue.record("understood as \(response.metadata.interpretation)")
      return
    }
    #expect(categories.contains("restaurant"))
    let same = try index.find(
      CorridorQuery(along: route, within: .kilometers(3), categories: categories))
    #expect(same.found > 0)
    #expect(response.objects.map(\.uri) == same.hits.map(\.place.id))
    let text = try index.find(
      CorridorQuery(along: route, within: .kilometers(3), text: "where to eat"))
    #expect(text.hits.map(\.place.id) == same.hits.map(\.place.id))
    let scan = try index.fullScan(
      CorridorQuery(along: route, within: .kilometers(3), text: "where to eat"))
    #expect(scan.hits.map(\.place.id) == same.hits.map(\.place.id))
    // Where there is none, there is none: the words are not looked for in names instead.
    let sea = SearchArea.viewport(.box(west: 100, south: 1, east: 101, north: 2))
    let nothing = try search("fuel station", in: sea)
    #expect(nothing.metadata.found == 0)
    #expect(nothing.metadata.displayType == .multiple)
  }

  @Test func `a category in a locality is what stands inside of its boundary`() throws {
    let town = try town("Quillhaven")
    guard case .polygons(let area) = town.geometry else {
      Issue.record("Quillhaven has no area")
      return
    }
    let inside = try ViewportFilter(.multiPolygon(area))
    for (text, categories) in [
      ("restaurants in Quillhaven", ["restaurant"]), ("fuel in Quillhaven", ["fuel"]),
    ] {
      let response = try search(text)
      guard
        case .categories(let understood, text: nil, let locality) = response.metadata.interpretation
      else {
        Issue.record("understood as \(response.metadata.interpretation)")
        return
      }
      #expect(locality == town.uri)
      #expect(Set(understood).isSuperset(of: categories))
      let all = try index.search(
        SearchRequest(categories: understood, options: .init(pageSize: 10_000)))
      let expected = try all.objects.filter {
        inside.contains(try #require(GridPosition($0.coordinate)))
      }
      let unscored = response.objects.filter { $0.score == nil }
      #expect(Set(expected.map(\.uri)).isSubset(of: response.objects.map(\.uri)))
      #expect(Set(unscored.map(\.uri)).isSubset(of: expected.map(\.uri)))
      #expect(
        try index.fullScan(SearchRequest(text, options: .init(pageSize: 10_000)))
          .objects.map(\.uri) == response.objects.map(\.uri))
    }
  }

  @Test func `coordinates and URIs find what is there`() throws {
    let town = try town("Quillhaven")
    let at = town.coordinate
    let response = try search("(\(at.lat), \(at.lon))")
    #expect(response.metadata.interpretation == .coordinates(at))
    #expect(response.metadata.displayType == .single)
    let toponym = try #require(response.metadata.toponym)
    #expect(response.objects == [toponym])
    #expect(response.metadata.toponyms?.reversePoint == at)
    let byURI = try search(town.uri)
    #expect(byURI.objects.map(\.uri) == [town.uri])
    #expect(byURI.metadata.interpretation == .uri(town.uri))
    #expect(byURI.metadata.displayType == .single)
  }

  @Test func `the zoom drops what is too small`() async throws {
    let town = try town("Quillhaven")
    let manager = SearchManager(.offline(index))
    var kinds: [PlaceKind] = []
    for zoom in [18.0, 12, 5] {
      let response = try await manager.reverse(town.coordinate, zoom: zoom).response
      let toponym = try #require(response.metadata.toponym)
      #expect(response.objects == [toponym] && response.metadata.found == 1)
      #expect(response.metadata.toponyms?.found == 1)
      kinds.append(toponym.kind)
    }
    #expect(kinds.last == .country)
    #expect(kinds[1] == .locality || kinds[1] == .suburb)
    let sea = try index.reverse(Coordinate(lon: -150, lat: -40))
    #expect(sea.objects.isEmpty && sea.metadata.toponym == nil && sea.metadata.found == 0)
  }

  @Test func `objects have addresses, and toponyms their geometry on request`() throws {
    let town = try town("Quillhaven")
    #expect(town.toponym?.address[.country] == "Sorrel")
    let plain = try #require(try index.objects([town.uri]).first?.object)
    #expect(plain.geometry == nil)
    let near = try search(
      nil, in: .near(town.coordinate, within: .kilometers(2)), .init(languages: ["de"]))
    #expect(near.metadata.found > 0)
    for object in near.objects {
      #expect(object.business?.address[.locality] == "Quillhaven")
      #expect(object.business?.address[.country] == "Sauerampfer")
    }
  }

  @Test(arguments: [
    "Quillhaven", "fuel", "Port Tansy hotel", "hotels near Port Tansy", "Соррель", "소렐",
  ])
  func `finds exactly what reading every record finds`(text: String) throws {
    for area in [SearchArea.anywhere, .along(route, within: .kilometers(2))] {
      let request = SearchRequest(text, in: area, options: .init(pageSize: 10_000))
      let fast = try index.search(request)
      #expect(try index.fullScan(request).objects.map(\.uri) == fast.objects.map(\.uri))
    }
    #expect(try search(text).metadata.found > 0)
  }
}
