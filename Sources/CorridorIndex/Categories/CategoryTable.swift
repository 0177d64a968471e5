/// A kind of place that dispatchers ask for, such as fuel stations for trucks.
public struct Category: Sendable, Identifiable {
  /// The name used in queries and in index files, such as `fuel_hgv`.
  public let id: String
  /// The name in English, such as "Fuel station for trucks".
  public let label: String
  /// Which OpenStreetMap tags make a place one of this category.
  public let expression: TagExpression
  /// The expression as it was written.
  public let expressionText: String
  /// Overture Maps place categories that fall under this one; `*_restaurant` stands for all with
  /// that ending.
  public let overture: [String]
  /// Google Places types that correspond.
  public let google: [String]
  /// Names of Apple's `MKPointOfInterestCategory` constants that correspond.
  public let apple: [String]
}

/// The categories that Corridor knows, in the order of their ids.
public struct CategoryTable: Sendable {
  /// All categories; ascending ids.
  public let categories: [Category]
  /// What else is kept as a place though it is in no category.
  internal let features: TagExpression
  private let positions: [String: Int]

  /// The table that is built in.
  public static let standard: CategoryTable = {
    do {
      return try CategoryTable(parsing: categoryTableText, features: featureExpressionText)
    } catch {
      preconditionFailure("the built-in category table is damaged: \(error)")
    }
  }()

  /// The category with an id; nil where there is none.
  public subscript(id: String) -> Category? {
    positions[id].map { categories[$0] }
  }

  /// The position of an id in ``categories``; nil where there is none.
  package func index(of id: String) -> Int? {
    positions[id]
  }

  /// The id that somebody most likely meant; nil where nothing is near.
  ///
  /// Knows the names that Overture, Google and Apple use, and the labels, beside misspelt ids.
  /// `others` are ids that an index has beside those of the table. O(letters of the table).
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

  /// Reads a table in the form that the head of the built-in one describes.
  internal init(parsing text: String, features: String) throws(CategoryTableError) {
    var reader = CategoryTableReader()
    var line = 0
    // By bytes: cutting between characters would take most of the time.
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
