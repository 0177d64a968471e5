import CLibosmium
import CorridorIndex

/// Which objects of a ``SettlementDesk`` are the same settlement.
///
/// First places that are areas find their node: the one that the relation calls its label, else one
/// of the same name and the same `place` inside. Then administrative areas find the node, or the
/// area that found none: their label; their centre, if it is called the same and is of their rank;
/// else one inside that is called the same and is of their rank, as levels are in their country (see
/// ``BoundaryKinds``). Each is matched once at most,
/// better reasons first; among equals the usual level of the rank, the higher place, the smaller
/// identifiers decide, so that the order of the file does not matter.
struct SettlementMatches {
  /// For each item, the administrative area, and the other area, that is the same settlement.
  private(set) var boundary: [Int?]
  private(set) var area: [Int?]
  /// Whether an item is part of another.
  private(set) var isAbsorbed: [Bool]

  /// What the administrative areas are.
  let kinds: BoundaryKinds

  private let desk: SettlementDesk

  /// A reason why an area may be a settlement.
  private struct Candidate {
    var area: Int
    var settlement: Int
    /// 0 for a label, 1 for a centre, 2 for one inside.
    var reason: Int
    /// How far the level is from the usual one of the rank.
    var levelsOff: Int
  }

  /// Matches all items; O(n log n) but for namesakes, each pair of which costs a look at a box.
  init(_ desk: SettlementDesk) {
    self.desk = desk
    kinds = BoundaryKinds(desk)
    boundary = Array(repeating: nil, count: desk.items.count)
    area = boundary
    isAbsorbed = Array(repeating: false, count: desk.items.count)

    var nodes: [Int64: Int] = [:]
    for (number, item) in desk.items.enumerated() where item.type == CLIBOSMIUM_NODE {
      nodes[item.id] = number
    }
    let areas = desk.items.indices.filter { desk.items[$0].shape != nil }
    let places = areas.filter { desk.items[$0].level == nil }
    let namesakes = Self.namesakes(of: areas, in: desk)

    var candidates: [Candidate] = []
    for place in places {
      if let label = nodes[desk.items[place].label] {
        candidates.append(Candidate(area: place, settlement: label, reason: 0, levelsOff: 0))
      }
      let inside = inside(place, of: namesakes[desk.nameBytes(of: place)] ?? []) {
        $0.type == CLIBOSMIUM_NODE && $0.rank == desk.items[place].rank
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
      guard let level = desk.items[boundary].level else { continue }
      let own = desk.items[boundary]
      let kind = kinds.kinds[boundary]
      func levelsOff(_ item: SettlementDesk.Item) -> Int? {
        guard let rank = item.rank else { return nil }
        let off = abs(level - rank.usualLevel)
        if let kind, kind == rank.kind { return off }
        guard own.rank == rank || kind != .other && rank.levels?.contains(level) == true else {
          return nil
        }
        // Behind what is of the same kind in this country.
        return kind == nil ? off : off + 10
      }
      let namesakes = namesakes[desk.nameBytes(of: boundary)] ?? []
      if let label = nodes[own.label] {
        candidates.append(
          Candidate(
            area: boundary, settlement: label, reason: 0,
            levelsOff: levelsOff(desk.items[label]) ?? 20))
      }
      if let centre = nodes[own.adminCentre], let off = levelsOff(desk.items[centre]),
        desk.tags.isSame(desk.name(of: centre), desk.name(of: boundary))
      {
        candidates.append(
          Candidate(area: boundary, settlement: centre, reason: 1, levelsOff: off))
      }
      let inside = inside(boundary, of: namesakes) { $0.level == nil && levelsOff($0) != nil }
      for settlement in inside where !isAbsorbed[settlement] {
        candidates.append(
          Candidate(
            area: boundary, settlement: settlement, reason: 2,
            levelsOff: levelsOff(desk.items[settlement]) ?? 20))
      }
    }
    for match in chosen(candidates) {
      boundary[match.settlement] = match.area
      isAbsorbed[match.area] = true
    }
  }

  /// The items by name, for the names that areas have.
  private static func namesakes(of areas: [Int], in desk: SettlementDesk) -> [[UInt8]: [Int]] {
    var namesakes: [[UInt8]: [Int]] = [:]
    for area in areas { namesakes[desk.nameBytes(of: area)] = [] }
    for number in desk.items.indices {
      namesakes[desk.nameBytes(of: number)]?.append(number)
    }
    return namesakes
  }

  /// Those of `items` that stand in an area.
  private func inside(
    _ area: Int, of items: [Int], where isWanted: (SettlementDesk.Item) -> Bool
  ) -> [Int] {
    guard items.count > 1, let shape = desk.items[area].shape else { return [] }
    let box = desk.shapes.box(of: shape)
    return items.filter { number in
      let item = desk.items[number]
      return number != area && box.contains(item.position) && isWanted(item)
        && desk.shapes.contains(item.position, shape: shape)
    }
  }

  /// Candidates from the best on, as long as neither side has been chosen before.
  private func chosen(_ candidates: [Candidate]) -> [Candidate] {
    func key(_ candidate: Candidate) -> [Int64] {
      let area = desk.items[candidate.area]
      let settlement = desk.items[candidate.settlement]
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

extension SettlementDesk {
  /// The name of an item as a key.
  fileprivate func nameBytes(of item: Int) -> [UInt8] { Array(tags.bytes[name(of: item)]) }
}
