internal import CorridorGeometry

/// The places found along a route: one page of hits, and totals over all pages.
public struct Answer: Sendable {
  /// The number of places on all pages; with ``PassSelection/all``, the number of passes. With
  /// ``AnswerPage/countsAll`` off, the number of hits on this page.
  public let found: Int
  /// The order of the hits.
  public let sort: SortOrder
  /// The query's text with misspelled words corrected, if the original text matches nothing in the
  /// index; nil if nothing was corrected.
  public let correctedText: String?
  /// The hits of this page.
  public let hits: Hits
  /// The cursor of the next page; nil on the last page.
  public let nextCursor: String?
  /// The state of the data that the index was built from, such as the timestamp of an OSM extract.
  public let dataVersion: String
  /// The length of the route in metres, not counting gaps.
  public let routeLengthMeters: Double
  /// The searched stretch of the route, in metres along it: ``Journey/window`` resolved on this
  /// route; nil for the whole route. The upper end may be infinite.
  public let window: ClosedRange<Double>?
  /// With ``SideFilter/near`` and ``SideFilter/far``, the number of places in the corridor whose
  /// country is unknown; only those on the route are hits.
  public internal(set) var unknownSideCount = 0
  /// With ``OpenSelection/only``, the number of places in the corridor that were left out because
  /// it is unknown whether they are open on arrival.
  public internal(set) var unknownHoursCount = 0
  /// What is known of detours; nil if the query does not ask.
  public internal(set) var detours: DetourReport?
  /// The query, if nothing was found; see ``unknownPlaces``.
  var emptyQuery: ResolvedQuery?

  /// The number of hits on this page.
  public var returned: Int { hits.count }

  /// The smallest box that contains the places of this page; nil if there are no hits.
  ///
  /// As in RFC 7946 section 5.2, `west` is greater than `east` if the box crosses the antimeridian.
  /// Complexity: O(n) in the number of hits, O(n log n) for hits all around the Earth.
  public var boundingBox: BoundingBox? {
    BoundingBox(of: hits.positions)
  }
}
