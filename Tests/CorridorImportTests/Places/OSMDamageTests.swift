import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

/// Damaged OSM files: libosmium's threads must end, and nothing but typed errors may come out.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct OSMDamageTests {
  private let folder = TemporaryFolder()

  private func fixture(_ name: String) throws -> [UInt8] {
    try TemporaryFolder.bytes(SourceTree.fixture(name))
  }

  /// How many places a file of these bytes gives, or nil when it is refused.
  private func read(_ bytes: some Sequence<UInt8>, _ format: PlaceFormat) throws -> Int? {
    let file = try folder.write("damaged", bytes)
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: format, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    do {
      try OSMPlaceReader.read(file: file, into: collector)
      return sink.places.count
    } catch {
      #expect(error.description.contains("damaged"), "\(error)")
      return nil
    }
  }

  @Test func `a PBF cut anywhere is refused, unless it ends between two blobs`() throws {
    let bytes = try fixture("island.osm.pbf")
    let all = try #require(try read(bytes, .osmPBF))
    var accepted = 0
    for end in stride(from: 0, to: bytes.count, by: 61) {
      if let count = try read(bytes[..<end], .osmPBF) {
        accepted += 1
        #expect(count <= all)
      }
    }
    #expect(accepted <= 3, "cuts that fall between two blobs are rare")
  }

  @Test func `XML cut anywhere is refused`() throws {
    let bytes = try fixture("island.osm")
    let end = try #require(bytes.lastRange(of: "</osm>".utf8)?.upperBound)
    for cut in stride(from: 0, to: end, by: 16_001) {
      #expect(try read(bytes[..<cut], .osmXML) == nil, "cut at \(cut)")
    }
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `packed XML gives what the plain one gives, and is refused when cut`(
    program: String
  ) throws {
    let format: PlaceFormat = program == "gzip" ? .osmXMLGzip : .osmXMLBzip2
    let plain = try fixture("island.osm")
    let file = try folder.write("plain.osm", plain)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-k", file]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) cannot be run")
    let ending = program == "gzip" ? ".gz" : ".bz2"
    let packed = Array(try Data(contentsOf: URL(filePath: file + ending)))
    #expect(try read(packed, format) == read(plain, .osmXML))
    for cut in stride(from: 0, to: packed.count, by: packed.count / 20) {
      #expect(try read(packed[..<cut], format) == nil, "cut at \(cut)")
    }
  }

  @Test(arguments: 0..<60)
  func `flipped bits are refused or change no more than they can`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var bytes = try fixture("island.osm.pbf")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let bit = Int.random(in: 0..<bytes.count * 8, using: &random)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    _ = try read(bytes, .osmPBF)
  }

  @Test(arguments: 0..<20)
  func `random bytes are refused`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let bytes = (0..<Int.random(in: 1...5_000, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    for format in [PlaceFormat.osmPBF, .osmXML, .osmXMLGzip, .osmXMLBzip2] {
      #expect(try read(bytes, format) == nil, "seed \(seed), \(format)")
    }
  }
}

extension [UInt8] {
  /// The last range of these bytes.
  fileprivate func lastRange(of part: some Collection<UInt8>) -> Range<Int>? {
    indices.reversed().first { self[$0...].starts(with: part) }.map { $0..<$0 + part.count }
  }
}
