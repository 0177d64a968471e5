internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// The times in the answer to a search along a route.
package struct HitTiming {
  /// Where the requested stretch begins and ends, in seconds after the start; set if the ends were
  /// given as times.
  var fromSeconds: Double?
  var toSeconds: Double?

  /// One end of the stretch as text: `1 h 30 min (112.4 km)` or `112.4 km`.
  static func bound(_ meters: Double, _ seconds: Double?) -> String {
    let length = ReadableLength(meters).description
    return seconds.map { "\(ReadableDuration($0)) (\(length))" } ?? length
  }
}
