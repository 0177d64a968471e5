import CorridorGeometry
import CorridorIndex
import CorridorThreads

/// The kinds of the administrative areas of a ``SettlementMerger`` in their countries.
///
/// The country of an area is the one in its own tags (`ISO3166-2`, `de:…`), otherwise the smallest
/// area of level 2 with a country code that contains it, otherwise that of an area with `ISO3166-2`
/// around it, because extracts cut countries. If the country is unknown, a level has its usual
/// kind.
struct BoundaryKinds {
  /// For each item, the kind according to its country; nil for the usual one.
  private(set) var kinds: [PlaceKind?]

  private let merger: SettlementMerger

  /// An area whose country is known.
  private struct CountryArea {
    var country: [UInt8]
    var level: Int
    var area: ViewportFilter
    var size: Double
  }

  /// O(n log n) in the boundaries and the vertices of countries.
  init(_ merger: SettlementMerger) {
    self.merger = merger
    kinds = Array(repeating: nil, count: merger.items.count)
    let boundaries = merger.items.indices.filter { merger.items[$0].level != nil }
    let own = boundaries.map { ownCountry(of: $0) }
    let known = zip(boundaries, own).filter { $0.1 != nil && merger.items[$0.0].shape != nil }
    var countryAreas: [CountryArea] = []
    Parallel.forEachInOrder(known.count, threads: Parallel.defaultThreads) {
      Self.countryArea(merger, known[$0].0, known[$0].1 ?? [])
    } consume: { area in
      if let area { countryAreas.append(area) }
    }
    countryAreas.sort { ($0.level == 2 ? 0 : 1, $0.size) < ($1.level == 2 ? 0 : 1, $1.size) }
    for (number, country) in zip(boundaries, own) {
      let item = merger.items[number]
      guard let level = item.level else { continue }
      let country = country ?? countryAreas.first { $0.area.contains(item.position) }?.country
      kinds[number] =
        isGermanCity(number)
        ? .locality : AdministrativeLevels.standard.kind(ofLevel: level, in: country)
    }
  }

  /// An area with its country; nil if it is invalid, as nothing is inside it then.
  private static func countryArea(
    _ merger: SettlementMerger, _ number: Int, _ country: [UInt8]
  ) -> CountryArea? {
    guard let shape = merger.items[number].shape, let level = merger.items[number].level else {
      return nil
    }
    // Holes are other countries, which have smaller areas.
    let polygons = merger.shapes.parts(of: shape).filter(\.isOuter).map { part in
      Polygon(rings: [merger.shapes.positions[part.positions].map(\.coordinate)])
    }
    guard let area = try? ViewportFilter(.multiPolygon(MultiPolygon(polygons: polygons))) else {
      return nil
    }
    let bounds = area.bounds
    let size =
      Double(bounds.east - bounds.west) / 1e7 * (Double(bounds.north - bounds.south) / 1e7)
    return CountryArea(country: country, level: level, area: area, size: size)
  }

  /// The country in an area's own tags.
  private func ownCountry(of item: Int) -> [UInt8]? {
    let bytes = merger.tags.bytes
    for key in ["ISO3166-1:alpha2", "ISO3166-1", "ISO3166-2"] as [StaticString] {
      let value = merger.tags.value(of: key, in: item)
      if value.count >= 2 { return Array(bytes[value.prefix(2)]) }
    }
    let isGerman = !merger.tags.value(of: "de:amtlicher_gemeindeschluessel", in: item).isEmpty
    return isGerman ? Array("DE".utf8) : nil
  }

  /// Whether an area is a German city that is a Kreis or a Land by itself: the key of a
  /// municipality has eight digits, and theirs ends in zeros.
  private func isGermanCity(_ item: Int) -> Bool {
    guard let level = merger.items[item].level, level < 8 else { return false }
    let key = merger.tags.bytes[merger.tags.value(of: "de:amtlicher_gemeindeschluessel", in: item)]
    return level == 6 && key.count == 8 && key.suffix(3).allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
