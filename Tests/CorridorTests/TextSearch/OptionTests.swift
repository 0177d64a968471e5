import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Every option of a search matters.
@Suite struct OptionTests {
  private let world: TestIndex
  private let center = SearchWorld.center

  init() throws {
    world = try TestIndex(SearchWorld(count: 300, seed: 9).places)
  }

  private func search(
    _ text: String? = nil, _ categories: [String] = [], in area: SearchArea = .anywhere,
    _ change: (inout SearchOptions) throws -> Void = { _ in }
  ) throws -> SearchResponse {
    var request = SearchRequest(text, categories: categories, in: area)
    request.options.pageSize = 1000
    try change(&request.options)
    return try world.index.search(request)
  }

  @Test func `result types tell businesses from toponyms`() throws {
    let all = try search("Shell")
    #expect(Set(all.objects.map { $0.kind == .business }).count == 2)
    let businesses = try search("Shell") { $0.resultTypes = .businesses }
    let toponyms = try search("Shell") { $0.resultTypes = .toponyms }
    #expect(businesses.objects.allSatisfy { $0.business != nil && $0.toponym == nil })
    #expect(toponyms.objects.map(\.uri) == ["town:2"])
    #expect(toponyms.objects[0].toponym?.kind == .locality)
    #expect(businesses.metadata.found + toponyms.metadata.found == all.metadata.found)
    #expect(toponyms.metadata.toponyms?.found == 1)
    #expect(try search { $0.resultTypes = .toponyms }.metadata.found == 3)
    #expect(try search { $0.resultTypes = [] }.metadata.found == 0)
  }

  @Test func `the page size bounds a page, not the search`() throws {
    let page = try search { $0.pageSize = 7 }
    #expect(page.objects.count == 7)
    #expect(page.metadata.found == 300)
    #expect(throws: SearchError.self) { try search { $0.pageSize = 0 } }
    #expect(try search { $0.pageSize = .max }.objects.count == 300)
  }

  @Test func `a user's position gives distances and nearness`() throws {
    let user = Coordinate(lon: 9.4, lat: 47)
    let response = try search("Shell") { $0.userPosition = user }
    let geodesic = try Geodesic.wgs84()
    for object in response.objects {
      let meters = geodesic.inverse(user, object.coordinate).meters
      #expect(object.userDistanceMeters == meters)
    }
    let without = try search("Shell")
    #expect(without.objects.allSatisfy { $0.userDistanceMeters == nil })
    #expect(without.objects.map(\.uri) != response.objects.map(\.uri))
  }

  @Test func `spelling is corrected unless told not to`() throws {
    let response = try search("Shelll")
    #expect(response.metadata.found > 0)
    #expect(response.metadata.correctedRequestText?.lowercased() == "shell")
    #expect(response.metadata.requestText == "Shelll")
    let strict = try search("Shelll") { $0.correctsSpelling = false }
    #expect(strict.metadata.found == 0)
    #expect(try search("Shell").metadata.correctedRequestText == nil)
  }

  @Test func `filters keep what has the features, chains and categories`() throws {
    let all = try search()
    let lacks = try search { $0.filters.features = [try TagExpression("internet_access=wlan")] }
    #expect(lacks.metadata.found == 75)
    let chain = try search { $0.filters.chains = ["Shell", "Zum Löwen"] }
    #expect(chain.metadata.found > 0)
    for object in chain.objects {
      #expect(["Shell", "Zum Löwen"].contains(object[tag: "brand"]))
    }
    #expect(try search { $0.filters.chains = ["Sh\"e\u{301}ll", ""] }.metadata.found == 0)
    let both = try search {
      $0.filters.chains = ["Shell"]
      $0.filters.categories = ["fuel"]
    }
    #expect(both.objects.allSatisfy { $0.categories.contains("fuel") })
    #expect(both.metadata.found > 0 && both.metadata.found < chain.metadata.found)
    #expect(all.metadata.found == 300)
    let towns = try search("Shell") { $0.filters.chains = ["Shell"] }
    #expect(towns.objects.allSatisfy { $0.kind == .business })
    #expect(throws: SearchError.self) { try search { $0.filters.categories = ["feul"] } }
  }

