import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct PlaceIndexBuilderTests {
  @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 257, 3000])
  func `every place comes back with all it had`(count: Int) throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let places = SamplePlace.list(count, seed: UInt64(count) + 1)
    let summary = try SamplePlace.build(places, at: path, dataVersion: "2024-05-01")
    let index = try PlaceIndex(path: path)
    #expect(summary.placeCount == count)
    #expect(index.count == count)
    #expect(index.dataVersion == "2024-05-01")
    #expect(index.buildID.count == 32)
    let found = try (0..<count).map { SamplePlace(try index.place(at: $0)) }
    #expect(found.sorted { $0.id < $1.id } == places.sorted { $0.id < $1.id })
    for place in places {
      #expect(try index.resolve(place.id).map { SamplePlace($0) } == place)
    }
    #expect(try index.resolve("osm:node/absent") == nil)
    try index.verify()
    #expect(try folder.names == ["a.corridor"])
  }

  @Test func `rows stand along the curve and categories count what they have`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let places = SamplePlace.list(1000, seed: 5)
    try SamplePlace.build(places, at: path)
    let index = try PlaceIndex(path: path)
    let keys = try (0..<index.count).map { HilbertCurve.key(try index.position(at: $0)) }
    #expect(keys == keys.sorted())
    for category in try index.categories {
      let count = places.count { $0.categories.contains(category.name) }
      #expect(category.count == count, "\(category.name)")
    }
    #expect(try index.categories.map(\.name) == (SamplePlace.categories + ["unused"]).sorted())
    #expect(try index.categoryNumber("no such category") == nil)
  }

  @Test(arguments: [10_000, 33_333, 100_000])
  func `the file does not depend on the size of runs`(runBytes: Int) throws {
    let folder = TemporaryFolder()
    let places = SamplePlace.list(3000, seed: 7)
    try SamplePlace.build(places, at: folder.file("a.corridor"), runBytes: 1 << 30)
    try SamplePlace.build(places, at: folder.file("b.corridor"), runBytes: runBytes)
    let left = try TemporaryFolder.bytes(folder.file("a.corridor"))
    let right = try TemporaryFolder.bytes(folder.file("b.corridor"))
    #expect(left == right)
  }

  @Test(arguments: [1 << 30, 1 << 20])
  func `the file does not depend on the number of threads`(runBytes: Int) throws {
    let folder = TemporaryFolder()
    let places = SamplePlace.list(2 * RunOrder.chunkSize + 1000, seed: 8)
    for threads in [1, 2] {
      try SamplePlace.build(
        places, at: folder.file("\(threads).corridor"), runBytes: runBytes, threads: threads)
    }
    let one = try TemporaryFolder.bytes(folder.file("1.corridor"))
    #expect(try TemporaryFolder.bytes(folder.file("2.corridor")) == one)
    try PlaceIndex(path: folder.file("2.corridor")).verify()
  }

  @Test func `of places with one identifier the first stays`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    var places = SamplePlace.list(30, seed: 11)
    var again = SamplePlace.list(30, seed: 12)
    for index in again.indices { again[index].id = places[index].id }
    let summary = try SamplePlace.build(places + again, at: path)
    #expect(summary.placeCount == 30)
    #expect(summary.duplicateCount == 30)
    places.sort { $0.id < $1.id }
    #expect(try IndexBytes.read(path).sorted { $0.id < $1.id } == places)
  }

  @Test func `many places at one spot stand in the order of their identifiers`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    var places = SamplePlace.list(500, seed: 13)
    for index in places.indices { places[index].position = GridPosition(lon: 5, lat: -7) }
    try SamplePlace.build(places, at: path, runBytes: 20_000)
    let index = try PlaceIndex(path: path)
    try index.verify()
    let found = try (0..<index.count).map { Array(try index.place(at: $0).id.utf8) }
    #expect(found == places.map { Array($0.id.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `corners of the Earth are places like others`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    var places = SamplePlace.list(9, seed: 14)
    for index in places.indices {
      places[index].position = GridPosition(
        lon: Int32(index % 3 - 1) * 1_800_000_000, lat: Int32(index / 3 - 1) * 900_000_000)
    }
    try SamplePlace.build(places, at: path)
    try PlaceIndex(path: path).verify()
    #expect(try IndexBytes.read(path).sorted { $0.id < $1.id } == places.sorted { $0.id < $1.id })
  }

  @Test func `positions off the Earth and places without end are refused`() throws {
    let folder = TemporaryFolder()
    let builder = try PlaceIndexBuilder(path: folder.file("a.corridor"))
    var draft = PlaceDraft()
    draft.setURI("x:1".utf8)
    draft.position = GridPosition(lon: 1_800_000_001, lat: 0)
    #expect(throws: IndexError.notOnEarth(uri: "x:1", lon: 1_800_000_001, lat: 0)) {
      try builder.add(draft)
    }
    draft.position = GridPosition(lon: 0, lat: .min)
    #expect(throws: IndexError.self) { try builder.add(draft) }
    draft.position = GridPosition(lon: 0, lat: 0)
    draft.addTag(key: "k".utf8, value: repeatElement(UInt8(ascii: "v"), count: 9 << 20))
    #expect(throws: IndexError.self) { try builder.add(draft) }
  }

  @Test func `bytes that are no text are mended`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    draft.setURI("x:1".utf8)
    draft.addTag(key: "bad".utf8, value: [0xFF, 0x41])
    try builder.add(draft)
    draft.reset()
    draft.setURI("x:2".utf8)
    // A character that is cut between key and value.
    draft.addTag(key: [0x6B, 0xC3], value: [0xA9])
    try builder.add(draft)
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    try index.verify()
    #expect(try index.resolve("x:1")?["bad"] == "\u{FFFD}A")
    #expect(try index.resolve("x:2")?.tags.first?.key == "k\u{FFFD}")
  }

  @Test func `a hundred thousand places in many runs`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let builder = try PlaceIndexBuilder(path: path, runBytes: 2 << 20)
    _ = try builder.categoryID("even")
    var random = SplitMix(seed: 15)
    var draft = PlaceDraft()
    for number in 0..<100_000 {
      draft.reset()
      draft.position = GridPosition(
        lon: .random(in: -1_800_000_000...1_800_000_000, using: &random),
        lat: .random(in: -900_000_000...900_000_000, using: &random))
      if number % 2 == 0 { draft.categories.append(0) }
      draft.setURI("osm:node/\(number)".utf8)
      draft.addTag(key: "name".utf8, value: "Place \(number)".utf8)
      draft.addTag(key: "brand".utf8, value: "Brand \(number % 100)".utf8)
      try builder.add(draft)
    }
    let summary = try builder.finish()
    #expect(summary.placeCount == 100_000)
    let index = try PlaceIndex(path: path)
    try index.verify()
    #expect(try index.categories == [IndexCategory(name: "even", count: 50_000)])
    for number in stride(from: 0, to: 100_000, by: 997) {
      #expect(try index.resolve("osm:node/\(number)")?.name == "Place \(number)")
    }
    #expect(try folder.names == ["a.corridor"])
  }
}
