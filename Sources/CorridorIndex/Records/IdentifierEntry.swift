/// An entry of the identifier table, which ascends by hash, then by row.
struct IdentifierEntry: Hashable, Sendable {
  static let size = 8

  /// Upper half of XXH3-64 of the identifier.
  var hash: UInt32
  var row: UInt32

  static func hash(_ identifier: Span<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(identifier) >> 32)
  }

  /// The entry as one number with the same order as the entries.
  var order: UInt64 { UInt64(hash) << 32 | UInt64(row) }

  /// Writes the section; `entries` has the ``order`` of each entry, in any order.
  static func write(
    _ entries: inout [UInt64], to writer: inout IndexFileWriter, threads: Int
  ) throws(IndexError) {
    RadixSort.sort(&entries, threads: threads)
    // The hash is stored before the row.
    for index in entries.indices { entries[index] = entries[index] << 32 | entries[index] >> 32 }
    try writer.write(section: .identifiers, entries.span)
  }
}

extension IndexSection {
  /// An ``IdentifierEntry`` for each place.
  public static var identifiers: Self {
    Self(11, .identifiers, size: IdentifierEntry.size) { $0 == $1.rows }
  }
}

extension PlaceIndex {
  /// An entry of the identifier table.
  func entry(_ number: Int) throws(IndexError) -> IdentifierEntry {
    let offset = contents.sections[.identifiers].offset + number * IdentifierEntry.size
    return IdentifierEntry(
      hash: try contents.file.load(UInt32.self, at: offset),
      row: try contents.file.load(UInt32.self, at: offset + 4))
  }

  /// Checks that the identifier table ascends and has each row once, under its hash.
  func verifyIdentifiers() throws(IndexError) {
    let table = contents.sections[.identifiers]
    var identifier: [UInt8] = []
    var last: UInt64?
    for number in 0..<table.count {
      let entry = try entry(number)
      let damage = contents.file.damaged(
        .identifiers, at: table.offset + number * IdentifierEntry.size)
      // Ascending entries are distinct. A row has one hash and so at most one entry; there are as
      // many entries as rows, so each row has exactly one.
      guard last.map({ $0 < entry.order }) ?? true, Int(entry.row) < count else { throw damage }
      last = entry.order
      var record = try contents.record(at: Int(entry.row))
      identifier.removeAll(keepingCapacity: true)
      try record.identifier().append(to: &identifier)
      guard IdentifierEntry.hash(identifier.span) == entry.hash else { throw damage }
    }
  }
}
