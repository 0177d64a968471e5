package import CorridorFormats
package import CorridorIndex

/// The categories that a request can name, each with the number of places that have it in an index.
package struct CategoryList {
  /// The categories by identifier; `category` is nil for one that only the index defines (from a
  /// table).
  package let rows: [(id: String, category: Category?)]
  private let counts: [String: Int]?

  /// The built-in categories, then those that only the index defines, each group sorted by
  /// identifier.
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
    let ids = Set(known.map(\.id))
    rows =
      known.map { ($0.id, $0) }
      + counts.keys.filter { !ids.contains($0) }.sorted().map { ($0, nil) }
    self.counts = index == nil ? nil : counts
  }

  /// The number of places that have a category; nil without an index.
  package func count(of id: String) -> Int? {
    counts.map { $0[id] ?? 0 }
  }

  /// Adds the list as a JSON array, one category per line.
  package func append(to buffer: inout TextBuffer) {
    buffer.append("[")
    for (index, (id, category)) in rows.enumerated() {
      buffer.append(index == 0 ? "\n{" : ",\n{")
      buffer.append(jsonMember: "id", .text(id))
      let members: [(String, OutputValue)] = [
        ("label", category.map { .text($0.label) } ?? .none),
        ("expression", category.map { .text($0.expressionText) } ?? .none),
        ("overture", .texts(category?.overture ?? [])),
        ("google", .texts(category?.google ?? [])),
        ("apple", .texts(category?.apple ?? [])),
        ("count", count(of: id).map { .integer($0) } ?? .none),
      ]
      for (name, value) in members {
        buffer.append(",")
        buffer.append(jsonMember: name, value)
      }
      buffer.append("}")
    }
    buffer.append("\n]\n")
  }
}
