package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// Writes the answer to a search along a route.
package struct HitOutput: AnswerOutput {
  package let answer: Answer
  /// The index that contains the places and their addresses.
  private let index: PlaceIndex
  private let route: Route
  /// The note on places left out for lack of data; set only if nothing was found.
  private let unknowns: UnknownPlacesNote?
  /// The requested half-width, in metres.
  private let within: Double
  /// The requested stretch of the route, in metres; nil for the whole route.
  private let window: ClosedRange<Double>?
  private let passes: PassSelection
  private let departure: Departure?
  private let carriageway: CarriagewaySelection?
  /// Ferry stretches of the route, in metres along it.
  private let ferries: [ClosedRange<Double>]
  /// The length of ferries within the requested stretch, in metres.
  private let ferryMeters: Double
  /// Times to show; nil if the request has none.
  private let timing: HitTiming?
  private let spread: Spread?
  /// The requested text.
  package let text: String?
  /// The requested categories.
  package let categories: [String]
  /// The truck attributes to show; nil for none.
  private let truck: TruckColumn?
  package let projection: OutputProjection
  package let warnings: [AnswerWarning]

  init(
    answer: Answer, in index: PlaceIndex, unknowns: UnknownPlacesNote?, query: CorridorQuery,
    truck: TruckColumn?, projection: OutputProjection, timing: HitTiming?,
    warnings: [AnswerWarning]
  ) {
    self.answer = answer
    self.index = index
    route = query.corridor.route
    self.unknowns = unknowns
    within = query.corridor.within.value
    window = answer.window
    passes = query.passes.selection
    departure = query.journey.departure
    carriageway = query.passes.carriageway
    ferries = route.ferries
    ferryMeters = route.ferryMeters(in: answer.window ?? 0 ... .infinity)
    self.timing = timing
    spread = query.page.spread
    text = query.places.text
    categories = query.places.categories
    self.truck = truck
    self.projection = projection
    self.warnings = warnings
  }

  /// Writes the answer to a query without additional notes.
  package init(
    _ answer: Answer, to query: CorridorQuery, in index: PlaceIndex, _ projection: OutputProjection
  ) {
    self.init(
      answer: answer, in: index, unknowns: nil, query: query, truck: nil, projection: projection,
      timing: nil, warnings: [])
  }

  private static let columns: [OutputHeader.Column] = [
    .init("name"), .init("categories"), .init("offRouteMeters"), .init("alongMeters"),
    .init("side"), .init("pass"), .init("passCount"), .init("snapped", isPosition: true),
  ]
  private static let arrivalColumns: [OutputHeader.Column] = [
    .init("arrivesAt"), .init("openOnArrival"), .init("opensAt"), .init("closesAt"),
    .init("unknownBecause"),
  ]
  /// The same columns with times, which follow ``alongMeters``.
  private static let timedColumns =
    columns.prefix(timePlace) + [.init("afterSeconds")] + columns.dropFirst(timePlace)
  private static let timePlace = 4

  package var elements: Hits { answer.hits }
  package var showsPasses: Bool { passes != .nearest }
  package var columns: [OutputHeader.Column] {
    (timing == nil ? Self.columns : Array(Self.timedColumns))
      + (carriageway == nil ? [] : [.init("beyondOppositeCarriageway")])
      + (departure == nil ? [] : Self.arrivalColumns) + [.init("tags")]
      + (truck.map { [$0.header] } ?? [])
  }

  package var flatColumns: [OutputHeader.Column] { FlatFacts.columns }
  package var followedRoute: Route? { route }

  package func flatValues(_ hit: Hit) throws(CommandError) -> [OutputValue] {
    try FlatFacts.values(of: hit.place, in: index)
  }

  /// The cursor of the next page, and the corrected text.
  package func notes(for format: OutputFormat) -> [String] {
    guard format != .geojson else { return [] }
    var notes: [String] = []
    if format != .table, let correction { notes.append(counts + correction) }
    if format != .table, let unknowns { notes.append(counts + unknowns.words) }
    if let cursor = answer.nextCursor {
      notes.append(
        nextPageNote(cursor, returned: answer.returned, found: answer.found, in: format))
    }
    return notes
  }

  /// " for 'Kestrel' instead of 'kestrl'", if the text was corrected.
  private var correction: String? {
    answer.correctedText.map { " for '\($0)' instead of '\(text ?? "")'" }
  }

  package var footer: String {
    """
    \(counts)\(correction ?? "") within \(ReadableLength.exact(within)) of \
    \(ReadableLength(answer.routeLengthMeters)) of route\(stretch)\(sailing)\(spreadWords); \
    \(answer.sort == .along ? "in the order of travel" : "closest first")\(unknownSides)\(unknowns?.words ?? "")
    """
  }

  /// "; 3 places left out", for places where the driving side is unknown.
  private var unknownSides: String {
    guard answer.unknownSideCount > 0 else { return "" }
    return "; \(countedPlaces(answer.unknownSideCount)) in unknown countries left out"
  }

  /// ", the best 3 of each 50 km"
  private var spreadWords: String {
    spread.map {
      ", the best\($0.keeping == 1 ? "" : " \($0.keeping)") of each \(ReadableLength.exact($0.every.value))"
    } ?? ""
  }

  /// ", from 12 km to 40 km of it"
  private var stretch: String {
    guard let window else { return "" }
    let length = answer.routeLengthMeters
    if window.lowerBound > length {
      let start = timing?.fromSeconds.map { ReadableDuration($0).description }
      return ", which ends before \(start ?? ReadableLength(window.lowerBound).description)"
    }
    let start = HitTiming.bound(window.lowerBound, timing?.fromSeconds)
    let end = HitTiming.bound(window.upperBound, timing?.toSeconds)
    return ", from \(start) \(window.upperBound < length ? "to \(end)" : "on")"
  }

  /// ", 5.4 km of it by ferry"
  private var sailing: String { sailingWords(ferryMeters) }

  /// "12 of 12 places"
  private var counts: String {
    guard passes == .all else { return "\(answer.returned) of \(countedPlaces(answer.found))" }
    return "\(answer.returned) of \(answer.found) \(answer.found == 1 ? "pass" : "passes")"
  }

  package func members() throws(CommandError) -> [(name: String, value: OutputValue)] {
    var members: [(name: String, value: OutputValue)] = [
      ("found", .integer(answer.found)),
      ("returned", .integer(answer.returned)),
      ("sort", .text(answer.sort.rawValue)),
      ("boundingBox", try boundingBox()),
      ("correctedText", answer.correctedText.map { .text($0) } ?? .none),
      ("nextCursor", answer.nextCursor.map { .text($0) } ?? .none),
      ("dataVersion", .text(answer.dataVersion)),
      ("withinMeters", .meters(within)),
      ("routeLengthMeters", .meters(answer.routeLengthMeters)),
    ]
    if let window {
      members.append(("fromMeters", .meters(window.lowerBound)))
      if window.upperBound.isFinite { members.append(("toMeters", .meters(window.upperBound))) }
    }
    if !ferries.isEmpty { members.append(("ferries", .stretches(ferries))) }
    if answer.unknownSideCount > 0 {
      members.append(("unknownSideCount", .integer(answer.unknownSideCount)))
    }
    if let unknowns { members.append(("unknownCount", .integer(unknowns.count))) }
    if let spread {
      members.append(
        (
          "spread",
          .object([
            .init("everyMeters", .meters(spread.every.value)),
            .init("keeping", .integer(spread.keeping)),
          ])
        ))
    }
    if let name = projection.name { members.append(("crs", .text(name))) }
    return members
  }

  /// The smallest box that contains the places, in the reference system of the answer.
  private func boundingBox() throws(CommandError) -> OutputValue {
    guard projection.name != nil else { return .box(answer.boundingBox) }
    return try projection.box(around: answer.hits.positions.lazy.map(\.coordinate))
  }

  package func feature(_ hit: Hit) throws(CommandError) -> OutputFeature {
    if let fault = hit.fault { throw .search(fault) }
    let facts = hit.place.facts
    var values: [OutputValue] = [
      facts.name.map { .text($0) } ?? .none,
      .texts(facts.categories),
      .meters(hit.offRouteMeters),
      .meters(hit.alongMeters),
      .text(hit.side.word),
      .integer(hit.pass),
      .integer(hit.passCount),
      .position(try projection.position(hit.snapped)),
    ]
    if timing != nil {
      let after = hit.afterSeconds.map { OutputValue.number($0, decimals: 1) }
      values.insert(after ?? .none, at: Self.timePlace)
    }
    if carriageway != nil {
      do throws(SearchError) {
        values.append(try hit.beyondOppositeCarriageway.map { .text($0.rawValue) } ?? .none)
      } catch {
        throw .search(error)
      }
    }
    if departure != nil { values += hit.arrival?.values ?? Self.arrivalColumns.map { _ in .none } }
    values.append(.tags(facts.tags.map { OutputValue.Tag(key: $0.key, value: $0.value) }))
    if let truck {
      do throws(SearchError) {
        values.append(truck.value(of: facts, on: try hit.situation))
      } catch {
        throw .search(error)
      }
    }
    return OutputFeature(
      id: facts.id, position: try projection.position(hit.place.coordinate), values: values)
  }
}

extension Arrival {
  /// The values, in column order.
  fileprivate var values: [OutputValue] {
    [
      .text(text), .text(open.rawValue), opensAtText.map { .text($0) } ?? .none,
      closesAtText.map { .text($0) } ?? .none, doubt.map { .text($0.rawValue) } ?? .none,
    ]
  }
}
