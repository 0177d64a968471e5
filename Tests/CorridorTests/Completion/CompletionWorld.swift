import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport

/// A few places by name, in a row from west to east, 0.1 degrees apart.
struct CompletionWorld {
  typealias Tags = KeyValuePairs<String, String>

  static func index(_ places: [Tags]) throws -> TestIndex {
    try TestIndex(
      places.enumerated().map { number, tags in
        let tags = tags.map { ($0.key, $0.value) }
        let isToponym = tags.contains { $0.0 == "place" || $0.0 == "highway" }
        let natures = tags.filter { ["amenity", "shop", "tourism"].contains($0.0) }
        return TestPlace(
          id: "test:\(number)",
          position: GridPosition(lon: 90_000_000 + Int32(number) * 1_000_000, lat: 470_000_000),
          categories: natures.map { Self.categories[$0.1] ?? $0.1 }, tags: tags,
          isToponym: isToponym)
      })
  }

  private static let categories = ["townhall": "toll"]

  /// Where the place with a number is.
  static func position(of number: Int) -> Coordinate {
    GridPosition(lon: 90_000_000 + Int32(number) * 1_000_000, lat: 470_000_000).coordinate
  }
}

extension SearchCompletion {
  /// Title and subtitle with what is highlighted in brackets, as "[Caf]é Central | Café · Vaduz".
  var shown: String {
    [(title, titleHighlightRanges), (subtitle, subtitleHighlightRanges)]
      .map { Self.marked($0.0, $0.1) }.joined(separator: " | ")
  }

  /// A text with its ranges in brackets, by UTF-8 offsets; told apart where UTF-16 offsets say other.
  static func marked(_ text: String, _ ranges: [HighlightRange]) -> String {
    var bytes = Array(text.utf8)
    var units = Array(text.utf16)
    for range in ranges.reversed() {
      bytes.replaceSubrange(range.utf8, with: "[".utf8 + bytes[range.utf8] + "]".utf8)
      units.replaceSubrange(range.utf16, with: "[".utf16 + units[range.utf16] + "]".utf16)
    }
    let marked = String(decoding: bytes, as: UTF8.self)
    let other = String(decoding: units, as: UTF16.self)
    return marked == other ? marked : "\(marked) in UTF-8, \(other) in UTF-16"
  }
}
