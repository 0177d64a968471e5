internal import CorridorGeometry

extension PlaceIndex {
  /// Checks the records and positions of all rows; returns the number of places that name each
  /// category.
  func verifyRecords() throws(IndexError) -> [Int] {
    var counts = Array(repeating: 0, count: contents.categoryNames.count)
    var identifier: [UInt8] = []
    var lastIdentifier: [UInt8] = []
    var lastKey: UInt64 = 0
    guard try contents.recordStart(0) == 0,
      try contents.recordStart(count) == contents.sections[.records].length
    else { throw contents.file.damaged(.records, at: contents.sections[.recordOffsets].offset) }
    for row in 0..<count {
      let position = try contents.position(at: row)
      guard position.isOnEarth else { throw damagedPosition(row) }
      let key = HilbertCurve.key(position)
      _ = try contents.kind(at: row)
      try verifyRecord(row, &identifier, &counts)
      if row > 0, row != businessCount, row != contents.firstToponym {
        let isAscending =
          lastKey < key
          || lastKey == key && lastIdentifier.lexicographicallyPrecedes(identifier)
        guard isAscending else { throw damagedPosition(row) }
      }
      lastKey = key
      swap(&lastIdentifier, &identifier)
    }
    return counts
  }

  private func verifyRecord(
    _ row: Int, _ identifier: inout [UInt8], _ counts: inout [Int]
  ) throws(IndexError) {
    // Neighbouring records share their start and end offsets, so records are contiguous.
    var record = try contents.record(at: row)
    identifier.removeAll(keepingCapacity: true)
    try record.identifier().append(to: &identifier)
    var last = -1
    var isAscending = true
    try record.categories { category in
      isAscending = isAscending && category > last
      last = category
      counts[category] += 1
    }
    guard isAscending, (try? UTF8Span(validating: identifier.span)) != nil else {
      throw record.damaged()
    }
    while let tag = try record.tag() {
      guard tag.key.isWellFormed, tag.value.isWellFormed else { throw record.damaged() }
    }
  }

  private func damagedPosition(_ row: Int) -> IndexError {
    contents.file.damaged(.positions, at: contents.positionOffset(of: row))
  }
}
