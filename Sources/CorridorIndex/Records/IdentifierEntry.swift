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

extension IndexSection {
  /// An ``IdentifierEntry`` for each place.
  public static var identifiers: Self {
    Self(11, .identifiers, size: IdentifierEntry.size) { $0 == $1.rows }
  }
}
