import CorridorImport
import CorridorIndex
import CorridorTestSupport

extension TemporaryFolder {
  /// The index of a real extract, made in this folder. Only where there is ``realData``.
  func index(ofExtract name: String) throws -> PlaceIndex {
    let output = file("\(name).corridor")
    let inputs = [(realData ?? "") + "/" + name]
    _ = try PlaceImporter(ImportOptions(inputs: inputs, output: output)).run()
    return try PlaceIndex(path: output)
  }
}
