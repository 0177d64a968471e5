import Corridor
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Testing

/// Rows of the page of counterparts on real extracts: what someone types, and what has to come.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealCounterpartTests {
  private static let folder = TemporaryFolder()
  private static let indexes = Locked<[String: PlaceIndex]>([:])

  /// The index of an extract, made once.
  private static func index(_ extract: String) throws -> PlaceIndex {
    if let known = indexes.withLock({ $0[extract] }) { return known }
    let output = folder.file("\(extract)-\(UInt32.random(in: 0...UInt32.max)).corridor")
    let input = try #require(realData) + "/\(extract).osm.pbf"
    _ = try PlaceImporter(ImportOptions(inputs: [input], output: output)).run()
    let index = try PlaceIndex(path: output)
    indexes.withLock { $0[extract] = index }
    return index
  }

  private static let vancouver = "vancouver-pelias"
  private static let malta = "malta-graphhopper"
  private static let liechtenstein = "liechtenstein-valhalla"

  @Test func `geometry a box or a polygon: only what is inside`() throws {
    let box = SearchArea.viewport(.box(west: 14.49, south: 35.90, east: 14.52, north: 35.92))
    let response = try Self.index(Self.malta).search(SearchRequest(categories: ["cafe"], in: box))
    #expect(response.metadata.found > 5)
    for object in response.objects {
      #expect((14.49...14.52).contains(object.coordinate.lon))
      #expect((35.90...35.92).contains(object.coordinate.lat))
    }
  }

  @Test(
    arguments: [
      ("Where to go for a walk in the evening", "park"), ("go swimming", "beach"),
      ("see a movie", "cinema"), ("buy a present", "gift_shop"), ("change a tyre", "tyres"),
      ("take a shower", "shower"), ("where to eat", "restaurant"),
    ])
  func `text: activity`(text: String, category: String) throws {
    let response = try Self.index(Self.vancouver).search(SearchRequest(text))
    guard case .categories(let ids, nil, nil) = response.metadata.interpretation else {
      Issue.record("\(text): \(response.metadata.interpretation)")
      return
    }
    #expect(ids.contains(category))
    #expect(response.metadata.found > 0)
    #expect(response.objects.allSatisfy { !Set($0.categories).isDisjoint(with: ids) })
  }

  /// A part of nature, and what is kept of its form.
  struct Feature: CustomTestStringConvertible {
    var extract: String
    var name: String
    var kind: PlaceKind
    var form: String

    var testDescription: String { name }
  }

  @Test(
    arguments: [
      Feature(extract: liechtenstein, name: "Rhein", kind: .water, form: "lines"),
      Feature(extract: liechtenstein, name: "Naafkopf", kind: .landform, form: "point"),
      Feature(extract: liechtenstein, name: "Sattelwald", kind: .forest, form: "polygons"),
      Feature(extract: vancouver, name: "Lost Lagoon", kind: .water, form: "polygons"),
      Feature(extract: vancouver, name: "Queen Elizabeth Park", kind: .park, form: "polygons"),
      Feature(extract: vancouver, name: "English Bay", kind: .water, form: "point"),
      Feature(extract: malta, name: "St. Paul's Island", kind: .island, form: "polygons"),
    ])
  func `text: toponym of nature, with its geometry`(feature: Feature) throws {
    var request = SearchRequest(feature.name)
    request.options.includesGeometry = true
    request.options.resultTypes = .toponyms
    request.options.addressFilter = .including([feature.kind])
    let response = try Self.index(feature.extract).search(request)
    let object = try #require(response.objects.first { $0.name == feature.name })
    #expect(object.kind == feature.kind && object.toponym?.kind == feature.kind)
    let form =
      switch object.geometry {
      case nil: "point"
      case .lines: "lines"
      case .polygons: "polygons"
      }
    #expect(form == feature.form)
    // Lakes, peaks and parks are found along a route as well.
    #expect((object.business != nil) == !object.categories.isEmpty)
  }

  @Test(
    arguments: [
      (vancouver, -123.1405, 49.2953, PlaceKind.water, "Lost Lagoon"),
      (malta, 14.5148, 35.8997, .street, "Triq Kristoforu"),
    ])
  func `reverse: what is at the point comes first`(
    extract: String, lon: Double, lat: Double, kind: PlaceKind, name: String
  ) throws {
    let response = try Self.index(extract).reverse(Coordinate(lon: lon, lat: lat))
    let object = try #require(response.objects.first)
    #expect(object.kind == kind && object.name == name)
    let chain = response.metadata.containment
    #expect(chain.contains { $0.kind == .locality })
    #expect(chain.contains { $0.name == name })
  }

  @Test func `businessResultMetadata: chains`() throws {
    let index = try Self.index(Self.malta)
    #expect(try index.chainSpellings(of: "mcdonalds") == ["McDonald's"])
    var request = SearchRequest(categories: [])
    request.options.filters.chains = ["McDonald's"]
    let response = try index.search(request)
    #expect(response.metadata.found == 10)
    #expect(response.metadata.businesses?.chains.map(\.name) == ["McDonald's"])
    let typed = try index.complete(CompletionRequest("mcdon"))
    #expect(typed.first?.title == "McDonald's" && typed.first?.kind == .chain)
    #expect(typed.first?.count == 10)
    // A name that only says what the places are is no chain.
    let generic = try index.complete(CompletionRequest("pharmacy"))
    #expect(!generic.contains { $0.kind == .chain })
  }

  @Test(
    arguments: [
      (malta, "sliema pharm", "Tas-Sliema Pharmacy"),
      (malta, "pharm sliema", "Pharmacy Tas-Sliema"),
      (malta, "pharmacy sl", "Pharmacy Tas-Sliema"), (malta, "sli pharm", "Tas-Sliema Pharmacy"),
      (vancouver, "starbucks kits", "Starbucks"), (vancouver, "kits starb", "Starbucks"),
      (vancouver, "starbuckskits", "Starbucks"), (malta, "bankofvalletta", "Bank of Valletta"),
      (malta, "kingburg", "Burger King"),
    ])
  func `queryFragment: half-typed words in any order`(
    extract: String, fragment: String, title: String
  ) throws {
    let list = try Self.index(extract).complete(CompletionRequest(fragment))
    #expect(list.prefix(3).contains { $0.title == title }, "\(list.map(\.title))")
  }

  @Test(
    arguments: [
      (liechtenstein, "rheinstrasse", "Balzers Rheinstrasse"),
      (liechtenstein, "steg", "Kapelle Steg"),
      (malta, "wied", "Triq Wied Qannotta"),
      (vancouver, "park", "Queen Elizabeth Park"),
      (liechtenstein, "strasse", "Zollstrasse"),
      (liechtenstein, "schule", "Primarschule Gamprin-Bendern"),
    ])
  func `queryFragment: a later word, or the end of one`(
    extract: String, fragment: String, title: String
  ) throws {
    let index = try Self.index(extract)
    let request = CompletionRequest(title, resultTypes: .places)
    let named = try index.complete(request).first { $0.title == title }
    let place = try #require(named?.coordinate)
    // Some 150 m away.
    let here = Coordinate(lon: place.lon + 0.0014, lat: place.lat + 0.001)
    let list = try index.complete(CompletionRequest(fragment, near: here))
    #expect(list.prefix(5).contains { $0.title == title }, "\(list.map(\.title))")
  }

  @Test(arguments: ["cafe", "pharmacy", "hotel"])
  func `sort: an order by distance is one`(category: String) throws {
    for area in [
      SearchArea.anywhere, .viewport(.box(west: 14.3, south: 35.8, east: 14.6, north: 36)),
      .region(.box(west: 14.5, south: 35.9, east: 14.52, north: 35.91), priority: .default),
    ] {
      var request = SearchRequest(categories: [category], in: area)
      request.options.pageSize = 500
      request.options.userPosition = Coordinate(lon: 14.5, lat: 35.9)
      let response = try Self.index(Self.malta).search(request)
      #expect(response.metadata.found > 10)
      guard response.metadata.sort == .distance else { continue }
      let meters = response.objects.compactMap(\.userDistanceMeters)
      for (one, next) in zip(meters, meters.dropFirst()) { #expect(one <= next + 0.01) }
    }
  }
}
