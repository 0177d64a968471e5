package import CorridorIndex

/// Writes records value by value, as GeoJSON features, JSON objects or rows of a flat table.
///
/// A record is ``begin()``, an identifier, ``place(_:shape:)``, a value after ``next()`` for each column,
/// and ``end()``. Once its memory is large enough, writing allocates nothing.
///
/// In a flat table a position takes two columns, such as `snappedLon` and `snappedLat`; lists are joined
/// by `;`; tags are a JSON object. What is known for trucks takes two columns an attribute, such as
/// `truckAdBlue` and `truckAdBlueEvidence`.
package struct RecordWriter: ~Copyable {
  /// The forms in which records are written.
  package enum Form: Sendable {
    /// Features of a FeatureCollection (RFC 7946), one a line unless all has to be a single line.
    ///
    /// Facts about the answer are members of the collection before `features`, so that a reader knows
    /// them first.
    case collection(isSingleLine: Bool)
    /// Newline-delimited GeoJSON: a feature a line and nothing else.
    case lines
    /// Objects with commas between them.
    case objects
    /// Comma-separated values (RFC 4180) with a header row, or what Excel takes for them.
    case flat(CSVDialect)
  }

  private var room = TextRoom(capacity: 1 << 17)
  private let layout: RecordLayout
  /// The number of the column of the next value.
  private var column = 0
  private var isFirst = true
  /// Where the identifier of the record begins and ends in the room.
  private var identifier = 0..<0
  /// Where the field or the list that is being written begins.
  private var start = 0
  private var isFirstElement = true

  /// So many bytes are handed on together.
  private static let piece = 1 << 16

  /// Begins an answer; objects have no beginning.
  package init(_ form: Form, header: OutputHeader) {
    layout = RecordLayout(form, header: header)
    switch form {
    case .collection: beginCollection(header)
    case .flat(let dialect): beginTable(header, dialect)
    case .lines, .objects: break
    }
  }

  /// Begins a part of an answer that another writer has begun, see ``append(_:)``.
  package init(partOf whole: borrowing RecordWriter) {
    layout = whole.layout
    isFirst = false
  }

  private var form: Form { layout.form }
  private var dialect: CSVDialect? { layout.dialect }

  private mutating func beginCollection(_ header: OutputHeader) {
    room.append(#"{"type":"FeatureCollection""#)
    for member in header.members {
      room.append(byte: UInt8(ascii: ","))
      var buffer = TextBuffer()
      buffer.append(jsonMember: member.name, member.value)
      room.append(buffer.bytes)
    }
    room.append(#","features":["#)
  }

  private mutating func beginTable(_ header: OutputHeader, _ dialect: CSVDialect) {
    let names = ["id", header.axes.x, header.axes.y] + header.flatColumns.map(\.name)
    var buffer = TextBuffer()
    if dialect.hasMark { buffer.append("\u{FEFF}") }
    for (number, name) in names.enumerated() {
      if number > 0 { buffer.append(byte: dialect.separator) }
      buffer.append(csvField: name, dialect)
    }
    buffer.appendCSVRowEnd()
    room.append(buffer.bytes)
  }

  /// Ends the answer, and hands all of it to a sink.
  package mutating func finish(_ sink: ByteSink) {
    if case .collection(let isSingleLine) = form {
      if !isFirst, !isSingleLine { room.append(byte: UInt8(ascii: "\n")) }
      room.append("]}\n")
    }
    hand(to: sink)
  }

  /// Adds the records of a part, which is empty then.
  package mutating func append(_ part: inout RecordWriter) {
    var count = 0
    if isFirst, part.room.count > 0 {
      isFirst = false
      switch form {
      case .collection, .objects: count = 1
      case .lines, .flat: break
      }
    }
    // The separator before the first record of all falls away.
    unsafe room.append(copying: UnsafeRawBufferPointer(rebasing: part.room.bytes.dropFirst(count)))
    part.room.cut(to: 0)
  }

  /// Hands what is complete to a sink if it is worth a system call.
  package mutating func flushIfLarge(_ sink: ByteSink) throws(OutputError) {
    guard room.count >= Self.piece else { return }
    hand(to: sink)
    try sink.flushIfLarge()
  }

  private mutating func hand(to sink: ByteSink) {
    unsafe sink.buffer.append(copying: room.bytes)
    room.cut(to: 0)
  }
}

// MARK: - Records

extension RecordWriter {
  /// Begins a record; its identifier follows.
  package mutating func begin() {
    column = 0
    switch form {
    case .collection(let isSingleLine):
      if !isFirst { room.append(byte: UInt8(ascii: ",")) }
      if !isSingleLine { room.append(byte: UInt8(ascii: "\n")) }
      room.append(#"{"type":"Feature","id":"#)
    case .lines: room.append(#"{"type":"Feature","id":"#)
    case .objects:
      if !isFirst { room.append(byte: UInt8(ascii: ",")) }
      room.append(#"{"id":"#)
    case .flat: break
    }
    isFirst = false
  }

  /// Writes the identifier.
  package mutating func identifier(_ text: String) {
    start = room.count
    write(text)
    identifier = start..<room.count
  }

  /// Writes the identifier of a record of an index.
  @unsafe
  package mutating func identifier(of record: RecordScan) {
    start = room.count
    if dialect == nil {
      room.append(byte: UInt8(ascii: "\""))
    } else {
      unsafe defuse(record.stem.first)
    }
    unsafe add(record.stem)
    switch unsafe record.rest {
    case .number(let number): room.append(natural: number)
    case .text(let text): unsafe add(text)
    }
    if let dialect {
      room.quote(from: start, dialect)
    } else {
      room.append(byte: UInt8(ascii: "\""))
    }
    identifier = start..<room.count
  }

  /// Writes where the record is, after its identifier.
  package mutating func place(_ position: OutputPosition, shape: OutputShape?) {
    switch form {
    case .flat(let dialect):
      room.append(byte: dialect.separator)
      write(position)
    case .objects:
      room.append(#","position":"#)
      write(position)
      guard let shape else { return }
      room.append(#","geometry":"#)
      write(shape)
    case .collection, .lines:
      if let shape {
        room.append(#","geometry":"#)
        write(shape)
      } else {
        room.append(#","geometry":{"type":"Point","coordinates":"#)
        write(position)
        room.append("}")
      }
      room.append(#","properties":{"id":"#)
      room.repeat(identifier)
      guard shape != nil else { return }
      room.append(#","position":"#)
      write(position)
    }
  }

  /// Begins the value of the next column.
  @inline(__always)
  package mutating func next() {
    unsafe room.append(copying: layout.prefix(column))
    column += 1
    start = room.count
  }

  /// Ends the record.
  package mutating func end() {
    switch form {
    case .collection: room.append("}}")
    case .lines: room.append("}}\n")
    case .objects: room.append("}")
    case .flat: room.append("\r\n")
    }
  }

  private mutating func write(_ position: OutputPosition) {
    if dialect == nil { room.append(byte: UInt8(ascii: "[")) }
    write(position.x, decimals: position.decimals, trimmed: true)
    room.append(byte: dialect?.separator ?? UInt8(ascii: ","))
    write(position.y, decimals: position.decimals, trimmed: true)
    if dialect == nil { room.append(byte: UInt8(ascii: "]")) }
  }

  private mutating func write(_ shape: OutputShape) {
    var buffer = TextBuffer()
    buffer.append(json: shape)
    room.append(buffer.bytes)
  }
}

// MARK: - Values

extension RecordWriter {
  /// Writes that the value is not known.
  package mutating func null() {
    guard let dialect else { return room.append("null") }
    let column = layout.columns[column - 1]
    let fields = column.isPosition ? 2 : max(1, 2 * column.members.count)
    for _ in 1..<fields { room.append(byte: dialect.separator) }
  }

  /// Writes text that somebody may have written, which is no number.
  package mutating func text(_ text: String) { write(text) }

  /// Writes text of an index.
  @unsafe
  package mutating func text(_ text: RecordScan.Text) {
    guard let dialect else {
      room.append(byte: UInt8(ascii: "\""))
      unsafe room.append(escaping: text)
      return room.append(byte: UInt8(ascii: "\""))
    }
    unsafe defuse(text.first)
    unsafe room.append(text: text)
    room.quote(from: start, dialect)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) { room.append(integer: value) }

  /// Writes a length in metres, to the millimetre.
  package mutating func meters(_ value: Double) { write(value, decimals: 3, trimmed: false) }

  /// Writes a number with at most so many decimals.
  package mutating func number(_ value: Double, decimals: Int) {
    write(value, decimals: decimals, trimmed: true)
  }

  package mutating func flag(_ value: Bool) {
    if value { room.append("true") } else { room.append("false") }
  }

  package mutating func position(_ value: OutputPosition) { write(value) }

  /// Begins a list of texts, of which each is an ``element(_:)``, and ``endList()`` is the end.
  package mutating func beginList() {
    isFirstElement = true
    if dialect == nil { room.append(byte: UInt8(ascii: "[")) }
  }

  /// Writes a text of a list.
  package mutating func element(_ text: String) {
    var text = text
    text.withUTF8 { unsafe element(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a text of a list.
  @unsafe
  package mutating func element(_ text: RecordScan.Text) {
    if !isFirstElement {
      room.append(byte: dialect == nil ? UInt8(ascii: ",") : UInt8(ascii: ";"))
    } else if dialect != nil {
      unsafe defuse(text.first)
    }
    isFirstElement = false
    if dialect != nil { return unsafe room.append(text: text) }
    room.append(byte: UInt8(ascii: "\""))
    unsafe room.append(escaping: text)
    room.append(byte: UInt8(ascii: "\""))
  }

  package mutating func endList() {
    if let dialect {
      room.quote(from: start, dialect)
    } else {
      room.append(byte: UInt8(ascii: "]"))
    }
  }

  /// Writes the tags of a record as a JSON object.
  package mutating func tags(of record: RecordScan) {
    room.append(byte: UInt8(ascii: "{"))
    var isFirst = true
    for number in unsafe 0..<record.tags.count {
      let tag = unsafe record.tags[number]
      if isFirst { room.append("\"") } else { room.append(",\"") }
      isFirst = false
      unsafe room.append(escaping: tag.key)
      room.append("\":\"")
      unsafe room.append(escaping: tag.value)
      room.append("\"")
    }
    room.append(byte: UInt8(ascii: "}"))
    if let dialect { room.quote(from: start, dialect) }
  }

  /// Writes any other value.
  package mutating func value(_ value: OutputValue) {
    switch value {
    case .none: null()
    case .text(let text): write(text)
    case .integer(let number): integer(number)
    case .meters(let number): meters(number)
    case .number(let number, let decimals): self.number(number, decimals: decimals)
    case .position(let position): write(position)
    case .boolean(let value): flag(value)
    case .texts(let texts):
      beginList()
      for text in texts { element(text) }
      endList()
    case .object where dialect != nil && !layout.columns[column - 1].members.isEmpty:
      var isFirst = true
      for member in layout.columns[column - 1].members {
        if !isFirst { separate() }
        isFirst = false
        writeFact(value[member] ?? .none)
      }
    default:
      var buffer = TextBuffer()
      if let dialect {
        buffer.append(csvField: value.plainText, dialect)
      } else {
        buffer.append(json: value)
      }
      room.append(buffer.bytes)
    }
  }

  /// Writes what is known of one thing, and what says so.
  private mutating func writeFact(_ fact: OutputValue) {
    room.append(Array((fact["value"]?.plainText ?? "").utf8))
    if let dialect { room.setDecimalSign(dialect.decimalSign, from: start) }
    separate()
    write(fact["evidence"]?.plainText ?? "")
  }

  private mutating func separate() {
    if let dialect { room.append(byte: dialect.separator) }
    start = room.count
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { unsafe self.text(UnsafeRawBufferPointer($0)) }
  }

  private mutating func write(_ value: Double, decimals: Int, trimmed: Bool) {
    guard let dialect else {
      return room.append(value, decimals: decimals, trimmed: trimmed)
    }
    guard value.isFinite else { return }
    let start = room.count
    room.append(value, decimals: decimals, trimmed: trimmed)
    room.setDecimalSign(dialect.decimalSign, from: start)
  }

  /// Adds text of an index without quotes.
  @unsafe
  private mutating func add(_ text: RecordScan.Text) {
    if dialect == nil {
      unsafe room.append(escaping: text)
    } else {
      unsafe room.append(text: text)
    }
  }

  /// Adds an apostrophe before text that a spreadsheet would take for a formula.
  private mutating func defuse(_ first: UInt8?) {
    if layout.defusesFormulas, let first, Self.formulaStarts.contains(first) {
      room.append(byte: UInt8(ascii: "'"))
    }
  }

  /// What a spreadsheet takes for the beginning of a formula, by OWASP's page "CSV Injection"; it
  /// recommends the apostrophe, too.
  private static let formulaStarts = Array("=+-@\t\r\n".utf8)
}

/// What is the same for all records of an answer.
///
/// A class: Swift 6.3.1 releases arrays in a type that is not copied once too often.
private final class RecordLayout: @unchecked Sendable {
  // Sendable: nothing changes after it is made.

  let form: RecordWriter.Form
  /// The dialect of a flat table; nil for JSON.
  let dialect: CSVDialect?
  let defusesFormulas: Bool
  let columns: [OutputHeader.Column]
  /// What stands before the values of the columns, one after the other: `,"name":` or a separator.
  private let prefixes: TextRoom
  /// Where the prefix of each column ends.
  private let ends: [Int]

  init(_ form: RecordWriter.Form, header: OutputHeader) {
    self.form = form
    columns = header.columns
    let dialect: CSVDialect? = if case .flat(let dialect) = form { dialect } else { nil }
    self.dialect = dialect
    // Who asks for a table for Excel opens it there.
    defusesFormulas = dialect.map { header.defusesFormulas || $0.hasMark } ?? false
    var room = TextRoom(capacity: 32 * (columns.count + 1))
    var ends: [Int] = []
    for column in columns {
      if let dialect {
        room.append(byte: dialect.separator)
      } else {
        room.append(byte: UInt8(ascii: ","))
        room.append(json: column.name)
        room.append(byte: UInt8(ascii: ":"))
      }
      ends.append(room.count)
    }
    prefixes = room
    self.ends = ends
  }

  /// What stands before the value of a column; valid while the layout lives.
  @unsafe @inline(__always)
  func prefix(_ column: Int) -> UnsafeRawBufferPointer {
    let start = column == 0 ? 0 : ends[column - 1]
    return unsafe UnsafeRawBufferPointer(rebasing: prefixes.bytes[start..<ends[column]])
  }
}

/// Writes features, whose values are there before, as records.
final class FeatureRecords: ResultWriter {
  private var records: RecordWriter
  private let sink: ByteSink

  init(_ form: RecordWriter.Form, header: OutputHeader, sink: ByteSink) {
    records = RecordWriter(form, header: header)
    self.sink = sink
  }

  func write(_ feature: OutputFeature) throws(OutputError) {
    records.begin()
    records.identifier(feature.id)
    records.place(feature.position, shape: feature.shape)
    for value in feature.values {
      records.next()
      records.value(value)
    }
    records.end()
    try records.flushIfLarge(sink)
  }

  func end() throws(OutputError) {
    records.finish(sink)
    try sink.flush()
  }
}
