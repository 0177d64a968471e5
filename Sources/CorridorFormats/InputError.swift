public import CorridorGeometry

/// Why an input cannot be read.
///
/// Every case names its input: `file` is the path as it was given, "-" for standard input.
/// ``description`` is one line: what, where, what to do.
@nonexhaustive
public enum InputError: Error, Hashable {
  /// The file cannot be opened or read.
  case unreadable(file: String, reason: FileFault)
  /// The input, unpacked if it is gzip, is longer than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// There is no memory for the input.
  case outOfMemory(file: String)
  /// The input is not UTF-8; `found` names what it is.
  case encoding(file: String, found: String)
  /// The input has gzip's magic but cannot be unpacked from this byte (from 0) of it on.
  case damagedGzip(file: String, byte: Int, found: String)
  /// There is nothing in the input but white space.
  case empty(file: String)
  /// The input is in none of the formats that could be read here.
  case unknownFormat(file: String, found: String, expected: String)
  /// The input breaks the grammar of its format.
  case syntax(InputFault)
  /// The input keeps the grammar of its format but not its meaning: a value is missing, of the
  /// wrong type or out of range.
  case content(InputFault)
  /// The input is nested deeper than `limit` levels.
  case tooDeep(file: String, format: String, limit: Int, at: InputLocation)
  /// A position is no position on Earth.
  case notOnEarth(file: String, format: String, at: InputLocation, lon: Double, lat: Double)
  /// The input has no line and no point that a route could follow.
  case noRoute(file: String, format: String, found: String)
  /// The feature asked for, counted from 0, does not exist.
  case noSuchFeature(file: String, asked: Int, count: Int)
  /// The input has tracks and routes, of which only one kind can be followed.
  case ambiguous(file: String, format: String, found: String)
  /// The precision of an encoded polyline is neither given nor told by the input.
  case precisionUnknown(file: String, format: String)
  /// The precision given is none, or is not the one that the input itself proves.
  case precision(file: String, found: Int, expected: String)
  /// The input is a routing service's answer that reports an error; `code` and `message` are its
  /// own.
  case service(file: String, service: String, code: String, message: String)
  /// GEOS or PROJ cannot be used, or the reference system is unknown.
  case geometry(GeometryError)
}

/// An error of a caller that reads inputs and has failures of its own.
package protocol InputFailure: Error {
  /// The failure for an input that cannot be read.
  static func input(_ error: InputError) -> Self
}

extension InputError: InputFailure {
  package static func input(_ error: InputError) -> InputError { error }
}

/// Why a file cannot be opened or read.
@nonexhaustive
public enum FileFault: Hashable, Sendable {
  case missing
  case directory
  case permission
  /// Anything else, as the system's `errno`.
  case system(Int32)
}

/// What is wrong with a part of an input.
public struct InputFault: Hashable, Sendable {
  /// The path as it was given, "-" for standard input.
  public var file: String
  /// The format's name, such as "GeoJSON".
  public var format: String
  /// Where in the input.
  public var at: InputLocation
  /// What stands there.
  public var found: String
  /// What should stand there.
  public var expected: String

  /// Makes a fault from its parts.
  public init(file: String, format: String, at: InputLocation, found: String, expected: String) {
    self.file = file
    self.format = format
    self.at = at
    self.found = found
    self.expected = expected
  }
}

/// A place in an input, as far as it is known.
public struct InputLocation: Hashable, Sendable {
  /// The line of the text, from 1.
  public var line: Int?
  /// The byte within ``line``, from 1.
  public var column: Int?
  /// The byte of the unpacked input, from 0, not counting a byte order mark.
  public var byte: Int?
  /// The feature, track, placemark or alternative route, from 0.
  public var feature: Int?
  /// The line (segment, leg) within the feature, from 0.
  public var part: Int?
  /// The vertex within the line, from 0.
  public var vertex: Int?

  /// Makes a location from what is known of it.
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
