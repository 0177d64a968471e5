internal import CorridorGeometry
internal import CorridorIndex

/// The locality that a text names, as in "restaurants in Valletta", as a condition on rows.
///
/// Everything inside the toponym's area belongs to it. For a locality or suburb without an area,
/// these are the places whose locality it is, and the places near it for which it is the nearest of
/// its kind, such as a village of a municipality. For any other toponym without an area, these are
/// the places within the reach of its kind. If being near is enough, places outside belong to it
/// too, within ten kilometres.
struct LocalityArea: Sendable {
  /// The row of the toponym.
  let row: Int
  /// The position of the toponym.
  let position: GridPosition
  private let index: PlaceIndex
  private let hasArea: Bool
  private let isLocality: Bool
  /// The maximum distance, in metres, at which a place belongs to it only because no other toponym
  /// is nearer.
  private let nearest: Double
  private let middle: SIMD3<Double>
  /// All places within this distance of its position, in metres, belong to it.
  private let reach: Double
  /// The maximum distance, in metres, of any place that belongs to it from its position.
  private let radius: Float

  /// The distance that counts as "near" a toponym, in metres.
  private static let nearMeters = 10_000.0
  /// The maximum distance, in metres, of a place from its locality without an area.
  private static let localityMeters: Float = 100_000

  /// The upper limit of half the distance to the next village or quarter, in metres.
  private static let nearestMeters = 4_000.0

  /// - Parameters:
  ///   - row: A toponym's row.
  ///   - isNear: Whether places near it belong to it too.
  init(row: Int, isNear: Bool, in index: PlaceIndex) throws(IndexError) {
    self.row = row
    self.index = index
    position = try index.position(at: row)
    middle = Ellipsoid.position(position)
    let kind = try index.kind(at: row)
    isLocality = kind == .locality
    nearest = isLocality || kind == .suburb ? Self.nearestMeters : 0
    var extent: Float = 0
    if case .polygons(let polygons) = try index.shape(of: row) {
      hasArea = true
      for vertex in polygons.joined().joined() {
        extent = max(extent, Float((Ellipsoid.position(vertex) - middle).length))
      }
      // Edges bulge between their ends; an area larger than a continent may contain a pole.
      extent = extent > 2_000_000 ? .infinity : extent * 1.05 + 100
      reach = isNear ? Self.nearMeters : 0
    } else {
      hasArea = false
      if isLocality { extent = Self.localityMeters }
      reach = max(isNear ? Self.nearMeters : 0, nearest > 0 ? 0 : Self.reach(of: kind))
    }
    radius = max(extent, Float(max(reach, nearest)))
  }

  /// The maximum distance, in metres, of places from the position of a toponym without an area.
  private static func reach(of kind: PlaceKind) -> Double {
    switch kind {
    case .country: 500_000
    case .region: 100_000
    case .district: 30_000
    default: 2_000
    }
  }

  /// Whether a place inside `sphere` may belong to the locality.
  @inline(__always)
  func mayHold(in sphere: SIMD4<Float>) -> Bool {
    let gap =
      SIMD3(sphere.x, sphere.y, sphere.z)
      - SIMD3(Float(middle.x), Float(middle.y), Float(middle.z))
    let far = radius + sphere.w + 2
    return (gap * gap).sum() <= far * far
  }

  /// Whether the place in a row belongs to the locality.
  func contains(row place: Int) throws(SearchError) -> Bool {
    try rethrowing(holds(row: place), as: SearchError.index)
  }

  /// Same as ``contains(row:)``, but throws the index error.
  func holds(row place: Int) throws(IndexError) -> Bool {
    let position = try index.position(at: place)
    let meters = (Ellipsoid.position(position) - middle).length
    if reach > 0, meters <= reach { return true }
    if hasArea { return try index.areas(holding: position).contains { $0.row == row } }
    if isLocality, try index.locality(ofRow: place) == row { return true }
    guard meters <= nearest else { return false }
    return try index.isSettlement(row, nearestTo: position)
  }
}
