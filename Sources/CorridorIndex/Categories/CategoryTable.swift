/// A kind of place that dispatchers search for, such as fuel stations for trucks.
public struct Category: Sendable, Identifiable {
  /// The name used in queries and in index files, such as `fuel_hgv`.
  public let id: String
  /// The English name, such as "Fuel station for trucks".
  public let label: String
  /// The condition on OpenStreetMap tags for a place to be in this category.
  public let expression: TagExpression
  /// The expression as written.
  public let expressionText: String
  /// The Overture Maps place categories in this one; `*_restaurant` means all with that ending.
  public let overture: [String]
  /// The corresponding Google Places types.
  public let google: [String]
  /// The names of the corresponding constants of Apple's `MKPointOfInterestCategory`.
  public let apple: [String]
  /// The kind of toponym that its named places are as well, such as `water` for lakes; nil for most
  /// categories.
  public let kind: PlaceKind?
}

/// The built-in categories of Corridor, in the order of their ids.
public struct CategoryTable: Sendable {
  /// All categories, ascending by id.
  public let categories: [Category]
  /// The condition for places outside every category.
  internal let features: TagExpression
  private let positions: [String: Int]

  /// The built-in table.
  public static let standard: CategoryTable = {
    do {
      return try CategoryTable(parsing: categoryTableText, features: featureExpressionText)
    } catch {
      preconditionFailure("the built-in category table is damaged: \(error)")
    }
  }()

  /// The category with an id; nil if there is none.
  public subscript(id: String) -> Category? {
    positions[id].map { categories[$0] }
  }

  /// The index of an id in ``categories``; nil if there is none.
  package func index(of id: String) -> Int? {
    positions[id]
  }

  /// The ids that a name stands for: itself, or all categories of this name in Overture, Google or
  /// Apple; empty if there is none. O(categories).
  package func ids(named name: String) -> [String] {
    if positions[name] != nil { return [name] }
    return categories.filter { category in
      category.google.contains(name) || category.apple.contains(name)
        || category.overture.contains { known in
          known == name
            || known.hasPrefix("*") && name.count > known.count - 1
              && name.hasSuffix(known.dropFirst())
        }
    }.map(\.id)
  }

  /// The id that the user most likely meant; nil if none is near.
  ///
  /// Also knows the labels and the names that Overture, Google and Apple use, besides misspelt ids.
  /// `others` are ids that an index has besides those of the table. O(letters of the table).
  public func suggestion(for id: String, among others: [String] = []) -> String? {
    let form = spellingForm(id)
    let meant = categories.first { category in
      spellingForm(category.label) == form
        || [category.overture, category.google, category.apple].joined().contains {
          spellingForm($0) == form
        }
    }
    return meant?.id ?? closestMatch(to: id, in: categories.map(\.id) + others)
  }

  /// Parses a table in the format that the head of the built-in table describes.
  internal init(parsing text: String, features: String) throws(CategoryTableError) {
    var reader = CategoryTableReader()
    var line = 0
    // Splits by bytes: splitting by characters would take most of the time.
    for content in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      line += 1
      try reader.read(Substring(content), line: line)
    }
    categories = try reader.finish(line: line + 1)
    var positions: [String: Int] = [:]
    for (position, category) in categories.enumerated() { positions[category.id] = position }
    self.positions = positions
    do {
      self.features = try TagExpression(features, takesParts: true)
    } catch {
      throw .expression(id: "features", error)
    }
  }
}
