/// The C program that marks what one core can do, run on the same places and routes.
struct Rival {
  /// The compiled program.
  let program: String
  /// The index it has built.
  let index: String

  /// Builds the program's own index from a table; returns what it says of it.
  func build(from table: String) -> String? {
    Subprocess.output([program, "build", table, index])
  }

  /// Runs one query `repetitions` times in one process; nil when that fails.
  func query(_ query: String, route: String, repetitions: Int) -> RivalResult? {
    guard let text = Subprocess.output([program, "query", index, route, query, "\(repetitions)"]),
      let reply = try? FlatJSON(text), let count = reply["n"]?.number,
      let medianMs = reply["ms"]?.number, let digits = reply["checksum"]?.text,
      let checksum = UInt64(digits, radix: 16)
    else { return nil }
    return RivalResult(
      medianMs: medianMs, outcome: Outcome(count: Int(count), checksum: checksum))
  }
}
