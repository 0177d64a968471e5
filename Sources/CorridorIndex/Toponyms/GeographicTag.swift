/// A tag of OSM that makes a named object a part of nature, without a category: a river, a bay, a
/// valley. Lakes, peaks, forests and parks have categories, see ``Category/kind``.
package struct GeographicTag: Sendable {
  package let key: StaticString
  package let value: StaticString
  let kind: PlaceKind

  private init(_ key: StaticString, _ value: StaticString, _ kind: PlaceKind) {
    self.key = key
    self.value = value
    self.kind = kind
  }

  /// See <https://wiki.openstreetmap.org/wiki/Key:natural>, `Key:waterway` and `Key:place`.
  package static let all: [GeographicTag] =
    [
      "bay", "strait", "fjord", "sound", "shoal", "wetland", "spring", "glacier", "geyser",
    ].map { Self("natural", $0, .water) }
    + [
      "cape", "peninsula", "isthmus", "valley", "gorge", "ridge", "arete", "hill", "mountain_range",
      "massif", "plateau", "saddle", "cliff", "dune", "reef", "crater", "fell", "desert",
    ].map { Self("natural", $0, .landform) }
    + ["river", "stream", "canal", "tidal_channel"].map { Self("waterway", $0, .water) }
    + ["sea", "ocean"].map { Self("place", $0, .water) }
    + ["island", "islet", "archipelago"].map { Self("place", $0, .island) }

  /// The kind of an object with a tag; nil if the tag is none of ``all``.
  package static func kind(key: Span<UInt8>, value: Span<UInt8>) -> PlaceKind? {
    guard key == "natural" || key == "waterway" || key == "place" else { return nil }
    return all.first { key == $0.key && value == $0.value }?.kind
  }
}
