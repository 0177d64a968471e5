/// What was measured of one job.
struct JobReport {
  var label: String
  /// Milliseconds of each run.
  var times: [Double]
  /// How often a run asked for memory: the median; nil for work in another process.
  var allocations: Double?
  var outcome: Outcome
  /// The most memory held, in mebibytes; nil for work in another process.
  var peakMiB: Double?
  var rival: RivalResult?
  /// What is wrong: with the answer, or between it and the rival's.
  var complaints: [String] = []
  /// What is missing, such as a rival that failed.
  var notes: [String] = []

  var medianMs: Double { median(times) }
}

/// What was measured of an entry: of each figure the median over its jobs, unless said otherwise.
struct EntryReport {
  let name: String
  let jobs: [JobReport]
  /// Whether memory was counted from the beginning of each job, rather than of the process.
  let isPeakOfJobs: Bool
  /// Whether answers were held against others, of all jobs or some.
  let isChecked: Bool

  var runs: Int { jobs.reduce(0) { $0 + $1.times.count } }

  /// What all jobs gave.
  var outcome: Outcome {
    var all = Outcome()
    for job in jobs { all.add(job.outcome) }
    return all
  }

  /// The medians of the jobs.
  private var times: Percentiles { Percentiles(jobs.map(\.medianMs)) }
  var medianMs: Double { times[0.5] }
  var minMs: Double { median(jobs.map { $0.times.min() ?? 0 }) }
  /// Of entries with many questions.
  var p99Ms: Double? { jobs.count >= Self.many ? times[0.99] : nil }
  /// The slowest of many questions.
  var maxMs: Double? { jobs.count >= Self.many ? times[1] : nil }
  private static let many = 30

  var allocations: Double? {
    let counts = jobs.compactMap(\.allocations)
    return counts.isEmpty ? nil : median(counts)
  }
  /// The most of all jobs.
  var peakMiB: Double? { jobs.compactMap(\.peakMiB).max() }

  private var rivals: [RivalResult] { jobs.compactMap(\.rival) }
  var rivalMs: Double? { rivals.isEmpty ? nil : median(rivals.map(\.medianMs)) }
  /// The median of the jobs' own ratios to the rival.
  var ratio: Double? {
    let ratios = jobs.compactMap { job in job.rival.map { job.medianMs / $0.medianMs } }
    return ratios.isEmpty ? nil : median(ratios)
  }

  /// The outcomes' own figures, by name in alphabetical order.
  var figures: [(name: String, value: Double)] {
    var values: [String: [Double]] = [:]
    for job in jobs {
      for (name, value) in job.outcome.figures { values[name, default: []].append(value) }
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, median($0.value)) }
  }

  var complaints: [String] { jobs.flatMap(\.complaints) }
  var notes: [String] { jobs.flatMap(\.notes) }
}
