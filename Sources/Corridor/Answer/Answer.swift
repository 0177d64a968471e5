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

/// A box of longitudes and latitudes in degrees.
public struct BoundingBox: Hashable, Sendable {
  /// Degrees east of the western edge, -180 to 180.
  public var west: Double
  /// Degrees north of the southern edge, -90 to 90.
  public var south: Double
  /// Degrees east of the eastern edge; less than ``west`` across the antimeridian.
  public var east: Double
  /// Degrees north of the northern edge.
  public var north: Double

  /// Makes a box of its edges, in degrees; nothing is checked here.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// The smallest box that holds all positions; nil for none.
  init?(of positions: [GridPosition]) {
    guard let first = positions.first else { return nil }
    var low = first.lat
    var high = first.lat
    for position in positions {
      low = min(low, position.lat)
      high = max(high, position.lat)
    }
    south = Double(low) / 1e7
    north = Double(high) / 1e7
    // What is left of the circle of longitudes when its widest empty stretch is taken out.
    var west = first.lon
    var east = first.lon
    for position in positions {
      west = min(west, position.lon)
      east = max(east, position.lon)
    }
    if Int(east) - Int(west) < 1_800_000_000 {
      // The rest of the circle is more than half of it, and empty.
      self.west = Double(west) / 1e7
      self.east = Double(east) / 1e7
      return
    }
    let lons = positions.map { Int($0.lon) }.sorted()
    var start = 0
    var widest = lons[0] + 3_600_000_000 - lons[lons.count - 1]
    for index in lons.indices.dropFirst() where lons[index] - lons[index - 1] > widest {
      widest = lons[index] - lons[index - 1]
      start = index
    }
    self.west = Double(lons[start]) / 1e7
    self.east = Double(lons[(start + lons.count - 1) % lons.count]) / 1e7
  }
}
