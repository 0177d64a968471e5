internal import CorridorIndex

/// Counts the found businesses by category, chain and feature.
struct FacetCounts {
  static let chainKey = "brand"

  private(set) var businesses = 0
  private(set) var toponyms = 0
  /// Counts by category number.
  private var categories: [Int] = []
  /// Chains by their numbers; and brands that are no chains of the index, by the number of the
  /// value in the dictionary, or as texts if they are not in it.
  private var chains: [Int: Int] = [:]
  private var brandNumbers: [Int: (count: Int, text: PlaceText)] = [:]
  private var brandTexts: [String: Int] = [:]
  private var features: [Int] = []
  /// What values of the dictionary mean for features, by slot and number.
  private var verdicts: [Int: UInt64] = [:]
  /// The slot of the chain's key among the keys that are read.
  static let chainSlot = FeatureTable.standard.keys.count

  mutating func addToponym() { toponyms += 1 }

  /// Counts a business; `chain` is the number of its chain.
  mutating func add(_ facts: RowFacts, chain: Int?) {
    businesses += 1
    if let chain { chains[chain, default: 0] += 1 }
    for category in facts.categories {
      while categories.count <= category { categories.append(0) }
      categories[category] += 1
    }
    var there: UInt64 = 0
    for value in facts.values {
      if value.slot < Self.chainSlot {
        there |= verdict(value)
      } else if value.slot == Self.chainSlot, chain == nil {
        addBrand(value)
      }
    }
    while there != 0 {
      let feature = there.trailingZeroBitCount
      there &= there - 1
      while features.count <= feature { features.append(0) }
      features[feature] += 1
    }
  }

  private mutating func verdict(_ value: RowFacts.Value) -> UInt64 {
    guard let number = value.number else { return Self.judge(value) }
    let key = number << 8 | value.slot
    if let known = verdicts[key] { return known }
    let verdict = Self.judge(value)
    verdicts[key] = verdict
    return verdict
  }

  private static func judge(_ value: RowFacts.Value) -> UInt64 {
    value.text.withBytes { FeatureTable.standard.verdict(slot: value.slot, value: $0).there }
  }

  private mutating func addBrand(_ value: RowFacts.Value) {
    guard let number = value.number else {
      brandTexts[value.text.string, default: 0] += 1
      return
    }
    brandNumbers[number, default: (0, value.text)].count += 1
  }

  /// The metadata of the businesses; nil if there are none.
  func metadata(in index: PlaceIndex) throws(SearchError) -> BusinessResultMetadata? {
    guard businesses > 0 else { return nil }
    let names = try rethrowing(index.categories, as: SearchError.index)
    var chains = brandTexts
    for (count, text) in brandNumbers.values { chains[text.string, default: 0] += count }
    for (number, count) in self.chains where try !index.isGeneric(chain: number) {
      let name = try rethrowing(index.chain(number).name, as: SearchError.index)
      chains[name, default: 0] += count
    }
    let table = FeatureTable.standard.features
    let filters = features.indices.filter { features[$0] > 0 }.map { feature in
      AvailableFilter(
        id: table[feature].id, label: table[feature].label,
        expression: table[feature].expression, count: features[feature])
    }
    return BusinessResultMetadata(
      found: businesses,
      categories: Self.ranked(
        categories.indices.filter { categories[$0] > 0 }.map {
          .init(name: names[$0].name, count: categories[$0])
        }),
      chains: Self.ranked(chains.map { .init(name: $0.key, count: $0.value) }),
      filters: filters.sorted { ($1.count, $0.id) < ($0.count, $1.id) })
  }

  /// Sorts counts, highest first, then by the bytes of the name.
  private static func ranked(
    _ counts: [BusinessResultMetadata.Counted]
  ) -> [BusinessResultMetadata.Counted] {
    counts.sorted { a, b in
      a.count != b.count ? a.count > b.count : a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
  }
}
