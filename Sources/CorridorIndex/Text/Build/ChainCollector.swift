/// Finds the chains among the businesses of an index.
///
/// Businesses belong together if their brands have the same folded words, or mostly the same
/// Wikidata id: two of them are a chain. Businesses that trade without a brand belong to the chain
/// that has their name; if there is none, to that of their operator; else three of one name are a
/// chain. The name of a chain is the spelling that most of its places have, after the first place.
///
/// Memory: about 70 bytes for each different name of a business that trades and 16 for each such
/// business, as far as ``ColumnMemory`` allows; and the names of the chains.
struct ChainCollector {
  /// A chain: its name, and where its rows are.
  struct Chain {
    var name: [UInt8]
    var rows: Range<Int>
  }

  /// Chains, ascending by the bytes of their names, and the rows of one after the other, which
  /// ascend.
  struct Chains {
    var list: [Chain] = []
    let rows: RowColumn<UInt32>
  }

  /// A name as its places spell it.
  private struct Key {
    var count: UInt32 = 0
    /// Whether it is the brand of a place.
    var isBrand = false
    /// The last of its spellings and of its ids; see ``none``.
    var spelling = ChainCollector.none
    var id = ChainCollector.none
  }

  /// A spelling of a name, and the one of the same name before it.
  private struct Spelling {
    var start: Int
    var length: UInt32
    var count: UInt32 = 1
    var next: UInt32

    var text: Range<Int> { start..<start + Int(length) }
  }

  /// An id of a name, with the number of its places, and the one of the same name before it.
  private struct Identity {
    var id: UInt64
    var count: UInt32 = 1
    var next: UInt32
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

  /// The numbers of the keys.
  private let numbers: TermTable
  private let keys: RowColumn<Key>
  private let entries: RowColumn<Entry>
  private let spellings: RowColumn<Spelling>
  private let text: RowColumn<UInt8>
  private let ids: RowColumn<Identity>
  private let memory: ColumnMemory

  init(_ memory: ColumnMemory) {
    numbers = TermTable(memory)
    keys = RowColumn(memory)
    entries = RowColumn(memory)
    spellings = RowColumn(memory)
    text = RowColumn(memory)
    ids = RowColumn(memory)
    self.memory = memory
  }

  /// Adds the claim of the next row; its texts are in `bytes`.
  func add(_ claim: ChainClaim, row: UInt32, _ bytes: [UInt8]) throws(IndexError) {
    let key = try take(claim.party, bytes, isBrand: claim.isBrand)
    let owner = try claim.owner.map { owner throws(IndexError) in
      try take(owner, bytes, isBrand: false)
    }
    try entries.append(
      Entry(row: row, key: key, owner: owner ?? Self.none, hasBrand: claim.isBrand))
  }

  private func take(
    _ party: ChainClaim.Party, _ bytes: [UInt8], isBrand: Bool
  ) throws(IndexError) -> UInt32 {
    var name: [UInt8] = []
    name.appendLittleEndian(party.key)
    let number = try numbers.number(of: name.span)
    if number == keys.count { try keys.append(Key()) }
    var key = keys[Int(number)]
    key.count += 1
    key.isBrand = key.isBrand || isBrand
    if party.id != 0 { try count(party.id, of: &key) }
    // Most names occur once; their texts need not be kept.
    if key.count > 1 || isBrand || party.id != 0 {
      try count(bytes.span.extracting(party.text), of: &key)
    }
    keys[Int(number)] = key
    return number
  }

  private func count(_ id: UInt64, of key: inout Key) throws(IndexError) {
    var next = key.id
    while next != Self.none {
      if ids[Int(next)].id == id {
        ids[Int(next)].count += 1
        return
      }
      next = ids[Int(next)].next
    }
    try ids.append(Identity(id: id, next: key.id))
    key.id = UInt32(ids.count - 1)
  }

  private func count(_ spelling: Span<UInt8>, of key: inout Key) throws(IndexError) {
    var next = key.spelling
    while next != Self.none {
      let known = spellings[Int(next)]
      if text.withSpan(known.text, { $0.isEqual(to: spelling) }) {
        spellings[Int(next)].count += 1
        return
      }
      next = known.next
    }
    try spellings.append(
      Spelling(start: text.count, length: UInt32(spelling.count), next: key.spelling))
    try text.append(spelling)
    key.spelling = UInt32(spellings.count - 1)
  }

