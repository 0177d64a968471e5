package import CorridorHours

/// The opening hours of a place, as far as an index has them.
package enum PlaceHours: Hashable, Sendable {
  /// The place has no opening hours.
  case notGiven
  /// The opening hours cannot be parsed.
  case unreadable
  /// The number of the pattern; places with equal hours share it.
  case pattern(Int)
}

extension PlaceIndex {
  /// The opening hours of the place in a row. O(1).
  package func hours(at row: Int) throws(IndexError) -> PlaceHours {
    try contents.check(row: row)
    guard let place = try contents.hoursPlace(of: row) else { return .notGiven }
    let number = Int(
      try contents.file.load(
        UInt32.self, at: contents.sections[.hoursNumbers].offset + place * 4))
    guard number <= contents.hoursPatterns.count else { throw damagedHours() }
    return number == 0 ? .unreadable : .pattern(number - 1)
  }

  /// Whether a place with a pattern is open at a moment. Complexity: linear in the pattern's
  /// length.
  package func state(
    ofHours pattern: Int, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(IndexError) -> OpeningState.Kind {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningPattern.state(of: bytes, at: moment, sun: sun)
    }
  }

  /// The state of a pattern at a moment, with the minutes before and after it during which the
  /// state holds.
  package func stretch(
    ofHours pattern: Int, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(IndexError) -> PatternStretch {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningPattern.stretch(of: bytes, at: moment, sun: sun)
    }
  }

  /// The whole day of a moment by a pattern; nil if the day has too many changes.
  package func openingDay(
    ofHours pattern: Int, at moment: PatternMoment
  ) throws(IndexError) -> OpeningDay? {
    try withHours(pattern) { (bytes) throws(PatternError) in
      try OpeningDay(of: bytes, at: moment)
    }
  }

  /// The data that a pattern needs. Parses the whole pattern, so that later calls cannot fail.
  package func hoursNeeds(_ pattern: Int) throws(IndexError) -> PatternNeeds {
    try withHours(pattern) { (bytes) throws(PatternError) in try OpeningPattern.needs(bytes) }
  }

  /// The pattern of places that are always open; nil if no place has it.
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

extension IndexReader {
  /// The index of a row's opening hours number; nil if it has none.
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
    // SAFETY: the bytes of one block are read while the file stays mapped.
    let bytes = try unsafe file.bytes(at: offset, count: HoursBlock.size)
    return unsafe HoursBlock(
      mask: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
      first: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)))
  }
}
