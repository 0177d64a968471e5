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
  /// The wanted chains by their numbers, and all wanted names as brands, of which some are no chains
  /// of the index; a business needs one of either.
  private var chains: Set<Int> = []
  private var brands: [[UInt8]] = []
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
    readsRecords =
      !wanted.isEmpty || !unwanted.isEmpty || !features.isEmpty || !filters.chains.isEmpty
    counts = FacetCounts()
    facts = try rethrowing(RowFacts(keys: keys, in: index), as: SearchError.index)
    for name in filters.chains {
      if let chain = try rethrowing(index.chain(named: name), as: SearchError.index) {
        chains.insert(chain)
      }
      brands.append(Array(name.utf8))
    }
  }

  /// Whether a row passes all filters; if it does, counts it.
  func take(_ row: UInt32) throws(SearchError) -> Bool {
    guard try rethrowing(passes(row, reading: true), as: SearchError.index) else { return false }
    if isBusiness(row) {
      let chain = try rethrowing(index.chain(ofRow: Int(row)), as: SearchError.index)
      counts.add(facts, chain: chain)
    }
    if Int(row) >= index.geographicRows.lowerBound { counts.addToponym() }
    return true
  }

  /// Whether a row passes all filters; does not count it.
  func accepts(_ row: UInt32) throws(SearchError) -> Bool {
    try rethrowing(passes(row, reading: readsRecords), as: SearchError.index)
  }

  private func isBusiness(_ row: UInt32) -> Bool { Int(row) < index.businessCount }

  /// - Parameter reading: Whether the record of a business must be read.
  private func passes(_ row: UInt32, reading: Bool) throws(IndexError) -> Bool {
    guard try resultTypes.accepts(row: Int(row), addressFilter, in: index) else { return false }
    guard isBusiness(row) else { return !hasFilters }
    guard reading else { return true }
    try facts.read(row: Int(row))
    return try passesAsBusiness(Int(row))
  }

  private func passesAsBusiness(_ row: Int) throws(IndexError) -> Bool {
    for set in wanted where !facts.categories.contains(where: set.contains) { return false }
    if facts.categories.contains(where: unwanted.contains) { return false }
    if !brands.isEmpty, try !(index.chain(ofRow: row).map(chains.contains) ?? false) {
      let brand = facts.values.first { $0.slot == FacetCounts.chainSlot }?.text
      guard let brand, brands.contains(where: { brand == $0 }) else { return false }
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

extension SearchResultTypes {
  /// The kinds of rows that a text may match.
  var rows: TextRows {
    var rows: TextRows = []
    if contains(.businesses) { rows.insert(.businesses) }
    if contains(.toponyms) { rows.insert(.toponyms) }
    return rows
  }

  /// Whether a row is of these types and, if it has a kind of toponym, whether a filter lets that
  /// through. A geographic object with a category, such as a park, is of both types.
  func accepts(
    row: Int, _ filter: AddressFilter?, in index: PlaceIndex
  ) throws(IndexError) -> Bool {
    guard row >= index.geographicRows.lowerBound else { return contains(.businesses) }
    let types: SearchResultTypes = row < index.businessCount ? .all : .toponyms
    guard !isDisjoint(with: types) else { return false }
    return try filter?.accepts(index.kind(at: row)) ?? true
  }
}
