import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

/// Texts of names and words for categories: what a person means comes first, the rest follows.
@Suite struct NameAndCategoryTests {
  private let world: TestIndex
  private static let center = Coordinate(lon: 1.52, lat: 42.54)

  init() throws {
    var number = 0
    func place(
      _ id: String, _ name: String, _ category: String?, east: Double,
      _ tags: [(String, String)] = []
    ) -> TestPlace {
      number += 1
      let at = Coordinate(
        lon: Self.center.lon + east, lat: Self.center.lat + 0.0001 * Double(number))
      return TestPlace(
        id: id, position: GridPosition(at) ?? GridPosition(lon: 0, lat: 0),
        categories: category.map { [$0] } ?? [], tags: [("name", name)] + tags,
        isToponym: category == nil)
    }
    world = try TestIndex([
      place("town:massana", "La Massana", nil, east: 0, [("place", "town")]),
      place("town:shell", "Shell", nil, east: 0.4, [("place", "village")]),
      place("town:bar", "Бар", nil, east: 0.8, [("place", "town"), ("name:en", "Bar")]),
      place("town:andorra", "Andorra", nil, east: 0.2, [("place", "country"), ("name:ko", "안도라")]),
      place(
        "town:vella", "Andorra la Vella", nil, east: 0.15,
        [
          ("place", "town"), ("name:ko", "안도라 라 벨라"),
        ]),
      place("shop:andora", "Andora", "shop", east: 0.002),
      place("town:china", "中国", nil, east: 1.2, [("place", "country")]),
      place("fuel:shell", "Shell", "fuel", east: 0.01, [("brand", "Shell")]),
      place("fuel:brand", "Arinsal", "fuel", east: 0.02, [("brand", "Shell")]),
      place("fuel:bp", "BP", "fuel", east: 0.001),
      place("fuel:village", "Total", "fuel", east: 0.401),
      place("shop:shell", "Shell", "shop", east: 0.001),
      place("hotel:massana", "Hotel La Massana", "hotel", east: 0.3),
      place("hotel:rutllan", "Rutllan", "hotel", east: 0.002),
      place("hotel:hilton", "Hilton", "hotel", east: 0.05),
      place("hotel:far", "Cerdanya", "hotel", east: 0.81),
      place("bank:china", "中国银行", "bank", east: 0.1),
      place("bank:other", "招商银行", "bank", east: 0.001),
      place("bar:rock", "Rock", "bar", east: 0.003),
      place("cafe:bar", "Bar", "cafe", east: 0.004),
    ])
  }

  private func search(
    _ text: String, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> SearchResponse {
    var request = SearchRequest(text, in: .near(Self.center))
    change(&request)
    let response = try world.index.search(request)
    let scan = try world.index.fullScan(request)
    #expect(response.objects.map(\.uri) == scan.objects.map(\.uri))
    return response
  }

  private func uris(_ text: String) throws -> [String] { try search(text).objects.map(\.uri) }

  @Test(arguments: ["Shell Tankstelle", "shell fuel station", "tankstelle shell", "Shell АЗС"])
  func `a brand and a category are the brand's places, then the category's`(text: String) throws {
    let found = try uris(text)
    #expect(Set(found.prefix(2)) == ["fuel:shell", "fuel:brand"])
    #expect(found.contains("fuel:village"))
    #expect(!found.contains("shop:shell"))
  }

  @Test func `a brand and a category that is no locality's brings the others behind it`() throws {
    let found = try uris("Hilton Hotel")
    #expect(found.first == "hotel:hilton")
    #expect(Set(found) == ["hotel:hilton", "hotel:massana", "hotel:rutllan", "hotel:far"])
    let route = try Route(lines: [[Self.center, Coordinate(lon: 2.6, lat: 42.54)]])
    let along = try search("Hilton Hotel") { $0.area = .along(route, within: .kilometers(5)) }
    #expect(along.objects.map(\.uri) == ["hotel:hilton"])
  }

  @Test func `a name with a word for a category in it comes before the category`() throws {
    let found = try uris("中国银行")
    #expect(found.first == "bank:china")
    let route = try Route(lines: [[Self.center, Coordinate(lon: 2.6, lat: 42.54)]])
    let along = try search("中国银行") { $0.area = .along(route, within: .kilometers(5)) }
    #expect(along.objects.map(\.uri) == ["bank:china"])
  }

  @Test func `a place that is called as a category is first, and another's name last`() throws {
    let found = try search("Bar")
    #expect(found.objects.map(\.uri) == ["town:bar", "bar:rock", "cafe:bar"])
    #expect(
      found.metadata.interpretation == .categories(["bar"], text: nil, locality: nil))
    let wanted = try search("Bar") { $0.categories = ["cafe"] }
    #expect(wanted.objects.map(\.uri) == ["cafe:bar"])
    let toponyms = try search("bar") { $0.options.resultTypes = .toponyms }
    #expect(toponyms.objects.map(\.uri) == ["town:bar"])
    let route = try Route(lines: [[Self.center, Coordinate(lon: 2.6, lat: 42.54)]])
    let along = try search("bar") { $0.area = .along(route, within: .kilometers(5)) }
    #expect(along.objects.map(\.uri) == ["bar:rock"])
  }

  @Test(arguments: [
    "hotel la massana", "La Massana hotel", "hotels in la massana", "hôtel à La Massana",
    "hotel en la massana", "Hotel in La Massana", "отель La Massana", "La Massana 호텔",
  ])
  func `a category in a locality whose name begins with a little word`(text: String) throws {
    let found = try search(text)
    guard case .categories(let categories, text: nil, let town) = found.metadata.interpretation
    else {
      Issue.record("understood as \(found.metadata.interpretation)")
      return
    }
    #expect(categories.contains("hotel") && town == "town:massana")
    #expect(found.objects.contains { $0.uri == "hotel:rutllan" })
    #expect(!found.objects.contains { $0.uri == "hotel:far" })
    #expect(found.metadata.correctedRequestText == nil)
  }

  @Test(arguments: [
    ("hotel in la masana", "hotel in la Massana"), ("hotels near masana", "hotels near Massana"),
    ("hotel masana", "hotel Massana"), ("Hilten hotel", "Hilton hotel"),
    ("hotel Hilten", "hotel Hilton"),
  ])
  func `says how a name beside a category should be spelt`(text: String, right: String) throws {
    let found = try search(text)
    #expect(found.metadata.correctedRequestText == right)
    #expect(!found.objects.isEmpty)
    var strict = SearchRequest(text)
    strict.options.correctsSpelling = false
    #expect(try world.index.search(strict).metadata.correctedRequestText == nil)
  }

  @Test(arguments: ["안도라", "Андорра"])
  func `a settlement is first under its whole name in any language`(text: String) throws {
    let found = try uris(text)
    #expect(found.first == "town:andorra")
    let completions = try world.index.complete(
      CompletionRequest(text, resultTypes: .places, maxResults: 3))
    #expect(completions.first?.id == "town:andorra")
  }

  @Test func `a name that goes on is found behind the whole one`() throws {
    #expect(try uris("안도라").contains("town:vella"))
  }
}
