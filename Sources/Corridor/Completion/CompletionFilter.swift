internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Decides which rows may be suggested.
struct CompletionFilter: Sendable {
  private let index: PlaceIndex
  /// Category numbers, of which a business must have one or must have none; nil for no condition.
  private let categories: (numbers: Set<Int>, areWanted: Bool)?
  private let address: AddressFilter?
  private let types: SearchResultTypes
  /// The kinds of rows that may be suggested.
  let rows: TextRows
  private let viewport: ViewportFilter?

  /// - Throws: ``SearchError/unknownCategory(found:suggestion:)`` for an unknown category.
  init(
    _ request: CompletionRequest, region: ViewportFilter?, in index: PlaceIndex
  ) throws(SearchError) {
    self.index = index
    address = request.addressFilter
    types = request.resultTypes.placeTypes
    rows = request.resultTypes.contains(.queries) ? types.rows.union(.chains) : types.rows
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
    guard try types.accepts(row: row, address, in: index) else { return false }
    guard let categories, row < index.businessCount else { return true }
    return try index.isRow(row, inAnyOf: categories.numbers) == categories.areWanted
  }
}

extension CompletionResultTypes {
  /// The kinds of places among them.
  fileprivate var placeTypes: SearchResultTypes {
    var types: SearchResultTypes = []
    if contains(.businesses) { types.insert(.businesses) }
    if contains(.toponyms) { types.insert(.toponyms) }
    return types
  }
}

extension GridBounds {
  /// The middle of the box, and the approximate distance in metres from there to a corner, at least
  /// 100 m.
  var middle: (position: Coordinate, reach: Double) {
    let width = Double(east) - Double(west) + (west > east ? 3.6e9 : 0)
    let height = Double(north) - Double(south)
    var lon = Double(west) + width / 2
    if lon > 1.8e9 { lon -= 3.6e9 }
    let lat = Double(south) + height / 2
    // Metres per grid step along a meridian.
    let step = 0.011_119_5
    let across = width / 2 * cos(lat * 1e-7 * .pi / 180)
    let reach = (across * across + height / 2 * (height / 2)).squareRoot() * step
    return (Coordinate(lon: lon / 1e7, lat: lat / 1e7), max(reach, 100))
  }
}
