internal import CorridorFormats
internal import CorridorRequests

/// The progress of a batch, and its final summary, for people.
final class BatchReport {
  /// The counts of all answered lines, including those of earlier runs.
  private(set) var tally = BatchTally()
  /// Whether an earlier run had already answered all lines.
  var wasComplete = false

  /// How many lines lack detours because the engine did not answer.
  var lackingDetours = 0

  /// The engine that was asked for detours.
  var engine: EngineAccess?

  private let bar: ProgressBar
  private let inputSize: Int?
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private var bytes = 0
  private var earlierLines = 0

  init(inputSize: Int?, isQuiet: Bool) {
    self.inputSize = inputSize
    self.isQuiet = isQuiet
    bar = ProgressBar(label: "Answering", isWanted: !isQuiet && inputSize != nil, unit: "routes")
  }

  /// Starts with the counts of an earlier run.
  func begin(with earlier: BatchTally, bytes: Int) {
    tally = earlier
    earlierLines = earlier.lines
    self.bytes = bytes
  }

  func add(_ answer: BatchAnswer) {
    tally.add(answer.tally)
    bytes += answer.inputBytes
    bar.update(
      fraction: Double(bytes) / Double(max(inputSize ?? 0, 1)), places: tally.lines - earlierLines)
  }

  /// Clears the progress bar.
  func clear() { bar.clear() }

  /// Writes the summary.
  func end() {
    clear()
    if lackingDetours > 0 {
      StandardError.report(
        """
        the routing engine did not answer to \(lackingDetours) \
        \(lackingDetours == 1 ? "line" : "lines"); --resume asks again
        """)
    }
    StandardError.report(engine)
    guard !isQuiet else { return }
    guard !wasComplete else {
      return StandardError.write(line: "all lines were answered already")
    }
    StandardError.write(
      line: Self.summary(
        tally, earlier: earlierLines, seconds: (ContinuousClock.now - start) / .seconds(1)))
  }

  /// `10000 lines, 1 of them bad (line 5000 first), 3.2 s, 3120 routes/s`
  static func summary(_ tally: BatchTally, earlier: Int, seconds: Double) -> String {
    guard tally.lines > 0 else { return "no lines, so no answers" }
    var text = "\(tally.lines) line\(tally.lines == 1 ? "" : "s")"
    if tally.errors > 0 {
      text += ", \(tally.errors) of them bad"
      if let first = tally.firstError { text += " (the first: line \(first))" }
    }
    if earlier > 0 { text += ", \(earlier) by an earlier run" }
    var buffer = TextBuffer()
    buffer.append(seconds, decimals: 1)
    let rate = seconds > 0 ? Int(min(Double(tally.lines - earlier) / seconds, 1e15)) : 0
    return text + ", \(buffer.text) s, \(rate) routes/s"
  }
}
