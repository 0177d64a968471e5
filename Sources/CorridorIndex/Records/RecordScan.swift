/// The contents of one record after another, as bytes of the mapped file, read into the same memory.
///
/// ``Place/facts`` without strings. What it gives is valid until the next row is read, as long as the
/// scan lives.
@safe
package struct RecordScan {
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
  /// The numbers of the keys that name a place, in the order of precedence.
  private let nameKeys: [TagKey]
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
  }

  /// Asks for the records of rows before they are read one by one, so that memory answers for many at once.
  package mutating func expect(_ rows: [UInt32]) throws(IndexError) {
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
  package mutating func read(_ row: Int, readsTags: Bool = true) throws(IndexError) {
    var record = try contents.record(at: row)
    unsafe (stem, rest) = try record.rawIdentifier()
    categories.removeAll(keepingCapacity: true)
    try record.categories { number throws(IndexError) in categories.append(number) }
    guard readsTags else { return }
    unsafe tags.removeAll(keepingCapacity: true)
    var names: (first: Text?, brand: Text?, owner: Text?)
    while let tag = try unsafe record.rawTag() {
      unsafe tags.append((tag.key, tag.value))
      if unsafe names.first == nil, unsafe isKey(0, tag.key, tag.number) {
        unsafe names.first = unsafe tag.value
      } else if unsafe isKey(1, tag.key, tag.number) {
        unsafe names.brand = unsafe tag.value
      } else if unsafe isKey(2, tag.key, tag.number) {
        unsafe names.owner = unsafe tag.value
      }
    }
    unsafe name = names.first ?? names.brand ?? names.owner
  }

  /// The name of a category.
  package func categoryName(_ number: Int) throws(IndexError) -> Text {
    try unsafe contents.categoryNames.bytes(number, contents.file)
  }

  private func isKey(_ wanted: Int, _ key: Text, _ number: UInt64?) -> Bool {
    let wanted = nameKeys[wanted]
    guard let number else { return unsafe wanted.number == nil && key.order(to: wanted.bytes) == 0 }
    return number == wanted.number
  }
}
