/// Finds the chains among the businesses of an index.
///
/// Businesses belong together if their brands have the same folded words, or mostly the same
/// Wikidata id: two of them are a chain. Businesses that trade without a brand belong to the chain
/// that has their name; if there is none, to that of their operator; else three of one name are a
/// chain. The name of a chain is the spelling that most of its places have, after the first place.
///
/// Memory: about 60 bytes for each different name of a business that trades.
struct ChainCollector {
  /// A chain: its name, and its rows, ascending.
  struct Chain {
    var name: [UInt8]
    var rows: [UInt32]
  }

  /// A name as its places spell it.
  private struct Key {
    var count: UInt32 = 0
    /// Whether it is the brand of a place.
    var isBrand = false
    var spellings: [(text: Range<Int>, count: Int)] = []
  }

  /// A claim with the numbers of its keys.
  private struct Entry {
    var row: UInt32
    var key: UInt32
    var owner: UInt32
    var hasBrand: Bool
  }

  private static let none = UInt32.max
  /// The fewest places of a chain, and of one that no place has as its brand.
  private static let fewest = (brands: 2, names: 3)

  private var numbers: [UInt64: UInt32] = [:]
  private var keys: [Key] = []
  private var entries: [Entry] = []
  private var text: [UInt8] = []
  /// For a key with ids, the number of places with each.
  private var ids: [UInt32: [UInt64: Int]] = [:]

  /// Adds the claim of the next row; its texts are in `bytes`.
  mutating func add(_ claim: ChainClaim, row: UInt32, _ bytes: [UInt8]) {
    let key = take(claim.party, bytes, isBrand: claim.isBrand)
    let owner = claim.owner.map { take($0, bytes, isBrand: false) } ?? Self.none
    entries.append(Entry(row: row, key: key, owner: owner, hasBrand: claim.isBrand))
  }

  private mutating func take(
    _ party: ChainClaim.Party, _ bytes: [UInt8], isBrand: Bool
  ) -> UInt32 {
    let number = numbers[party.key] ?? UInt32(keys.count)
    if Int(number) == keys.count {
      numbers[party.key] = number
      keys.append(Key())
    }
    let index = Int(number)
    keys[index].count += 1
    keys[index].isBrand = keys[index].isBrand || isBrand
    if party.id != 0 { ids[number, default: [:]][party.id, default: 0] += 1 }
    // Most names occur once; their texts need not be kept.
    if keys[index].count > 1 || isBrand || party.id != 0 {
      let spelling = bytes[party.text]
      if let known = keys[index].spellings.firstIndex(where: { text[$0.text] == spelling }) {
        keys[index].spellings[known].count += 1
      } else {
        keys[index].spellings.append((text.count..<text.count + spelling.count, 1))
        text += spelling
      }
    }
    return number
  }

  /// The chains, ascending by the bytes of their names.
  func chains() -> [Chain] {
    let groups = groups()
    var isBrand = Array(repeating: false, count: keys.count)
    for (key, group) in groups.enumerated() where keys[key].isBrand { isBrand[Int(group)] = true }
    func isChain(_ counts: [Int], _ group: UInt32) -> Bool {
      counts[Int(group)] >= (isBrand[Int(group)] ? Self.fewest.brands : Self.fewest.names)
    }
    var counts = Array(repeating: 0, count: keys.count)
    for entry in entries { counts[Int(groups[Int(entry.key)])] += 1 }
    let byName = counts
    for entry in entries where entry.owner != Self.none {
      if !isChain(byName, groups[Int(entry.key)]) { counts[Int(groups[Int(entry.owner)])] += 1 }
    }
    var rows: [UInt32: [UInt32]] = [:]
    for entry in entries {
      var group = groups[Int(entry.key)]
      if !isChain(byName, group), entry.owner != Self.none,
        isChain(counts, groups[Int(entry.owner)])
      {
        group = groups[Int(entry.owner)]
      }
      if isChain(counts, group) { rows[group, default: []].append(entry.row) }
    }
    var chains: [UInt32: [UInt32]] = [:]
    for (key, group) in groups.enumerated() where rows[group].map({ $0.count > 1 }) ?? false {
      chains[group, default: []].append(UInt32(key))
    }
    return chains.compactMap { group, keys in
      name(of: keys).map { Chain(name: $0, rows: rows[group] ?? []) }
    }.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// For each key the lowest one of its group: keys with mostly the same id are one group.
  private func groups() -> [UInt32] {
    var groups = keys.indices.map { UInt32($0) }
    var first: [UInt64: UInt32] = [:]
    for key in ids.keys.sorted() {
      let usual = ids[key]?.min { ($1.value, $0.key) < ($0.value, $1.key) }
      guard let id = usual?.key else { continue }
      if let known = first[id] { groups[Int(key)] = known } else { first[id] = key }
    }
    return groups
  }

  /// The most frequent spelling of some keys, the first in byte order of equally frequent ones.
  private func name(of keys: [UInt32]) -> [UInt8]? {
    var best: (name: [UInt8], count: Int)?
    for key in keys {
      for (range, count) in self.keys[Int(key)].spellings {
        let name = Array(text[range])
        guard let known = best else {
          best = (name, count)
          continue
        }
        if count > known.count
          || count == known.count && name.lexicographicallyPrecedes(known.name)
        {
          best = (name, count)
        }
      }
    }
    return best?.name
  }
}
