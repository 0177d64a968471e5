import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Named parts of nature with a category: businesses along a route, toponyms in a text.
@Suite struct GeographicRowTests {
  private let folder = TemporaryFolder()

  /// An index of businesses, parks and towns by turns; every other park has no name.
  private func build(_ count: Int, at path: String, runBytes: Int? = nil) throws {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    let park = try builder.categoryID("park")
    for number in 0..<count {
      var draft = PlaceDraft()
      draft.setURI("t:\(number)".utf8)
      let lon = Int32(truncatingIfNeeded: number &* 7_919_777 % 1_000_000_000)
      draft.position = GridPosition(lon: lon, lat: 470_000_000 - lon / 3)
      switch number % 4 {
      case 0: draft.addTag(key: "shop".utf8, value: "bakery".utf8)
      case 1, 2:
        draft.categories = [park]
        draft.shape.kind = .polygons
        for (east, north) in [(0, 0), (0, 90), (90, 90), (0, 0)] as [(Int32, Int32)] {
          draft.shape.append(GridPosition(lon: lon + east, lat: draft.position.lat + north))
        }
        draft.shape.endPart()
        if number % 4 == 1 { draft.addTag(key: "name".utf8, value: "Park \(number)".utf8) }
      default:
        draft.kind = .toponym
        draft.addTag(key: "place".utf8, value: "town".utf8)
        draft.addTag(key: "name".utf8, value: "Town \(number)".utf8)
      }
      try builder.add(draft)
    }
    _ = try builder.finish()
  }

  @Test(arguments: [2, 3, 50, 1000])
  func `are the last rows of the businesses, with their kind and shape`(count: Int) throws {
    let path = folder.file("a.corridor")
    try build(count, at: path)
    let index = try PlaceIndex(path: path)
    try index.verify()
    let parks = (0..<count).count { $0 % 4 == 1 }
    #expect(index.businessCount == (0..<count).count { $0 % 4 < 3 })
    #expect(index.geographicRows == index.businessCount - parks..<index.businessCount)
    for row in 0..<index.count {
      let place = try index.place(at: row)
      let number = try #require(Int(place.id.dropFirst(2)))
      let kinds = [PlaceKind.business, .park, .business, .locality]
      #expect(place.kind == kinds[number % 4])
      #expect(index.geographicRows.contains(row) == (number % 4 == 1))
      #expect(try (index.shape(of: row) != nil) == (number % 4 == 1))
    }
    let named = try index.allMatches(TextQuery("park", kinds: .toponyms)).matches
    #expect(Set(named.map(\.row)) == Set(index.geographicRows))
    let sold = try index.allMatches(TextQuery("park", kinds: .businesses)).matches
    #expect(Set(sold.map(\.row)) == Set(index.geographicRows))
  }

  @Test func `the file does not depend on the size of runs`() throws {
    try build(3000, at: folder.file("a.corridor"))
    try build(3000, at: folder.file("b.corridor"), runBytes: 20_000)
    #expect(
      try TemporaryFolder.bytes(folder.file("a.corridor"))
        == TemporaryFolder.bytes(folder.file("b.corridor")))
  }

  @Test func `an earlier program refuses the file instead of reading something else`() throws {
    let path = folder.file("a.corridor")
    try build(8, at: path)
    let bytes = try IndexBytes(path: path)
    #expect(bytes.header.incompatibleFeatures == IndexFormat.geographicRows)
  }

  @Test func `a place in a lake is there, and nowhere else`() throws {
    let path = folder.file("a.corridor")
    try build(8, at: path)
    let index = try PlaceIndex(path: path)
    let row = try #require(index.geographicRows.first)
    let at = try index.position(at: row)
    let inside = GridPosition(lon: at.lon + 10, lat: at.lat + 50)
    let answer = try index.reverseGeocode(inside.coordinate)
    #expect(answer.containment.contains { $0.row == row && $0.kind == .park })
    let far = GridPosition(lon: at.lon + 80, lat: at.lat + 10)
    #expect(try !index.reverseGeocode(far.coordinate).containment.contains { $0.row == row })
  }
}
