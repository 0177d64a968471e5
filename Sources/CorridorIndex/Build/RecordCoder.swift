/// Turns drafts into records in two steps: when a place comes in, and again when all places are
/// known and with them the texts that belong into dictionaries.
///
/// What comes out of the first step is private to a build:
/// ```
/// identifier    length, text
/// categories    how many, numbers
/// tags          to the end: key and value, each 2n (counted text n) or 2l + 1 and a text of l bytes
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
  private var categories: [UInt16] = []

  /// First step: appends the draft to `bytes` and counts its texts.
  mutating func encode(_ draft: borrowing PlaceDraft, to bytes: inout [UInt8]) {
    let text = draft.text.span
    let uri = text.extracting(draft.uri)
    bytes.appendVarint(UInt64(uri.count))
    bytes.append(uri)
    let stem = IdentifierParts(uri).stem
    if stem > 0 { _ = stems.count(uri.extracting(0..<stem)) }
    bytes.appendVarint(UInt64(draft.categories.count))
    for category in draft.categories { bytes.appendVarint(UInt64(category)) }
    for tag in draft.tags {
      Self.append(keys.count(text.extracting(tag.key)), text.extracting(tag.key), to: &bytes)
      Self.append(values.count(text.extracting(tag.value)), text.extracting(tag.value), to: &bytes)
    }
  }

  /// Between the steps: settles the dictionaries. `categoryNumbers` has the final number of each
  /// category.
  mutating func settle(categoryNumbers: [UInt16]) {
    self.categoryNumbers = categoryNumbers
    stemNumbers = stems.dictionary()
    keyNumbers = keys.dictionary()
    valueNumbers = values.dictionary()
  }

  /// The texts of the dictionaries.
  var dictionaries: (stems: [[UInt8]], keys: [[UInt8]], values: [[UInt8]]) {
    (stemNumbers.texts, keyNumbers.texts, valueNumbers.texts)
  }

  /// Second step: appends the record to `bytes`; calls `category` with each final category.
  mutating func finish(
    _ body: Span<UInt8>, to bytes: inout [UInt8], category: (UInt16) -> Void
  ) {
    var position = 0
    append(identifier: body.extracting(Self.identifier(of: body, &position)), to: &bytes)
    categories.removeAll(keepingCapacity: true)
    for _ in 0..<Self.varint(body, &position) {
      categories.append(categoryNumbers[Int(Self.varint(body, &position))])
    }
    categories.sort()
    bytes.appendVarint(UInt64(categories.count))
    for number in categories {
      bytes.appendVarint(UInt64(number))
      category(number)
    }
    while position < body.count {
      Self.recode(body, &position, keys, keyNumbers, to: &bytes)
      Self.recode(body, &position, values, valueNumbers, to: &bytes)
    }
  }

  /// Calls `category` with each final category of a draft, then `tag` with key and value of each tag.
  func forEachText(
    of body: Span<UInt8>, category: (UInt16) -> Void, tag: (Span<UInt8>, Span<UInt8>) -> Void
  ) {
    var position = 0
    _ = Self.identifier(of: body, &position)
    for _ in 0..<Self.varint(body, &position) {
      category(categoryNumbers[Int(Self.varint(body, &position))])
    }
    while position < body.count {
      let key = Self.text(body, &position)
      let value = Self.text(body, &position)
      Self.withText(body, key, keys) { key in
        Self.withText(body, value, values) { value in tag(key, value) }
      }
    }
  }

  /// The number of a counted text, or where another one stands in the body.
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

  /// Where the identifier lies in a draft's bytes.
  static func identifier(of body: Span<UInt8>, _ position: inout Int) -> Range<Int> {
    let length = Int(varint(body, &position))
    position += length
    return position - length..<position
  }

  private func append(identifier uri: Span<UInt8>, to bytes: inout [UInt8]) {
    let parts = IdentifierParts(uri)
    let counted = parts.stem > 0 ? stems.number(of: uri.extracting(0..<parts.stem)) : nil
    guard let stem = counted.flatMap({ stemNumbers.number(counted: $0) }) else {
      bytes.append(0)
      bytes.appendVarint(UInt64(uri.count))
      bytes.append(uri)
      return
    }
    if let number = parts.number {
      bytes.appendVarint(UInt64(2 * stem + 2))
      bytes.appendVarint(number)
    } else {
      bytes.appendVarint(UInt64(2 * stem + 3))
      bytes.appendVarint(UInt64(uri.count - parts.stem))
      bytes.append(uri.extracting(parts.stem..<uri.count))
    }
  }

  private static func recode(
    _ body: Span<UInt8>, _ position: inout Int, _ texts: borrowing FrequentTexts,
    _ dictionary: borrowing TextDictionary, to bytes: inout [UInt8]
  ) {
    let token = varint(body, &position)
    if token & 1 == 0 {
      let counted = Int(token >> 1)
      if let number = dictionary.number(counted: counted) {
        bytes.appendVarint(UInt64(2 * number))
      } else {
        texts.withText(counted) { append(nil, $0, to: &bytes) }
      }
      return
    }
    let length = Int(token >> 1)
    let text = body.extracting(position..<position + length)
    position += length
    let number = texts.number(of: text).flatMap { dictionary.number(counted: $0) }
    append(number, text, to: &bytes)
  }

  private static func append(_ number: Int?, _ text: Span<UInt8>, to bytes: inout [UInt8]) {
    if let number {
      bytes.appendVarint(UInt64(2 * number))
    } else {
      bytes.appendVarint(UInt64(2 * text.count + 1))
      bytes.append(text)
    }
  }

  private static func varint(_ bytes: Span<UInt8>, _ position: inout Int) -> UInt64 {
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

/// How an identifier divides into a stem that others share and a rest.
struct IdentifierParts {
  /// Bytes of the stem: up to the last `:` or `/`; 0 where there is none.
  var stem = 0
  /// The rest, where it is a decimal number as this program would write it.
  var number: UInt64?

  init(_ uri: Span<UInt8>) {
    var start = uri.count
    while start > 0, uri[start - 1] != UInt8(ascii: ":"), uri[start - 1] != UInt8(ascii: "/") {
      start -= 1
    }
    stem = start
    guard start < uri.count, uri[start] != UInt8(ascii: "0") || start + 1 == uri.count else {
      return
    }
    var value: UInt64 = 0
    for index in start..<uri.count {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(uri[index]) else { return }
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(uri[index] - UInt8(ascii: "0")))
      guard !overflow, !carry else { return }
      value = sum
    }
    number = value
  }
}
