package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes why a place is along a route, or is not.
package struct ExplanationOutput {
  package let explanation: Explanation
  private let query: CorridorQuery
  private let projection: OutputProjection
  /// What was asked with.
  private let arguments: Arguments
  /// What of it was likely not meant so.
  package let warnings: [AnswerWarning]

  init(
    _ explanation: Explanation, of query: CorridorQuery, _ projection: OutputProjection,
    by arguments: Arguments, warnings: [AnswerWarning]
  ) {
    self.explanation = explanation
    self.query = query
    self.projection = projection
    self.arguments = arguments
    self.warnings = warnings
  }

  // MARK: For people

  /// Writes a table of the steps, one of the passes, and the verdict.
  package func write(to sink: ByteSink, style: TerminalStyle) throws(CommandError) {
    do throws(OutputError) {
      try steps.write(to: sink, style: style)
      if !explanation.passes.isEmpty {
        sink.buffer.append("\n")
        try passes.write(to: sink, style: style)
      }
    } catch {
      throw .output(error)
    }
    sink.buffer.append("\n\(verdict)\n")
  }

  private var steps: TextTable {
    var table = TextTable([
      .init("step"), .init(""), .init("found", minimum: 20, wraps: true),
      .init("asked for", minimum: 20, wraps: true),
    ])
    for step in explanation.steps {
      table.append([step.name.rawValue, step.outcome.mark, step.found, step.expected])
    }
    return table
  }

  private var passes: TextTable {
    var columns: [TextTable.Column] = [
      .init("pass"), .init("km", isNumber: true), .init("off route", isNumber: true),
      .init("side"), .init("nearest point"),
    ]
    if query.window != nil { columns.append(.init("on stretch")) }
    if query.side != .any { columns.append(.init("on side")) }
    if query.carriageway != nil { columns.append(.init("beyond road")) }
    columns.append(.init("taken"))
    var table = TextTable(columns)
    for (number, pass) in explanation.passes.enumerated() {
      var cells = [
        "\(number + 1) of \(explanation.passes.count)",
        ReadableLength.kilometers(pass.alongMeters), Self.meters(pass.offRouteMeters),
        pass.side.word, Self.position(pass.snapped),
      ]
      if query.window != nil { cells.append(Self.word(pass.isInWindow)) }
      if query.side != .any { cells.append(Self.word(pass.isOnSide)) }
      if let beyond = pass.beyondOppositeCarriageway { cells.append(beyond.rawValue) }
      table.append(cells + [Self.word(pass.isChosen)])
    }
    return table
  }

  /// One line, or two: in or out, why, and what would let it in.
  private var verdict: String {
    guard explanation.place != nil else {
      let hint = explanation.suggestions
      return "unknown: no place is called \(explanation.id)"
        + (hint.isEmpty ? "" : "; did you mean \(hint.joined(separator: " or "))?")
    }
    guard let reason = explanation.reason else { return "in" }
    var text = "out, because of the \(reason.name.rawValue): \(reason.found)"
    if !reason.expected.isEmpty { text += ", asked for: \(reason.expected)" }
    if !changes.isEmpty { text += "\nto let it in: \(changes.joined(separator: ", "))" }
    return text
  }

  /// What would let it in, by the names of options.
  private var changes: [String] {
    explanation.remedies.map { remedy in
      switch remedy {
      case .within(let within): "\(shown(.within)) \(Self.option(within.value))"
      case .category(let category): "\(shown(.category)) \(category)"
      case .anyCategory: "no \(shown(.category))"
      case .withoutText: "no \(shown(.text))"
      case .withoutTag(let number): "no \(shown(.tag)) for \(tag(number))"
      case .withoutViewport: "no \(shown(.area))"
      case .withoutWindow: "no \(words(for: [.from, .to, .aheadOf, .range]))"
      case .anySide: "no \(shown(.side))"
      case .anyCarriageway: "\(shown(.carriageway)) any"
      case .openOrNot: "\(shown(.open)) ignore"
      case .openOrUnknown: "\(shown(.open)) \(OpenSelection.keepUnknown.rawValue)"
      case .keepUnknown: "\(shown(.unknown)) \(UnknownChoice.keep.rawValue)"
      case .withoutTruck: "no \(words(for: Self.truckOptions))"
      case .withoutSpread: "no \(shown(.spread))"
      case .limit(let limit): "\(shown(.limit)) \(limit)"
      }
    }
  }

  private static var truckOptions: [OptionSpec] {
    [.vehicle, .height, .width, .length, .weight, .axleLoad, .fuel, .attribute]
  }

  /// `--from, --to and --range`, as far as they were given.
  private func words(for options: [OptionSpec]) -> String {
    let names = options.filter(arguments.has).map(shown)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What the asker calls an option.
  private func shown(_ option: OptionSpec) -> String { arguments.shown(option) }

  /// What a condition asks for.
  private func tag(_ number: Int) -> String {
    let tags = explanation.steps.filter { $0.name == .tag }
    return number < tags.count ? tags[number].expected : "\(number)"
  }

  // MARK: For programs

  /// Adds one JSON object, with the name of its request.
  package func append(
    to buffer: inout TextBuffer, requestID: String? = nil
  ) throws(CommandError) {
    buffer.append("{")
    buffer.append(requestID: requestID)
    buffer.append(jsonMember: "id", .text(explanation.place?.id ?? explanation.id))
    var members: [(String, OutputValue)] = [
      (
        "verdict",
        .text(explanation.place == nil ? "unknown" : explanation.isHit ? "in" : "out")
      ),
      ("reason", explanation.reason.map { .text($0.name.rawValue) } ?? .none),
    ]
    if let place = explanation.place {
      let facts = place.facts
      members += [
        ("name", facts.name.map { .text($0) } ?? .none),
        ("position", .position(try projection.position(place.coordinate))),
        ("categories", .texts(facts.categories)),
        ("tags", .tags(facts.tags.map { OutputValue.Tag(key: $0.key, value: $0.value) })),
      ]
    } else {
      members.append(("suggestions", .texts(explanation.suggestions)))
    }
    members.append(
      (
        "steps",
        .list(
          explanation.steps.map { step in
            .object([
              .init("name", .text(step.name.rawValue)),
              .init("outcome", .text(step.outcome.rawValue)), .init("found", .text(step.found)),
              .init("expected", .text(step.expected)),
            ])
          })
      ))
    if let nearest = explanation.nearest {
      members.append(("nearest", .object(Array(try self.members(nearest).prefix(4)))))
      var passes: [OutputValue] = []
      for (number, pass) in explanation.passes.enumerated() {
        passes.append(
          .object([.init("pass", .integer(number + 1))] + (try self.members(pass))))
      }
      members.append(("passes", .list(passes)))
    }
    members.append(("remedies", .texts(changes)))
    if let name = projection.name { members.append(("crs", .text(name))) }
    members += AnswerWarning.members(warnings)
    for (name, value) in members {
      buffer.append(",")
      buffer.append(jsonMember: name, value)
    }
    buffer.append("}")
  }

  private func members(_ pass: ExplainedPass) throws(CommandError) -> [OutputValue.Member] {
    let beyond = pass.beyondOppositeCarriageway.map {
      OutputValue.Member("beyondOppositeCarriageway", .text($0.rawValue))
    }
    return [
      .init("offRouteMeters", .meters(pass.offRouteMeters)),
      .init("alongMeters", .meters(pass.alongMeters)), .init("side", .text(pass.side.word)),
      .init("snapped", .position(try projection.position(pass.snapped))),
      .init("isInWindow", .boolean(pass.isInWindow)), .init("isOnSide", .boolean(pass.isOnSide)),
    ] + (beyond.map { [$0] } ?? []) + [.init("isChosen", .boolean(pass.isChosen))]
  }

  // MARK: Words

  private static func word(_ flag: Bool) -> String { flag ? "yes" : "no" }

  /// Metres to the millimetre.
  private static func meters(_ meters: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(meters, decimals: 3)
    return buffer.text + " m"
  }

  private static func position(_ coordinate: Coordinate) -> String {
    var buffer = TextBuffer()
    buffer.append(coordinate.lon, decimals: 7, trimmed: true)
    buffer.append(", ")
    buffer.append(coordinate.lat, decimals: 7, trimmed: true)
    return buffer.text
  }

  /// A length as it is typed: `2.3km`.
  private static func option(_ meters: Double) -> String {
    ReadableLength.exact(meters).split(separator: " ").joined()
  }
}

extension ExplanationStep.Outcome {
  fileprivate var mark: String {
    switch self {
    case .met: "yes"
    case .failed: "no"
    case .unknown: "-"
    }
  }
}
