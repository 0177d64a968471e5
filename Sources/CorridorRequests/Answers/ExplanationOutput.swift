package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes why a place is or is not along a route.
package struct ExplanationOutput {
  package let explanation: Explanation
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

  /// One or two lines: whether the place is included, why, and what would include it.
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
