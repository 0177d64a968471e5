/// A reason to leave out a place, or an anomaly of a place that is imported.
package enum ImportFinding: Hashable, Sendable, CaseIterable {
  // Any format.
  case noPosition
  case notOnEarth
  case invalidArea
  case emptyArea
  case tooLarge
  // OSM.
  case notClosed
  case missingNodes
  case missingWays
  case noArea
  case notAnArea
  case cutToponym
  case noOutline
  // Tables.
  case notANumber
  case tooFewFields
  case tooManyFields
  case openQuote
  case strayQuote
  case unknownCategory
  // GeoJSON.
  case noGeometry
  case notAFeature
  case brokenGeometry
  case brokenLine
}

extension ImportFinding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPosition: "no position"
    case .notOnEarth: "the position is not on Earth"
    case .invalidArea: "the area is not valid"
    case .emptyArea: "the area is empty"
    case .tooLarge: "its text is too long for an index"
    case .notClosed: "the way is not closed"
    case .missingNodes: "nodes are missing in the file"
    case .missingWays: "member ways are missing in the file"
    case .noArea: "the members do not form an area"
    case .notAnArea: "the relation is not a multipolygon"
    case .cutToponym: "a toponym extends beyond the file"
    case .noOutline: "the outline of a toponym is not an area"
    case .notANumber: "the position is not a number"
    case .tooFewFields: "too few fields"
    case .tooManyFields: "more fields than the header has"
    case .openQuote: "a quote is not closed"
    case .strayQuote: "a quote inside a field, kept as text"
    case .unknownCategory: "an unknown category, kept as a tag"
    case .noGeometry: "no geometry"
    case .notAFeature: "not a feature"
    case .brokenGeometry: "the geometry is broken"
    case .brokenLine: "the line is not JSON"
    }
  }

  /// What is valid instead.
  var expected: String {
    switch self {
    case .noPosition, .noGeometry: "a position"
    case .notOnEarth: "degrees, latitude -90 to 90 and longitude -180 to 180"
    case .invalidArea, .emptyArea, .noArea, .noOutline: "an area whose rings do not cross"
    case .tooLarge: "shorter tags"
    case .notClosed: "a way of at least four nodes that ends where it starts"
    case .missingNodes, .missingWays, .cutToponym: "a file with all objects that it refers to"
    case .notAnArea: "type=multipolygon or type=boundary"
    case .notANumber: "a number of degrees, or of the units of the reference system"
    case .tooFewFields, .tooManyFields: "as many fields as the header has"
    case .openQuote, .strayQuote: "quotes as in RFC 4180"
    case .unknownCategory: "a category id; `corridor categories` lists them"
    case .notAFeature: "a GeoJSON feature"
    case .brokenGeometry: "a geometry as in RFC 7946"
    case .brokenLine: "one JSON object per line"
    }
  }
}
