package import Corridor
internal import CorridorFormats
package import CorridorGeometry

/// The stretch of a route that counts.
package struct WindowFields: Sendable, Equatable {
  package var from: RouteWindow.Bound?
  package var to: RouteWindow.Bound?
  package var aheadOf: Coordinate?
  /// The range of the vehicle, and the reserve to keep.
  package var range: Meters?
  package var reserve: Meters?

  package init() {}

  static let from = Field<Self>(
    \.from, "from", .bound(such: "120km"),
    help: """
      Only from this distance along the route, 250km, or from the position after this travel time, \
      90min, by the route's own times or --speed.
      """
  )
  .quotedLater()
  static let to = Field<Self>(
    \.to, "to", .bound(such: "3h"),
    help: """
      Only up to this distance along the route, 320km, or to the position after this travel time, \
      4h.
      """
  )
  .quotedLater()
  static let aheadOf = Field<Self>(
    \.aheadOf, "ahead-of", .position("LAT,LON"),
    help: """
      Only ahead of this position: from where the route passes nearest to it, after --from if that \
      is given.
      """
  )
  .quotedLater()
  static let range = Field<Self>(
    \.range, "range", .length("DISTANCE", such: "320km"),
    help: """
      Only up to this distance from where the search begins (--ahead-of, --from or the start): \
      320km.
      """)
  static let reserve = Field<Self>(
    \.reserve, "reserve", .length("DISTANCE", such: "40km"),
    help: "The part of --range to keep in reserve, such as 40km."
  )
  .quotedLater()

  /// The fields as a window of the engine; nil for the whole route.
  var window: RouteWindow? {
    let window = RouteWindow(
      from: from, to: to, aheadOf: aheadOf, range: range, reserve: reserve ?? .meters(0))
    return window.isWhole ? nil : window
  }

  /// The requested times; nil if the stretch is given by distance alone.
  var timing: HitTiming? {
    var timing = HitTiming()
    if case .seconds(let seconds)? = from { timing.fromSeconds = seconds }
    if case .seconds(let seconds)? = to { timing.toSeconds = seconds }
    return timing.fromSeconds == nil && timing.toSeconds == nil ? nil : timing
  }

  /// Rejects a stretch that is invalid on any route.
  func check(_ form: RequestForm) throws(CommandError) {
    if range == nil, reserve != nil { throw form.missing(Self.range.option) }
    // Faults in the ends are reported before faults in the range.
    var ends = self
    (ends.range, ends.reserve) = (nil, nil)
    for fields in [ends, self] {
      do throws(SearchError) { try fields.window?.check() } catch {
        throw fault(error, form) ?? .search(error)
      }
    }
  }

  /// Describes the fault in the stretch, in the notation of the request; nil for other errors.
  func fault(_ error: SearchError, along route: Route? = nil, _ form: RequestForm) -> CommandError?
  {
    func badValue(_ field: Field<Self>, _ expected: String) -> CommandError {
      form.badValue(field.option, expected)
    }
    let fromName = form.name(of: Self.from.option)
    switch error {
    case .windowNeedsTravelTimes(let end):
      return .noTravelTimes(
        option: form.name(of: (end == .from ? Self.from : Self.to).option),
        found: form.given[(end == .from ? Self.from : Self.to).option.name] ?? "",
        speed: form.name(of: AlongRouteFields.speed.option), fault: route?.timingFault)
    case .windowReversed(.meters, _):
      return badValue(Self.to, "a distance beyond that of \(fromName)")
    case .windowReversed:
      return badValue(Self.to, "a time after that of \(fromName)")
    case .rangeOutOfRange:
      return badValue(
        Self.reserve, "no more than \(form.name(of: Self.range.option))")
    case .windowEndsBeforeStart(let start, _):
      var kind = "a distance"
      if case .seconds? = to { kind = "a time" }
      return badValue(
        Self.to,
        """
        \(kind) beyond \(aheadOf == nil ? fromName : "the position"), which is at \
        \(ReadableLength(start))
        """)
    case .positionBehind:
      return badValue(
        Self.aheadOf, "a position that the route passes after \(fromName)")
    case .positionOffRoute(_, let offRouteMeters):
      return badValue(
        Self.aheadOf,
        """
        a position within \(ReadableLength(RouteWindow.farthestMeters)) of the route, latitude \
        first; this one is \(ReadableLength(offRouteMeters)) off it
        """)
    default: return nil
    }
  }
}

extension ValueType where Value == RouteWindow.Bound {
  /// A distance along the route, or a time after the start; a JSON number is in metres.
  static func bound(such example: String) -> Self {
    let expected = """
      a distance such as 2km, 500m, 1mi, 1nmi or 3ft, or a time such as 90min or 1h30min
      """
    let read: ReadText = { (text, context) throws(CommandError) in
      try context.checkUnit(of: text, in: text)
      if let meters = Quantity.meters(text) { return .meters(meters) }
      if let seconds = Quantity.seconds(text) { return .seconds(seconds) }
      throw context.badValue(text, expected)
    }
    return ValueType(
      .text("DISTANCE|TIME"),
      ValueSchema(
        .any(of: .text(such: example), .number("number", from: 0)),
        parameter: .text(such: example)),
      readText: read,
      readJSON: { (value, context) throws(CommandError) in
        if let text = value.string { return try read(text, context) }
        guard let number = value.double else {
          throw context.wrongType("a number of metres, or a text such as \"\(example)\"")
        }
        guard number >= 0 else {
          throw context.badValue(plainDecimal(number), "a number of metres, 0 or more")
        }
        return .meters(number)
      },
      write: { (bound, buffer) in
        switch bound {
        case .meters(let meters): buffer.append(meters.description)
        case .seconds(let seconds): buffer.append(jsonString: plainDecimal(seconds) + "s")
        }
      })
  }
}
