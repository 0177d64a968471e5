internal import Corridor
internal import CorridorIndex
internal import Glibc

/// Answers questions that come line by line, so that a script can ask Corridor between other
/// engines.
///
/// A line is `question route west south east north repetitions output`, parted by tabs: `q1` to
/// `q4`, a route's file, its viewport, how often to search, and a file for the answer or `-`. The
/// reply is a line of JSON with the milliseconds of every search, those of up to three searches
/// that make the route anew from its vertices, the number of hits, the milliseconds of opening the
/// index and, where an answer is written, those of reading all hits.
///
/// The answer's file holds a record of 24 bytes for each hit, little-endian: the number in the
/// place's URI (Int64), metres off the route and metres along it (Double).
struct AnswerLoop {
  private let index: PlaceIndex
  private let openMs: Double
  private var known: (path: String, route: Route)?

  init(_ options: BenchOptions) throws {
    let start = milliseconds()
    index = try PlaceIndex(path: options.indexPath)
    openMs = milliseconds() - start
  }

  mutating func run() throws {
    while let line = readLine() {
      print(try reply(line.split(separator: "\t").map(String.init)))
      fflush(nil)
    }
  }

  private mutating func reply(_ fields: [String]) throws -> String {
    let box = fields.dropFirst(2).prefix(4).compactMap { Double($0) }
    guard fields.count == 8, box.count == 4, let question = Question(rawValue: fields[0]),
      let repetitions = Int(fields[6]), repetitions > 0
    else { throw BenchError.usage("expected eight fields, found \(fields)") }
    var asked = BenchRoute(
      name: "", path: fields[1], route: try route(at: fields[1]),
      viewport: (west: box[0], south: box[1], east: box[2], north: box[3]))
    let query = question.query(asked)
    let timing = try Timing(repetitions, isWarm: false) { try index.find(query) }
    let vertices = asked.route.vertices
    let fresh = try Timing(min(repetitions, 3), isWarm: false) {
      asked.route = try Route(lines: [vertices])
      return try index.find(question.query(asked))
    }
    var readMs = 0.0
    if fields[7] != "-" {
      let start = milliseconds()
      let records = records(of: timing.result)
      readMs = milliseconds() - start
      try write(records, to: fields[7])
    }
    return #"{"ms":\#(timing.times),"freshMs":\#(fresh.times),"count":\#(timing.result.returned),"#
      + #""readMs":\#(readMs),"openMs":\#(openMs)}"#
  }

  /// The route in a file; the last one is kept, as questions about it follow each other.
  private mutating func route(at path: String) throws -> Route {
    if let known, known.path == path { return known.route }
    let route = try Route(contentsOf: path)
    known = (path, route)
    return route
  }

  private func records(of answer: Answer) -> [UInt64] {
    var words: [UInt64] = []
    words.reserveCapacity(3 * answer.returned)
    for hit in answer.hits {
      words.append((UInt64(hit.place.id.dropFirst(6)) ?? .max).littleEndian)
      words.append(hit.offRouteMeters.bitPattern.littleEndian)
      words.append(hit.alongMeters.bitPattern.littleEndian)
    }
    return words
  }

  private func write(_ words: [UInt64], to path: String) throws(BenchError) {
    guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
    defer { unsafe fclose(file) }
    // SAFETY: as many words are written as the array has.
    let written = unsafe fwrite(words, MemoryLayout<UInt64>.size, words.count, file)
    guard written == words.count else { throw .cannotWrite(path) }
  }
}
