import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// What a response says of the whole search, and an object of itself.
@Suite struct MetadataTests {
  private let places = SearchWorld(count: 300, seed: 11).places
  private let world: TestIndex

  init() throws {
    world = try TestIndex(places)
  }

  @Test func `counts of categories, chains and filters are those of every found place`() throws {
    let area = SearchArea.near(SearchWorld.center, within: .kilometers(12))
    let request = SearchRequest(in: area, options: .init(pageSize: 10))
    let response = try world.index.search(request)
    let all = try world.index.search(SearchRequest(in: area, options: .init(pageSize: 1000)))
    #expect(response.metadata.found == all.objects.count)
    #expect(response.objects.count == 10)
    let businesses = try #require(response.metadata.businesses)
    #expect(businesses == all.metadata.businesses)
    #expect(businesses.found == all.objects.count)

    var categories: [String: Int] = [:]
    var chains: [String: Int] = [:]
    for object in all.objects {
      for category in object.categories { categories[category, default: 0] += 1 }
      let row = try #require(try world.index.row(object.uri))
      if let chain = try world.index.chain(ofRow: row) {
        chains[try world.index.chain(chain).name, default: 0] += 1
      } else if let brand = object[tag: "brand"] {
        chains[brand, default: 0] += 1
      }
    }
    let counted = { (list: [BusinessResultMetadata.Counted]) in
      Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0.count) })
    }
    #expect(counted(businesses.categories) == categories)
    #expect(counted(businesses.chains) == chains)
    #expect(businesses.categories.map(\.count) == businesses.categories.map(\.count).sorted(by: >))

    #expect(
      Set(businesses.filters.map(\.id)).isSuperset(of: [
        "wifi", "adblue", "wheelchair", "open_24_7",
      ]))
    for filter in businesses.filters {
      var filtered = request
      filtered.options.filters.features = [try TagExpression(filter.expression)]
      #expect(try world.index.search(filtered).metadata.found == filter.count)
    }
    for chain in businesses.chains {
      var filtered = request
      filtered.options.filters.chains = [chain.name]
      #expect(try world.index.search(filtered).metadata.found == chain.count)
    }
  }

  @Test func `boxes, texts and display types are told`() throws {
    let box = Viewport.box(west: 9.5, south: 47.1, east: 9.6, north: 47.2)
    let response = try world.index.search(
      SearchRequest(
        "shell", in: .viewport(box), options: .init(pageSize: 3)))
    let metadata = response.metadata
    #expect(metadata.requestText == "shell")
    #expect(metadata.interpretation == .text)
    #expect(metadata.displayType == .multiple)
    let asked = try #require(metadata.requestBoundingBox)
    #expect(asked.west == 9.5 && asked.south == 47.1 && asked.east == 9.6 && asked.north == 47.2)
    let whole = try world.index.search(
      SearchRequest(
        "shell", in: .viewport(box), options: .init(pageSize: 999)))
    let found = try #require(metadata.boundingBox)
    #expect(found.west == whole.objects.map(\.coordinate.lon).min())
    #expect(found.north == whole.objects.map(\.coordinate.lat).max())
    #expect(response.boundingBox == found)
    let single = try world.index.search(SearchRequest("Vaduz"))
    #expect(single.metadata.displayType == .single)
    #expect(single.metadata.toponyms?.accuracy == .other)
    let nothing = try world.index.search(SearchRequest("xyzzyx"))
    #expect(nothing.metadata.found == 0 && nothing.metadata.boundingBox == nil)
    #expect(nothing.metadata.businesses == nil && nothing.metadata.toponyms == nil)
    let near = try world.index.search(
      SearchRequest(in: .near(Coordinate(lon: 179.99, lat: 0), within: .kilometers(10))))
    let circle = try #require(near.metadata.requestBoundingBox)
    #expect(circle.west > 179.8 && circle.east < -179.8)
  }

  @Test func `an object has what its tags say`() throws {
    let resolved = try world.index.objects(["test:5", "test:0", "test:2", "town:0"])
    let shop = try #require(resolved[0].object)
    #expect(shop.uri == "test:5" && shop.id == "test:5")
    #expect(shop.business?.phones == ["+423 5", "+423 6"])
    #expect(shop.business?.workingHours == "24/7")
    let ids = shop.business?.features.filter { $0.isAvailable == true }.map(\.id)
    #expect(ids == ["open_24_7", "wheelchair"])
    let fuel = try #require(resolved[1].object)
    #expect(fuel.business?.features.first { $0.id == "adblue" }?.evidence == "fuel:adblue=yes")
    #expect(resolved[2].object?.business?.features.first { $0.id == "wifi" }?.isAvailable == true)
    let town = try #require(resolved[3].object)
    #expect(town.business == nil && town.kind == .locality && town.toponym?.name == "Vaduz")
    #expect(town == GeoObject(uri: "town:0", name: nil, kind: .other, coordinate: shop.coordinate))
    #expect(town != shop)
  }

  @Test func `what a feature is does not depend on the order of tags`() throws {
    let cases: [(id: String, tags: [(String, String)], isAvailable: Bool?)] = [
      ("free", [("fee", "yes")], false), ("free", [("fee", "no")], true),
      ("free", [("fee", "unknown")], nil),
      (
        "cards",
        [
          ("payment:cards", "perhaps"), ("payment:credit_cards", "no"),
          ("payment:debit_cards", "yes"),
        ], true
      ),
      ("cards", [("payment:cards", "perhaps"), ("payment:credit_cards", "no")], false),
    ]
    for (id, tags, isAvailable) in cases {
      let orders = tags.indices.map { Array(tags[$0...] + tags[..<$0]) }
      for tags in orders + orders.map({ $0.reversed() }) {
        let world = try TestIndex([
          TestPlace(id: "a:1", position: GridPosition(lon: 0, lat: 0), tags: tags)
        ])
        let object = try #require(try world.index.objects(["a:1"])[0].object)
        let feature = try #require(object.business?.features.first { $0.id == id })
        #expect(feature.isAvailable == isAvailable, "\(tags)")
      }
    }
  }

  @Test func `identifiers are found again after an import of changed data`() throws {
    var changed = places
    changed.removeFirst(50)
    for index in changed.indices { changed[index].position.lat += 500 }
    changed.append(TestPlace(id: "new:1", position: changed[0].position))
    let later = try TestIndex(changed)
    let uris = places.map(\.id) + ["new:1", ":", "x", ""]
    let outcomes = try later.index.objects(uris)
    #expect(outcomes.map(\.uri) == uris)
    for (number, outcome) in outcomes.enumerated() {
      switch outcome {
      case .found: #expect((50...places.count).contains(number))
      case .gone: #expect(number < 50)
      case .malformed: #expect(number > places.count)
      }
    }
  }
}
