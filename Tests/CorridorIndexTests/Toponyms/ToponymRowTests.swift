import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct ToponymRowTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  /// Every third place is a toponym.
  private static func mixed(_ count: Int, seed: UInt64) -> [SamplePlace] {
    SamplePlace.list(count, seed: seed).enumerated().map { number, place in
      number % 3 == 0 ? place.toponym("place", "village") : place
    }
  }

  @Test(arguments: [1, 2, 3, 17, 47, 48, 49, 1000])
  func `businesses come first, each kind along the curve`(count: Int) throws {
    let places = Self.mixed(count, seed: UInt64(count))
    try SamplePlace.build(places, at: path)
    let index = try PlaceIndex(path: path)
    try index.verify()
    #expect(index.businessCount == places.count { $0.kind == .business })
    #expect(index.toponymCount == places.count { $0.kind == .toponym })
    for (rows, kind) in [
      (0..<index.businessCount, PlaceKind.business),
      (index.businessCount..<index.count, .locality),
    ] {
      let keys = try rows.map { HilbertCurve.key(try index.position(at: $0)) }
      #expect(keys == keys.sorted())
      for row in rows { #expect(try index.place(at: row).kind == kind) }
    }
    #expect(
      try IndexBytes.read(path).sorted { $0.id < $1.id } == places.sorted { $0.id < $1.id })
    for place in places { #expect(try index.resolve(place.id).map { SamplePlace($0) } == place) }
  }

  @Test func `the trees hold businesses and toponyms apart`() throws {
    try SamplePlace.build(Self.mixed(500, seed: 4), at: path)
    let index = try PlaceIndex(path: path)
    for (tree, rows) in [
      (try index.tree(category: nil), 0..<index.businessCount),
      (index.toponymTree, index.businessCount..<index.count),
    ] {
      #expect(try (0..<tree.count).map { Int(try tree.row(of: $0)) } == Array(rows))
      for place in 0..<tree.count {
        let (lons, lats) = try tree.leaf(place / SphereTree.leafCapacity)
        let lane = place % SphereTree.leafCapacity
        let position = try index.position(at: rows.lowerBound + place)
        #expect(GridPosition(lon: lons[lane], lat: lats[lane]) == position)
      }
    }
  }

  @Test(arguments: [10_000, 33_333])
  func `the file does not depend on the size of runs`(runBytes: Int) throws {
    let places = Self.mixed(2000, seed: 7)
    try SamplePlace.build(places, at: path, runBytes: 1 << 30)
    try SamplePlace.build(places, at: folder.file("b.corridor"), runBytes: runBytes)
    let left = try TemporaryFolder.bytes(path)
    #expect(try TemporaryFolder.bytes(folder.file("b.corridor")) == left)
  }

  @Test(
    arguments: [
      (["place=country"], .country), (["place=city", "boundary=administrative"], .locality),
      (["boundary=administrative", "admin_level=2"], .country),
      (["boundary=administrative", "admin_level=4"], .region),
      (["boundary=administrative", "admin_level=6"], .district),
      (["boundary=administrative", "admin_level=8"], .locality),
      (["boundary=administrative", "admin_level=10"], .suburb),
      (["boundary=administrative", "admin_level=11"], .other),
      (["boundary=administrative", "admin_level=2;4"], .other),
      (["boundary=maritime", "admin_level=2"], .other),
      (["place=island", "boundary=administrative", "admin_level=4"], .region),
      (["place=hamlet"], .locality), (["place=quarter"], .suburb), (["place=square"], .other),
      (["highway=residential"], .street), (["highway=pedestrian", "place=square"], .other),
      (["addr:housenumber=1"], .house), (["addr:housenumber=1", "place=farm"], .other),
      ([], .other),
    ] as [([String], PlaceKind)])
  func `the kind of a toponym comes from its tags`(tags: [String], kind: PlaceKind) throws {
    var draft = PlaceDraft()
    draft.kind = .toponym
    for tag in tags {
      let parts = tag.split(separator: "=")
      draft.addTag(key: parts[0].utf8, value: parts[1].utf8)
    }
    #expect(ToponymCode(draft).kind == kind)
  }

  @Test func `kinds have numbers that come back`() {
    for kind in PlaceKind.allCases where kind != .business {
      #expect(PlaceKind(toponymCode: kind.code) == kind)
    }
    #expect(PlaceKind(toponymCode: 0) == nil)
    #expect(PlaceKind(toponymCode: 14) == nil)
    #expect(Set(PlaceKind.allCases.map(\.code)).count == PlaceKind.allCases.count)
  }

  @Test func `a kind and a count of businesses that make no sense are found`() throws {
    try SamplePlace.build(Self.mixed(60, seed: 9), at: path)
    let whole = try IndexBytes(path: path)
    for code: UInt8 in [0, 14, 0xFD, 255] {
      var index = whole
      index.bytes[index.entry(.toponymCodes).offset + 3] = code
      index.seal()
      try TemporaryFolder.write(index.bytes, path)
      #expect(throws: IndexError.self) { try PlaceIndex(path: path).verify() }
    }
    for count in [0, 39, 41, 60, 61, Int.max] {
      var index = whole
      index.header.businessCount = count
      index.seal()
      try TemporaryFolder.write(index.bytes, path)
      #expect(throws: IndexError.self, "\(count)") { try PlaceIndex(path: path).verify() }
    }
  }
}
