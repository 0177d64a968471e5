/// Whose law applies to a place: its country, and the subdivision with its own holidays.
package struct Jurisdiction: Hashable, Sendable {
  /// ISO 3166-1 alpha-2 in lower case, such as `de`; nil if unknown.
  package var country: String?
  /// Country and subdivision in the form of ISO 3166-2, in lower case with `_`: `de_bw`; nil if
  /// unknown.
  package var region: String?
  /// The source of the country and region.
  package var evidence: Evidence

  package enum Evidence: Hashable, Sendable {
    /// Codes of areas that contain the place.
    case area
    /// The place's own tags.
    case tags
    /// The time zone, which lies in only one country.
    case timeZone(String)
    /// The index has neither codes nor time zones.
    case none
    /// No code, and a time zone that several countries share, or may share in a file such as the
    /// one that the index was built with.
    case sharedTimeZone(String)
  }

  /// The name for ``HolidayCalendar``: the region, else the country.
  package var holidayRegion: String? { region ?? country }
}

extension Jurisdiction {
  /// The jurisdiction when nothing is known.
  static let unknown = Jurisdiction(evidence: .none)
}

extension PlaceIndex {
  /// The country and region that a place lies in.
  ///
  /// Codes come from the areas that contain the place (`ISO3166-2`, `ISO3166-1:alpha2`,
  /// `country_code_iso3166_1_alpha_2`, `is_in:country_code`, `addr:country`), the smallest first;
  /// else from the place's own tags; else from its time zone. If several nested regions have codes,
  /// such as provinces in regions, the result is the smallest one with its own holidays.
  ///
  /// Complexity: O(log areas · log of their vertices); ``JurisdictionReader`` is faster for many
  /// rows.
  package func jurisdiction(at row: Int) throws(IndexError) -> Jurisdiction {
    var reader = JurisdictionReader(self)
    return try reader.jurisdiction(at: row)
  }
}
