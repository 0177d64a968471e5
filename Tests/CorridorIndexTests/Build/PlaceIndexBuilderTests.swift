import CorridorGeometry
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct PlaceIndexBuilderTests {
  @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 257, 3000])
  func `every place comes back with all it had`(count: Int) throws {
    let folder = try TemporaryFolder()
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
    #expect(try folder.names == ["a.corridor"])
  }

  @Test func `rows stand along the curve and categories count what they have`() throws {
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
    let places = SamplePlace.list(3000, seed: 7)
    try SamplePlace.build(places, at: folder.file("a.corridor"), runBytes: 1 << 30)
    try SamplePlace.build(places, at: folder.file("b.corridor"), runBytes: runBytes)
    let left = try TemporaryFolder.bytes(folder.file("a.corridor"))
    let right = try TemporaryFolder.bytes(folder.file("b.corridor"))
    #expect(left == right)
  }
}
