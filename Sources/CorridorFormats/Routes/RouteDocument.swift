public import CorridorGeometry

/// The lines and times in a route file or in a response of a routing service.
public struct RouteDocument: Sendable {
  /// The lines in order, each of at least one vertex, longitude and latitude in degrees.
  public var lines: [[Coordinate]]
  /// The name of the route; nil if the document has none.
  public var name: String?
  /// The format of the document.
  public var format: RouteFormat
  /// The number of features, tracks and routes, placemarks or alternative routes in the document.
  public var featureCount: Int
  /// The index in ``lines`` of the first line of each feature that has lines; more than one if
  /// features were joined.
  public var featureStarts: [Int]
  /// The number of points beside the lines; they are markers and not part of the route.
  public var markerCount: Int
  /// The times of arrival at vertices, in the order of travel, including the first and the last
  /// vertex; empty if the document has none.
  public var times: [RouteTime]
  /// The ferry sections of the route, in the order of travel.
  public var ferries: [FerryLeg]
  /// Where the legs between the stops of an engine's route meet, in the order of travel.
  public var stops: [RouteVertex]
  /// The reason why ``times`` is empty although the document has times or should have them; an
  /// error only for callers that need times.
  public var timingFault: InputError?

  /// Creates a document from lines, none of which may be empty.
  public init(
    lines: [[Coordinate]], name: String? = nil, format: RouteFormat, featureCount: Int = 1,
    featureStarts: [Int] = [0], markerCount: Int = 0, times: [RouteTime] = [],
    ferries: [FerryLeg] = [], stops: [RouteVertex] = [],
    timingFault: InputError? = nil
  ) {
    self.lines = lines
    self.name = name
    self.format = format
    self.featureCount = featureCount
    self.featureStarts = featureStarts
    self.markerCount = markerCount
    self.times = times
    self.ferries = ferries
    self.stops = stops
    self.timingFault = timingFault
  }
}

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

/// A vertex of a route.
public struct RouteVertex: Hashable, Sendable {
  /// The line, from 0.
  public var line: Int
  /// The vertex within the line, from 0.
  public var vertex: Int

  /// Creates a reference to a vertex.
  public init(line: Int, vertex: Int) {
    self.line = line
    self.vertex = vertex
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
