internal import CorridorFormats
internal import CorridorHours
internal import CorridorRequests

/// `corridor hours`: the meaning of opening hours.
struct HoursCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      let batch = try BatchRun<HoursRequest>(arguments) {
        (line, defaults, form) throws(CommandError) in
        try HoursLine.read(line, defaults, form)
      }
      return try batch.run {
        return { (request, requestID, buffer) throws(CommandError) in
          try Self.answer(HoursQuery(request, batch.form), requestID, to: &buffer)
        }
      }
    }
    let format: ReportFormat = try arguments.choice(.hoursFormat) ?? .table
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: [.table], option: .hoursFormat,
      isChosen: arguments.has(.hoursFormat))
    let (request, form) = try HoursRequest.read(arguments)
    let report = try HoursReport(HoursQuery(request, form))
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      switch format {
      case .json: try report.append(to: &target.sink.buffer)
      case .table:
        do throws(OutputError) {
          try report.writeTables(to: target.sink, style: target.style)
        } catch {
          throw .output(error)
        }
      }
    }
    if format == .table {
      for warning in report.warnings { StandardError.write(line: "note: \(warning)") }
    }
    return .ok
  }

  /// Adds the answer to a batch line: when the place is open, or why the value cannot be parsed.
  private static func answer(
    _ question: HoursQuery, _ requestID: String?, to buffer: inout TextBuffer
  ) throws(CommandError) -> Int {
    buffer.append("{")
    buffer.append(requestID: requestID)
    var intervals: [OpeningInterval] = []
    do throws(CommandError) {
      let report = try HoursReport(question, isExact: true)
      intervals = report.intervals
      buffer.append(jsonMember: "parsed", .boolean(true))
      if report.hours.isTolerant {
        buffer.append(",")
        buffer.append(jsonMember: "readAs", .text(report.hours.normalized))
      }
    } catch {
      buffer.append(jsonMember: "parsed", .boolean(false))
      buffer.append(",")
      buffer.append(jsonMember: "error", .text(error.description))
    }
    buffer.append(",")
    let list = intervals.map { interval in
      OutputValue.list([
        .text(interval.start.plainText), .text(interval.end.plainText),
        .text("\(interval.state.kind)"),
        interval.state.comment.map { .text($0) } ?? .none,
      ])
    }
    buffer.append(jsonMember: "intervals", .list(list))
    buffer.append("}")
    return intervals.count
  }
}
