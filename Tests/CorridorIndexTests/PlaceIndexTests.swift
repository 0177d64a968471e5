import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct PlaceIndexTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  @Test func `a key finds in each row what the row's tags say`() throws {
    try SamplePlace.build(SamplePlace.list(400, seed: 21), at: path)
    let index = try PlaceIndex(path: path)
    // Keys of the dictionary, one that one place uses, the empty one and one that no place uses.
    for key in ["name", "ref", "opening_hours", "note", "key7", "", "absent"] {
      let found = try index.tagKey(key)
      for row in 0..<index.count {
        let place = try index.place(at: row)
        let expected = place.tags.first { $0.key == key }?.value
        #expect(try index.value(of: found, at: row)?.string == expected, "\(key) of row \(row)")
        #expect(place[key] == expected)
      }
    }
  }

  @Test func `a place without a name is called by its brand, else its operator`() throws {
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for (number, keys) in [
      ["operator", "brand", "name"], ["operator", "brand"], ["operator"], ["ref"],
    ].enumerated() {
      draft.reset()
      draft.setURI("x:\(number)".utf8)
      for key in keys { draft.addTag(key: key.utf8, value: "my \(key)".utf8) }
      try builder.add(draft)
    }
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    let names = try (0..<4).map { try index.resolve("x:\($0)")?.name }
    #expect(names == ["my name", "my brand", "my operator", nil])
  }

  @Test func `identifiers that look alike stay apart`() throws {
    let ids = [
      "a:1", "a:01", "a:1 ", "a:+1", "a:-1", "a:0", "a:00", "a:", "a", "", ":", "1", "a/1", "a:/1",
      "a:18446744073709551615", "a:18446744073709551616", "a:1.0", "A:1", "a:１", "a:b:1", "/",
    ]
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    // Enough of them that their stems are worth the dictionary.
    for id in ids + (100..<200).map({ "a:\($0)" }) {
      draft.reset()
      draft.setURI(id.utf8)
      #expect(try builder.add(draft) == .added)
    }
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    try index.verify()
    for id in ids { #expect(try index.resolve(id).map { Array($0.id.utf8) } == Array(id.utf8)) }
    #expect(try index.resolve("a:2") == nil)
  }

  @Test func `of many identifiers each is found, gone or malformed`() throws {
    let places = SamplePlace.list(300, seed: 23)
    try SamplePlace.build(places, at: path)
    let index = try PlaceIndex(path: path)
    let bad = ["", "x", ":", "a:", ":b", "osm:node/", "osm:node/1x", "osm:1", "a:\n", "a:b\0"]
    let gone = ["osm:node/7", "osm:relation/-9", "stations:none", "table:é ü"]
    let found = try index.resolveAll(places.map(\.id) + bad + gone)
    #expect(found.count == 314)
    for (place, answer) in zip(places, found) {
      guard case .found(let known) = answer else {
        Issue.record("\(place.id) is \(answer)")
        continue
      }
      #expect(SamplePlace(known) == place)
    }
    for (id, answer) in zip(bad, found[300...]) {
      guard case .malformed = answer else {
        Issue.record("\(id) is \(answer)")
        continue
      }
    }
    for (id, answer) in zip(gone, found[310...]) {
      guard case .gone = answer else {
        Issue.record("\(id) is \(answer)")
        continue
      }
    }
  }

  @Test func `the build id tells contents and data versions apart and nothing else`() throws {
    var ids: [String] = []
    for (seed, version) in [(1, "v1"), (1, "v1"), (1, "v2"), (2, "v1")] as [(UInt64, String)] {
      try SamplePlace.build(
        SamplePlace.list(20, seed: seed), at: path, runBytes: .random(in: 5_000...50_000),
        dataVersion: version)
      ids.append(try PlaceIndex(path: path).buildID)
    }
    #expect(ids[0] == ids[1])
    #expect(Set(ids).count == 3)
  }

  @Test func `a data version that is too long is cut between characters`() throws {
    try SamplePlace.build([], at: path, dataVersion: String(repeating: "é🚛", count: 400))
    let version = try PlaceIndex(path: path).dataVersion
    #expect(version == String(repeating: "é🚛", count: 1024 / 6) + "é")
  }

  @Test func `many threads read a cold index and all see the same`() async throws {
    try SamplePlace.build(SamplePlace.list(300, seed: 22), at: path)
    let expected = try IndexBytes.read(path)
    for _ in 0..<5 {
      let index = try PlaceIndex(path: path)
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for first in 0..<8 {
          group.addTask {
            try (0..<index.count).allSatisfy { step in
              let row = (first * 37 + step) % index.count
              return SamplePlace(try index.place(at: row)) == expected[row]
            }
          }
        }
        for try await isSame in group { #expect(isSame) }
      }
    }
  }
}
