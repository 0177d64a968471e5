/// An index of the edges of an area for point-in-polygon tests in O(log² n).
///
/// It is a segment tree over bands of latitude: an edge is stored at the few nodes whose bands it
/// spans completely, in order from west to east, which exists because edges do not cross. Only in
/// the bands of its two ends is an edge tested individually, with about thirty others. Long
/// parallel edges, all of which a ray from a place would cross, cost no more than short ones.
/// Building it takes O(n log n), and 4 bytes of memory for each node of each edge: two nodes for
/// most edges, and twice the logarithm of n in the worst case.
struct AreaIndex: Sendable {
  private let edges: RingEdges
  /// The lower bound of each band, ascending; the last band has no upper bound.
  private var bands: [Double] = []
  /// The edges of each node: those of node i begin at `nodeStarts[i]`. The children of node i are
  /// 2i and 2i + 1, and the bands are the last nodes.
  private var nodeStarts: [Int32] = []
  private var nodeEdges: [Int32] = []
  /// The edges that begin or end in each band.
  private var bandStarts: [Int32] = []
  private var bandEdges: [Int32] = []
  private var leafCount = 1

  /// The position of a point relative to the edges.
  struct PointLocation {
    /// Number of edges to the west, each counted from its southern end (inclusive) to its northern
    /// end (exclusive).
    var edgesToTheWest = 0
    var isOnEdge = false

    var isInside: Bool { isOnEdge || edgesToTheWest & 1 == 1 }
  }

  /// Vertices per band.
  private static let verticesPerBand = 32

  /// - Parameter edges: The edges of rings that cross neither themselves nor each other.
  /// - Throws: ``GeometryError/interrupted``.
  init(_ edges: RingEdges, unless isCancelled: () -> Bool) throws(GeometryError) {
    self.edges = edges
    var lats = edges.vertices.map(\.lat)
    guard lats.sort(unless: isCancelled, by: <) else { throw .interrupted }
    for index in stride(from: 0, to: lats.count, by: Self.verticesPerBand)
    where bands.last != lats[index] { bands.append(lats[index]) }
    while leafCount < bands.count { leafCount *= 2 }
    try assignEdges(unless: isCancelled)
  }

  /// The position of a point relative to the edges.
  func pointLocation(of place: Coordinate) -> PointLocation {
    var pointLocation = PointLocation()
    guard let first = bands.first, place.lat >= first else { return pointLocation }
    let band = band(of: place.lat)
    for index in bandStarts[band]..<bandStarts[band + 1] {
      let (low, high) = ends(of: bandEdges[Int(index)])
      if low.lat > place.lat || high.lat < place.lat { continue }
      if low.lat == high.lat {
        if place.lon >= min(low.lon, high.lon), place.lon <= max(low.lon, high.lon) {
          pointLocation.isOnEdge = true
        }
        continue
      }
      let side = Orientation.of(low, high, place)
      if side == 0 { pointLocation.isOnEdge = true }
      if side < 0, high.lat > place.lat { pointLocation.edgesToTheWest += 1 }
    }
    var node = leafCount + band
    while node > 0 {
      let (start, end) = (Int(nodeStarts[node]), Int(nodeStarts[node + 1]))
      let next = (start..<end).partitioningIndex {
        let (low, high) = ends(of: nodeEdges[$0])
        return Orientation.of(low, high, place) >= 0
      }
      pointLocation.edgesToTheWest += next - start
      if next < end {
        let (low, high) = ends(of: nodeEdges[next])
        if Orientation.of(low, high, place) == 0 { pointLocation.isOnEdge = true }
      }
      node /= 2
    }
    return pointLocation
  }

  /// The ends of an edge, the southern one first.
  @inline(__always)
  private func ends(of edge: Int32) -> (low: Coordinate, high: Coordinate) {
    let start = edges.vertices[Int(edge)]
    let end = edges.vertices[edges.next(Int(edge))]
    return start.lat <= end.lat ? (start, end) : (end, start)
  }

  /// The band of a latitude, which must not be below all bands.
  private func band(of lat: Double) -> Int {
    bands.indices.partitioningIndex { bands[$0] > lat } - 1
  }

