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

}

/// The entries of the identifier table while they are collected, in buckets by their hashes.
struct IdentifierEntries: ~Copyable {
  private var buckets: NumberBuckets<UInt64>

  /// So that a bucket of a billion entries has 32 MiB.
  private static let bucketCount = 256

  init(_ memory: ColumnMemory) {
    buckets = NumberBuckets(count: Self.bucketCount, memory)
  }

  /// Adds the ``IdentifierEntry/order`` of an entry.
  mutating func append(_ entry: UInt64) throws(IndexError) {
    try buckets.append(entry, to: Int(truncatingIfNeeded: entry >> 56))
  }

  /// Writes the section.
  func write(to writer: inout IndexFileWriter, threads: Int) throws(IndexError) {
    writer.begin(.identifiers)
    var entries: [UInt64] = []
    for bucket in 0..<buckets.count {
      entries.removeAll(keepingCapacity: true)
      try buckets.read(bucket) { entries += $0 }
      RadixSort.sort(&entries, threads: threads)
      // The hash is stored before the row.
      for index in entries.indices { entries[index] = entries[index] << 32 | entries[index] >> 32 }
      if !entries.isEmpty { try writer.write(entries.span) }
    }
    writer.end()
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
