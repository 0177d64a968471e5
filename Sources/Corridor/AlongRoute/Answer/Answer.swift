internal import CorridorGeometry

/// The places found along a route: one page of them, and what is true of all.
public struct Answer: Sendable {
  /// How many places there are on all pages; with ``PassSelection/all``, how many passes by them.
  /// With ``AnswerPage/countsAll`` off, how many there are on this one.
  public let found: Int
  /// The order of the hits.
  public let sort: SortOrder
  /// The query's text with mistyped words corrected, when it finds nothing in the index as it stands;
  /// nil where nothing was corrected.
  public let correctedText: String?
  /// The hits of this page.
  public let hits: Hits
  /// Where the next page starts; nil on the last page.
  public let nextCursor: String?
  /// Which state of the data the index was built from, such as the timestamp of an OSM extract.
  public let dataVersion: String
  /// Length of the route in metres, gaps not counted.
  public let routeLengthMeters: Double
  /// The stretch of the route that counted, in metres along it, as ``Journey/window`` comes to on this
  /// route; nil for all of it. The upper end may be infinite.
  public let window: ClosedRange<Double>?
  /// With ``SideFilter/near`` and ``SideFilter/far``, how many places of the corridor are in countries
  /// that are not known: of them only those on the route are hits.
  public internal(set) var unknownSideCount = 0
  /// With ``OpenSelection/only``, how many places of the corridor were left out because it is not
  /// known whether they are open on arrival.
  public internal(set) var unknownHoursCount = 0
  /// The query, where nothing was found; see ``unknownPlaces``.
  var emptyQuery: ResolvedQuery?

  /// How many hits this page has.
  public var returned: Int { hits.count }

  /// The smallest box that holds the places of this page; nil for no hits.
  ///
  /// As in RFC 7946 section 5.2, `west` is greater than `east` where it crosses the antimeridian.
  /// Complexity: O(n) in the number of hits, O(n log n) for hits all around the Earth.
  public var boundingBox: BoundingBox? {
    BoundingBox(of: hits.positions)
  }
}
