/// Encodes drafts as records in two steps: when a place is added, and again when all places and the
/// dictionary texts are known.
///
/// The output of the first step is private to a build:
/// ```
/// identifier    length, text
/// categories    count, numbers
/// tags          to the end: key and value, each
///               2n (counted text n) or 2l + 1 and a text of l bytes
/// ```
/// The second step writes what ``PlaceRecord`` reads.
struct RecordCoder: ~Copyable {
  private var stems = FrequentTexts(capacity: 1 << 12, longest: 64)
  private var keys = FrequentTexts(capacity: 1 << 16, longest: 128)
  private var values = FrequentTexts(capacity: 1 << 19, longest: 128)

  // Filled between the steps.
  private var stemNumbers = TextDictionary()
  private var keyNumbers = TextDictionary()
  private var valueNumbers = TextDictionary()
  private var categoryNumbers: [UInt16] = []

  /// The state that the second step keeps from record to record.
  struct Memory {
    fileprivate var categories: [UInt16] = []
    /// The stem of the last identifier.
    fileprivate var stem = 0

    init() {}
  }

  /// First step: appends the draft, with the parts of its identifier, to `bytes`, and counts its
  /// texts.
  mutating func encode(
    _ draft: borrowing PlaceDraft, _ parts: IdentifierParts, to bytes: inout ByteWriter
  ) {
    let text = draft.text.span
    let uri = text.extracting(draft.uri)
    bytes.appendNumber(UInt64(uri.count))
    bytes.append(uri)
    if parts.stem > 0 { _ = stems.count(uri.extracting(0..<parts.stem)) }
    bytes.appendNumber(UInt64(draft.categories.count))
    for category in draft.categories { bytes.appendNumber(UInt64(category)) }
    for tag in draft.tags {
      Self.append(keys.count(text.extracting(tag.key)), text.extracting(tag.key), to: &bytes)
      Self.append(values.count(text.extracting(tag.value)), text.extracting(tag.value), to: &bytes)
    }
  }

  /// Between the steps: fixes the dictionaries. `categoryNumbers` has the final number of each
  /// category.
  mutating func settle(categoryNumbers: [UInt16]) {
    self.categoryNumbers = categoryNumbers
    stemNumbers = stems.dictionary()
    keyNumbers = keys.dictionary()
    valueNumbers = values.dictionary()
  }

  /// Writes the sections of the dictionaries.
  func writeDictionaries(to writer: inout IndexFileWriter) throws(IndexError) {
    try writer.write(section: .identifierStems, texts: stemNumbers.texts)
    try writer.write(section: .keys, texts: keyNumbers.texts)
    try writer.write(section: .values, texts: valueNumbers.texts)
  }

  /// Second step: appends the record to `bytes`. Calls `category` with each final category,
  /// ascending, then `tag` with key and value of each tag. Safe to call from several threads.
  func finish(
    _ body: Span<UInt8>, to bytes: inout [UInt8], _ memory: inout Memory,
    category: (UInt16) -> Void, tag: (Span<UInt8>, Span<UInt8>) -> Void
  ) {
    var position = 0
    append(
      identifier: body.extracting(Self.identifier(of: body, &position)), to: &bytes, &memory.stem)
    memory.categories.removeAll(keepingCapacity: true)
    for _ in 0..<Self.varint(body, &position) {
      memory.categories.append(categoryNumbers[Int(Self.varint(body, &position))])
    }
    if memory.categories.count > 1 { memory.categories.sort() }
    bytes.appendNumber(UInt64(memory.categories.count))
    for number in memory.categories {
      bytes.appendNumber(UInt64(number))
      category(number)
    }
    while position < body.count {
      let key = Self.text(body, &position)
      let value = Self.text(body, &position)
      Self.recode(body, key, keys, keyNumbers, to: &bytes)
      Self.recode(body, value, values, valueNumbers, to: &bytes)
      Self.withText(body, key, keys) { key in
        Self.withText(body, value, values) { value in tag(key, value) }
      }
    }
  }

  /// The number of a counted text, or the range of any other text in the body.
  private static func text(
    _ body: Span<UInt8>, _ position: inout Int
  ) -> (counted: Int?, range: Range<Int>) {
    let token = varint(body, &position)
    guard token & 1 == 1 else { return (Int(token >> 1), 0..<0) }
    let start = position
    position += Int(token >> 1)
    return (nil, start..<position)
  }

  private static func withText(
    _ body: Span<UInt8>, _ text: (counted: Int?, range: Range<Int>),
    _ texts: borrowing FrequentTexts, _ use: (Span<UInt8>) -> Void
  ) {
    if let counted = text.counted {
      texts.withText(counted, use)
    } else {
      use(body.extracting(text.range))
    }
  }

  /// The range of the identifier in a draft's bytes.
  static func identifier(of body: Span<UInt8>, _ position: inout Int) -> Range<Int> {
    let length = Int(varint(body, &position))
    position += length
    return position - length..<position
  }

  private func append(
    identifier uri: Span<UInt8>, to bytes: inout [UInt8], _ known: inout Int
  ) {
    let parts = IdentifierParts(uri)
    guard parts.stem > 0, let stem = number(ofStem: uri.extracting(0..<parts.stem), &known) else {
      bytes.append(0)
      bytes.appendNumber(UInt64(uri.count))
      bytes.append(uri)
      return
    }
    if let number = parts.number {
      bytes.appendNumber(UInt64(2 * stem + 2))
      bytes.appendNumber(number)
    } else {
      bytes.appendNumber(UInt64(2 * stem + 3))
      bytes.appendNumber(UInt64(uri.count - parts.stem))
      bytes.append(uri.extracting(parts.stem..<uri.count))
    }
  }

  private func number(ofStem stem: Span<UInt8>, _ known: inout Int) -> Int? {
    if !stems.isText(known, stem) {
      guard let counted = stems.number(of: stem) else { return nil }
      known = counted
    }
    return stemNumbers.number(counted: known)
  }

  private static func recode(
    _ body: Span<UInt8>, _ text: (counted: Int?, range: Range<Int>),
    _ texts: borrowing FrequentTexts, _ dictionary: borrowing TextDictionary,
    to bytes: inout [UInt8]
  ) {
    if let counted = text.counted {
      if let number = dictionary.number(counted: counted) {
        bytes.appendNumber(UInt64(2 * number))
      } else {
        texts.withText(counted) { append(nil, $0, to: &bytes) }
      }
      return
    }
    let text = body.extracting(text.range)
    append(texts.number(of: text, in: dictionary), text, to: &bytes)
  }

  private static func append<Sink: ByteAppender & ~Copyable>(
    _ number: Int?, _ text: Span<UInt8>, to bytes: inout Sink
  ) {
    if let number {
      bytes.appendNumber(UInt64(2 * number))
    } else {
      bytes.appendNumber(UInt64(2 * text.count + 1))
      bytes.append(text)
    }
  }

  @inline(__always)
  private static func varint(_ bytes: Span<UInt8>, _ position: inout Int) -> UInt64 {
    let first = bytes[position]
    if first < 0x80 {
      position += 1
      return UInt64(first)
    }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }
}
