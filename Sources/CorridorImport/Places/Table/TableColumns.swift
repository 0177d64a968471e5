import CorridorFormats

/// The header of a table: the role and the tag of each column.
struct TableColumns {
  /// The names of the columns, in order.
  let headers: [String]
  /// The column of each role.
  private(set) var indexes: [ColumnRole: Int] = [:]
  /// The tag key of each column; nil if it does not become a tag.
  private(set) var tagKeys: [[UInt8]?] = []

  /// Assigns roles to columns: the `given` ones first, the others by the names of the columns.
  ///
  /// - Throws: `noSuchColumn` if the header does not have a given name.
  init(
    headers: [String], given: [ColumnRole: String], file: String
  ) throws(ImportError) {
    self.headers = headers
    let normalized = headers.map(ColumnRole.normalized)
    var taken: Set<Int> = []
    for role in ColumnRole.allCases {
      guard let asked = given[role] else { continue }
      let found =
        headers.firstIndex(of: asked)
        ?? normalized.firstIndex(of: ColumnRole.normalized(asked))
      guard let found else {
        throw .noSuchColumn(file: file, asked: asked, available: headers)
      }
      indexes[role] = found
      taken.insert(found)
    }
    for role in ColumnRole.allCases where indexes[role] == nil {
      for name in role.headers {
        guard let found = normalized.indices.first(where: { normalized[$0] == name }),
          !taken.contains(found)
        else { continue }
        indexes[role] = found
        taken.insert(found)
        break
      }
    }
    // A field with the whole position is used only if there are no separate ones; otherwise it is a
    // tag like others.
    if indexes[.lon] != nil, indexes[.lat] != nil, given[.point] == nil { indexes[.point] = nil }
    nameTags()
  }

  /// Whether there are columns for positions.
  var hasPosition: Bool {
    indexes[.lon] != nil && indexes[.lat] != nil || indexes[.point] != nil
  }

  subscript(role: ColumnRole) -> Int? { indexes[role] }

  /// Gives each column a unique key; columns with roles come first.
  private mutating func nameTags() {
    var keys: [String?] = Array(repeating: nil, count: headers.count)
    var used: Set<String> = []
    // The next suffix for a name: a header may repeat a name very often.
    var numbers: [String: Int] = [:]
    var silent: Set<Int> = []
    for role in ColumnRole.allCases {
      guard let index = indexes[role] else { continue }
      if let key = role.tagKey {
        if used.insert(key).inserted { keys[index] = key }
      } else {
        silent.insert(index)
      }
    }
    for (index, header) in headers.enumerated()
    where keys[index] == nil && !silent.contains(index) {
      let name = header.isEmpty ? "column \(index + 1)" : header
      var key = name
      var number = numbers[name, default: 2]
      while !used.insert(key).inserted {
        key = "\(name):\(number)"
        number += 1
      }
      numbers[name] = number
      keys[index] = key
    }
    tagKeys = keys.map { key in key.map { Array($0.utf8) } }
  }
}
