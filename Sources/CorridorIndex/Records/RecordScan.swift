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
  /// Their numbers in the dictionary; the greatest number for a key that is not there.
  private let nameNumbers: (UInt64, UInt64, UInt64)
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

  /// Where the records that are expected lie among the records, and the sum of some of their bytes.
  private var ranges: [Range<Int>] = []
  private var expected: UInt8 = 0

  package init(_ index: PlaceIndex) throws(IndexError) {
    contents = index.contents
    var keys: [TagKey] = []
    for key in ["name", "brand", "operator"] { keys.append(try index.tagKey(key)) }
    nameKeys = keys
    nameNumbers = (keys[0].number ?? .max, keys[1].number ?? .max, keys[2].number ?? .max)
  }

  /// Asks for the records of rows before they are read one by one, so that memory answers for many at once.
  package func expect(_ rows: Span<UInt32>) throws(IndexError) {
    var found = ranges
    ranges = []
    defer { ranges = found }
    found.removeAll(keepingCapacity: true)
    for number in rows.indices { found.append(try contents.recordRange(Int(rows[number]))) }
    var sum: UInt8 = 0
    for range in found where !range.isEmpty {
      // SAFETY: the file checks each byte's place.
      let bytes = try unsafe contents.file.bytes(
        at: contents.records.offset + range.lowerBound, count: range.count)
      // Records are seldom longer than the two lines of a cache that they lie in.
      unsafe sum &+= bytes.load(as: UInt8.self)
      unsafe sum &+= bytes.load(fromByteOffset: range.count - 1, as: UInt8.self)
    }
    expected = sum
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
    var record = try contents.record(at: row)
    unsafe (found.stem, found.rest) = try record.rawIdentifier()
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

  private func readTags(_ record: inout PlaceRecord) throws(IndexError) {
    var read = unsafe found.tags
    unsafe found.tags = unsafe []
    defer { unsafe found.tags = unsafe read }
    unsafe read.removeAll(keepingCapacity: true)
    var names = unsafe Names()
    while let key = try unsafe record.rawKey() {
      let value = try unsafe record.rawValue()
      unsafe read.append((key.bytes, value))
      if let name = unsafe nameKey(key.bytes, key.number) { unsafe names.take(value, name) }
    }
    unsafe found.name = unsafe names.best
  }

  private func readName(_ record: inout PlaceRecord) throws(IndexError) {
    var names = unsafe Names()
    while let key = try unsafe record.rawKey() {
      if let name = unsafe nameKey(key.bytes, key.number) {
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
  private func nameKey(_ key: Text, _ number: UInt64?) -> Int? {
    if let number {
      if number == nameNumbers.0 { return 0 }
      if number == nameNumbers.1 { return 1 }
      return number == nameNumbers.2 ? 2 : nil
    }
    return nameKeys.firstIndex { unsafe $0.number == nil && key.order(to: $0.bytes) == 0 }
  }
}
