/// The contents of one record after another, as bytes of the mapped file, read into the same memory.
///
/// ``Place/facts`` without strings. What it gives is valid until the next row is read, as long as the
/// scan lives. A class, so that it is handed on without a copy; used by one thread at a time.
@safe
package final class RecordScan {
  /// A text of a record or of a dictionary.
  @unsafe
  package typealias Text = UnsafeRawBufferPointer

  /// What follows the stem of an identifier.
  @unsafe
  package enum Rest {
    case number(UInt64)
    case text(Text)
  }

  // SAFETY: all texts lie in the file, which `contents` retains.
  private let contents: IndexReader
  /// The keys that name a place, in the order of precedence.
  private let nameKeys: [TagKey]
  /// Their numbers in the dictionary; -1 for a key that is not there.
  private let nameNumbers: (Int, Int, Int)
  // One thread reads rows, and nobody looks while it does.
  @exclusivity(unchecked) private var found = unsafe Contents()

  @unsafe
  private struct Contents {
    var stem = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    var rest = unsafe Rest.number(0)
    var categories: [Int] = []
    var tags: [(key: Text, value: Text)] = unsafe []
    var name: Text?
  }

  /// The beginning of the identifier; may be empty.
  @unsafe package var stem: Text { unsafe found.stem }
  /// The rest of the identifier.
  @unsafe package var rest: Rest { unsafe found.rest }
  /// The numbers of the categories, ascending.
  package var categories: [Int] { unsafe found.categories }
  /// The tags in source order.
  @unsafe package var tags: [(key: Text, value: Text)] { unsafe found.tags }
  /// The name, as ``PlaceFacts/name`` has it.
  @unsafe package var name: Text? { unsafe found.name }

  /// The records that are expected, in the order in which they are read, and the number of those that
  /// were read.
  private var expected: [Expected] = unsafe []
  private var readCount = 0
  /// The sum of some of their bytes.
  private var sum: UInt8 = 0
  /// The stem that was read last, and its number.
  private var lastStem = (number: -1, text: unsafe UnsafeRawBufferPointer(start: nil, count: 0))

  @unsafe
  private struct Expected {
    let row: Int
    let offset: Int
    let bytes: Text
  }

  package init(_ index: PlaceIndex) throws(IndexError) {
    contents = index.contents
    var keys: [TagKey] = []
    for key in ["name", "brand", "operator"] { keys.append(try index.tagKey(key)) }
    nameKeys = keys
    let numbers = keys.map { $0.number.flatMap { Int(exactly: $0) } ?? -1 }
    nameNumbers = (numbers[0], numbers[1], numbers[2])
  }

  /// Asks for the records of rows before they are read one by one, so that memory answers for many at once.
  package func expect(_ rows: Span<UInt32>) throws(IndexError) {
    var records = unsafe expected
    unsafe expected = unsafe []
    defer { unsafe expected = unsafe records }
    readCount = 0
    unsafe records.removeAll(keepingCapacity: true)
    for number in rows.indices {
      let row = Int(rows[number])
      let range = try contents.recordRange(row)
      let offset = contents.records.offset + range.lowerBound
      // SAFETY: the file checks each byte's place.
      let bytes = try unsafe contents.file.buffer(at: offset, count: range.count)
      unsafe records.append(Expected(row: row, offset: offset, bytes: bytes))
    }
    var sum: UInt8 = 0
    for number in unsafe records.indices {
      // Records are seldom longer than the two lines of a cache that they lie in.
      let bytes = unsafe records[number].bytes
      unsafe sum &+= (bytes.first ?? 0) &+ (bytes.last ?? 0)
    }
    self.sum = sum
  }

  /// The record of a row.
  private func record(_ row: Int) throws(IndexError) -> PlaceRecord {
    guard unsafe readCount < expected.count, unsafe expected[readCount].row == row else {
      return try contents.record(at: row)
    }
    let next = unsafe expected[readCount]
    readCount += 1
    guard let base = unsafe next.bytes.baseAddress else { return try contents.record(at: row) }
    // SAFETY: see `expect`.
    return unsafe PlaceRecord(
      contents: contents, offset: next.offset, cursor: ByteCursor(base, count: next.bytes.count))
  }

  /// What is read of a record; the rest stays as it was for the row before.
  package enum Part {
    /// The identifier and the categories.
    case identifier
    /// These and the name.
    case name
    /// All of it.
    case tags
  }

  /// Reads the record of a row. O(tags).
  package func read(_ row: Int, _ part: Part = .tags) throws(IndexError) {
    var record = try record(row)
    let identifier = try unsafe record.rawIdentifier()
    unsafe found.stem = try stem(identifier.stem)
    unsafe found.rest = unsafe identifier.rest
    // Taken out, so that the loops do not ask each time whether somebody else has them.
    var numbers = unsafe found.categories
    unsafe found.categories = []
    defer { unsafe found.categories = numbers }
    numbers.removeAll(keepingCapacity: true)
    try record.categories { number throws(IndexError) in numbers.append(number) }
    switch part {
    case .identifier: break
    case .name: try readName(&record)
    case .tags: try readTags(&record)
    }
  }

  /// The text of a stem; most places of an index have the same.
  @unsafe
  private func stem(_ number: Int?) throws(IndexError) -> Text {
    guard let number else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    if unsafe number != lastStem.number {
      unsafe lastStem = (number, try contents.stems.bytes(number, contents.file))
    }
    return unsafe lastStem.text
  }

  private func readTags(_ record: inout PlaceRecord) throws(IndexError) {
    var read = unsafe found.tags
    unsafe found.tags = unsafe []
    defer { unsafe found.tags = unsafe read }
    unsafe read.removeAll(keepingCapacity: true)
    var names = unsafe Names()
    while let key = try unsafe record.key() {
      let value = try unsafe record.rawValue()
      let text =
        switch unsafe key {
        case .number(let number): try unsafe contents.keys.bytes(number, contents.file)
        case .text(let text): unsafe text
        }
      unsafe read.append((text, value))
      if let name = unsafe nameKey(key) { unsafe names.take(value, name) }
    }
    unsafe found.name = unsafe names.best
  }

  private func readName(_ record: inout PlaceRecord) throws(IndexError) {
    var names = unsafe Names()
    while let key = try unsafe record.key() {
      if let name = unsafe nameKey(key) {
        unsafe names.take(try record.rawValue(), name)
      } else {
        try record.skipValue()
      }
    }
    unsafe found.name = unsafe names.best
  }

  /// The values that may name a place.
  @unsafe
  private struct Names {
    private var first: Text?
    private var brand: Text?
    private var owner: Text?

    /// The one with precedence.
    var best: Text? { unsafe first ?? brand ?? owner }

    /// Takes the value of a key that names a place.
    mutating func take(_ value: Text, _ key: Int) {
      switch key {
      case 0: if unsafe first == nil { unsafe first = unsafe value }
      case 1: unsafe brand = unsafe value
      default: unsafe owner = unsafe value
      }
    }
  }

  /// The name of a category.
  package func categoryName(_ number: Int) throws(IndexError) -> Text {
    try unsafe contents.categoryNames.bytes(number, contents.file)
  }

  /// The place of a key among those that name a place; nil for other keys.
  @unsafe @inline(__always)
  private func nameKey(_ key: PlaceRecord.Key) -> Int? {
    switch unsafe key {
    case .number(let number):
      if number == nameNumbers.0 { return 0 }
      if number == nameNumbers.1 { return 1 }
      return number == nameNumbers.2 ? 2 : nil
    case .text(let text):
      return nameKeys.firstIndex { unsafe $0.number == nil && text.order(to: $0.bytes) == 0 }
    }
  }
}
