package import CorridorGeometry

extension JSONText {
  /// The positions of an encoded polyline; nil if the text is none, or its positions are not on
  /// Earth.
  ///
  /// - Parameter unitsPerDegree: 1e5 or 1e6.
  package func polyline(unitsPerDegree: Double) -> [Coordinate]? {
    // SAFETY: the decoded polyline does not refer to the bytes.
    let decoded = unsafe withBytes { bytes in try? EncodedPolyline(bytes) }
    guard let positions = decoded?.coordinates(unitsPerDegree: unitsPerDegree),
      positions.allSatisfy({ abs($0.lon) <= 360 && abs($0.lat) <= 90 })
    else { return nil }
    return positions
  }
}
