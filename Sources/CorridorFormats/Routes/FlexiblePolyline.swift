import CorridorGeometry

/// Decodes HERE's flexible polyline, version 1.
///
/// The header specifies the precision (0 to 15 decimal places) and the kind of the third dimension,
/// which is ignored. Format: github.com/heremaps/flexible-polyline.
enum FlexiblePolyline {
  /// Decodes the vertices. Linear.
  ///
  /// - Throws: the byte of a decoding error.
  @safe
  static func decode(
    _ text: UnsafeRawBufferPointer
  ) throws(EncodedPolyline.Fault) -> [Coordinate] {
    var index = 0
    let version = try unsafe number(text, &index)
    guard version == 1 else {
      throw EncodedPolyline.Fault(byte: 0, found: "version \(version)", expected: "version 1")
    }
    let headerStart = index
    let header = try unsafe number(text, &index)
    // Four bits of precision, three of the third dimension's kind, four of its precision.
    guard header < 1 << 11 else {
      throw EncodedPolyline.Fault(
        byte: headerStart, found: "header \(header)", expected: "a header of 11 bits")
    }
    let unitsPerDegree = (0..<Int(header & 15)).reduce(1.0) { units, _ in units * 10 }
    let dimensions = (header >> 4) & 7 == 0 ? 2 : 3

    var line: [Coordinate] = []
    line.reserveCapacity(text.count / 4)
    var sums: (lat: Int64, lon: Int64) = (0, 0)
    while index < text.count {
      let start = index
      for dimension in 0..<dimensions {
        let encoded = try unsafe number(text, &index)
        let difference = Int64(bitPattern: encoded >> 1) ^ -Int64(encoded & 1)
        let (lat, latOverflow) = sums.lat.addingReportingOverflow(dimension == 0 ? difference : 0)
        let (lon, lonOverflow) = sums.lon.addingReportingOverflow(dimension == 1 ? difference : 0)
        guard !latOverflow, !lonOverflow else {
          throw EncodedPolyline.Fault(
            byte: start, found: "a number of more than 64 bits", expected: "degrees")
        }
        sums = (lat, lon)
      }
      line.append(
        Coordinate(lon: Double(sums.lon) / unitsPerDegree, lat: Double(sums.lat) / unitsPerDegree))
    }
    return line
  }

  /// The next number: five bits per character, lowest first; the sixth bit is set if more follow.
  private static func number(
    _ text: UnsafeRawBufferPointer, _ index: inout Int
  ) throws(EncodedPolyline.Fault) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    let start = index
    while index < text.count {
      // SAFETY: the index is below the count.
      let byte = unsafe text[index]
      guard let bits = value(of: byte) else {
        throw EncodedPolyline.Fault(
          byte: index, found: excerpt(byte: byte), expected: "a letter, a digit, '-' or '_'")
      }
      guard shift < 60 || (shift == 60 && bits < 16) else {
        throw EncodedPolyline.Fault(
          byte: start, found: "a number of more than 64 bits", expected: "degrees")
      }
      result |= (bits & 0x1F) << shift
      shift += 5
      index += 1
      if bits < 0x20 { return result }
    }
    throw EncodedPolyline.Fault(
      byte: text.count, found: "the end within a number",
      expected: "the rest of the polyline, which is truncated")
  }

  private static func value(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
