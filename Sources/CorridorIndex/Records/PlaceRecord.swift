/// The record of one place, read from its start to its end without copies.
///
/// ```
/// identifier    0, length, text             the whole text, or
///               2s + 2, number              stem s and a decimal number without leading zeros, or
///               2s + 3, length, text        stem s and a text
/// categories    count, their numbers, ascending
/// tags          to the end: key and value, each
///               2n                          text n of the dictionary, or
///               2l + 1, text                a text of l bytes
/// ```
/// All numbers have variable length. Reads must follow the order of the record.
struct PlaceRecord {
  let contents: IndexReader
  /// The offset of the record in the file.
  let offset: Int
  private var cursor: ByteCursor

  init(contents: IndexReader, offset: Int, cursor: ByteCursor) {
    self.contents = contents
    self.offset = offset
    self.cursor = cursor
  }

  /// Reads the identifier.
  mutating func identifier() throws(IndexError) -> PlaceIdentifier {
    // SAFETY: all bytes that are kept lie in the file, which `contents` retains.
    guard let token = cursor.varint(), token != 1 else { throw damaged() }
    let stem: PlaceText
    if token == 0 {
      stem = unsafe PlaceText(UnsafeRawBufferPointer(start: nil, count: 0), in: contents.file)
    } else {
      guard let number = Int(exactly: token >> 1) else { throw damaged() }
      stem = try text(number - 1, of: contents.stems)
    }
    guard let rest = cursor.varint() else { throw damaged() }
    if token != 0, token & 1 == 0 { return PlaceIdentifier(stem: stem, rest: .number(rest)) }
    guard let bytes = unsafe cursor.take(rest) else { throw damaged() }
    return unsafe PlaceIdentifier(stem: stem, rest: .text(PlaceText(bytes, in: contents.file)))
  }

  /// Reads the identifier as the number of its stem, nil for none, and bytes of the file.
  @unsafe
  mutating func rawIdentifier() throws(IndexError) -> (stem: Int?, rest: RecordScan.Rest) {
    guard let token = cursor.varint(), token != 1, let rest = cursor.varint() else {
      throw damaged()
    }
    let stem = token == 0 ? nil : Int(truncatingIfNeeded: token >> 1) - 1
    if token != 0, token & 1 == 0 { return unsafe (stem, .number(rest)) }
    guard let bytes = unsafe cursor.take(rest) else { throw damaged() }
    return unsafe (stem, .text(bytes))
  }

  /// Reads the categories, calling `body` with the number of each.
  mutating func categories(_ body: (Int) throws(IndexError) -> Void) throws(IndexError) {
    guard var rest = cursor.varint() else { throw damaged() }
    let limit = contents.categoryNames.count
    while rest > 0 {
      guard let category = cursor.index(), category < limit else { throw damaged() }
      try body(category)
      rest -= 1
    }
  }

  /// Reads the whole record and checks that everything it refers to exists.
  mutating func check() throws(IndexError) {
    _ = try identifier()
    let contents = contents
    try categories { category throws(IndexError) in
      _ = try unsafe contents.categoryNames.bytes(category, contents.file)
    }
    while !cursor.isAtEnd {
      try checkText(contents.keys)
      try checkText(contents.values)
    }
  }

  private mutating func checkText(_ table: StringTable) throws(IndexError) {
    guard let token = cursor.varint() else { throw damaged() }
    if token & 1 == 0 {
      _ = try unsafe table.bytes(Int(token >> 1), contents.file)
    } else if !cursor.skip(token >> 1) {
      throw damaged()
    }
  }

  /// Reads the next tag, or returns nil after the last.
  mutating func tag() throws(IndexError) -> (key: PlaceText, value: PlaceText)? {
    guard !cursor.isAtEnd else { return nil }
    let key = try text(contents.keys)
    return (key, try text(contents.values))
  }

  /// Reads a value as bytes of the file.
  @unsafe
  mutating func rawValue() throws(IndexError) -> RecordScan.Text {
    guard let token = cursor.varint() else { throw damaged() }
    if token & 1 == 0 { return try unsafe contents.values.bytes(Int(token >> 1), contents.file) }
    guard let bytes = unsafe cursor.take(token >> 1) else { throw damaged() }
    return unsafe bytes
  }

