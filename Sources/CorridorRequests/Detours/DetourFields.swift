package import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// What a request asks about detours by road.
package struct DetourFields: Sendable, Equatable {
  package var isWanted = false
  package var window: DetourWindow?
  package var most: DetourLimit?
  package var isStrict = false
  package var hasWays = false

  package init() {}

  static let wanted = Field<Self>(
    flag: \.isWanted, "detours",
    help: """
      Add to each place the detour by road, in time and distance, as a routing engine finds it: \
      from the route before the place through it to the route behind it. Without an engine, find, \
      gaps and batch give about how much, by the roads of an index that has them.
      """)
  static let window = Field<Self>(
    \.window, "detour-window", .detourWindow,
    help: """
      How far before and after the place the detour may leave and rejoin the route: 1km (default), \
      or free for the whole leg between two stops.
      """)
  static let most = Field<Self>(
    \.most, "max-detour", .detourLimit,
    help: "Only places whose detour is at most this, such as 10min or 5km.")
  static let strict = Field<Self>(
    flag: \.isStrict, "detour-strict",
    help: "Fail if the routing engine does not answer, instead of giving places without detours.")

  static let ways = Field<Self>(
    flag: \.hasWays, "detour-ways",
    help: """
      Add the line of each detour, from the route through the place and back, as detourWay; OSRM and \
      openrouteservice are then sent a request for each place.
      """)

  static let all: [Field<Self>] = [wanted, window, most, strict, ways]

  /// Whether detours are asked for.
  package func isAsked(by sort: SortOrder?) -> Bool {
    isWanted || window != nil || most != nil || isStrict || hasWays || sort == .detour
  }

  /// What is asked, and whom; nil if nothing is.
  func question(
    by sort: SortOrder? = nil, _ form: RequestForm
  ) throws(CommandError) -> DetourQuestion? {
    guard isAsked(by: sort) else { return nil }
    let options = DetourOptions(
      window: window ?? .within(.kilometers(1)), most: most, isStrict: isStrict,
      hasShapes: hasWays, mostJourneys: form.engine?.mostJourneys)
    return DetourQuestion(engine: form.engine, options: options)
  }
}

extension ValueType where Value == DetourWindow {
  /// A length on either side of a pass, or the whole leg.
  static var detourWindow: Self {
    ValueType("DISTANCE|free", such: "1km") { (text, context) throws(CommandError) in
      if text == "free" { return .free }
      try context.checkUnit(of: text, in: text)
      guard let meters = Quantity.meters(text) else {
        throw context.badValue(text, "a distance such as 1km, or free")
      }
      return .within(.meters(meters))
    } text: { window in
      switch window {
      case .free: "free"
      case .within(let reach): plainDecimal(reach.value) + "m"
      }
    }
  }
}

extension ValueType where Value == DetourLimit {
  /// A time or a length.
  static var detourLimit: Self {
    ValueType("TIME|DISTANCE", such: "10min") { (text, context) throws(CommandError) in
      try context.checkUnit(of: text, in: text)
      if let meters = Quantity.meters(text) { return .meters(meters) }
      guard let seconds = Quantity.seconds(text) else {
        throw context.badValue(text, "a time such as 10min, or a distance such as 5km")
      }
      return .seconds(seconds)
    } text: { limit in
      switch limit {
      case .seconds(let seconds): plainDecimal(seconds) + "s"
      case .meters(let meters): plainDecimal(meters) + "m"
      }
    }
  }
}
