extension EntryReport {
  /// The figures on one line for people to read, and a line for each thing that is wrong.
  var lines: [String] {
    var parts = ["\(outcome.count) found"]
    if let p99Ms, let maxMs {
      parts.append(
        "p50 \(rounded(medianMs)) ms, p99 \(rounded(p99Ms)) ms, max \(rounded(maxMs)) ms")
    } else {
      parts.append("\(rounded(medianMs)) ms, min \(rounded(minMs)) ms")
    }
    if let rivalMs, let ratio {
      parts.append("rival \(rounded(rivalMs)) ms, ratio \(rounded(ratio))")
    }
    for (name, value) in figures {
      parts.append("\(name) " + (Int(exactly: value).map { "\($0)" } ?? rounded(value)))
    }
    if let allocations { parts.append("\(Int(allocations)) allocations") }
    if let peakMiB { parts.append("\(rounded(peakMiB)) MiB" + (isPeakOfJobs ? "" : " so far")) }
    parts.append("checksum \(String(outcome.checksum, radix: 16))")
    return ["\(name): " + parts.joined(separator: ", ")]
      + complaints.prefix(Self.mostComplaints).map { "  wrong: \($0)" }
      + notes.map { "  note: \($0)" }
  }

  private static let mostComplaints = 3
}
