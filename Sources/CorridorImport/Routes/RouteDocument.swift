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
  /// How many points stand beside the lines; they are taken for markers and are no part of the
  /// route.
  public var markerCount: Int

  /// Makes a document from lines; empty ones are not expected.
  public init(
    lines: [[Coordinate]], name: String? = nil, format: RouteFormat, featureCount: Int = 1,
    markerCount: Int = 0
  ) {
    self.lines = lines
    self.name = name
    self.format = format
    self.featureCount = featureCount
    self.markerCount = markerCount
  }
}
