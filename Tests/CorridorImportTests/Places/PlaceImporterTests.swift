import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

@Suite struct PlaceImporterTests {
  private let folder = TemporaryFolder()

  private var output: String { folder.path + "/places.corridor" }

  private func options(_ inputs: [String]) -> ImportOptions {
    ImportOptions(inputs: inputs, output: output)
  }

  private func fixture(_ name: String) -> String { SourceTree.fixture(name) }

  /// What lies in the folder of the output, but for the inputs.
  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      !$0.hasSuffix(".csv") && !$0.hasSuffix(".pbf") && !$0.hasSuffix(".geojson")
    }
  }

  @Test func `several files of any format make one index`() throws {
    let inputs = ["island.osm.pbf", "stations.csv", "depots.geojson", "places.geojsonl"].map(
      fixture)
    let report = try PlaceImporter(options(inputs)).run()
    #expect(report.inputs.map(\.format) == [.osmPBF, .table, .geoJSON, .geoJSONLines])
    #expect(report.inputs.allSatisfy { $0.places > 0 })
    #expect(report.inputs[1].places == 48)
    #expect(report.inputs[2].places == 15)
    #expect(report.inputs[3].places + report.inputs[3].leftOutCount == 60)
    let index = try PlaceIndex(path: output)
    #expect(index.count == report.places)
    #expect(report.summary?.placeCount == report.places)
  }

  @Test func `XML and PBF of the same data give the same index`() throws {
    _ = try PlaceImporter(options([fixture("island.osm")])).run()
    let xml = try Data(contentsOf: URL(filePath: output))
    let first = try PlaceImporter(options([fixture("island.osm.pbf")])).run()
    let packed = try Data(contentsOf: URL(filePath: output))
    #expect(first.places > 500)
    let names = try PlaceIndex(path: output).categories.filter { $0.count > 0 }.map(\.name)
    #expect(names.contains("fuel"))
    #expect(xml.count == packed.count)
  }

  @Test func `of places with the same identifier the first input wins`() throws {
    let first = try folder.write("a.csv", "id,name,lat,lon\n1,first,1,2\n2,other,1,2\n")
    let second = try folder.write("b.csv", "id,name,lat,lon\n1,second,1,2\n3,new,1,2\n")
    var options = options([first, second])
    options.source = "cards"
    options.category = "Fuel station"
    let report = try PlaceImporter(options).run()
    #expect(report.inputs.map(\.places) == [2, 1])
    #expect(report.inputs.map(\.duplicates) == [0, 1])
    let index = try PlaceIndex(path: output)
    let place = try #require(try index.resolve("cards:1"))
    #expect(place.name == "first")
    #expect(place.categories == ["fuel"])
  }

  @Test func `bad rows of the fixture are all accounted for`() throws {
    let report = try PlaceImporter(options([fixture("stations-bad.csv")])).run()
    let input = report.inputs[0]
    #expect(input.objects == 10)
    #expect(input.places + input.duplicates + input.leftOutCount == 10)
    #expect(input.duplicates == 1)
    #expect(input.places == 3)
    let index = try PlaceIndex(path: output)
    #expect(try index.resolve("stations-bad:B8")?.name == "Stray \" quote")
    #expect(try index.resolve("stations-bad:B7")?.categories == ["fuel"])
  }

  @Test(arguments: ["fuel", "Fuel station", "gas_station", "FUEL"])
  func `a category may be given by id, label or Overture's name`(name: String) throws {
    let file = try folder.write("a.csv", "id,lat,lon\n1,1,2\n")
    var options = options([file])
    options.category = name
    _ = try PlaceImporter(options).run()
    #expect(try PlaceIndex(path: output).resolve("a:1")?.categories == ["fuel"])
  }

  @Test func `an import that fails leaves the old index and nothing else`() throws {
    let good = try folder.write("good.csv", "id,lat,lon\n1,1,2\n")
    _ = try PlaceImporter(options([good])).run()
    let old = try Data(contentsOf: URL(filePath: output))
    let island = try Data(contentsOf: URL(filePath: fixture("island.osm.pbf")))
    let damaged = try folder.write("damaged.osm.pbf", island.prefix(island.count / 2 + 7))
    let bad = try folder.write("bad.csv", "id,lat,lon\n1,91,2\n")
    let empty = try folder.write("empty.csv", "")
    for input in [damaged, bad, empty, folder.path + "/none.csv"] {
      #expect(throws: ImportError.self) { try PlaceImporter(options([good, input])).run() }
      #expect(try leftovers() == ["places.corridor"])
      #expect(try Data(contentsOf: URL(filePath: output)) == old)
    }
  }

  @Test func `an index never takes the place of what it is made of`() throws {
    let text = "id,lat,lon\n1,1,2\n"
    let input = try folder.write("a.csv", text)
    let link = folder.path + "/link.csv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: input)
    for output in [input, folder.path + "/./a.csv", link] {
      #expect(throws: ImportError.index(.outputIsInput(path: output))) {
        try PlaceImporter(ImportOptions(inputs: [input], output: output)).run()
      }
      #expect(try String(contentsOfFile: input, encoding: .utf8) == text)
    }
  }

  @Test func `a table whose rows are all bad is an error that says why`() throws {
    let bad = try folder.write("bad.csv", "id,lat,lon\n1,91,2\n2,92,2\n")
    #expect {
      try PlaceImporter(options([bad])).run()
    } throws: { error in
      guard let error = error as? ImportError, case .noPlaces = error else { return false }
      return error.description.contains("bad.csv:2: the position is not on Earth")
    }
    #expect(try leftovers().isEmpty)
  }

  @Test(arguments: ["island.osm.pbf", "stations.csv", "depots.geojson", "places.geojsonl"])
  func `a cancelled import ends and leaves nothing`(name: String) throws {
    var asked = 0
    #expect(throws: ImportError.cancelled) {
      try PlaceImporter(options([fixture(name)])).run(isCancelled: {
        asked += 1
        return asked > 1
      })
    }
    #expect(try leftovers().isEmpty)
  }

  @Test func `progress rises from input to input up to the end`() throws {
    var seen: [ImportProgress] = []
    let inputs = ["island.osm.pbf", "stations.csv", "places.geojsonl"].map(fixture)
    let report = try PlaceImporter(options(inputs)).run(progress: { seen.append($0) })
    #expect(seen.map(\.fraction) == seen.map(\.fraction).sorted())
    #expect(seen.allSatisfy { (0...1).contains($0.fraction) })
    #expect(seen.last?.fraction ?? 0 > 0.999)
    #expect(seen.last?.places == report.places)
    #expect(Set(seen.map(\.file)) == Set(inputs))
  }
}
