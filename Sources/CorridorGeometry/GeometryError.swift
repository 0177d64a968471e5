/// Why a corridor polygon, a viewport or a coordinate reference system cannot be created or used.
@nonexhaustive
public enum GeometryError: Error, Hashable {
  /// GEOS or PROJ cannot be loaded; with the loader's message and the Debian package to install.
  case libraryMissing(library: String, reason: String, package: String)
  /// A GEOS function failed; with its message.
  case geosFailed(function: String, reason: String)
  /// A PROJ function failed; with its message.
  case projFailed(function: String, reason: String)
  /// The half-width is not finite or outside the supported range, in metres.
  case withinOutOfRange(found: Double, expected: ClosedRange<Double>)
  /// The tolerance of a corridor polygon is less than that of every polygon of this half-width, or
  /// more than half of the half-width, in metres.
  case toleranceOutOfRange(found: Double, expected: ClosedRange<Double>)
  /// A bound or vertex of a viewport is not a position on Earth: NaN, infinite, a latitude beyond
  /// 90 degrees, or a longitude outside ``Viewport/longitudes``.
  case viewportNotOnEarth(part: ViewportPart, found: Coordinate)
  /// The southern bound of a box is north of the northern bound.
  case viewportUpsideDown(south: Double, north: Double)
  /// A ring has fewer than three distinct positions.
  case viewportRingTooShort(part: ViewportPart, distinct: Int)
  /// A polygon has no ring, or a multipolygon has no polygon.
  case viewportEmpty
  /// A polygon is not simple (it crosses itself, a hole is outside, ...); with GEOS's reason and
  /// location.
  case viewportInvalid(polygon: Int, reason: String, at: Coordinate)
  /// The caller cancelled the work.
  case interrupted
  /// PROJ does not know this coordinate reference system; with PROJ's message.
  case crsUnknown(text: String, reason: String)
  /// PROJ has no transformation from this reference system to WGS84 longitude and latitude.
  case crsWithoutTransform(text: String, reason: String)

  /// The part of a viewport that an error refers to; all indexes count from 0.
  public enum ViewportPart: Hashable, Sendable {
    /// The south-west corner of a box.
    case southWest
    /// The north-east corner of a box.
    case northEast
    /// A ring of a polygon.
    case ring(polygon: Int, ring: Int)
    /// A vertex of a ring of a polygon.
    case vertex(polygon: Int, ring: Int, vertex: Int)
  }
}

extension GeometryError.ViewportPart: CustomStringConvertible {
  public var description: String {
    switch self {
    case .southWest: "the south-west corner"
    case .northEast: "the north-east corner"
    case .ring(let polygon, let ring): "ring \(ring) of polygon \(polygon)"
    case .vertex(let polygon, let ring, let vertex):
      "vertex \(vertex) of ring \(ring) of polygon \(polygon)"
    }
  }
}

extension GeometryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .libraryMissing(let library, let reason, let package):
      "\(library) cannot be loaded: \(reason); install the package \(package)"
    case .interrupted:
      "the operation was cancelled"
    case .geosFailed(let function, let reason):
      "GEOS function \(function) failed: \(reason)"
    case .projFailed(let function, let reason):
      "PROJ function \(function) failed: \(reason)"
    case .withinOutOfRange(let found, let expected):
      """
      a corridor polygon cannot have a half-width of \(found) m; \
      give \(expected.lowerBound) to \(expected.upperBound) m
      """
    case .toleranceOutOfRange(let found, let expected):
      """
      the outline of this corridor cannot be simplified by \(found) m; give \
      \(expected.lowerBound) to \(expected.upperBound) m
      """
    case .viewportNotOnEarth(let part, let found):
      """
      \(part) of the viewport is not a position on Earth: longitude \(found.lon), latitude \
      \(found.lat); give degrees, longitude first
      """
    case .viewportUpsideDown(let south, let north):
      "the viewport's south \(south) is north of its north \(north); give W,S,E,N"
    case .viewportRingTooShort(let part, let distinct):
      "\(part) of the viewport has \(distinct) distinct positions; a ring needs at least 3"
    case .viewportEmpty:
      "the viewport has no ring; give a polygon with at least 3 positions"
    case .viewportInvalid(let polygon, let reason, let place):
      """
      polygon \(polygon) of the viewport (from 0) is not simple: \(reason) at longitude \
      \(place.lon), latitude \(place.lat); repair it, or split it into several
      """
    case .crsUnknown(let text, let reason):
      """
      unknown coordinate reference system "\(text)": \(reason); give EPSG:n, a PROJ string, WKT \
      or an OGC URN
      """
    case .crsWithoutTransform(let text, let reason):
      "PROJ cannot transform between \"\(text)\" and longitude, latitude on WGS84: \(reason)"
    }
  }
}
