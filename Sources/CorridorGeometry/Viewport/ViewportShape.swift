/// A validated viewport: a box on the grid, or areas with closed rings.
enum ViewportShape: Sendable {
  case box(GridBounds)
  case areas([ViewportArea])

  /// Validates everything except that polygons are simple.
  init(_ viewport: Viewport) throws(GeometryError) {
    switch viewport {
    case .box(let west, let south, let east, let north):
      self = .box(try GridBounds(roundingWest: west, south: south, east: east, north: north))
    case .polygon(let polygon):
      self = .areas([try ViewportArea(polygon, index: 0)])
    case .multiPolygon(let polygons):
      guard !polygons.polygons.isEmpty else { throw .viewportEmpty }
      var areas: [ViewportArea] = []
      for (index, polygon) in polygons.polygons.enumerated() {
        areas.append(try ViewportArea(polygon, index: index))
      }
      self = .areas(areas)
    }
  }
}

/// One polygon of a viewport and its bounding box, in degrees that can be beyond 180.
struct ViewportArea: Sendable {
  let rings: [[Coordinate]]
  private(set) var west = Double.infinity
  private(set) var south = Double.infinity
  private(set) var east = -Double.infinity
  private(set) var north = -Double.infinity

  /// Closes the rings and validates positions and counts; `index` is for errors.
  init(_ polygon: Polygon, index: Int) throws(GeometryError) {
    guard !polygon.rings.isEmpty else { throw .viewportEmpty }
    var rings = polygon.rings
    for (number, ring) in rings.enumerated() {
      for (vertex, position) in ring.enumerated() {
        guard position.isInViewportRange else {
          throw .viewportNotOnEarth(
            part: .vertex(polygon: index, ring: number, vertex: vertex), found: position)
        }
      }
      let distinct = Self.distinctCount(ring)
      guard distinct >= 3, let first = ring.first else {
        throw .viewportRingTooShort(part: .ring(polygon: index, ring: number), distinct: distinct)
      }
      if ring.last != first { rings[number].append(first) }
    }
    self.rings = rings
    for position in rings[0] {
      west = min(west, position.lon)
      south = min(south, position.lat)
      east = max(east, position.lon)
      north = max(north, position.lat)
    }
  }

  /// Number of distinct positions of a ring, at most three.
  private static func distinctCount(_ ring: [Coordinate]) -> Int {
    guard let first = ring.first, let second = ring.first(where: { $0 != first }) else {
      return min(ring.count, 1)
    }
    return ring.contains { $0 != first && $0 != second } ? 3 : 2
  }

  /// The edges of the rings, after checking that they form a simple polygon.
  ///
  /// O(n log n) for n vertices.
  ///
  /// - Throws: ``GeometryError/viewportInvalid(polygon:reason:at:)`` with `number` as the polygon.
  func checkedEdges(
    polygon number: Int, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> RingEdges {
    let edges = RingEdges(rings)
    let defect: RingSweep.Defect?
    if edges.vertices.count <= PolygonCheck.smallVertexLimit {
      defect = try GeosContext.borrowed { context throws(GeometryError) in
        try context.polygon(rings).defect().map { RingSweep.Defect(reason: $0.reason, at: $0.at) }
      }
    } else {
      defect = try PolygonCheck.defect(of: edges, unless: isCancelled)
    }
    guard let defect else { return edges }
    throw .viewportInvalid(polygon: number, reason: defect.reason, at: defect.at)
  }

  /// The multiples of 360 degrees that shift longitudes from `low` to `high` into this area.
  func turns(low: Double, high: Double) -> StrideThrough<Double> {
    let first = ((west - high) / 360).rounded(.up) * 360
    return stride(from: first, through: east - low, by: 360)
  }
}

extension Coordinate {
  var isInViewportRange: Bool {
    abs(lat) <= 90 && Viewport.longitudes.contains(lon)
  }
}

extension GridBounds {
  /// A box from degrees, rounded to the grid.
  init(
    roundingWest west: Double, south: Double, east: Double, north: Double
  ) throws(GeometryError) {
    let low = Coordinate(lon: west, lat: south)
    let high = Coordinate(lon: east, lat: north)
    guard low.isInViewportRange else { throw .viewportNotOnEarth(part: .southWest, found: low) }
    guard high.isInViewportRange else { throw .viewportNotOnEarth(part: .northEast, found: high) }
    guard south <= north else { throw .viewportUpsideDown(south: south, north: north) }
    self.init(
      west: -1_800_000_000, south: Int32((south * 1e7).rounded()), east: 1_800_000_000,
      north: Int32((north * 1e7).rounded()))
    if east - west < 360 {
      self.west = Self.wrapped(west)
      self.east = Self.wrapped(east)
    }
  }

  /// The bounding box of areas; all longitudes if they need more than one range.
  init(around areas: [ViewportArea]) {
    self = .earth
    var low = Double.infinity
    var high = -Double.infinity
    var bottom = Double.infinity
    var top = -Double.infinity
    for area in areas {
      low = min(low, area.west)
      high = max(high, area.east)
      bottom = min(bottom, area.south)
      top = max(top, area.north)
    }
    // Latitudes are at most 90 degrees.
    south = Int32((bottom * 1e7).rounded(.down))
    north = Int32((top * 1e7).rounded(.up))
    guard high - low < 359.9 else { return }
    west = Self.wrapped(low, .down)
    east = Self.wrapped(high, .up)
  }

  /// A longitude of at most 540 degrees on the grid, wrapped to -180...180.
  private static func wrapped(
    _ lon: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int32 {
    var steps = (lon * 1e7).rounded(rule)
    if steps > 1_800_000_000 { steps -= 3_600_000_000 }
    if steps < -1_800_000_000 { steps += 3_600_000_000 }
    return Int32(steps)
  }

  /// The box as one or two boxes in degrees that do not cross the antimeridian.
  var degrees: [(west: Double, south: Double, east: Double, north: Double)] {
    let low = Double(south) / 1e7
    let high = Double(north) / 1e7
    let begin = Double(west) / 1e7
    let end = Double(east) / 1e7
    guard west > east else { return [(begin, low, end, high)] }
    return [(begin, low, 180, high), (-180, low, end, high)]
  }
}
