import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Files with toponyms whose checksums are right but which no builder wrote.
@Suite struct ToponymDamageTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: IndexBytes

  private static let sections: [IndexSection] = [
    .toponymCodes, .areaEntries, .areaNodes, .areaParts, .areaBlocks, .areaVertices, .lineEntries,
    .lineParts, .linePieces, .lineNodes, .lineVertices, .settlementPositions, .settlementRows,
    .settlementNodes, .localities,
  ]

  /// Sections of which every byte follows from others.
  private static let twinned: Set<IndexSection> = [
    .areaNodes, .areaBlocks, .lineEntries, .lineParts, .linePieces, .settlementPositions,
    .settlementRows,
  ]

  init() throws {
    folder = TemporaryFolder()
    path = folder.file("a.corridor")
    _ = try SampleTown.build(at: path)
    whole = try IndexBytes(path: path)
  }

  /// Asks everything there is to ask of toponyms.
  private func ask(_ index: PlaceIndex) throws(IndexError) {
    for lon in stride(from: 9.4, to: 9.7, by: 0.05) {
      for lat in stride(from: 47.0, to: 47.3, by: 0.05) {
        let position = Coordinate(lon: lon, lat: lat)
        _ = try index.reverseGeocode(position, zoom: 18, languages: ["de"])
      }
    }
    for row in 0..<index.count {
      _ = try index.shape(of: row)
      _ = try index.locality(ofRow: row)
      _ = try index.address(of: index.place(at: row))
    }
  }

  @Test func `what was not changed passes`() throws {
    var index = whole
    index.seal()
    #expect(index.bytes == whole.bytes)
    try ask(PlaceIndex(path: path))
  }

  @Test(arguments: sections)
  func `every changed number is found, and none crashes`(section: IndexSection) throws {
    try whole.forEachChange(of: section, places: 60, at: path) { byte, value in
      // The others have numbers without a twin: a size, a locality, a vertex inside of its box.
      if Self.twinned.contains(section) {
        #expect(throws: IndexError.self, "byte \(byte) set to \(value)") {
          try PlaceIndex(path: path).verify()
        }
      } else {
        try? PlaceIndex(path: path).verify()
      }
      do throws(IndexError) { try ask(PlaceIndex(path: path)) } catch {
        #expect(error.description.contains("damaged"), "byte \(byte): \(error)")
      }
    }
  }
}
