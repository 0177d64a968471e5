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
  /// The beginning of the identifier; may be empty.
  package private(set) var stem = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  /// The rest of the identifier.
  package private(set) var rest = unsafe Rest.number(0)
  /// The numbers of the categories, ascending.
  package private(set) var categories: [Int] = []
  /// The tags in source order.
  package private(set) var tags: [(key: Text, value: Text)] = unsafe []
  /// The name, as ``PlaceFacts/name`` has it.
  package private(set) var name: Text?

  /// Where the records that are expected begin among the records, and the sum of their first bytes.
  private var starts: [Int] = []
  private var expected: UInt8 = 0

  package init(_ index: PlaceIndex) throws(IndexError) {
    contents = index.contents
    var keys: [TagKey] = []
    for key in ["name", "brand", "operator"] { keys.append(try index.tagKey(key)) }
    nameKeys = keys
    nameNumbers = (keys[0].number ?? .max, keys[1].number ?? .max, keys[2].number ?? .max)
  }

  /// Asks for the records of rows before they are read one by one, so that memory answers for many at once.
  package func expect(_ rows: [UInt32]) throws(IndexError) {
    starts.removeAll(keepingCapacity: true)
    for row in rows { starts.append(try contents.recordStart(Int(row))) }
    // SAFETY: the file checks each byte's place.
    for start in starts {
      expected &+= try unsafe contents.file.bytes(at: contents.records.offset + start, count: 1)
        .load(as: UInt8.self)
    }
  }

  /// Reads the record of a row. O(tags).
  ///
  /// - Parameter readsTags: Whether the tags and the name are needed; without, they are those of the
  ///   row before.
  package func read(_ row: Int, readsTags: Bool = true) throws(IndexError) {
    var record = try contents.record(at: row)
    unsafe (stem, rest) = try record.rawIdentifier()
    // Taken out, so that the loops do not ask each time whether somebody else has them.
    var numbers = categories
    categories = []
    defer { categories = numbers }
    numbers.removeAll(keepingCapacity: true)
    try record.categories { number throws(IndexError) in numbers.append(number) }
    guard readsTags else { return }
    var read = unsafe tags
    unsafe tags = unsafe []
    defer { unsafe tags = unsafe read }
    unsafe read.removeAll(keepingCapacity: true)
    var names: (first: Text?, brand: Text?, owner: Text?)
    while let tag = try unsafe record.rawTag() {
      unsafe read.append((tag.key, tag.value))
      switch unsafe nameKey(tag.key, tag.number) {
      case 0: if unsafe names.first == nil { unsafe names.first = unsafe tag.value }
      case 1: unsafe names.brand = unsafe tag.value
      case 2: unsafe names.owner = unsafe tag.value
      default: break
      }
    }
    unsafe name = names.first ?? names.brand ?? names.owner
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
