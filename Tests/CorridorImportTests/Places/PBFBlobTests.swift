import CorridorFormats
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// Blobs are uncompressed only as far as it takes to know that nothing in them is wanted.
@Suite struct PBFBlobTests {
  private let folder = TemporaryFolder()

  /// The identifiers of the places in a file of these bytes.
  private func read(_ bytes: [UInt8]) throws -> (places: [String], objects: Int) {
    let file = try folder.write("blobs.osm.pbf", bytes)
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: .osmPBF, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return (sink.places.map(\.uri), collector.report.objects)
  }

  @Test(
    arguments: [
      [[.nodes], [.ways]], [[.ways], [.nodes]], [[.nodes, .ways]], [[.ways, .nodes]],
      [[], [.ways], [], [.nodes], []], [[.denseNodes], [.ways]], [[.ways, .denseNodes]],
      [[.descendingNodes], [.ways]], [[.denseNodes], [.ways], [.ways]], [[.ways, .ways, .nodes]],
    ] as [[[PBFBytes.Group]]], [false, true])
  func `objects are found in whichever blob they are`(
    blocks: [[PBFBytes.Group]], granularity: Bool
  ) throws {
    var file = PBFBytes()
    for groups in blocks { file.block(groups, granularity: granularity) }
    let (places, objects) = try read(file.bytes)
    #expect(places == ["osm:node/1", "osm:way/10"])
    #expect(objects == 5)
  }

  @Test(arguments: PBFBytes.Group.allCases)
  func `a blob that is damaged at its end is refused, whatever it has`(
    damaged: PBFBytes.Group
  ) throws {
    for group in PBFBytes.Group.allCases {
      var file = PBFBytes()
      file.block([group], granularity: false)
      var bytes = file.bytes
      _ = try read(bytes)
      guard group == damaged else { continue }
      bytes[bytes.count - 1] ^= 1
      #expect(throws: ImportError.self) { try read(bytes) }
    }
  }
}
