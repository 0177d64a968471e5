/// Merges drafts from sorted runs in row order.
struct RunMerge {
  /// A heap: the next draft of a run never precedes that of its parent, at (i - 1) / 2.
  private var runs: [RunFile] = []

  /// Reads so many bytes of a run at a time.
  init(_ files: [RunFile], chunkSize: Int) throws(IndexError) {
    for file in files {
      file.chunkSize = chunkSize
      try file.advance()
      if file.hasRecord { runs.append(file) }
    }
    for parent in (0..<runs.count / 2).reversed() { sink(parent) }
  }

  /// Adds the next draft to a buffer; returns false after the last.
  mutating func next(
    to buffer: inout RunBuffer, threads: Int
  ) throws(IndexError) -> Bool {
    guard let first = runs.first else { return false }
    first.withRecord { buffer.append($0, threads: threads) }
    try first.advance()
    if !first.hasRecord {
      runs[0] = runs[runs.count - 1]
      runs.removeLast()
    }
    sink(0)
    return true
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < runs.count {
        if runs[child].precedes(runs[least]) { least = child }
      }
      guard least != parent else { return }
      runs.swapAt(parent, least)
      parent = least
    }
  }
}
