internal import CorridorFormats
internal import CorridorImport
package import CorridorIndex

/// The places of the fixtures, imported once for all tests of a run.
package enum Island {
  /// Those of the extract.
  package static let index = Result { try imported(["island.osm.pbf"]) }
  /// With those of the table of stations.
  package static let indexWithStations = Result {
    try imported(["island.osm.pbf", "stations.csv"])
  }

  private static func imported(_ names: [String]) throws -> PlaceIndex {
    let folder = TemporaryFolder()
    let path = folder.file("island.corridor")
    try write(names, to: path)
    return try PlaceIndex(path: path)
  }

  /// Writes the index of some fixtures to a file.
  package static func write(_ names: [String], to path: String) throws {
    let inputs = names.map { SourceTree.fixture($0) }
    _ = try PlaceImporter(ImportOptions(inputs: inputs, output: path)).run()
  }
}
