internal import CorridorGeometry
internal import CorridorIndex

/// Which rows may be suggested.
struct CompletionFilter: Sendable {
  private let index: PlaceIndex
  /// Numbers of categories, of which a business needs one or may have none; nil for no condition.
  private let categories: (numbers: Set<Int>, areWanted: Bool)?
  private let address: AddressFilter?
  private let viewport: ViewportFilter?

  /// - Throws: ``SearchError/unknownCategory(found:suggestion:)`` for a category that nobody knows.
  init(
    _ request: CompletionRequest, region: ViewportFilter?, in index: PlaceIndex
  ) throws(SearchError) {
    self.index = index
    address = request.addressFilter
    viewport = request.regionPriority == .required ? region : nil
    switch request.categoryFilter {
    case .including(let names): categories = (try index.categoryNumbers(names), true)
    case .excluding(let names): categories = (try index.categoryNumbers(names), false)
    case nil: categories = nil
    }
  }

  /// Whether every row may be suggested.
  var isOpen: Bool { categories == nil && address == nil && viewport == nil }

  /// Whether places are held to an area, so that counts over the whole index say nothing.
  var isLocal: Bool { viewport != nil }

  /// Whether the places of a category may be suggested as a collection.
  func accepts(category number: Int) -> Bool {
    guard let categories else { return true }
    return categories.numbers.contains(number) == categories.areWanted
  }

  /// Whether a row may be suggested.
  func accepts(row: Int) throws(IndexError) -> Bool {
    if let viewport, !viewport.contains(try index.position(at: row)) { return false }
    guard row < index.businessCount else {
      guard let address else { return true }
      return address.accepts(try index.kind(at: row))
    }
    guard let categories else { return true }
    return try index.isRow(row, inAnyOf: categories.numbers) == categories.areWanted
  }
}