  /// Assigns all edges to nodes and bands.
  private mutating func assignEdges(unless isCancelled: () -> Bool) throws(GeometryError) {
    var nodeCounts = [Int32](repeating: 0, count: 2 * leafCount + 1)
    var bandCounts = [Int32](repeating: 0, count: bands.count + 1)
    try forEachNode(unless: isCancelled) { node in
      nodeCounts[node + 1] += 1
    } inBand: { band in
      bandCounts[band + 1] += 1
    }
    for index in 1..<nodeCounts.count { nodeCounts[index] += nodeCounts[index - 1] }
    for index in 1..<bandCounts.count { bandCounts[index] += bandCounts[index - 1] }
    nodeStarts = nodeCounts
    bandStarts = bandCounts
    var edgesOfNodes = [Int32](repeating: 0, count: Int(nodeCounts[nodeCounts.count - 1]))
    var edgesOfBands = [Int32](repeating: 0, count: Int(bandCounts[bandCounts.count - 1]))
    var edge: Int32 = 0
    try forEachNode(unless: isCancelled) { node in
      edgesOfNodes[Int(nodeCounts[node])] = edge
      nodeCounts[node] += 1
    } inBand: { band in
      edgesOfBands[Int(bandCounts[band])] = edge
      bandCounts[band] += 1
    } next: {
      edge += 1
    }
    nodeEdges = edgesOfNodes
    bandEdges = edgesOfBands
    try order(unless: isCancelled)
  }

  /// Calls the closures with the nodes and bands of the edges, edge by edge.
  private func forEachNode(
    unless isCancelled: () -> Bool, atNode: (Int) -> Void, inBand: (Int) -> Void,
    next: () -> Void = {}
  ) throws(GeometryError) {
    for edge in edges.vertices.indices {
      if edge & 1023 == 0, isCancelled() { throw .interrupted }
      let (low, high) = ends(of: Int32(truncatingIfNeeded: edge))
      let (first, last) = (band(of: low.lat), band(of: high.lat))
      // From the first band that the edge spans completely to before its last band.
      var from = leafCount + (bands[first] == low.lat ? first : first + 1)
      var to = leafCount + last
      if low.lat == high.lat || bands[first] < low.lat { inBand(first) }
      if last != first || (low.lat < high.lat && bands[first] == low.lat) { inBand(last) }
      while from < to {
        if from & 1 == 1 {
          atNode(from)
          from += 1
        }
        if to & 1 == 1 {
          to -= 1
          atNode(to)
        }
        from /= 2
        to /= 2
      }
      next()
    }
  }

  /// Sorts the edges of each node from west to east.
  private mutating func order(unless isCancelled: () -> Bool) throws(GeometryError) {
    for node in 0..<2 * leafCount {
      if node & 63 == 0, isCancelled() { throw .interrupted }
      let range = Int(nodeStarts[node])..<Int(nodeStarts[node + 1])
      guard range.count > 1 else { continue }
      var here = Array(nodeEdges[range])
      guard here.sort(unless: isCancelled, by: { isWest($0, of: $1) }) else { throw .interrupted }
      nodeEdges.replaceSubrange(range, with: here)
    }
  }

  /// Whether one of two edges is west of the other in a band that both span.
  private func isWest(_ one: Int32, of other: Int32) -> Bool {
    let (a, b) = (ends(of: one), ends(of: other))
    if max(a.low.lon, a.high.lon) < min(b.low.lon, b.high.lon) { return true }
    if max(b.low.lon, b.high.lon) < min(a.low.lon, a.high.lon) { return false }
    // If they touch at one end, the other end decides.
    let below =
      a.low.lat >= b.low.lat
      ? Orientation.of(b.low, b.high, a.low) : -Orientation.of(a.low, a.high, b.low)
    if below != 0 { return below > 0 }
    let above =
      a.high.lat <= b.high.lat
      ? Orientation.of(b.low, b.high, a.high) : -Orientation.of(a.low, a.high, b.high)
    return above > 0
  }
}
