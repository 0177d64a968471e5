internal import Glibc

extension PlaceIndex {
  /// The place with an identifier such as `osm:node/1`, or nil. Complexity: O(log count).
  public func resolve(_ uri: String) throws(IndexError) -> Place? {
    try row(uri).map { row throws(IndexError) in try place(at: row) }
  }

  /// The row of the place with an identifier, or nil.
  package func row(_ uri: String) throws(IndexError) -> Int? {
    let wanted = Array(uri.utf8)
    let hash = IdentifierEntry.hash(wanted.span)
    let table = contents.sections[.identifiers]
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if try entry(middle).hash < hash { low = middle + 1 } else { high = middle }
    }
    var found: [UInt8] = []
    while low < table.count {
      let entry = try entry(low)
      guard entry.hash == hash else { return nil }
      var record = try contents.record(at: Int(entry.row))
      found.removeAll(keepingCapacity: true)
      try record.identifier().append(to: &found)
      if found == wanted { return Int(entry.row) }
      low += 1
    }
    return nil
  }

  /// An entry of the identifier table.
  func entry(_ number: Int) throws(IndexError) -> IdentifierEntry {
    let offset = contents.sections[.identifiers].offset + number * IdentifierEntry.size
    return IdentifierEntry(
      hash: try contents.file.load(UInt32.self, at: offset),
      row: try contents.file.load(UInt32.self, at: offset + 4))
  }
}
