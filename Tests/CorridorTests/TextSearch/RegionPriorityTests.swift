import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Places outside of a viewport that follow those inside.
@Suite struct RegionPriorityTests {
  private static let world = Result {
    try TestIndex(SearchWorld(count: 600, seed: 31).places)
  }
  private static let center = SearchWorld.center
  private static let box = SearchArea.region(
    .box(west: 9.5, south: 47.12, east: 9.54, north: 47.16))

  /// All pages put together, and what each says is found.
  private func pages(
    _ request: SearchRequest, of size: Int
  ) throws -> (objects: [GeoObject], found: Set<Int>) {
    var request = request
    request.options.pageSize = size
    var objects: [GeoObject] = []
    var found: Set<Int> = []
    repeat {
      let page = try Self.world.get().index.search(request)
      #expect(page.objects.count <= size)
      objects += page.objects
      found.insert(page.metadata.found)
      request.cursor = page.nextCursor
    } while request.cursor != nil
    return (objects, found)
  }

  @Test(arguments: [nil, "shell", "fuel shell", "cafe"], [false, true])
  func `pages of any size put together are the whole answer`(
    text: String?, isByDistance: Bool
  ) throws {
    var request = SearchRequest(text, categories: text == nil ? ["cafe"] : [], in: Self.box)
    if isByDistance {
      request.options.sort = .distance(to: .point(Coordinate(lon: 9.45, lat: 47.2)))
    }
    let whole = try pages(request, of: 10_000).objects
    let inside = whole.prefix(while: \.isInArea)
    let outside = whole.dropFirst(inside.count)
    #expect(!inside.isEmpty && inside.count < 100 && !outside.isEmpty)
    #expect(outside.allSatisfy { !$0.isInArea })
    #expect(Set(whole.map(\.uri)).count == whole.count)
    for size in [1, 7, inside.count, inside.count + 1, 32, 100] {
      let parts = try pages(request, of: size)
      #expect(parts.objects.map(\.uri) == whole.map(\.uri))
      #expect(parts.objects.map(\.isInArea) == whole.map(\.isInArea))
      #expect(parts.found == [whole.count])
    }
    guard isByDistance else { return }
    for part in [inside, outside] {
      let distances = part.compactMap(\.distanceMeters)
      #expect(distances.count == part.count && distances == distances.sorted())
    }
  }

  @Test func `all that a text matches follows, the best first`() throws {
    let found = try pages(SearchRequest("shell", in: Self.box), of: 10_000).objects
    let anywhere = try pages(SearchRequest("shell"), of: 10_000).objects
    #expect(found.count > RegionPriority.enough)
    #expect(Set(found.map(\.uri)) == Set(anywhere.map(\.uri)))
    for part in [found.filter(\.isInArea), found.filter { !$0.isInArea }] {
      let scores = part.compactMap(\.score)
      #expect(scores.count == part.count && scores == scores.sorted(by: >))
    }
  }

  @Test func `places of a category follow up to a hundred in all, the nearest to the middle`()
    throws
  {
    let found = try pages(SearchRequest(categories: ["cafe"], in: Self.box), of: 10_000).objects
    #expect(found.count == RegionPriority.enough)
    let geodesic = try Geodesic.wgs84()
    let middle = Coordinate(lon: 9.52, lat: 47.14)
    let inside = Set(found.filter(\.isInArea).map(\.uri))
    let all = try pages(SearchRequest(categories: ["cafe"]), of: 10_000).objects
    let nearest = all.filter { !inside.contains($0.uri) }
      .map { (geodesic.inverse(middle, $0.coordinate).meters, $0.uri) }.sorted { $0 < $1 }
    #expect(
      found.filter { !$0.isInArea }.map(\.uri)
        == nearest.prefix(RegionPriority.enough - inside.count).map(\.1))
  }

  @Test func `of a category with a text, what the text matches comes first outside too`() throws {
    var request = SearchRequest("fuel shell", in: Self.box)
    let found = try pages(request, of: 10_000).objects
    let outside = found.filter { !$0.isInArea }
    let matched = outside.prefix { $0.score != nil }
    #expect(!matched.isEmpty)
    #expect(outside.dropFirst(matched.count).allSatisfy { $0.score == nil })
    // None of what the text matches is missing.
    request.area = .anywhere
    let everywhere = try pages(request, of: 10_000).objects
    #expect(
      Set(found.filter { $0.score != nil }.map(\.uri))
        == Set(everywhere.filter { $0.score != nil }.map(\.uri)))
  }

  @Test func `where enough is inside nothing follows`() throws {
    let large = SearchArea.region(.box(west: 9.35, south: 47, east: 9.7, north: 47.3))
    let found = try pages(SearchRequest(categories: ["cafe"], in: large), of: 7).objects
    #expect(found.count >= RegionPriority.enough && found.count < 150)
    #expect(found.allSatisfy { $0.isInArea })
  }
}
