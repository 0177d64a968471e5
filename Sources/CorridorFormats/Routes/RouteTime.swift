/// When one arrives at a vertex of a route.
public struct RouteTime: Hashable, Sendable {
  /// The line, from 0.
  public var line: Int
  /// The vertex within the line, from 0.
  public var vertex: Int
  /// Seconds after the start of the route.
  public var seconds: Double

  /// Makes a time of its parts.
  public init(line: Int, vertex: Int, seconds: Double) {
    self.line = line
    self.vertex = vertex
    self.seconds = seconds
  }
}

/// A part of a line of a route that is on a ferry.
public struct FerryLeg: Hashable, Sendable {
  /// The line, from 0.
  public var line: Int
  /// The vertices of the line from quay to quay, from 0, both included.
  public var vertices: ClosedRange<Int>

  /// Makes a leg of its parts.
  public init(line: Int, vertices: ClosedRange<Int>) {
    self.line = line
    self.vertices = vertices
  }
}
