internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// Writes completions, as a table or as JSON.
struct CompletionOutput {
  let completions: [SearchCompletion]

  /// Writes to `path`, or to standard output if it is nil.
  func write(as format: ReportFormat, to path: String?) throws(CommandError) {
    try OutputTarget.write(to: path) { (target) throws(CommandError) in
      switch format {
      case .json:
        try CompletionAnswer(completions).append(to: &target.sink.buffer, between: "\n")
        target.sink.buffer.append("\n")
      case .table:
        let lines = CompletionLines(completions, style: target.style)
        if !completions.isEmpty { target.sink.buffer.append(lines.heading + "\n") }
        for index in completions.indices {
          target.sink.buffer.append(lines.line(index) + "\n")
        }
      }
    }
  }
}
