/// Measures entries, one job after the other, each followed by its rival.
struct Runner {
  /// Whether answers are held against those found in another way.
  var checks = false
  /// How many times as often as usual everything is run.
  var factor = 1

  func measure(_ entry: Entry) throws -> EntryReport {
    let jobs = try entry.jobs()
    let isPeakOfJobs = PeakMemory.reset()
    return EntryReport(
      name: entry.name, jobs: try jobs.map { try $0.measure(self) }, isPeakOfJobs: isPeakOfJobs,
      isChecked: checks && jobs.contains(where: \.isChecked))
  }

  func measure<Result>(_ job: Job<Result>) throws -> JobReport {
    _ = PeakMemory.reset()
    let timing = try Timing(
      job.repetitions * factor, isWarm: job.isWarm, ownMs: job.ownMs, job.run)
    let peakMiB = job.isElsewhere ? nil : PeakMemory.mebibytes
    var report = JobReport(
      label: job.label, times: timing.times,
      allocations: job.isElsewhere ? nil : median(timing.allocations),
      outcome: try job.outcome(timing.result), peakMiB: peakMiB)
    if checks, let wrong = try job.check?(timing.result) {
      report.complaints.append("\(job.label): \(wrong)")
    }
    guard let rival = job.rival else { return report }
    report.rival = try rival()
    guard let other = report.rival else {
      report.notes.append("\(job.label): the rival failed")
      return report
    }
    if let found = other.outcome, !found.agrees(with: report.outcome) {
      let counts = "\(report.outcome.count) against \(found.count)"
      report.complaints.append("\(job.label): another set than the rival's, \(counts)")
    }
    return report
  }
}
