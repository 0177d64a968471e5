internal import CorridorIndex

/// The options of an import.
package struct ImportOptions: Sendable {
  /// The files, in order; of places with the same identifier the first one is kept.
  package var inputs: [String]
  /// The path of the index; an existing file is replaced only after a successful import.
  package var output: String
  /// The format of all inputs; nil to detect that of each.
  package var format: PlaceFormat?
  /// The part of identifiers before the colon, for tables and GeoJSON; nil for the file name
  /// without its extensions.
  package var source: String?
  /// The category of all places in tables and GeoJSON, by id, label or Overture name.
  package var category: String?
  /// The reference system of positions in tables and GeoJSON, such as "EPSG:3857"; nil for
  /// longitude and latitude on WGS84.
  package var crs: String?
  /// Columns of tables by role, such as `.lon: "Longitudine"`; the names of the others determine
  /// theirs.
  package var columns: [ColumnRole: String] = [:]
  /// The delimiter of tables; nil to detect it.
  package var delimiter: UInt8?
  /// A GeoJSON file with time zone areas (``TimeZoneReader``); nil to leave the zones of places
  /// unknown.
  package var timeZones: String?
  /// Whether to import toponyms, from countries to houses, from OSM files.
  package var hasToponyms = true
  /// Whether to keep the roads of OSM files, for detours without a routing engine.
  package var hasRoads = false
  /// The memory for what is sorted or kept, in bytes.
  package var memory = PlaceIndexBuilder.usualMemory
  /// Whether to keep what has been read of each input until the index is complete, and to use what
  /// an import with the same options has kept, see ``ImportCheckpoints``.
  package var isResumable = false
  /// Whether the first place that has to be left out fails the import.
  package var isStrict = false
  /// Maximum number of places reported for each reason to leave them out.
  package var sampleLimit = 10

  package init(inputs: [String], output: String) {
    self.inputs = inputs
    self.output = output
  }
}

/// The progress of an import.
package struct ImportProgress: Hashable, Sendable {
  /// The file being read, as given.
  package var file: String
  /// The fraction of the bytes of all inputs that has been read, 0 to 1.
  package var fraction: Double
  /// Number of places imported so far.
  package var places: Int
}
