internal import CorridorGeometry

/// The nodes of a sphere tree that a nearest search has yet to visit, nearest first.
struct NearestHeap {
  struct Node {
    /// A lower bound of the distance, in metres.
    var bound: Double
    var level: Int
    var index: Int
  }

  private var nodes: [Node] = []

  /// Adds a node.
  mutating func insert(_ node: Node) {
    nodes.append(node)
    var child = nodes.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard nodes[child].bound < nodes[parent].bound else { return }
      nodes.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the node with the least bound.
  mutating func next() -> Node? {
    guard let first = nodes.first else { return nil }
    let last = nodes.removeLast()
    guard !nodes.isEmpty else { return first }
    nodes[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < nodes.count && nodes[child].bound < nodes[least].bound {
        least = child
      }
      guard least != parent else { return first }
      nodes.swapAt(parent, least)
      parent = least
    }
  }
}

/// A position from which distances are measured in a straight line through the Earth: at 300 m this
/// equals the distance on the ground to a thousandth of a millimetre.
struct DistanceOrigin {
  private let frame: LocalFrame
  let position: SIMD3<Double>

  init(_ position: GridPosition) {
    frame = LocalFrame(position.coordinate)
    self.position = frame.position
  }

  /// The earth-centred position of another point; without trigonometry if it is near.
  func place(lon: Int32, lat: Int32) -> SIMD3<Double> {
    let place = GridPosition(lon: lon, lat: lat).coordinate
    return frame.reaches(place)
      ? frame.position(near: place.lon, lat: place.lat) : Ellipsoid.position(place)
  }

  /// A lower bound of the distance to anything in a sphere, in metres.
  func bound(_ sphere: SIMD4<Float>) -> Double {
    max(0, (sphere.centerPosition - position).length - Double(sphere.w))
  }

  /// The distance to a straight edge, in metres.
  func meters(from start: SIMD3<Double>, to end: SIMD3<Double>) -> Double {
    let edge = end - start
    let length = edge.lengthSquared
    let along = length > 0 ? min(1, max(0, (position - start).dot(edge) / length)) : 0
    return (start + edge * along - position).length
  }
}