  /// Reads up to the value of a key; nil if there is no such tag.
  mutating func value(of wanted: TagKey) throws(IndexError) -> PlaceText? {
    while !cursor.isAtEnd {
      guard let token = cursor.varint() else { throw damaged() }
      var isWanted = false
      if token & 1 == 0 {
        isWanted = token >> 1 == wanted.number
      } else {
        guard let bytes = unsafe cursor.take(token >> 1) else { throw damaged() }
        isWanted = unsafe wanted.number == nil && bytes.order(to: wanted.bytes) == 0
      }
      if isWanted { return try text(contents.values) }
      guard let value = cursor.varint(), value & 1 == 0 || cursor.skip(value >> 1) else {
        throw damaged()
      }
    }
    return nil
  }

  /// A key as stored in a record.
  @unsafe
  enum Key {
    /// Its number in the dictionary.
    case number(Int)
    /// Bytes of the file.
    case text(RecordScan.Text)
  }

  /// Reads the next key, or returns nil at the end; the value follows it.
  @unsafe @inline(__always)
  mutating func key() throws(IndexError) -> Key? {
    guard !cursor.isAtEnd else { return nil }
    guard let token = cursor.varint() else { throw damaged() }
    if token & 1 == 0 { return unsafe .number(Int(token >> 1)) }
    guard let bytes = unsafe cursor.take(token >> 1) else { throw damaged() }
    return unsafe .text(bytes)
  }

  /// Skips a value.
  mutating func skipValue() throws(IndexError) {
    guard let token = cursor.varint(), token & 1 == 0 || cursor.skip(token >> 1) else {
      throw damaged()
    }
  }

  /// Reads a value, and its number if it is in the dictionary.
  mutating func numberedValue() throws(IndexError) -> (number: Int?, text: PlaceText) {
    guard let token = cursor.varint() else { throw damaged() }
    if token & 1 == 0 {
      let number = Int(token >> 1)
      return (number, try text(number, of: contents.values))
    }
    // SAFETY: the bytes lie in the file, which `contents` retains.
    guard let bytes = unsafe cursor.take(token >> 1) else { throw damaged() }
    return (nil, unsafe PlaceText(bytes, in: contents.file))
  }

  /// Skips from the start of the record to the tags.
  mutating func skipToTags() throws(IndexError) {
    guard let token = cursor.varint(), let rest = cursor.varint() else { throw damaged() }
    if token == 0 || token & 1 == 1 {
      guard cursor.skip(rest) else { throw damaged() }
    }
    try categories { _ in }
  }

  /// Reads a key or value.
  private mutating func text(_ table: StringTable) throws(IndexError) -> PlaceText {
    guard let token = cursor.varint() else { throw damaged() }
    if token & 1 == 0 { return try text(Int(token >> 1), of: table) }
    guard let bytes = unsafe cursor.take(token >> 1) else { throw damaged() }
    return unsafe PlaceText(bytes, in: contents.file)
  }

  private func text(_ number: Int, of table: StringTable) throws(IndexError) -> PlaceText {
    guard number < table.count else { throw damaged() }
    return try unsafe PlaceText(table.bytes(number, contents.file), in: contents.file)
  }

  /// The error for an invalid record.
  func damaged() -> IndexError {
    contents.file.damaged(.records, at: offset + cursor.position)
  }
}

/// The identifier of a place as stored in its record: a stem and a number or text.
struct PlaceIdentifier {
  enum Rest {
    case number(UInt64)
    case text(PlaceText)
  }

  var stem: PlaceText
  var rest: Rest

  /// The identifier as one string.
  var string: String {
    switch rest {
    case .number(let number): stem.string + String(number)
    case .text(let text): stem.count == 0 ? text.string : stem.string + text.string
    }
  }

  /// Appends the identifier as UTF-8.
  func append(to bytes: inout [UInt8]) {
    stem.withBytes { bytes.append($0) }
    switch rest {
    case .number(let number): bytes.append(contentsOf: String(number).utf8)
    case .text(let text): text.withBytes { bytes.append($0) }
    }
  }
}

extension [UInt8] {
  /// Appends the bytes of a span.
  mutating func append(_ span: Span<UInt8>) {
    // SAFETY: the buffer is used within the closure.
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
