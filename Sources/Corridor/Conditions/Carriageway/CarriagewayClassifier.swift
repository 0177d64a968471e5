internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Decides whether places lie beyond the opposite carriageway, see ``OppositeCarriageway``.
final class CarriagewayClassifier: Sendable {
  /// Nil if the index has no carriageways.
  private let tree: CarriagewayTree?
  private let shape: RouteShape

  /// The maximum distance of a route from the centre line of its carriageway, in metres: half of
  /// four lanes of 3.75 m, doubled to allow for the detail that routers leave out of bends.
  static let matchMeters = 15.0
  /// The maximum angle between the directions of a route and of its way: the cosine of 30 degrees.
  /// An opposite way must be within the same angle of the reverse direction.
  static let leastCosine = 0.866_025_403_784_438_6

  init(_ shape: RouteShape, in index: PlaceIndex) {
    tree = index.carriageways
    self.shape = shape
  }

  /// Whether a place lies beyond the opposite carriageway, seen from a point of the route.
  ///
  /// Complexity: O(log segments), plus the segments within some 100 m.
  func beyond(
    _ place: GridPosition, alongMeters: Double, segment: Int
  ) throws(IndexError) -> OppositeCarriageway {
    guard let tree, let step = shape.step(ofSegment: segment) else { return .unknown }
    let plane = TangentPlane(at: shape.coordinate(atAlongMeters: alongMeters, segment: segment))
    guard let own = try match(tree, plane, heading: plane.direction(step)) else { return .unknown }
    switch own.carriageway.use {
    case .twoWay: return .no
    case .oneWay: return try crosses(tree, from: own, to: place, plane) ? .yes : .no
    case .undirected: return try crosses(tree, from: own, to: place, plane) ? .yes : .unknown
    }
  }

  /// The edge that the route follows, turned in the direction of the route.
  private func match(
    _ tree: CarriagewayTree, _ plane: TangentPlane, heading: SIMD2<Double>
  ) throws(IndexError) -> CarriagewayEdge? {
    var best: CarriagewayEdge?
    var least = Self.matchMeters
    try tree.forEachEdge(within: Self.matchMeters, of: .zero, plane) { edge in
      let meters = edge.nearest.length
      guard best == nil ? meters <= least : meters < least, let edge = edge.turned(along: heading)
      else { return }
      best = edge
      least = meters
    }
    return best
  }

  /// Whether the line from the route's way to a place crosses or touches an opposite carriageway.
  private func crosses(
    _ tree: CarriagewayTree, from own: CarriagewayEdge, to place: GridPosition,
    _ plane: TangentPlane
  ) throws(IndexError) -> Bool {
    let start = own.nearest
    let way = plane.point(place) - start
    let meters = way.length
    guard meters > 0 else { return false }
    let end = start + way * min(1, own.carriageway.widestMeters / meters)
    let reach = (end - start).length
    var found = false
    try tree.forEachEdge(within: reach / 2, of: (start + end) / 2, plane) { edge in
      guard !found, edge.carriageway.use != .twoWay,
        let opposite = edge.turned(along: -own.direction),
        let share = opposite.crossing(from: start, to: end)
      else { return }
      // A way without a known direction would otherwise meet itself.
      found =
        share * reach > Side.onMeters
        && share * reach <= own.carriageway.bound(to: edge.carriageway)
    }
    return found
  }
}

extension CarriagewayTree {
  /// Calls `body` with the edges that may lie within `meters` of a point of a plane.
  fileprivate func forEachEdge(
    within meters: Double, of point: SIMD2<Double>, _ plane: TangentPlane,
    _ body: (CarriagewayEdge) -> Void
  ) throws(IndexError) {
    // The plane is 5 mm off the ground at 250 m.
    let center = plane.position(of: point)
    try forEachCarriagewaySegment(within: meters + 1, of: center) { (segment) throws(IndexError) in
      var last: SIMD2<Double>?
      try forEachVertex(of: segment) { vertex in
        let end = plane.point(vertex)
        if let start = last {
          body(CarriagewayEdge(start: start, end: end, carriageway: segment.carriageway))
        }
        last = end
      }
    }
  }
}

extension Carriageway {
  /// The maximum distance in metres at which a way may be the opposite carriageway; negative if it
  /// cannot be.
  func bound(to other: Carriageway) -> Double {
    let isSameRef = ref != 0 && ref == other.ref
    if isSameRef, isMotorway, other.isMotorway { return 250 }
    if name != 0, name == other.name { return 100 }
    if isSameRef { return 50 }
    let isComparable = name != 0 && other.name != 0 || ref != 0 && other.ref != 0
    return isComparable ? -1 : 50
  }

  /// The largest value of that bound.
  var widestMeters: Double { isMotorway && ref != 0 ? 250 : name != 0 ? 100 : 50 }
}
