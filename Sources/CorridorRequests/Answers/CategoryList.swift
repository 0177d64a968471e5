package import CorridorFormats
package import CorridorIndex

/// The categories that may be asked for, with how many places of an index each has.
package struct CategoryList {
  /// A category by its id; nil where only the index knows it (a table's own).
  package let rows: [(id: String, category: Category?)]
  private let counts: [String: Int]?

  /// The known categories, then those that only the index has, both by id.
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

  /// How many places have a category; nil without an index.
  package func count(of id: String) -> Int? {
    counts.map { $0[id] ?? 0 }
  }

  /// Adds all as a JSON array, a category a line.
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
