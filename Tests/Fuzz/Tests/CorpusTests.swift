import CorridorTestSupport
import Foundation
import Testing

/// What fuzzers found and begin with, read by the same readers in every run of the tests.
@Suite struct CorpusTests {
  private static let corpus = SourceTree.root.appending(path: "Tests/Fuzz/Corpus")

  /// The inputs of a corpus: a line of base64 for each.
  static func inputs(_ name: String) throws -> [[UInt8]] {
    let text = try String(contentsOf: corpus.appending(path: name + ".base64"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      [UInt8](try #require(Data(base64Encoded: String(line)), "\(name): \(line)"))
    }
  }

  @Test(arguments: FuzzReader.all.map(\.name))
  func `every input has a right answer or a typed error`(name: String) throws {
    let reader = try #require(FuzzReader.all.first { $0.name == name })
    for seed in reader.seeds {
      try reader.read([UInt8](Data(contentsOf: URL(filePath: SourceTree.fixture(seed)))))
    }
    for (number, input) in try Self.inputs(name).enumerated() {
      #expect(throws: Never.self, "\(name), line \(number + 1)") { try reader.read(input) }
    }
  }

  @Test func `every reader has a corpus, and every corpus a reader`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(
      Set(files) == Set(FuzzReader.all.map { $0.name + ".base64" }))
  }
}
