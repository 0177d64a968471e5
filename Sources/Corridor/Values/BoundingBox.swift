package import CorridorGeometry
package import CorridorIndex

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

extension PlaceIndex {
  /// The smallest box that holds all places, businesses and toponyms; nil for an index of none.
  ///
  /// Complexity: O(n) in the number of places, O(n log n) for places all around the Earth.
  package func boundingBox() throws(IndexError) -> BoundingBox? {
    var positions: [GridPosition] = []
    positions.reserveCapacity(count)
    for row in 0..<count { positions.append(try position(at: row)) }
    return BoundingBox(of: positions)
  }
}

extension Coordinate {
  /// Whether it is a valid position: finite, at most 90 degrees north or south, 360 east or west.
  package var isOnEarth: Bool { abs(lat) <= 90 && abs(lon) <= 360 }
}
