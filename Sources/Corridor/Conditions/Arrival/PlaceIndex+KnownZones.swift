internal import CorridorHours
package import CorridorIndex

extension PlaceIndex {
  /// How many businesses have a time zone that searches know from now on, from the areas of zones that
  /// the index was built with or from the country, and how many zones these are.
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
