internal import CorridorGeometry
internal import CorridorIndex

/// Decides which rows may be suggested.
struct CompletionFilter: Sendable {
  private let index: PlaceIndex
  /// Category numbers, of which a business must have one or must have none; nil for no condition.
  private let categories: (numbers: Set<Int>, areWanted: Bool)?
  private let address: AddressFilter?
  private let viewport: ViewportFilter?

  /// - Throws: ``SearchError/unknownCategory(found:suggestion:)`` for an unknown category.
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

  /// Whether every row passes.
  var isOpen: Bool { categories == nil && address == nil && viewport == nil }

  /// Whether places are limited to an area, so that counts over the whole index do not apply.
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
