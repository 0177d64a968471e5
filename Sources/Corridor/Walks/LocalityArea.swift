internal import CorridorGeometry
internal import CorridorIndex

/// The locality that a text names, such as that of "restaurants in Valletta", as a condition on rows.
///
/// What is inside of the toponym's area belongs to it. A locality or suburb without an area has the
/// places whose locality it is, and what is near it and nearest to it of its kind, such as a village
/// of a municipality; any other toponym without one what is within the reach of its kind. What need
/// only be near may also be outside, within ten kilometres.
struct LocalityArea: Sendable {
  /// The row of the toponym.
  let row: Int
  /// Where the toponym is.
  let position: GridPosition
  private let index: PlaceIndex
  private let hasArea: Bool
  private let isLocality: Bool
  /// Nothing that is farther, in metres, belongs to it only because no other is nearer.
  private let nearest: Double
  private let middle: SIMD3<Double>
  /// Places within so many metres of its position belong to it whatever else.
  private let reach: Double
  /// A place that belongs to it is at most so many metres from its position.
  private let radius: Float

  /// How far from a toponym "near" is, in metres.
  private static let nearMeters = 10_000.0
  /// A place belongs to no locality without an area that is farther, in metres.
  private static let localityMeters: Float = 100_000

  /// Half the way to the next village or quarter, at most, in metres.
  private static let nearestMeters = 4_000.0

  /// - Parameters:
  ///   - row: A toponym's row.
  ///   - isNear: Whether what is near belongs to it too.
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
      // Edges bulge between their ends; what is larger than a continent may hold a pole.
      extent = extent > 2_000_000 ? .infinity : extent * 1.05 + 100
      reach = isNear ? Self.nearMeters : 0
    } else {
      hasArea = false
      if isLocality { extent = Self.localityMeters }
      reach = max(isNear ? Self.nearMeters : 0, nearest > 0 ? 0 : Self.reach(of: kind))
    }
    radius = max(extent, Float(max(reach, nearest)))
  }

  /// How far places of a toponym without an area are from its position at most, in metres.
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
    do throws(IndexError) { return try holds(row: place) } catch { throw .index(error) }
  }

  /// Whether the place in a row belongs to the locality.
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
