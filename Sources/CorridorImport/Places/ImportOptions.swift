/// What to import and how.
package struct ImportOptions: Sendable {
  /// The files, in the order in which their places win over later ones of the same identifier.
  package var inputs: [String]
  /// Where the index goes; replaced only when the import has succeeded.
  package var output: String
  /// The format of all inputs, or nil to find it in each.
  package var format: PlaceFormat?
  /// The part of identifiers before the colon, for tables and GeoJSON; nil takes the name of the
  /// file without its extensions.
  package var source: String?
  /// The category of all places of tables and GeoJSON, by id, label or Overture name.
  package var category: String?
  /// The reference system of positions in tables and GeoJSON, such as "EPSG:3857"; nil is longitude
  /// and latitude on WGS84.
  package var crs: String?
  /// Columns of tables by role, such as `.lon: "Longitudine"`; the rest is found by their names.
  package var columns: [ColumnRole: String] = [:]
  /// The byte between the fields of tables, or nil to find it.
  package var delimiter: UInt8?
  /// A GeoJSON file with the areas of time zones (``TimeZoneReader``), or nil to leave the zones of
  /// places unknown.
  package var timeZones: String?
  /// Whether OSM files give toponyms: countries to houses.
  package var hasToponyms = true
  /// Whether the first place that has to be left out ends the import.
  package var isStrict = false
  /// How many places that were left out are described for each reason.
  package var sampleLimit = 10

  package init(inputs: [String], output: String) {
    self.inputs = inputs
    self.output = output
  }
}

/// How far an import is.
package struct ImportProgress: Hashable, Sendable {
  /// The file being read, as given.
  package var file: String
  /// The share of the bytes of all inputs that has been read, 0 to 1.
  package var fraction: Double
  /// Places taken so far.
  package var places: Int
}
