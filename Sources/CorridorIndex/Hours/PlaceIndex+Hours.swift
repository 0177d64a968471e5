package import CorridorHours

/// What an index knows of the opening hours of a place.
package enum PlaceHours: Hashable, Sendable {
  /// The place says nothing of them.
  case notGiven
  /// What it says cannot be read.
  case unreadable
  /// What it says is the pattern of this number; places with equal hours have the same.
  case pattern(Int)
}

extension PlaceIndex {
  /// Number of different opening hours.
  package var hoursPatternCount: Int { contents.hoursPatterns.count }

  /// Number of businesses that say something of their opening hours.
  package var hoursCount: Int { contents.sections[.hoursNumbers].count }

  /// What is known of the opening hours of the place in a row. O(1).
  package func hours(at row: Int) throws(IndexError) -> PlaceHours {
    try contents.check(row: row)
    guard let place = try contents.hoursPlace(of: row) else { return .notGiven }
    let number = Int(
      try contents.file.load(
        UInt32.self, at: contents.sections[.hoursNumbers].offset + place * 4))
    guard number <= contents.hoursPatterns.count else { throw damagedHours() }
    return number == 0 ? .unreadable : .pattern(number - 1)
  }

  /// Whether a place with some pattern is open at a moment. Complexity: linear in its length.
  package func state(
    ofHours pattern: Int, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(IndexError) -> OpeningState.Kind {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningPattern.state(of: bytes, at: moment, sun: sun)
    }
  }

  /// The same, with minutes on either side of it at which it is that, too.
  package func stretch(
    ofHours pattern: Int, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(IndexError) -> PatternStretch {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningPattern.stretch(of: bytes, at: moment, sun: sun)
    }
  }

  /// All of a moment's day by some pattern; nil for a day with too many changes.
  package func openingDay(
    ofHours pattern: Int, at moment: PatternMoment
  ) throws(IndexError) -> OpeningDay? {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningDay(of: bytes, at: moment)
    }
  }

  /// What a pattern asks for; all of it is read, so that asking it later gives no error.
  package func hoursNeeds(_ pattern: Int) throws(IndexError) -> PatternNeeds {
    try withHours(pattern) { (bytes) throws(PatternError) in try OpeningPattern.needs(bytes) }
  }

  /// The pattern of places that never close; nil where no place has it.
  package var alwaysOpenPattern: Int? {
    get throws(IndexError) {
      guard let bytes = HoursReader.read(Array("24/7".utf8)) else { return nil }
      return try contents.hoursPatterns.number(of: bytes, contents.file)
    }
  }

  private func withHours<R>(
    _ pattern: Int, _ body: (Span<UInt8>) throws(PatternError) -> R
  ) throws(IndexError) -> R {
    // SAFETY: the file stays mapped during the call.
    let bytes = try unsafe contents.hoursPatterns.bytes(pattern, contents.file)
    do throws(PatternError) {
      return try body(unsafe bytes.bindMemory(to: UInt8.self).span)
    } catch {
      throw damagedHours()
    }
  }

  private func damagedHours() -> IndexError {
    contents.file.damaged(.hours, at: contents.sections[.hoursPatterns].offset)
  }
}

extension IndexContents {
  /// Which of the numbers of opening hours is a row's; nil where it has none.
  func hoursPlace(of row: Int) throws(IndexError) -> Int? {
    let section = sections[.hoursBlocks]
    guard row < businessCount, section.count > 0 else { return nil }
    guard let place = try hoursBlock(row / HoursBlock.rowCount).place(of: row) else { return nil }
    guard place < sections[.hoursNumbers].count else {
      throw file.damaged(.hours, at: section.offset)
    }
    return place
  }

  func hoursBlock(_ number: Int) throws(IndexError) -> HoursBlock {
    let offset = sections[.hoursBlocks].offset + number * HoursBlock.size
    // SAFETY: as many bytes as a block has are read while the file stays mapped.
    let bytes = try unsafe file.bytes(at: offset, count: HoursBlock.size)
    return unsafe HoursBlock(
      mask: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
      first: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
  }
}