  @Test func `category and address filters include or exclude`() throws {
    let fuel = try search { $0.categoryFilter = .including(["fuel"]) }
    let rest = try search { $0.categoryFilter = .excluding(["fuel"]) }
    #expect(fuel.metadata.found == 75)
    #expect(fuel.metadata.found + rest.metadata.found == 300)
    #expect(rest.objects.allSatisfy { !$0.categories.contains("fuel") })
    let towns = try search("Shell") {
      $0.resultTypes = .toponyms
      $0.categoryFilter = .including([])
    }
    #expect(towns.metadata.found == 1)
    for (filter, found) in [
      (AddressFilter.including([.locality]), 1), (.including([.street]), 0),
      (.excluding([.locality]), 0), (.excluding([.street]), 1),
    ] {
      let response = try search("Shell") {
        $0.resultTypes = .toponyms
        $0.addressFilter = filter
      }
      #expect(response.metadata.found == found)
    }
  }

  @Test func `a position finds what is there, if that is wanted and in the area`() throws {
    let text = "\(center.lat), \(center.lon)"
    let there = try world.index.reverse(center)
    #expect(there.objects.map(\.uri) == ["town:0"])
    let here = Viewport.box(west: 9.5, south: 47.12, east: 9.54, north: 47.16)
    let elsewhere = Viewport.box(west: 1, south: 1, east: 2, north: 2)
    for (area, types, isFound) in [
      (.viewport(here), .all, true), (.viewport(here), .toponyms, true),
      (.viewport(here), .businesses, false), (.region(elsewhere), .all, true),
      (.region(elsewhere, priority: .required), .all, false),
      (.viewport(elsewhere), .all, false), (.anywhere, .all, true), (.anywhere, [], false),
    ] as [(SearchArea, SearchResultTypes, Bool)] {
      let response = try search(text, ["fuel"], in: area) {
        $0.resultTypes = types
      }
      #expect(response.objects.map(\.uri) == (isFound ? ["town:0"] : []))
      #expect(response.metadata.found == response.objects.count)
      #expect((response.metadata.toponym != nil) == isFound)
      #expect((response.metadata.toponyms != nil) == isFound)
      #expect((response.metadata.boundingBox != nil) == isFound)
      #expect(response.metadata.interpretation == .coordinates(center))
    }
  }

  @Test func `near a point, relevance leans to that point and not to the user`() throws {
    let near = SearchArea.near(Coordinate(lon: 9.4, lat: 47))
    let without = try search("Shell", in: near)
    let with = try search("Shell", in: near) { $0.userPosition = Coordinate(lon: 9.7, lat: 47.3) }
    #expect(with.objects.map(\.uri) == without.objects.map(\.uri))
    #expect(with.objects.map(\.score) == without.objects.map(\.score))
    #expect(with.objects.allSatisfy { $0.userDistanceMeters != nil })
  }

