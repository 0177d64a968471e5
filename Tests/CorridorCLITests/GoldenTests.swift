import CorridorTestSupport
import Foundation
import Testing

/// Compares what the command says with transcripts, byte for byte.
///
/// A transcript in `Golden/` is lines of the shell after `$ `, each followed by what it wrote. With
/// `CORRIDOR_WRITE_GOLDEN=1` the transcripts are written anew; look at the difference before
/// committing it.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Golden")

  static let transcripts: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: transcripts)
  func `says the same as ever`(transcript: String) throws {
    let file = Self.folder.appending(path: transcript)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    var found = ""
    for line in expected.split(separator: "\n") where line.hasPrefix("$ ") {
      if !found.isEmpty { found += "\n" }
      found += line + "\n" + (try run(String(line.dropFirst(2)), corridor))
    }
    if ProcessInfo.processInfo.environment["CORRIDOR_WRITE_GOLDEN"] != nil {
      try found.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(found == expected)
    }
  }

  @Test func `has transcripts`() {
    #expect(!Self.transcripts.isEmpty)
  }

  /// Output, then errors with `! ` before each line, then the status if it is not 0.
  private func run(_ line: String, _ corridor: CorridorProcess) throws -> String {
    let result = try corridor.shell(line)
    var text = result.output
    if !text.isEmpty, text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    for error in result.errors.split(separator: "\n") { text += "! \(error)\n" }
    if result.status != 0 { text += "[exit \(result.status)]\n" }
    // What differs from run to run: the test's own folder, times, memory.
    return text.replacingOccurrences(of: corridor.folder.path, with: "$TMP")
      .replacing(/[0-9.]+ s\b/) { _ in "N s" }
      .replacing(/\d+ routes\/s/) { _ in "N routes/s" }
      .replacing(/\d+ places per second, \d+ MiB/) { _ in "N places per second, N MiB" }
      .replacing(/"(buildMilliseconds|placesPerSecond|peakMemoryBytes)":\d+/) { "\"\($0.1)\":N" }
      // What any change of the data's build or of the ranking's numbers changes.
      .replacing(/"score":[0-9.]+/) { _ in "\"score\":N" }
      .replacing(/\bs2[\w-]{38}/) { _ in "CURSOR" }
      .replacing(/"magicKey":"[\w-]+"/) { _ in "\"magicKey\":\"KEY\"" }
      .replacing(/[0-9a-f]{16}-[0-9a-f]{16}\.corridor/) { _ in "CACHED.corridor" }
  }
}
