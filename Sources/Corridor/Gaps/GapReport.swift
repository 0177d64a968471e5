internal import CorridorGeometry

/// The gaps along a route that a query returned, and totals over all gaps.
public struct GapReport: Sendable {
  /// The requested gaps.
  public let gaps: Gaps
  /// The number of gaps that the options select, including those beyond the limit.
  public let found: Int
  /// The number of passes by places, which end the gaps.
  public let passCount: Int
  /// The length of the longest of all gaps in metres; 0 if there is none.
  public let longestMeters: Double
  /// The number of all gaps that are longer than the vehicle can drive; nil if no range was given.
  public let exceedingCount: Int?
  /// The searched stretch of the route, in metres along it; nil if the window is beyond the route.
  public let stretch: ClosedRange<Double>?
  /// The options of the request.
  public let options: GapOptions
  /// The search for the places: every pass, in the order of travel.
  public let answer: Answer

  /// Every gap, in the order of travel.
  package var all: Gaps { gaps.all }

  /// The positions of the passes, in the order of travel, without the cost of making the hits.
  package var marks: some Sequence<(alongMeters: Double, side: Side)> {
    answer.hits.raw.lazy.map { ($0.alongMeters, $0.side) }
  }

  /// Makes the report from an answer with every pass, in the order of travel.
  init(_ answer: Answer, to query: ResolvedQuery, _ options: GapOptions) {
    self.answer = answer
    self.options = options
    passCount = answer.hits.count
    let start = max(query.window?.lowerBound ?? 0, 0)
    let end = min(query.window?.upperBound ?? .infinity, answer.routeLengthMeters)
    stretch = start <= end ? start...end : nil
    var every = Gaps(
      hits: answer.hits, bounds: stretch ?? start...start, reach: options.reachMeters,
      along: query.route)
    every.numberAll()
    let reach = options.reachMeters ?? .infinity
    var (longest, exceeding) = (0.0, 0)
    var wanted: [(gap: UInt32, length: Double)] = []
    for gap in every.indices {
      let span = every.span(at: gap)
      let length = span.upperBound - span.lowerBound
      longest = max(longest, length)
      let exceeds = length - query.route.ferryMeters(in: span) > reach
      if exceeds { exceeding += 1 }
      if length >= options.minimum.value, exceeds || !options.exceedingOnly {
        wanted.append((UInt32(truncatingIfNeeded: gap), length))
      }
    }
    if options.sort == .length {
      wanted.sort { $0.length != $1.length ? $0.length > $1.length : $0.gap < $1.gap }
    }
    longestMeters = longest
    exceedingCount = options.range == nil ? nil : exceeding
    found = wanted.count
    gaps = every.choosing(wanted.prefix(options.limit ?? .max).map(\.gap))
  }

  /// The places that end no gap because too little is known about them, if nothing was found; see
  /// ``Answer/unknownPlaces``.
  public var unknownPlaces: UnknownPlaces? {
    get throws(SearchError) { try answer.unknownPlaces }
  }
}
