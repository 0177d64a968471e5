import CorridorGeometry

/// A decoded polyline in Google's Encoded Polyline Algorithm Format, in integer units.
///
/// The text does not specify the number of units per degree; callers determine it.
struct EncodedPolyline {
  /// Latitude and longitude of each vertex, in units.
  private(set) var vertices: [(lat: Int64, lon: Int64)] = []

  /// A decoding error and the byte at which it is.
  struct Fault: Error {
    var byte: Int
    var found: String
    var expected: String
  }

  /// Decodes a polyline of `dimensions` numbers per vertex, of which the first two are used.
  ///
  /// Linear. The numbers are differences with five bits per byte; the lowest bit is the sign.
  @safe
  init(_ text: UnsafeRawBufferPointer, dimensions: Int = 2) throws(Fault) {
    vertices.reserveCapacity(text.count / 4)
    var sums: (lat: Int64, lon: Int64) = (0, 0)
    var dimension = 0
    var number: UInt64 = 0
    var shift: UInt64 = 0
    var numberStart = 0
    for index in 0..<text.count {
      // SAFETY: the index is below the count.
      let byte = unsafe text[index]
      guard (63...126).contains(byte) else {
        throw Fault(byte: index, found: excerpt(byte: byte), expected: "'?' to '~'")
      }
      let bits = UInt64(byte - 63)
      // 40 bits hold 360 degrees in units of 1e-9; larger numbers are not coordinates and would
      // overflow the sums.
      guard shift < 40 else {
        throw Fault(byte: numberStart, found: "a number of more than 40 bits", expected: "degrees")
      }
      number |= (bits & 0x1F) << shift
      shift += 5
      guard bits < 0x20 else { continue }
      let difference = Int64(number >> 1) ^ -Int64(number & 1)
      if dimension == 0 { sums.lat += difference }
      if dimension == 1 { sums.lon += difference }
      guard abs(sums.lat) <= 1 << 42, abs(sums.lon) <= 1 << 42 else {
        throw Fault(byte: numberStart, found: "a number far off the Earth", expected: "degrees")
      }
      dimension += 1
      if dimension == dimensions {
        vertices.append(sums)
        dimension = 0
      }
      number = 0
      shift = 0
      numberStart = index + 1
    }
    guard shift == 0, dimension == 0 else {
      throw Fault(
        byte: text.count, found: "the end within vertex \(vertices.count)",
        expected: "the rest of the polyline, which is truncated")
    }
  }

  /// The vertices in degrees; `unitsPerDegree` is 1e5, for example.
  func coordinates(unitsPerDegree: Double) -> [Coordinate] {
    vertices.map {
      Coordinate(lon: Double($0.lon) / unitsPerDegree, lat: Double($0.lat) / unitsPerDegree)
    }
  }

  /// Whether the polyline starts and ends at these positions, within a thousandth of a degree.
  func runs(from start: Coordinate, to end: Coordinate, unitsPerDegree: Double) -> Bool {
    guard let first = vertices.first, let last = vertices.last else { return false }
    return [(first, start), (last, end)].allSatisfy { vertex, position in
      abs(Double(vertex.lat) / unitsPerDegree - position.lat) <= evidenceDegrees
        && abs(Double(vertex.lon) / unitsPerDegree - position.lon) <= evidenceDegrees
    }
  }

  /// Whether this is the bounding box of the polyline, within a thousandth of a degree.
  func fills(
    west: Double, south: Double, east: Double, north: Double, unitsPerDegree: Double
  ) -> Bool {
    guard let first = vertices.first else { return false }
    var low = first
    var high = first
    for vertex in vertices {
      low = (min(low.lat, vertex.lat), min(low.lon, vertex.lon))
      high = (max(high.lat, vertex.lat), max(high.lon, vertex.lon))
    }
    let sides = [(low.lon, west), (low.lat, south), (high.lon, east), (high.lat, north)]
    return sides.allSatisfy { units, side in
      abs(Double(units) / unitsPerDegree - side) <= evidenceDegrees
    }
  }
}

/// Tolerance in degrees for comparing a polyline with other data of its document.
///
/// Precisions 5 and 6 differ by a factor of ten, so both can match only within 0.0012 degrees of
/// longitude 0, latitude 0.
private let evidenceDegrees = 0.001

/// Determines the precision: the one that the document proves, otherwise the given one; nil if
/// there is neither.
///
/// `fits` returns whether the rest of the document is consistent with a precision. A precision is
/// proven if it is the only consistent one.
///
/// - Throws: `precision` if the given one is not 5 or 6, or is not the proven one.
func decidedPrecision(
  given: Int?, file: String, _ fits: (Int) -> Bool
) throws(InputError) -> Int? {
  try checkPrecision(given, file: file)
  let fitting = [5, 6].filter(fits)
  guard fitting.count == 1, let proven = fitting.first else { return given }
  if let given, given != proven {
    throw .precision(file: file, found: given, expected: "\(proven), as the input shows")
  }
  return proven
}

/// Rejects precisions other than 5 and 6.
func checkPrecision(_ given: Int?, file: String) throws(InputError) {
  guard let given, given != 5, given != 6 else { return }
  throw .precision(file: file, found: given, expected: "5 or 6")
}

/// Units per degree: 1e5 or 1e6.
func unitsPerDegree(precision: Int) -> Double { precision == 6 ? 1e6 : 1e5 }