  /// The chains.
  func chains() throws(IndexError) -> Chains {
    let groups = try groups()
    let isBrand = try RowColumn<Bool>(repeating: false, count: keys.count, memory)
    for (key, group) in groups.enumerated() where keys[key].isBrand { isBrand[Int(group)] = true }
    func isChain(_ counts: RowColumn<UInt32>, _ group: UInt32) -> Bool {
      counts[Int(group)] >= (isBrand[Int(group)] ? Self.fewest.brands : Self.fewest.names)
    }
    let byName = try RowColumn<UInt32>(zeros: keys.count, memory)
    for entry in entries { byName[Int(groups[Int(entry.key)])] += 1 }
    let counts = RowColumn<UInt32>(memory)
    try byName.withSpan { byName throws(IndexError) in try counts.append(byName) }
    for entry in entries where entry.owner != Self.none {
      if !isChain(byName, groups[Int(entry.key)]) { counts[Int(groups[Int(entry.owner)])] += 1 }
    }
    /// The group of a business that belongs to a chain.
    func group(of entry: Entry) -> UInt32? {
      var group = groups[Int(entry.key)]
      if !isChain(byName, group), entry.owner != Self.none,
        isChain(counts, groups[Int(entry.owner)])
      {
        group = groups[Int(entry.owner)]
      }
      return isChain(counts, group) ? group : nil
    }
    let sizes = try RowColumn<UInt32>(zeros: keys.count, memory)
    for entry in entries { if let group = group(of: entry) { sizes[Int(group)] += 1 } }
    let named = names(groups, sizes)
    // The place of the next row of each group, plus one.
    let places = try RowColumn<Int>(zeros: keys.count, memory)
    var list: [Chain] = []
    var end = 0
    for (name, group) in named {
      let size = Int(sizes[Int(group)])
      places[Int(group)] = end + 1
      list.append(Chain(name: name, rows: end..<end + size))
      end += size
    }
    let rows = try RowColumn<UInt32>(zeros: end, memory)
    for entry in entries {
      guard let group = group(of: entry), places[Int(group)] > 0 else { continue }
      rows[places[Int(group)] - 1] = entry.row
      places[Int(group)] += 1
    }
    return Chains(list: list, rows: rows)
  }

  /// The name and the group of each chain, ascending; `sizes` has the number of rows of each group.
  private func names(
    _ groups: RowColumn<UInt32>, _ sizes: RowColumn<UInt32>
  ) -> [(name: [UInt8], group: UInt32)] {
    var chains: [UInt32: [UInt32]] = [:]
    for (key, group) in groups.enumerated() where sizes[Int(group)] > 1 {
      chains[group, default: []].append(UInt32(key))
    }
    return chains.compactMap { group, keys in name(of: keys).map { ($0, group) } }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// For each key the lowest one of its group: keys with mostly the same id are one group.
  private func groups() throws(IndexError) -> RowColumn<UInt32> {
    let groups = RowColumn<UInt32>(memory)
    try groups.reserve(keys.count)
    var first: [UInt64: UInt32] = [:]
    for (number, key) in keys.enumerated() {
      var group = UInt32(number)
      if let id = usualID(of: key) {
        if let known = first[id] { group = known } else { first[id] = group }
      }
      try groups.append(group)
    }
    return groups
  }

  /// The id that most places of a name have, the lowest of several; nil for none.
  private func usualID(of key: Key) -> UInt64? {
    var best: Identity?
    var next = key.id
    while next != Self.none {
      let identity = ids[Int(next)]
      next = identity.next
      if let best, (best.count, identity.id) > (identity.count, best.id) { continue }
      best = identity
    }
    return best?.id
  }

  /// The most frequent spelling of some keys, the first in byte order of equally frequent ones.
  private func name(of keys: [UInt32]) -> [UInt8]? {
    var best: (name: [UInt8], count: UInt32)?
    for key in keys {
      var next = self.keys[Int(key)].spelling
      while next != Self.none {
        let spelling = spellings[Int(next)]
        next = spelling.next
        if let best, spelling.count < best.count { continue }
        let name = Array(text[spelling.text])
        if let best, spelling.count == best.count, !name.lexicographicallyPrecedes(best.name) {
          continue
        }
        best = (name, spelling.count)
      }
    }
    return best?.name
  }
}
