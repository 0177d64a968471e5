package import CorridorFormats
package import CorridorIndex

/// The categories that a request can name, each with the number of places that have it in an index.
package struct CategoryList {
  /// A category; without details if only the index defines it (from a table).
  package struct Row: Sendable {
    package let id: String
    package let category: Category?
    /// The number of places that have it; nil without an index.
    package let count: Int?
  }

  /// The built-in categories, then those that only the index defines, each group sorted by
  /// identifier.
  package let rows: [Row]

  package init(of index: PlaceIndex?) throws(CommandError) {
    var counts: [String: Int] = [:]
    if let index {
      do throws(IndexError) {
        for category in try index.categories { counts[category.name] = category.count }
      } catch {
        throw .index(error)
      }
    }
    let known = CategoryTable.standard.categories
    let others = Set(counts.keys).subtracting(known.map(\.id)).sorted()
    let ids = known.map { ($0.id, Optional($0)) } + others.map { ($0, nil) }
    rows = ids.map { id, category in
      Row(id: id, category: category, count: index == nil ? nil : counts[id] ?? 0)
    }
  }

  /// Adds the list as a JSON array, one category per line.
  package func append(to buffer: inout TextBuffer) throws(CommandError) {
    buffer.append("[")
    for (index, row) in rows.enumerated() {
      buffer.append(index == 0 ? "\n" : ",\n")
      buffer.append(json: .object(try Self.members.values(of: row)))
    }
    buffer.append("\n]\n")
  }

  /// The schema of the JSON array.
  package static let schema = OutputValue.array(of: members.schema())

  private static let members: [Member<Row>] = [
    Member("id", .text) { $0.id }, Member("label", .orNull(.text)) { $0.category?.label },
    Member("expression", .orNull(.text)) { $0.category?.expressionText },
    Member("overture", .texts) { $0.category?.overture ?? [] },
    Member("google", .texts) { $0.category?.google ?? [] },
    Member("apple", .texts) { $0.category?.apple ?? [] },
    Member("count", .orNull(.count)) { $0.count },
  ]
}
