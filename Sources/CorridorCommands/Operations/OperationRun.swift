package import Corridor
internal import CorridorGeometry
internal import CorridorImport
package import CorridorIndex

/// One operation asked of an index, ready to be carried out.
package struct OperationRun {
  private let operation: Operation
  private let index: PlaceIndex
  private let request: ParsedRequest
  /// The widest corridor that may be asked for, in metres on either side; nil for any.
  private let widestMeters: Double?
  private let stop: StopSign

  package init(
    _ operation: Operation, _ request: ParsedRequest, in index: PlaceIndex,
    widestMeters: Double? = nil, until stop: StopSign
  ) {
    self.operation = operation
    self.request = request
    self.index = index
    self.widestMeters = widestMeters
    self.stop = stop
  }

  private var arguments: Arguments { request.arguments }

  /// Carries it out and writes the answer in a format.
  ///
  /// - Parameter isNamed: Whether it gives back the name of the request.
  package func answer(
    as format: AnswerFormat, isNamed: Bool = true
  ) throws(CommandError) -> [UInt8] {
    // What nobody waits for any more is not begun.
    do throws(SearchError) { try stop.check() } catch { throw .search(error) }
    try checkWidth()
    let name = isNamed ? arguments.requestID : nil
    switch operation {
    case .find:
      let input = try FindInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let route = try request.route(arguments)
      return try write(
        try input.output(along: route, in: index, projection, until: stop), as: format, name)
    case .explain:
      let id = try arguments.required(.identifier)
      let input = try FindInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let (explanation, query) = try input.explanation(
        of: id, along: try request.route(arguments), in: index, until: stop)
      var buffer = TextBuffer()
      try ExplanationOutput(explanation, of: query, projection, by: arguments)
        .append(to: &buffer, requestID: name)
      buffer.append("\n")
      return buffer.bytes
    case .gaps:
      let input = try GapInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let route = try request.route(arguments)
      let output = try input.output(along: route, in: index, projection, until: stop)
      guard format == .svg else { return try write(output, as: format, name) }
      var buffer = TextBuffer()
      output.strip.append(to: &buffer)
      return buffer.bytes
    case .search:
      let input = try SearchInput(arguments, inputs: request)
      let projection = try projection(for: format)
      return try write(
        try input.output(in: index, ChainNames(index), projection, until: stop), as: format, name)
    case .reverse:
      let input = try ReverseInput(arguments)
      return try write(try input.output(in: index, try projection(for: format)), as: format, name)
    case .resolve:
      if !arguments.namesOperands { _ = try arguments.operand() }
      let input = try ResolveInput(arguments)
      return try write(
        try input.output(in: index, try projection(for: format), until: stop), as: format, name)
    case .suggest:
      let fragment = try arguments.operand()
      let input = try SuggestInput(arguments, inputs: request)
      var buffer = TextBuffer()
      CompletionAnswer(try input.completions(of: fragment, in: index, until: stop))
        .append(to: &buffer, requestID: name)
      buffer.append("\n")
      return buffer.bytes
    case .corridor:
      let sink = ByteSink()
      try BufferInput(arguments).write(try request.route(arguments), to: sink, until: stop)
      return sink.buffer.bytes
    case .route:
      var buffer = TextBuffer()
      RouteLines(route: try request.route(arguments)).append(to: &buffer)
      return buffer.bytes
    case .hours:
      var buffer = TextBuffer()
      try HoursReport(HoursRequest(arguments)).append(to: &buffer, requestID: name)
      return buffer.bytes
    }
  }

  private func write(
    _ output: some AnswerOutput, as format: AnswerFormat, _ name: String?
  ) throws(CommandError) -> [UInt8] {
    let sink = ByteSink()
    if let format = format.output {
      try output.write(as: format, to: sink, defusingFormulas: true)
    } else {
      try output.append(to: &sink.buffer, requestID: name)
      sink.buffer.append("\n")
    }
    return sink.buffer.bytes
  }

  private func projection(for format: AnswerFormat) throws(CommandError) -> OutputProjection {
    try OutputProjection(arguments, format: format.output ?? .geojson)
  }

  /// Refuses corridors that are wider than the service allows.
  private func checkWidth() throws(CommandError) {
    guard let widestMeters, arguments.has(.route), let within = try arguments.meters(.within),
      within > widestMeters
    else { return }
    throw .badValue(
      option: OptionSpec.within.requestField, found: arguments.value(.within) ?? "",
      expected: "at most \(Int(widestMeters / 1000)) km, which this service allows")
  }
}
