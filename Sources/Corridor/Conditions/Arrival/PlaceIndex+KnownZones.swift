internal import CorridorHours
package import CorridorIndex

extension PlaceIndex {
  /// The number of businesses whose time zone is known to searches from now on, from the zone areas
  /// that the index was built with or from the country, and the number of these zones.
  ///
  /// Complexity: O(businesses), a microsecond each.
  package func knownTimeZones() throws(IndexError) -> (places: Int, zones: Int) {
    var jurisdictions = JurisdictionReader(self)
    var zones = PlaceZones(nil, from: .now ?? Instant(seconds: 0), in: self)
    var places = 0
    for row in 0..<businessCount where try zones.number(of: row, &jurisdictions) != nil {
      places += 1
    }
    return (places, zones.count)
  }
}
