/// Whose law holds at a place: its country and the part of it that has holidays of its own.
package struct Jurisdiction: Hashable, Sendable {
  /// ISO 3166-1 alpha-2 in lower case, such as `de`; nil where it is not known.
  package var country: String?
  /// Country and part in the form of ISO 3166-2, in lower case with `_`: `de_bw`; nil where it is not
  /// known.
  package var region: String?
  /// What that is known from.
  package var evidence: Evidence

  package enum Evidence: Hashable, Sendable {
    /// Codes of areas that hold the place.
    case area
    /// The place's own tags.
    case tags
    /// The time zone, which lies in one country only.
    case timeZone(String)
    /// Neither codes nor time zones are in the index.
    case none
    /// No code, and a time zone that several countries have, or may have in a file such as that which
    /// the index was built with.
    case sharedTimeZone(String)
  }

  /// The name for ``HolidayCalendar``: the region, else the country.
  package var holidayRegion: String? { region ?? country }
}

extension Jurisdiction {
  /// What is known where nothing is.
  static let unknown = Jurisdiction(evidence: .none)
}

extension PlaceIndex {
  /// The country and region that a place lies in.
  ///
  /// Codes come from the areas that hold the place (`ISO3166-2`, `ISO3166-1:alpha2`,
  /// `country_code_iso3166_1_alpha_2`, `is_in:country_code`, `addr:country`), the smallest first;
  /// else from the place's own tags; else from its time zone. Of several regions, as provinces in
  /// regions have codes, the smallest that has holidays of its own is told.
  ///
  /// Complexity: O(log areas · log of their vertices); ``JurisdictionReader`` is faster for many rows.
  package func jurisdiction(at row: Int) throws(IndexError) -> Jurisdiction {
    var reader = JurisdictionReader(self)
    return try reader.jurisdiction(at: row)
  }
}
