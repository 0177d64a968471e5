/// The time of arrival at a vertex of a route.
public struct RouteTime: Hashable, Sendable {
  /// The line, from 0.
  public var line: Int
  /// The vertex within the line, from 0.
  public var vertex: Int
  /// Seconds since the start of the route.
  public var seconds: Double

  /// Creates a time.
  public init(line: Int, vertex: Int, seconds: Double) {
    self.line = line
    self.vertex = vertex
    self.seconds = seconds
  }
}

/// A section of a line of a route that is on a ferry.
public struct FerryLeg: Hashable, Sendable {
  /// The line, from 0.
  public var line: Int
  /// The vertices of the line from terminal to terminal, from 0, inclusive.
  public var vertices: ClosedRange<Int>

  /// Creates a ferry leg.
  public init(line: Int, vertices: ClosedRange<Int>) {
    self.line = line
    self.vertices = vertices
  }
}
