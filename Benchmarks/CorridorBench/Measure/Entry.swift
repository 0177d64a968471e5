/// Something that is measured, named `what/size/variant`.
struct Entry {
  let name: String
  /// Whether it is measured when nothing is chosen.
  var isUsual = true
  /// What it cannot be measured without, such as an option; nil where it can be.
  var isMissing: String?
  /// Makes ready what is not measured, and says what is: one job for each question or route.
  let jobs: () throws -> [any Measurable]
}

/// One piece of work that is done over and over.
struct Job<Result> {
  /// Which one of the entry's jobs it is.
  var label = ""
  /// How often it is run.
  var repetitions: Int
  /// Whether it is run once before that.
  var isWarm = true
  /// Whether this process only waits for it, so that its own memory says nothing.
  var isElsewhere = false
  /// The work, which alone is measured.
  let run: () throws -> Result
  /// Where part of a run does not count, the milliseconds that do.
  var ownMs: ((Result) -> Double)?
  /// What the run gave.
  let outcome: (Result) throws -> Outcome
  /// Says what is wrong with the answer, found in another way and slowly; nil for nothing.
  var check: ((Result) throws -> String?)?
  /// Does the same with other means.
  var rival: (() throws -> RivalResult?)?
}

/// What the other means took, and found where they tell.
struct RivalResult {
  var medianMs: Double
  var outcome: Outcome?
}

/// A ``Job`` of any kind.
protocol Measurable {
  func measure(_ runner: Runner) throws -> JobReport
  /// Whether its answer can be held against one found in another way.
  var isChecked: Bool { get }
}

extension Job: Measurable {
  func measure(_ runner: Runner) throws -> JobReport { try runner.measure(self) }
  var isChecked: Bool { check != nil }
}
