internal import CorridorFormats

/// ", 5.4 km of it by ferry", appended to a stretch of a route; empty if there is no ferry.
func sailingWords(_ ferryMeters: Double) -> String {
  ferryMeters > 0 ? ", \(ReadableLength(ferryMeters)) of it by ferry" : ""
}
