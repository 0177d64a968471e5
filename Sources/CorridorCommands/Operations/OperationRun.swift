package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// One operation asked of an index, ready to be carried out.
package struct OperationRun {
  private let operation: Operation
  private let index: PlaceIndex
  private let request: ParsedRequest
  /// The widest corridor that may be asked for, in metres on either side; nil for any.
  private let widestMeters: Double?
  private let token: CancellationToken

  package init(
    _ operation: Operation, _ request: ParsedRequest, in index: PlaceIndex,
    widestMeters: Double? = nil, until token: CancellationToken
  ) {
    self.operation = operation
    self.request = request
    self.index = index
    self.widestMeters = widestMeters
    self.token = token
  }

  private var arguments: Arguments { request.arguments }

  /// Carries it out and gives the answer in a format.
  ///
  /// - Parameter isNamed: Whether it gives back the name of the request.
  package func answer(
    as format: AnswerFormat, isNamed: Bool = true
  ) throws(CommandError) -> [UInt8] {
    let sink = ByteSink()
    try write(as: format, to: sink, isNamed: isNamed)
    return sink.buffer.bytes
  }

  /// Carries it out and writes the answer in a format, as it is made.
  ///
  /// - Parameter isNamed: Whether it gives back the name of the request.
  package func write(
    as format: AnswerFormat, to sink: ByteSink, isNamed: Bool = true
  ) throws(CommandError) {
    try writeAnswer(as: format, to: sink, isNamed: isNamed)
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }

  private func writeAnswer(
    as format: AnswerFormat, to sink: ByteSink, isNamed: Bool
  ) throws(CommandError) {
    // What nobody waits for any more is not begun.
    do throws(SearchError) { try token.check() } catch { throw .search(error) }
    try checkWidth()
    let name = isNamed ? arguments.requestID : nil
    switch operation {
    case .find:
      let input = try FindInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let route = try request.route(arguments)
      try write(
        try input.output(along: route, in: index, projection, until: token), as: format, to: sink,
        name)
    case .explain:
      let id = try arguments.required(.identifier)
      let input = try FindInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let output = try input.explanation(
        of: id, along: try request.route(arguments), in: index, projection, until: token)
      try output.append(to: &sink.buffer, requestID: name)
      sink.buffer.append("\n")
    case .gaps:
      let input = try GapInput(arguments, inputs: request)
      let projection = try projection(for: format)
      let route = try request.route(arguments)
      let output = try input.output(along: route, in: index, projection, until: token)
      guard format == .svg else { return try write(output, as: format, to: sink, name) }
      output.strip.append(to: &sink.buffer)
    case .search:
      let input = try SearchInput(arguments, inputs: request)
      let projection = try projection(for: format)
      try write(
        try input.output(in: index, ChainNames(index), projection, until: token), as: format,
        to: sink, name)
    case .reverse:
      let input = try ReverseInput(arguments)
      try write(
        try input.output(in: index, try projection(for: format)), as: format, to: sink, name)
    case .resolve:
      if !arguments.namesOperands { _ = try arguments.operand() }
      let input = try ResolveInput(arguments)
      try write(
        try input.output(in: index, try projection(for: format), until: token), as: format,
        to: sink,
        name)
    case .suggest:
      let fragment = try arguments.operand()
      let input = try SuggestInput(arguments, inputs: request)
      CompletionAnswer(try input.completions(of: fragment, in: index, until: token))
        .append(to: &sink.buffer, requestID: name)
      sink.buffer.append("\n")
    case .corridor:
      try BufferInput(arguments).write(try request.route(arguments), to: sink, until: token)
    case .route:
      RouteLines(route: try request.route(arguments)).append(to: &sink.buffer)
    case .hours:
      try HoursReport(HoursRequest(arguments)).append(to: &sink.buffer, requestID: name)
    }
  }

  private func write(
    _ output: some AnswerOutput, as format: AnswerFormat, to sink: ByteSink, _ name: String?
  ) throws(CommandError) {
    if let format = format.output {
      try output.write(as: format, to: sink, defusingFormulas: true)
    } else {
      try output.writeJSON(to: sink, requestID: name)
      sink.buffer.append("\n")
    }
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