  @Test func `a viewport means inside, and places outside a region may follow`() throws {
    let box = Viewport.box(west: 9.5, south: 47.12, east: 9.54, north: 47.16)
    let required = try search(nil, ["cafe"], in: .viewport(box)) { $0.pageSize = 20 }
    let region = try search(nil, ["cafe"], in: .region(box, priority: .required)) {
      $0.pageSize = 20
    }
    #expect(region.objects.map(\.uri) == required.objects.map(\.uri))
    #expect(required.metadata.found > 0 && required.metadata.found < 20)
    #expect(required.objects.allSatisfy { $0.isInArea })
    let biased = try search(nil, ["cafe"], in: .region(box)) { $0.pageSize = 20 }
    #expect(biased.metadata.found == 75)
    #expect(
      biased.objects.prefix(required.objects.count).map(\.uri) == required.objects.map(\.uri))
    let followers = biased.objects.dropFirst(required.objects.count)
    #expect(followers.allSatisfy { !$0.isInArea })
    // The nearest to the middle of all that are outside, nearest first.
    let geodesic = try Geodesic.wgs84()
    let middle = Coordinate(lon: 9.52, lat: 47.14)
    let inside = Set(required.objects.map(\.uri))
    let nearest = try search(nil, ["cafe"]).objects.filter { !inside.contains($0.uri) }
      .map { (geodesic.inverse(middle, $0.coordinate).meters, $0.uri) }.sorted { $0 < $1 }
    #expect(followers.map(\.uri) == nearest.prefix(followers.count).map(\.1))
  }

  @Test func `objects come by relevance, by distance, off the route or along it`() throws {
    let route = try SearchWorld.route()
    let along = SearchArea.along(route, within: .kilometers(4))
    let geometries: [(SearchGeometry, Viewport?, [[Coordinate]])] = [
      (.point(center), nil, [[center]]),
      (.line(route), nil, [route.vertices]),
      (
        .polygon(Self.square), .polygon(Self.square),
        [Self.square.rings[0] + [Self.square.rings[0][0]]]
      ),
    ]
    for (geometry, inside, lines) in geometries {
      let response = try search(nil, ["fuel"]) { $0.sort = .distance(to: geometry) }
      let distances = response.objects.compactMap(\.distanceMeters)
      #expect(distances.count == 75)
      #expect(distances == distances.sorted())
      let filter = try inside.map { try ViewportFilter($0) }
      let line = try Route(lines: lines)
      for object in response.objects {
        let at = try #require(GridPosition(object.coordinate))
        let foot = try line.shape.scannedFoot(of: object.coordinate, within: 1e9)
        let expected = filter?.contains(at) == true ? 0 : try #require(foot).offRouteMeters
        #expect(abs(try #require(object.distanceMeters) - expected) < 1e-3)
      }
    }
    let off = try search(nil, ["fuel"], in: along)
    #expect(off.metadata.sort == .offRoute)
    let offMeters = off.objects.compactMap(\.route?.offRouteMeters)
    #expect(offMeters == offMeters.sorted() && !offMeters.isEmpty)
    let travelled = try search(nil, ["fuel"], in: along) { $0.sort = .along }
    let alongMeters = travelled.objects.compactMap(\.route?.alongMeters)
    #expect(alongMeters == alongMeters.sorted())
    let relevant = try search("shell", in: along) { $0.sort = .relevance }
    let scores = relevant.objects.compactMap(\.score)
    #expect(scores == scores.sorted(by: >) && !scores.isEmpty)
    for sort in [SearchSort.offRoute, .along] {
      #expect(throws: SearchError.self) { try search("shell") { $0.sort = sort } }
    }
  }

  private static let square = Polygon(rings: [
    [
      Coordinate(lon: 9.5, lat: 47.1), Coordinate(lon: 9.55, lat: 47.1),
      Coordinate(lon: 9.55, lat: 47.15), Coordinate(lon: 9.5, lat: 47.15),
    ]
  ])

  @Test func `positions come in a reference system, names in a language`() throws {
    let response = try search("Vaduz") {
      $0.outputSystem = try CRS("EPSG:32632")
      $0.languages = ["xx", "ru"]
      $0.resultTypes = .toponyms
    }
    let town = try #require(response.objects.first)
    let position = try #require(town.position)
    #expect(abs(position.x - 539_400) < 2_000 && abs(position.y - 5_221_000) < 3_000)
    #expect(town.name == "Vaduz-ru")
    let plain = try search("Vaduz") { $0.resultTypes = .toponyms }
    #expect(plain.objects.first?.position == nil)
    #expect(plain.objects.first?.name == "Vaduz")
  }

  @Test func `a search may take no longer than it is given`() throws {
    #expect {
      try search("Shell") { $0.timeLimit = .zero }
    } throws: { error in
      guard case SearchError.tookTooLong(limit: .zero) = error else { return false }
      return true
    }
    #expect(try search("Shell") { $0.timeLimit = .seconds(600) }.metadata.found > 0)
  }
}
