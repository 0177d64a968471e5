import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

/// An import that is ended goes on where it was.
@Suite struct ImportPartsTests {
  private let folder = TemporaryFolder()

  /// Fixtures of every format, copied into the folder.
  private func inputs() throws -> [String] {
    try ["island.osm.pbf", "stations.csv", "depots.geojson", "places.geojsonl"].map { name in
      try folder.write(name, TemporaryFolder.bytes(SourceTree.fixture(name)))
    }
  }

  private func options(_ inputs: [String], _ name: String = "places") -> ImportOptions {
    var options = ImportOptions(inputs: inputs, output: folder.file("\(name).corridor"))
    options.isResumable = true
    return options
  }

  private func checkpoints() -> [String] {
    let path = folder.file("places.corridor.checkpoints")
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map {
      "\(path)/\($0)"
    }
  }

  /// Ends an import while it reads the third input.
  private func begin(_ inputs: [String]) throws {
    var isThird = false
    #expect(throws: ImportError.self) {
      try PlaceImporter(options(inputs)).run {
        if $0.file == inputs[2] { isThird = true }
      } isCancelled: {
        isThird
      }
    }
    #expect(checkpoints().count == 2)
  }

  /// Overwrites the second half of a file, which keeps its size and time.
  private func spoil(_ file: String) throws {
    var bytes = try TemporaryFolder.bytes(file)
    for index in bytes.count / 2..<bytes.count { bytes[index] = 0x20 }
    var times = stat()
    let found = unsafe stat(file, &times)
    try folder.write(URL(filePath: file).lastPathComponent, bytes)
    let stamps = [times.st_atim, times.st_mtim]
    let set = unsafe utimensat(AT_FDCWD, file, stamps, 0)
    #expect(found == 0 && set == 0)
  }

  @Test func `what was read is not read again, and the index is the same`() throws {
    let inputs = try inputs()
    let whole = try PlaceImporter(ImportOptions(inputs: inputs, output: folder.file("whole"))).run()
    try begin(inputs)
    #expect(!FileManager.default.fileExists(atPath: folder.file("places.corridor")))
    for input in inputs[..<2] { try spoil(input) }
    let report = try PlaceImporter(options(inputs)).run()
    #expect(
      try TemporaryFolder.bytes(folder.file("places.corridor"))
        == TemporaryFolder.bytes(folder.file("whole")))
    #expect(checkpoints().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.file("places.corridor.checkpoints")))
    for (one, other) in zip(report.inputs, whole.inputs) {
      #expect(one.objects == other.objects)
      #expect(one.places == other.places)
      #expect(one.duplicates == other.duplicates)
      #expect(one.leftOut == other.leftOut)
      #expect(one.remarks == other.remarks)
      #expect(one.notices == other.notices)
      #expect(one.dataVersion == other.dataVersion)
    }
  }

  @Test func `what a power failure left of a checkpoint is removed, and other files stay`() throws {
    let inputs = try inputs()
    try begin(inputs)
    let left = folder.file("places.corridor.checkpoints/.0123456789abcdef.99.partial")
    let other = folder.file("places.corridor.checkpoints/.notes.partial")
    for file in [left, other] { try Data("corridor".utf8).write(to: URL(filePath: file)) }
    _ = try PlaceImporter(options(inputs)).run()
    #expect(checkpoints() == [other])
  }

  @Test func `a changed input, other options and damaged checkpoints are read anew`() throws {
    let inputs = try inputs()
    try begin(inputs)
    // The checkpoint of a table of one row less must not be used.
    let rows = try String(contentsOfFile: inputs[1], encoding: .utf8).split(separator: "\n")
    try folder.write("stations.csv", rows.dropLast().joined(separator: "\n") + "\n")
    for file in checkpoints() {
      var bytes = try TemporaryFolder.bytes(file)
      bytes[bytes.count / 2] ^= 1
      try Data(bytes).write(to: URL(filePath: file))
    }
    _ = try PlaceImporter(options(inputs)).run()
    let whole = ImportOptions(inputs: inputs, output: folder.file("whole"))
    _ = try PlaceImporter(whole).run()
    #expect(
      try TemporaryFolder.bytes(folder.file("places.corridor"))
        == TemporaryFolder.bytes(folder.file("whole")))

    try begin(inputs)
    try spoil(inputs[1])
    var other = options(inputs)
    other.category = "fuel"
    let report = try PlaceImporter(other).run()
    #expect(report.inputs[1].objects < rows.count / 2)
  }

  @Test func `an import that cannot begin leaves no folder`() {
    #expect(throws: ImportError.self) { try PlaceImporter(options(["missing.csv"])).run() }
    #expect(!FileManager.default.fileExists(atPath: folder.file("places.corridor.checkpoints")))
  }
}
