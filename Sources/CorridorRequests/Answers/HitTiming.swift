internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// What the answer of a search along a route says of time.
package struct HitTiming {
  /// Where the stretch that was asked for begins and ends, in seconds after the start, where times
  /// were given for them.
  var fromSeconds: Double?
  var toSeconds: Double?

  /// An end of the stretch, in words: `1 h 30 min (112.4 km)` or `112.4 km`.
  static func bound(_ meters: Double, _ seconds: Double?) -> String {
    let length = ReadableLength(meters).description
    return seconds.map { "\(ReadableDuration($0)) (\(length))" } ?? length
  }
}
