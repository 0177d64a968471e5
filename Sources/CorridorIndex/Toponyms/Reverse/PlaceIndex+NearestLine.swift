package import CorridorGeometry

/// A toponym near a position.
package struct NearToponym: Hashable, Sendable {
  package var row: Int
  /// Its distance in metres; 0 inside an area.
  package var meters: Double
}

extension PlaceIndex {
  /// The nearest toponym with lines within `limit` metres that meets a condition, which is
  /// evaluated for few; of equally near ones the first row.
  ///
  /// An edge is measured as a straight line between its ends, which lies 2 cm below the ground for
  /// an edge of 1 km and 2 m for one of 10 km. Complexity: O(log segments).
  package func nearestLine(
    to position: GridPosition, within limit: Double,
    _ accepts: (Int) throws(IndexError) -> Bool
  ) throws(IndexError) -> NearToponym? {
    let counts = SphereTree.levelCounts(
      places: contents.sections[.linePieces].count * SphereTree.leafCapacity)
    guard !counts.isEmpty else { return nil }
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    let frame = DistanceOrigin(position)
    var heap = NearestHeap()
    var best: NearToponym?
    var limit = limit
    heap.insert(.init(bound: 0, level: counts.count - 1, index: 0))
    while let node = heap.next(), node.bound <= limit {
      guard node.level == 0 else {
        let first = node.index * SphereTree.fanOut
        for child in first..<min(first + SphereTree.fanOut, counts[node.level - 1]) {
          let bound = frame.bound(try sphere(starts[node.level - 1] + child))
          if bound <= limit {
            heap.insert(.init(bound: bound, level: node.level - 1, index: child))
          }
        }
        continue
      }
      let segment = try contents.lineSegment(node.index)
      let meters = try distance(of: segment, frame)
      guard meters <= limit else { continue }
      let row = try contents.toponymRow(.lineEntries, segment.entry)
      if let best, best.meters == meters, best.row <= row { continue }
      guard try accepts(row) else { continue }
      best = NearToponym(row: row, meters: meters)
      limit = meters
    }
    return best
  }

  private func sphere(_ index: Int) throws(IndexError) -> BoundingSphere {
    let offset = try contents.offset(.lineNodes, index)
    // SAFETY: `bytes` has checked that the sphere lies in the file.
    return unsafe try contents.file.bytes(at: offset, count: SphereTree.nodeSize)
      .loadUnaligned(as: BoundingSphere.self)
  }

  private func distance(of segment: LineSegment, _ frame: DistanceOrigin) throws(IndexError)
    -> Double
  {
    var best = Double.infinity
    let first = try contents.lineVertex(segment.firstVertex)
    var start = frame.place(lon: first.lon, lat: first.lat)
    for vertex in segment.firstVertex + 1...segment.firstVertex + segment.edgeCount {
      let next = try contents.lineVertex(vertex)
      let end = frame.place(lon: next.lon, lat: next.lat)
      best = min(best, frame.meters(from: start, to: end))
      start = end
    }
    return best
  }
}
