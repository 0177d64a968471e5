public import CorridorGeometry

/// The lines that a route's file or a routing service's answer describes.
public struct RouteDocument: Sendable {
  /// The lines in their order, each of at least one vertex, lon and lat in degrees.
  public var lines: [[Coordinate]]
  /// The name of the route, if the document names it.
  public var name: String?
  /// What the document is.
  public var format: RouteFormat
  /// How many features, tracks and routes, placemarks or alternative routes the document has.
  public var featureCount: Int
  /// Where the lines of each feature that has some begin in ``lines``: more than one where features
  /// were joined.
  public var featureStarts: [Int]
  /// How many points stand beside the lines; they are taken for markers and are no part of the
  /// route.
  public var markerCount: Int
  /// When one arrives at which vertex, in the order of travel and from the first vertex to the last;
  /// empty where the document does not tell it.
  public var times: [RouteTime]
  /// The parts of the route on ferries that the document tells, in the order of travel.
  public var ferries: [FerryLeg]
  /// Why ``times`` is empty although the document has times, or what would have it tell them: an
  /// error only for who needs times.
  public var timingFault: InputError?

  /// Makes a document from lines; empty ones are not expected.
  public init(
    lines: [[Coordinate]], name: String? = nil, format: RouteFormat, featureCount: Int = 1,
    featureStarts: [Int] = [0], markerCount: Int = 0, times: [RouteTime] = [],
    ferries: [FerryLeg] = [],
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
    self.timingFault = timingFault
  }
}
