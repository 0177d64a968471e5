/// The C program that marks what one core can do, run on the same places and routes.
struct Rival {
  /// The compiled program.
  let program: String
  /// The index it has built.
  let index: String

  struct Result {
    var count: Int
    var medianMs: Double
    var checksum: UInt64
    /// From the start of the process to the answer.
    var startToAnswerMs: Double
  }

  /// Builds the program's own index from a table; returns what it says of it.
  func build(from table: String) -> String? {
    Subprocess.output([program, "build", table, index])
  }

  /// Runs one query `repetitions` times in one process.
  func query(_ query: String, route: String, repetitions: Int) -> Result? {
    guard let text = Subprocess.output([program, "query", index, route, query, "\(repetitions)"]),
      let count = field("n", in: text).flatMap({ Int($0) }),
      let medianMs = field("ms", in: text).flatMap({ Double($0) }),
      let start = field("start_to_answer_ms", in: text).flatMap({ Double($0) }),
      let checksum = field("checksum", in: text).flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return Result(count: count, medianMs: medianMs, checksum: checksum, startToAnswerMs: start)
  }

  /// The value of a member of a flat JSON object without escapes.
  private func field(_ name: String, in text: String) -> String? {
    let mark = "\"\(name)\":"
    guard let start = text.firstRange(of: mark)?.upperBound else { return nil }
    let value = text[start...].prefix { $0 != "," && $0 != "}" }
    return value.filter { $0 != "\"" }
  }
}
