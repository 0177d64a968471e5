internal import CorridorIndex

/// Reads the records of found rows, each once, to apply the filters of a request and to count what
/// the metadata contain.
final class RecordReader {
  private let index: PlaceIndex
  private var facts: RowFacts
  private let resultTypes: SearchResultTypes
  private let addressFilter: AddressFilter?
  /// Sets of category numbers; a business needs one of each set.
  private let wanted: [Set<Int>]
  private let unwanted: Set<Int>
  private let features: [(expression: TagExpression, slots: [Int])]
  private let chains: [[UInt8]]
  private let hasFilters: Bool
  private let readsRecords: Bool
  private(set) var counts: FacetCounts

  init(_ options: SearchOptions, in index: PlaceIndex) throws(SearchError) {
    self.index = index
    resultTypes = options.resultTypes
    addressFilter = options.addressFilter
    let filters = options.filters
    hasFilters = !filters.isEmpty
    var wanted: [Set<Int>] = []
    var unwanted: Set<Int> = []
    if !filters.categories.isEmpty {
      wanted.append(try index.categoryNumbers(filters.categories))
    }
    switch options.categoryFilter {
    case .including(let names): wanted.append(try index.categoryNumbers(names))
    case .excluding(let names): unwanted = try index.categoryNumbers(names)
    case nil: break
    }
    self.wanted = wanted
    self.unwanted = unwanted
    chains = filters.chains.map { Array($0.utf8) }
    // The keys of the facets first, then the other keys of the filters.
    var keys = FeatureTable.standard.keys + [FacetCounts.chainKey]
    var features: [(expression: TagExpression, slots: [Int])] = []
    for expression in filters.features {
      var slots: [Int] = []
      for key in expression.keys {
        let slot = keys.firstIndex(of: key) ?? keys.count
        if slot == keys.count { keys.append(key) }
        slots.append(slot)
      }
      features.append((expression, slots))
    }
    self.features = features
    readsRecords = !wanted.isEmpty || !unwanted.isEmpty || !features.isEmpty || !chains.isEmpty
    counts = FacetCounts()
    facts = try rethrowing(RowFacts(keys: keys, in: index), as: SearchError.index)
  }

  /// Whether a row passes all filters; if it does, counts it.
  func take(_ row: UInt32) throws(SearchError) -> Bool {
    guard try rethrowing(passes(row, reading: true), as: SearchError.index) else { return false }
    if isBusiness(row) { counts.add(facts) } else { counts.addToponym() }
    return true
  }

  /// Whether a row passes all filters; does not count it.
  func accepts(_ row: UInt32) throws(SearchError) -> Bool {
    try rethrowing(passes(row, reading: readsRecords), as: SearchError.index)
  }

  private func isBusiness(_ row: UInt32) -> Bool { Int(row) < index.businessCount }

  /// - Parameter reading: Whether the record of a business must be read.
  private func passes(_ row: UInt32, reading: Bool) throws(IndexError) -> Bool {
    guard resultTypes.contains(isBusiness(row) ? .businesses : .toponyms) else { return false }
    guard isBusiness(row) else {
      guard !hasFilters else { return false }
      return try addressFilter?.accepts(index.kind(at: Int(row))) ?? true
    }
    guard reading else { return true }
    try facts.read(row: Int(row))
    return passesAsBusiness()
  }

  private func passesAsBusiness() -> Bool {
    for set in wanted where !facts.categories.contains(where: set.contains) { return false }
    if facts.categories.contains(where: unwanted.contains) { return false }
    if !chains.isEmpty {
      let brand = facts.values.first { $0.slot == FacetCounts.chainSlot }?.text
      guard let brand, chains.contains(where: { brand == $0 }) else { return false }
    }
    for (expression, slots) in features {
      let holds = expression.matches { test in
        facts.values.first { $0.slot == slots[test] }?.text
      }
      if !holds { return false }
    }
    return true
  }
}
