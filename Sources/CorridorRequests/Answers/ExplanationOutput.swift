package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes why a place is or is not along a route.
package struct ExplanationOutput {
  package let explanation: Explanation
  /// The place's record; nil if the index does not have it.
  private let facts: PlaceFacts?
  private let query: CorridorQuery
  private let projection: OutputProjection
  /// The request that is explained.
  private let request: ExplainRequest
  private let form: RequestForm
  /// Warnings about probable mistakes in the request.
  package let warnings: [AnswerWarning]

  init(
    _ explanation: Explanation, of request: ExplainRequest, _ query: CorridorQuery,
    _ projection: OutputProjection, _ form: RequestForm, warnings: [AnswerWarning]
  ) {
    self.explanation = explanation
    facts = explanation.place?.facts
    self.query = query
    self.projection = projection
    self.request = request
    self.form = form
    self.warnings = warnings
  }

  // MARK: For people

  /// Writes a table of the steps, a table of the passes, and the verdict.
  package func write(to sink: ByteSink, style: TerminalStyle) throws(CommandError) {
    do throws(OutputError) {
      try steps.write(to: sink, style: style)
      if !explanation.passes.isEmpty {
        sink.buffer.append("\n")
        try passes.write(to: sink, style: style)
      }
      if !explanation.detours.isEmpty {
        sink.buffer.append("\n")
        try ExplainedDetours(explanation).write(to: sink, style: style)
      }
    } catch {
      throw .output(error)
    }
    sink.buffer.append("\n\(verdictWords)\n")
  }

  private var steps: TextTable {
    var table = TextTable([
      .init("step"), .init(""), .init("found", minimum: 20, wraps: true),
      .init("expected", minimum: 20, wraps: true),
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
    if query.journey.window != nil { columns.append(.init("on stretch")) }
    if query.passes.side != .any { columns.append(.init("on side")) }
    if query.passes.carriageway != nil { columns.append(.init("beyond road")) }
    columns.append(.init("taken"))
    var table = TextTable(columns)
    for (number, pass) in explanation.passes.enumerated() {
      var cells = [
        "\(number + 1) of \(explanation.passes.count)",
        ReadableLength.kilometers(pass.alongMeters), Self.meters(pass.offRouteMeters),
        pass.side.word, Self.position(pass.snapped),
      ]
      if query.journey.window != nil { cells.append(Self.word(pass.isInWindow)) }
      if query.passes.side != .any { cells.append(Self.word(pass.isOnSide)) }
      if let beyond = pass.beyondOppositeCarriageway { cells.append(beyond.rawValue) }
      table.append(cells + [Self.word(pass.isChosen)])
    }
    return table
  }

  /// Whether the place is included; unknown if the index does not have it.
  private enum Verdict: String, CaseIterable {
    case `in`, out, unknown
  }

  private var verdict: Verdict {
    explanation.place == nil ? .unknown : explanation.isHit ? .in : .out
  }

  /// One or two lines: whether the place is included, why, and what would include it.
  private var verdictWords: String {
    guard explanation.place != nil else {
      let hint = explanation.suggestions
      return "unknown: no place has the identifier \(explanation.id)"
        + (hint.isEmpty ? "" : "; did you mean \(hint.joined(separator: " or "))?")
    }
    guard let reason = explanation.reason else { return "in" }
    var text = "out because of the \(reason.name.rawValue): \(reason.found)"
    if !reason.expected.isEmpty { text += "; expected \(reason.expected)" }
    if !changes.isEmpty { text += "\nto include it: \(changes.joined(separator: ", "))" }
    return text
  }

  /// The changes that would include the place, as names of fields.
  private var changes: [String] {
    typealias Along = AlongRouteFields
    return explanation.remedies.map { remedy in
      switch remedy {
      case .within(let within): "\(name(Along.within)) \(Self.option(within.value))"
      case .category(let category): "\(name(PlaceFields.categories)) \(category)"
      case .anyCategory: "no \(name(PlaceFields.categories))"
      case .withoutText: "no \(name(Along.text))"
      case .withoutTag(let number): "no \(name(PlaceFields.tags)) for \(tag(number))"
      case .withoutViewport: "no \(name(PlaceFields.area))"
      case .withoutWindow: "no \(Self.list(windowNames))"
      case .anySide: "no \(name(Along.side))"
      case .anyCarriageway: "\(name(Along.carriageway)) any"
      case .openOrNot: "\(name(DepartureFields.open)) ignore"
      case .openOrUnknown:
        "\(name(DepartureFields.open)) \(OpenSelection.keepUnknown.rawValue)"
      case .keepUnknown: "\(name(TruckFields.unknowns)) \(UnknownChoice.keep.rawValue)"
      case .withoutTruck: "no \(Self.list(truckNames))"
      case .withoutSpread: "no \(name(FindRequest.spread))"
      case .limit(let limit): "\(name(FindRequest.limit)) \(limit)"
      }
    }
  }

  /// The window fields that were given.
  private var windowNames: [String] {
    let window = request.find.along.window
    return [
      (WindowFields.from, window.from != nil), (WindowFields.to, window.to != nil),
      (WindowFields.aheadOf, window.aheadOf != nil), (WindowFields.range, window.range != nil),
    ].filter(\.1).map { name($0.0) }
  }

  /// The truck fields that were given.
  private var truckNames: [String] {
    let truck = request.find.along.truck
    return [
      (TruckFields.vehicle, truck.vehicle != nil), (TruckFields.height, truck.heightMeters != nil),
      (TruckFields.width, truck.widthMeters != nil),
      (TruckFields.length, truck.lengthMeters != nil),
      (TruckFields.weight, truck.weightTonnes != nil),
      (TruckFields.axleLoad, truck.axleLoadTonnes != nil),
      (TruckFields.fuels, !truck.fuels.isEmpty),
      (TruckFields.attributes, !truck.attributes.isEmpty),
    ].filter(\.1).map { name($0.0) }
  }

  /// `--from, --to and --range`
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The name of a field in the notation of the request.
  private func name<Request>(_ field: Field<Request>) -> String { form.name(of: field.option) }

  /// The tag condition with this number, as text.
  private func tag(_ number: Int) -> String {
    let tags = explanation.steps.filter { $0.name == .tag }
    return number < tags.count ? tags[number].expected : "\(number)"
  }

  // MARK: For programs

  /// Adds one JSON object, with the `requestId` of the request.
  package func append(
    to buffer: inout TextBuffer, requestID: String? = nil
  ) throws(CommandError) {
    try buffer.append(json: self, Self.members, requestID: requestID)
  }

  /// The schema of the JSON object.
  static let schema = OutputValue.answer(members)

  private static let members: [Member<ExplanationOutput>] =
    [
      Member("id", .text) { $0.facts?.id ?? $0.explanation.id },
      Member("verdict", .choice) { $0.verdict },
      Member("reason", .orNull(.choice)) { $0.explanation.reason?.name },
      Member(optional: "name", .orNull(.text)) { $0.facts?.name },
      Member(optional: "position", .position) { (output) throws(CommandError) in
        guard let place = output.explanation.place else { return nil }
        return try output.projection.position(place.coordinate)
      },
      Member(optional: "categories", .texts) { $0.facts?.categories },
      Member(optional: "tags", .tags) { output in
        output.facts?.tags.map { .init(key: $0.key, value: $0.value) }
      },
      Member(optional: "suggestions", .texts) { output in
        output.explanation.place == nil ? output.explanation.suggestions : nil
      },
      Member("steps", .list(.object(stepMembers))) { $0.explanation.steps },
      Member(optional: "nearest", .object(nearestMembers)) { (output) throws(CommandError) in
        guard let nearest = output.explanation.nearest else { return nil }
        return try output.row(1, nearest)
      },
      Member(optional: "passes", .list(.object(passMembers))) { (output) throws(CommandError) in
        guard output.explanation.nearest != nil else { return nil }
        return try output.explanation.passes.enumerated().map {
          (index, pass) throws(CommandError) in
          try output.row(index + 1, pass)
        }
      },
      Member(optional: "detours", .object(ExplainedDetours.members)) {
        (output) throws(CommandError) in
        if output.explanation.detours.isEmpty { return nil }
        return try ExplainedDetours(output.explanation, output.projection)
      },
      Member("remedies", .texts) { $0.changes },
    ] + CommonFacts.members.of { CommonFacts(crs: $0.projection.name, $0.warnings) }

  private static let stepMembers: [Member<ExplanationStep>] = [
    Member("name", .choice) { $0.name }, Member("outcome", .choice) { $0.outcome },
    Member("found", .text) { $0.found }, Member("expected", .text) { $0.expected },
  ]

  /// A pass, with its number from 1 on and the position as it is written.
  private typealias PassRow = (number: Int, pass: ExplainedPass, snapped: OutputPosition)

  private func row(_ number: Int, _ pass: ExplainedPass) throws(CommandError) -> PassRow {
    (number, pass, try projection.position(pass.snapped))
  }

  private static let nearestMembers: [Member<PassRow>] = [
    Member("offRouteMeters", .meters) { $0.pass.offRouteMeters },
    Member("alongMeters", .meters) { $0.pass.alongMeters },
    Member("side", .side) { $0.pass.side }, Member("snapped", .position) { $0.snapped },
  ]

  private static let passMembers: [Member<PassRow>] =
    [Member("pass", .count) { $0.number }] + nearestMembers + [
      Member("isInWindow", .flag) { $0.pass.isInWindow },
      Member("isOnSide", .flag) { $0.pass.isOnSide },
      Member(optional: "beyondOppositeCarriageway", .choice) { $0.pass.beyondOppositeCarriageway },
      Member("isChosen", .flag) { $0.pass.isChosen },
    ]

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

  /// A length as typed in an option: `2.3km`.
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
