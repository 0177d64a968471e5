internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Measures how soon work ends when nobody wants it any more.
///
/// Every question is asked once to its end. Then it is begun again and again and cancelled after a
/// random part of that time; what counts is the time from the cancellation to the end of the work,
/// or in a session until who waits hears of it.
/// Tries that were done before they were cancelled do not count.
struct CancelBench {
  private let options: BenchOptions
  private let text: TextWorld

  /// What takes seconds is tried less often: for so many milliseconds.
  private static let longest = 30_000.0

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    text = TextWorld(
      world: options.makeWorld(), folder: options.work, places: options.places)
  }

  func run() async throws {
    if unsafe access(text.indexPath, F_OK) != 0 { _ = try text.buildIndex(at: text.indexPath) }
    let index = try PlaceIndex(path: text.indexPath)
    for question in try CancelQuestion.all(in: text.world) {
      try await measure(question, in: index)
    }
  }

  /// `cancel/<places>/<question>`: how often it was cancelled in time, and how long the work went on.
  private func measure(_ question: CancelQuestion, in index: PlaceIndex) async throws {
    _ = try await question.begin(index).end()
    let start = milliseconds()
    let found = try await question.begin(index).end() ?? 0
    let whole = milliseconds() - start
    var random = Random(seed: 5)
    var times: [Double] = []
    let enough = milliseconds() + Self.longest
    for _ in 0..<(options.isQuick ? 10 : 200) where milliseconds() < enough {
      let work = question.begin(index)
      usleep(UInt32(random.uniform(0, whole) * 1000))
      let mark = milliseconds()
      work.cancel()
      if try await work.end() == nil { times.append(milliseconds() - mark) }
    }
    let percentiles = Percentiles(times)
    print(
      "cancel/\(options.places)/\(question.name): \(found) found in \(rounded(whole)) ms,"
        + " \(times.count) cancelled, p50 \(rounded(percentiles[0.5])) ms,"
        + " p99 \(rounded(percentiles[0.99])) ms, max \(rounded(percentiles[1])) ms")
  }
}
