internal import CorridorGeometry
internal import CorridorIndex

/// The places of an index that a filter lets through.
struct PlaceSelection {
  private let index: PlaceIndex
  private let categories: [String]
  private let tags: [TagExpression]
  private let viewport: ViewportFilter?

  /// - Throws: for a category that neither the index nor the table of categories has.
  init(_ filter: PlaceFilter, in index: PlaceIndex) throws(CommandError) {
    self.index = index
    categories = filter.categories
    tags = filter.tags
    do throws(GeometryError) {
      viewport = try filter.viewport.map { (viewport) throws(GeometryError) in
        try ViewportFilter(viewport)
      }
    } catch {
      throw .geometry(error)
    }
    for category in categories { try Self.check(category, in: index) }
  }

  /// The place in a row, or nil when it is not let through.
  func place(at row: Int) throws(CommandError) -> Place? {
    let place: Place
    do throws(IndexError) { place = try index.place(at: row) } catch { throw .index(error) }
    if let viewport, !viewport.contains(place.position) { return nil }
    if !categories.isEmpty, !place.categories.contains(where: categories.contains) { return nil }
    guard !tags.isEmpty else { return place }
    let own = place.tags.map { ($0.key, $0.value) }
    return tags.allSatisfy { $0.matches(own) } ? place : nil
  }

  private static func check(_ category: String, in index: PlaceIndex) throws(CommandError) {
    let known: [String]
    do throws(IndexError) {
      guard try index.categoryNumber(category) == nil else { return }
      known = try index.categories.map(\.name)
    } catch {
      throw .index(error)
    }
    let table = CategoryTable.standard
    guard table[category] == nil else { return }
    throw .unknownCategory(
      category,
      suggestion: closestMatch(to: category, in: known) ?? table.suggestion(for: category))
  }
}
