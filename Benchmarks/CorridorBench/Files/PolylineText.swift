internal import CorridorGeometry

/// Lines encoded as text: Google's encoded polyline and HERE's flexible polyline.
enum PolylineText {
  /// Google's Encoded Polyline Algorithm Format.
  static func encoded(_ line: [Coordinate], precision: Int) -> String {
    var bytes: [UInt8] = []
    forEachNumber(line, precision: precision) { number in
      forEachChunk(number) { bytes.append($0 + 63) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// HERE's flexible polyline, version 1, two dimensions (github.com/heremaps/flexible-polyline).
  static func flexible(_ line: [Coordinate], precision: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var bytes: [UInt8] = []
    for number in [1, UInt64(precision)] { forEachChunk(number) { bytes.append(letters[Int($0)]) } }
    forEachNumber(line, precision: precision) { number in
      forEachChunk(number) { bytes.append(letters[Int($0)]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Degrees in steps of so many decimal places, half a step away from zero.
  static func units(_ degrees: Double, precision: Int) -> Int {
    Int((degrees * scale(precision)).rounded(.toNearestOrAwayFromZero))
  }

  /// What a position is read as that was written so.
  static func rounded(_ place: Coordinate, precision: Int) -> Coordinate {
    let scale = scale(precision)
    return Coordinate(
      lon: Double(units(place.lon, precision: precision)) / scale,
      lat: Double(units(place.lat, precision: precision)) / scale)
  }

  private static func scale(_ precision: Int) -> Double {
    (0..<precision).reduce(1.0) { scale, _ in scale * 10 }
  }

  /// The differences of latitudes and longitudes by turns, the sign in the lowest bit.
  private static func forEachNumber(
    _ line: [Coordinate], precision: Int, _ body: (UInt64) -> Void
  ) {
    var (lat, lon) = (0, 0)
    for vertex in line {
      let next = (units(vertex.lat, precision: precision), units(vertex.lon, precision: precision))
      for difference in [next.0 - lat, next.1 - lon] {
        body(UInt64(bitPattern: Int64(difference << 1 ^ difference >> 63)))
      }
      (lat, lon) = next
    }
  }

  /// Five bits each, lowest first; the sixth says that more follows.
  private static func forEachChunk(_ number: UInt64, _ body: (UInt8) -> Void) {
    var rest = number
    while rest >= 0x20 {
      body(UInt8(rest & 0x1F) | 0x20)
      rest >>= 5
    }
    body(UInt8(rest))
  }
}
