import CLibosmium
import CorridorGeometry
import CorridorIndex

/// Determines which objects of a ``SettlementMerger`` are the same settlement.
///
/// First, areas with `place` are matched with a node: the label of the relation, otherwise a node
/// of the same name and the same `place` inside. Then administrative areas are matched with a node,
/// or with an area that has no node: their label; their `admin_centre`, if it has the same name and
/// a suitable rank; otherwise an object inside with the same name and a suitable rank, according to
/// the levels of their country (see ``BoundaryKinds``). Each object is matched at most once, better
/// reasons first; ties are resolved by the usual level of the rank, the higher place, and the
/// smaller identifiers, so that the order of the file does not matter.
struct SettlementMatches {
  /// The administrative areas, and the other areas, of settlements that have one.
  private(set) var boundary: [Int: Int] = [:]
  private(set) var area: [Int: Int] = [:]
  /// Whether an item is part of another.
  private(set) var isAbsorbed: [Bool]

  /// The kinds of the administrative areas.
  let kinds: BoundaryKinds

  private let merger: SettlementMerger

  /// A possible match of an area and a settlement.
  private struct Candidate {
    var area: Int
    var settlement: Int
    /// 0 for a label, 1 for an `admin_centre`, 2 for an object inside.
    var reason: Int
    /// The difference between the level and the usual one of the rank.
    var levelsOff: Int
  }

  /// Matches all items. O(n log n), plus a comparison with a bounding box for each pair of items
  /// with the same name.
  init(_ merger: SettlementMerger) {
    self.merger = merger
    kinds = BoundaryKinds(merger)
    isAbsorbed = Array(repeating: false, count: merger.items.count)

    let areas = merger.items.indices.filter { merger.items[$0].shape != nil }
    let nodes = Self.nodes(of: areas, in: merger)
    let places = areas.filter { merger.items[$0].level == nil }
    let itemsByName = Self.itemsByName(ofAreas: areas, in: merger)

    var candidates: [Candidate] = []
    for place in places {
      if let label = nodes[merger.items[place].label] {
        candidates.append(Candidate(area: place, settlement: label, reason: 0, levelsOff: 0))
      }
      let inside = inside(place, of: itemsByName[merger.nameBytes(of: place)] ?? []) {
        $0.type == CLIBOSMIUM_NODE && $0.rank == merger.items[place].rank
      }
      for node in inside {
        candidates.append(Candidate(area: place, settlement: node, reason: 2, levelsOff: 0))
      }
    }
    for match in chosen(candidates) {
      area[match.settlement] = match.area
      isAbsorbed[match.area] = true
    }

    candidates.removeAll()
    for boundary in areas {
      guard let level = merger.items[boundary].level else { continue }
      let own = merger.items[boundary]
      let kind = kinds.kinds[boundary]
      func levelsOff(_ item: SettlementMerger.Item) -> Int? {
        guard let rank = item.rank else { return nil }
        let off = abs(level - rank.usualLevel)
        if let kind, kind == rank.kind { return off }
        guard own.rank == rank || kind != .other && rank.levels?.contains(level) == true else {
          return nil
        }
        // After matches of the same kind in this country.
        return kind == nil ? off : off + 10
      }
      let sameName = itemsByName[merger.nameBytes(of: boundary)] ?? []
      if let label = nodes[own.label] {
        candidates.append(
          Candidate(
            area: boundary, settlement: label, reason: 0,
            levelsOff: levelsOff(merger.items[label]) ?? 20))
      }
      if let centre = nodes[own.adminCentre], let off = levelsOff(merger.items[centre]),
        merger.tags.isSame(merger.name(of: centre), merger.name(of: boundary))
      {
        candidates.append(
          Candidate(area: boundary, settlement: centre, reason: 1, levelsOff: off))
      }
      let inside = inside(boundary, of: sameName) { $0.level == nil && levelsOff($0) != nil }
      for settlement in inside where !isAbsorbed[settlement] {
        candidates.append(
          Candidate(
            area: boundary, settlement: settlement, reason: 2,
            levelsOff: levelsOff(merger.items[settlement]) ?? 20))
      }
    }
    for match in chosen(candidates) {
      boundary[match.settlement] = match.area
      isAbsorbed[match.area] = true
    }
  }

  /// The nodes that the relations of areas name, by their ids.
  private static func nodes(of areas: [Int], in merger: SettlementMerger) -> [Int64: Int] {
    var named: Set<Int64> = []
    for area in areas {
      named.insert(merger.items[area].label)
      named.insert(merger.items[area].adminCentre)
    }
    var nodes: [Int64: Int] = [:]
    for (number, item) in merger.items.enumerated()
    where item.type == CLIBOSMIUM_NODE && named.contains(item.id) {
      nodes[item.id] = number
    }
    return nodes
  }

  /// The items by name, for the names of areas.
  private static func itemsByName(ofAreas areas: [Int], in merger: SettlementMerger) -> [[UInt8]:
    [Int]]
  {
    var itemsByName: [[UInt8]: [Int]] = [:]
    for area in areas { itemsByName[merger.nameBytes(of: area)] = [] }
    for number in merger.items.indices {
      itemsByName[merger.nameBytes(of: number)]?.append(number)
    }
    return itemsByName
  }

  /// The items that lie in an area.
  private func inside(
    _ area: Int, of items: [Int], where isWanted: (SettlementMerger.Item) -> Bool
  ) -> [Int] {
    guard items.count > 1, let shape = merger.items[area].shape else { return [] }
    let bounds = merger.shapes.bounds(of: shape)
    return items.filter { number in
      let item = merger.items[number]
      return number != area && bounds.contains(item.position) && isWanted(item)
        && merger.shapes.contains(item.position, shape: shape)
    }
  }

  /// Chooses candidates, the best first, whose objects are not in a better match.
  private func chosen(_ candidates: [Candidate]) -> [Candidate] {
    func key(_ candidate: Candidate) -> [Int64] {
      let area = merger.items[candidate.area]
      let settlement = merger.items[candidate.settlement]
      return [
        Int64(candidate.reason), Int64(candidate.levelsOff), Int64(settlement.rank?.rawValue ?? 0),
        Int64(area.type.rawValue), area.id, Int64(settlement.type.rawValue), settlement.id,
      ]
    }
    let sorted = candidates.map { (key: key($0), candidate: $0) }.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    var areas: Set<Int> = []
    var settlements: Set<Int> = []
    return sorted.map(\.candidate).filter {
      guard !areas.contains($0.area), !settlements.contains($0.settlement) else { return false }
      areas.insert($0.area)
      settlements.insert($0.settlement)
      return true
    }
  }
}

extension SettlementMerger {
  /// The name of an item as a dictionary key.
  fileprivate func nameBytes(of item: Int) -> [UInt8] { Array(tags.bytes[name(of: item)]) }
}
