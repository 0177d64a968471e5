import CorridorRequests
import CorridorTestSupport
import CorridorThreads

@testable import CorridorIndex

extension FuzzReader {
  /// Index files.
  static let indexes = [
    FuzzReader(name: "index") { bytes in
      let file = try FuzzFile(bytes)
      use(file.path)
    },
    FuzzReader(name: "index-changes") { bytes in
      var index = try original.get()
      change(&index, bytes)
      index.seal()
      let file = try FuzzFile(index.bytes)
      use(file.path)
    },
  ]

  /// The index of the fixtures.
  private static let original = Result { () throws -> IndexBytes in
    let folder = TemporaryFolder()
    let path = folder.file("island.corridor")
    try Island.write(["island.osm.pbf", "stations.csv"], to: path)
    return try IndexBytes(path: path)
  }

  /// Applies changes to an index, each of 8 bytes: the number of a section, or of none for the directory;
  /// how far into it, in 3 bytes; and how many of the 4 bytes that follow are written there.
  private static func change(_ index: inout IndexBytes, _ changes: [UInt8]) {
    var changes = changes[...]
    while changes.count >= 9 {
      let bytes = Array(changes.prefix(9))
      changes = changes.dropFirst(9)
      let sections = IndexSection.allCases
      let number = Int(bytes[0]) % (sections.count + 1)
      let (start, length) =
        number < sections.count
        ? index.entry(sections[number])
        : (IndexFormat.pageSize, IndexSection.requiredCount * SectionEntry.size)
      guard start >= 0, length > 0, start <= index.bytes.count - length else { continue }
      let offset = (Int(bytes[1]) << 16 | Int(bytes[2]) << 8 | Int(bytes[3])) % length
      let count = min(1 + Int(bytes[4]) % 4, length - offset)
      index.bytes.replaceSubrange(
        start + offset..<start + offset + count, with: bytes[5..<5 + count])
    }
  }

  /// Asks an index what it can be asked; every answer or typed error is right.
  private static func use(_ path: String) {
    guard let index = try? PlaceIndex(path: path) else { return }
    try? index.verify()
    for row in 0..<min(index.count, 500) {
      guard let place = try? index.place(at: row) else { continue }
      _ = try? index.resolve(place.id)
    }
    for (operation, body) in questions {
      let token = CancellationToken(after: .seconds(2))
      let call = try? OperationCall(operation, body: Array(body.utf8), from: .client)
      _ = try? call?.answer(as: .json, in: index, until: token)
    }
  }

  /// Questions about the island of the fixtures that use all sections of its index.
  private static let questions: [(CorridorRequests.Operation, String)] = {
    let route = #""route":"LINESTRING(-20.2 45, -20 45.05, -19.9 45, -20.2 45.01)""#
    return [
      (
        .find,
        #"{\#(route),"within":"30km","categories":["fuel"],"open":"only","depart":"2026-11-23T06:00Z","speed":"80km/h"}"#
      ),
      (
        .find,
        #"{\#(route),"within":"30km","passes":"all","attributes":["truckSpaces>1"],"vehicle":"hgv"}"#
      ),
      (.find, #"{\#(route),"within":"5km","carriageway":"own","detours":true,"limit":20}"#),
      (.gaps, #"{\#(route),"within":"5km"}"#), (.search, #"{"text":"kestrel","limit":20}"#),
      (.search, #"{"text":"fuel anchor","near":{"lon":-20,"lat":45},"geometry":true}"#),
      (.suggest, #"{"text":"ki"}"#), (.reverse, #"{"point":{"lon":-20,"lat":45.05}}"#),
    ]
  }()
}
