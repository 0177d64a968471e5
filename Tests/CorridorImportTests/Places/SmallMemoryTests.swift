import CorridorFormats
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// What is read a part at a time, or kept in files, is the same as what is read at once.
@Suite struct SmallMemoryTests {
  private let folder = TemporaryFolder()

  /// The bytes of the index of a file.
  private func index(of file: String, memory: Int) throws -> [UInt8] {
    var options = ImportOptions(inputs: [file], output: folder.file("\(memory).corridor"))
    options.memory = memory
    _ = try PlaceImporter(options).run()
    return try TemporaryFolder.bytes(options.output)
  }

  /// Streets, houses and areas whose nodes have numbers all over, each used by several ways.
  private func town(seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    var osm = OSMText()
    let nodes = (0..<4000).map { (number: Int) -> Int in
      let (group, place) = number.quotientAndRemainder(dividingBy: 50)
      return group * 65_000 + place * 13 - 900_000
    }
    for (number, node) in nodes.enumerated() where number % 97 != 0 {
      osm.node(
        node, 9 + Double(number % 60) * 0.001, 47 + Double(number / 60) * 0.001,
        number % 7 == 0 ? ["amenity": "fuel", "name": "Station \(number)"] : [:])
    }
    for way in 1...900 {
      let start = Int.random(in: 0..<nodes.count - 70, using: &random)
      let refs = (0..<Int.random(in: 2...6, using: &random)).map { nodes[start + $0 * 11] }
      osm.way(way, refs, ["highway": "residential", "name": "Street \(way % 40)"])
    }
    for place in 0..<120 {
      let corner = Int.random(in: 0..<nodes.count - 130, using: &random)
      let ring = [0, 1, 61, 60, 0].map { nodes[corner + $0] }
      let name = "Town \(place % 30)"
      osm.way(1000 + 2 * place, Array(ring[0...2]), [:])
      osm.way(1001 + 2 * place, Array(ring[2...4]), [:])
      osm.relation(
        place + 1, [(1000 + 2 * place, "outer"), (1001 + 2 * place, "outer")],
        ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": name])
      osm.way(
        2000 + place, ring,
        ["building": "yes", "addr:housenumber": "\(place)", "addr:street": name])
    }
    return osm.text
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `an extract with little memory gives the same index`(seed: UInt64) throws {
    let file = try folder.write("town.osm", town(seed: seed))
    let whole = try index(of: file, memory: 1 << 30)
    #expect(whole.count > 100_000)
    #expect(try index(of: file, memory: 1 << 13) == whole)
  }

  @Test func `a fixture with little memory gives the same index`() throws {
    let file = SourceTree.fixture("island.osm.pbf")
    #expect(try index(of: file, memory: 1 << 13) == index(of: file, memory: 1 << 30))
  }

  private func collector(_ file: String, _ format: PlaceFormat, _ sink: ListSink) -> PlaceCollector
  {
    PlaceCollector(
      file: file, format: format, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
  }

  /// A table of rows with quotes, line ends in quotes, stray and open quotes; some longer than the
  /// part that is read at a time.
  private func table(seed: UInt64) -> [UInt8] {
    var random = SplitMix(seed: seed)
    var text = "id,name,lon,lat\n"
    let lines = "\"" + String(repeating: "many\nlines", count: 300) + "\""
    let oddities = [
      lines, "\"a \"\"b\"\", c\"", "stray \" quote", "\"open", "größer 東京", "", "plain",
    ]
    for row in 0..<9000 {
      let word = oddities.randomElement(using: &random)!
      let long = row % 1500 == 7 ? String(repeating: "x", count: 400_000) : ""
      let end = ["\n", "\r\n", "\r"].randomElement(using: &random)!
      text += "\(row),\(word.hasPrefix("\"o") ? word : word + long),9.\(row % 99),47\(end)"
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<4 as Range<UInt64>, [false, true])
  func `a table that is read a part at a time gives the same places`(
    seed: UInt64, isPacked: Bool
  ) throws {
    var bytes = table(seed: seed)
    // Not UTF-8, near the end.
    if seed == 3 { bytes.insert(0xE9, at: bytes.count - 40) }
    let file = try folder.write("stops.csv", isPacked ? #require(gzip(bytes)) : bytes)
    let (whole, parts) = (ListSink(), ListSink())
    let read = collector(file, .table, whole)
    try TablePlaceReader.read(file: file, into: read, windowSize: bytes.count + 1)
    let readInParts = collector(file, .table, parts)
    try TablePlaceReader.read(file: file, into: readInParts, windowSize: 300_000)
    #expect(whole.places.count > 5000)
    #expect(parts.places == whole.places)
    #expect(readInParts.report.leftOut == read.report.leftOut)
    #expect(readInParts.report.remarks == read.report.remarks)
    #expect(readInParts.report.notices == read.report.notices)
    #expect(read.report.notices.isEmpty == (seed != 3))
  }

  @Test(arguments: ["\n", "\u{1E}"], [false, true])
  func `lines of GeoJSON that are read a part at a time give the same places`(
    separator: String, isPacked: Bool
  ) throws {
    let features = (0..<300).map { number in
      number % 50 == 9
        ? #"{"broken":"#
        : #"{"type":"Feature","geometry":{"type":"Point","coordinates":[9.\#(number),47]},"#
          + #""properties":{"amenity":"fuel","name":"\#(String(repeating: "n", count: number * 9))"}}"#
    }
    let text =
      separator == "\n"
      ? features.joined(separator: "\n") : features.map { separator + $0 + "\n" }.joined()
    let bytes = Array(text.utf8)
    let file = try folder.write("stops.geojsonl", isPacked ? #require(gzip(bytes)) : bytes)
    let (whole, parts) = (ListSink(), ListSink())
    let read = collector(file, .geoJSONLines, whole)
    try GeoJSONPlaceReader.read(file: file, lines: true, into: read)
    let readInParts = collector(file, .geoJSONLines, parts)
    try GeoJSONPlaceReader.read(file: file, lines: true, into: readInParts, windowSize: 1000)
    #expect(whole.places.count == 294)
    #expect(parts.places == whole.places)
    #expect(readInParts.report.leftOut == read.report.leftOut)
  }
}
