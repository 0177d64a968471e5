public import CorridorGeometry

/// An error in reading an input.
///
/// Every case names its input: `file` is the path as given, "-" for standard input. ``description``
/// is one line: what is wrong, where, and what to do.
@nonexhaustive
public enum InputError: Error, Hashable {
  /// The file cannot be opened or read.
  case unreadable(file: String, reason: FileFault)
  /// The input, unpacked if it is gzip, is longer than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// There is not enough memory for the input.
  case outOfMemory(file: String)
  /// The input is not UTF-8; `found` names its encoding.
  case encoding(file: String, found: String)
  /// The input has the magic bytes of gzip but cannot be decompressed; `byte` is the offset of the
  /// fault, from 0.
  case damagedGzip(file: String, byte: Int, found: String)
  /// The input has only white space.
  case empty(file: String)
  /// The input has none of the formats that are read here.
  case unknownFormat(file: String, found: String, expected: String)
  /// The input violates the grammar of its format.
  case syntax(InputFault)
  /// The input is well-formed, but a value is missing, has the wrong type or is out of range.
  case content(InputFault)
  /// The input is nested deeper than `limit` levels.
  case tooDeep(file: String, format: String, limit: Int, at: InputLocation)
  /// A position is not on Earth.
  case notOnEarth(file: String, format: String, at: InputLocation, lon: Double, lat: Double)
  /// The input has no line or point to use as a route.
  case noRoute(file: String, format: String, found: String)
  /// The requested feature, counted from 0, does not exist.
  case noSuchFeature(file: String, asked: Int, count: Int)
  /// The input has both tracks and routes, and only one kind can be used.
  case ambiguous(file: String, format: String, found: String)
  /// The precision of an encoded polyline is neither given nor implied by the input.
  case precisionUnknown(file: String, format: String)
  /// The given precision is invalid, or differs from the one that the input proves.
  case precision(file: String, found: Int, expected: String)
  /// The input is a response of a routing service that reports an error; `code` and `message` come
  /// from the service.
  case service(file: String, service: String, code: String, message: String)
  /// GEOS or PROJ is not available, or the reference system is unknown.
  case geometry(GeometryError)
}

/// An error type of a caller that reads inputs and has additional errors.
package protocol InputFailure: Error {
  /// Wraps an error in reading an input.
  static func input(_ error: InputError) -> Self
}

extension InputError: InputFailure {
  package static func input(_ error: InputError) -> InputError { error }
}

/// The reason why a file cannot be opened or read.
@nonexhaustive
public enum FileFault: Hashable, Sendable {
  case missing
  case directory
  case permission
  /// Any other error, as `errno`.
  case system(Int32)
}

/// A fault in part of an input.
public struct InputFault: Hashable, Sendable {
  /// The path as given, "-" for standard input.
  public var file: String
  /// The format's name, such as "GeoJSON".
  public var format: String
  /// The location of the fault.
  public var at: InputLocation
  /// The text or value at the location.
  public var found: String
  /// What is valid at the location.
  public var expected: String

  /// Creates a fault.
  public init(file: String, format: String, at: InputLocation, found: String, expected: String) {
    self.file = file
    self.format = format
    self.at = at
    self.found = found
    self.expected = expected
  }
}

/// A location in an input; unknown components are nil.
public struct InputLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int?
  /// The byte within ``line``, from 1.
  public var column: Int?
  /// The offset in the decompressed input in bytes, from 0, without a byte order mark.
  public var byte: Int?
  /// The feature, track, placemark or alternative route, from 0.
  public var feature: Int?
  /// The line (segment, leg) within the feature, from 0.
  public var part: Int?
  /// The vertex within the line, from 0.
  public var vertex: Int?

  /// Creates a location from its known components.
  public init(
    line: Int? = nil, column: Int? = nil, byte: Int? = nil,
    feature: Int? = nil, part: Int? = nil, vertex: Int? = nil
  ) {
    self.line = line
    self.column = column
    self.byte = byte
    self.feature = feature
    self.part = part
    self.vertex = vertex
  }
}
