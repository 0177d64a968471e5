internal import CorridorFormats
package import CorridorIndex

/// A number of places in words: "1 place", "12 places".
package func countedPlaces(_ count: Int) -> String {
  count == 1 ? "1 place" : "\(count) places"
}

/// The line on a terminal that says how to get the next page.
///
/// - Parameter format: The output format; a table already shows the total count.
func nextPageNote(
  _ cursor: String, returned: Int, found: Int, in format: OutputFormat
) -> String {
  (format == .table ? "" : "\(returned) of \(found); ") + "next: --cursor \(cursor)"
}

extension PlaceIndex {
  /// The places by kind: "700 businesses, 1 country, 15 localities, 1 other".
  package func countedKinds() throws(IndexError) -> String {
    var parts: [String] = []
    for (kind, count) in try kindCounts() {
      parts.append("\(count) \(count == 1 ? kind.rawValue : kind.plural)")
    }
    return parts.joined(separator: ", ")
  }
}

extension PlaceKind {
  /// The plural noun.
  fileprivate var plural: String {
    switch self {
    case .business: "businesses"
    case .country: "countries"
    case .locality: "localities"
    case .water: "waters"
    case .region, .district, .suburb, .street, .house, .landform, .island, .forest, .park, .other:
      rawValue + "s"
    }
  }
}
