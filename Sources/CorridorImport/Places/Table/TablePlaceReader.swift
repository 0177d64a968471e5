import CorridorFormats
import CorridorGeometry
import CorridorIndex

/// Reads places from a table: CSV, TSV and variants.
///
/// Delimiter and header are detected (``TableDialect``); columns have the given roles, or those
/// that their names mean in several languages. Columns with a role become OSM tags, the others tags
/// with the column's name; empty fields are omitted. The identifier is the field of the `id`
/// column; if that is missing or empty it is the FNV-1a hash of the record's bytes in 16
/// hexadecimal digits, so that it does not depend on the record's position in the file. Invalid
/// rows are left out, counted and reported by line.
struct TablePlaceReader {
  private let collector: PlaceCollector
  private let positioning: PlacePositioning
  private let columns: TableColumns
  private let prefix: [UInt8]
  /// Categories that the options specify for all rows.
  private let common: [UInt16]?
  private var known: [[UInt8]: [UInt16]] = [:]
  private var text: [UInt8] = []
  private var uri: [UInt8] = []

  /// Reads `file` and submits its places.
  ///
  /// - Throws: `empty`, `encoding`, `noPositionColumns`, `noSuchColumn`, `noSuchCategory`,
  ///   `geometry`, and the errors of `collector`.
  ///
  /// The text is read some at a time; `windowSize` is how much, and a quarter of it is the longest
  /// text in quotes on one line.
  static func read(
    file: String, into collector: PlaceCollector, windowSize: Int = 16 << 20
  ) throws(ImportError) {
    let isUTF8 = try ImportError.reading { () throws(InputError) in
      try TableEncoding.isUTF8(file: file, windowSize: windowSize)
    }
    if !isUTF8 { collector.report.notices.append("not UTF-8; read as Windows-1252") }
    let window = try ImportError.reading { () throws(InputError) in
      try TextWindow(
        path: file, count: windowSize,
        converting: isUTF8 ? nil : { TableEncoding.utf8(fromWindows1252: $0) })
    }
    let dialect = try unsafe window.withBytes { (raw) throws(ImportError) in
      // SAFETY: the span does not outlive the closure.
      let bytes: Span<UInt8> = unsafe Span(
        _unsafeElements: raw.assumingMemoryBound(to: UInt8.self))
      guard bytes.indices.contains(where: { !bytes[$0].isJSONSpace }) else {
        throw .input(.empty(file: file))
      }
      return try TableDialect(
        bytes: bytes, delimiter: collector.options.delimiter,
        columns: collector.options.columns, file: file)
    }
    var reader = try TablePlaceReader(columns: dialect.columns, collector: collector)
    var scanner = dialect.scanner
    while try !reader.readRows(of: window, by: &scanner, ahead: windowSize / 4) {
      let read = scanner.position
      try ImportError.reading { () throws(InputError) in
        try window.move(by: read, reading: max(windowSize, window.count - read))
      }
      scanner.restart()
    }
    try collector.reportProgress(1)
  }

  /// Imports the rows that begin at least so many bytes before the end of a window, all of them in
  /// the last; returns whether it was the last.
  private mutating func readRows(
    of window: TextWindow, by scanner: inout TableScanner, ahead: Int
  ) throws(ImportError) -> Bool {
    try unsafe window.withBytes { (raw) throws(ImportError) in
      // SAFETY: the span does not outlive the closure.
      let bytes: Span<UInt8> = unsafe Span(
        _unsafeElements: raw.assumingMemoryBound(to: UInt8.self))
      var record = TableScanner.Record()
      while window.isAtEnd || bytes.count - scanner.position >= ahead {
        let start = scanner
        guard scanner.next(in: bytes, &record) else { return true }
        // A very long row may go on after the window.
        guard scanner.position < bytes.count || window.isAtEnd else {
          scanner = start
          return false
        }
        if record.isBlank { continue }
        collector.report.objects += 1
        if collector.report.objects % 1024 == 0 {
          try collector.reportProgress(window.fraction(at: scanner.position))
        }
        try take(record, in: bytes)
      }
      return false
    }
  }

  private init(columns: TableColumns, collector: PlaceCollector) throws(ImportError) {
    self.collector = collector
    self.columns = columns
    positioning = try PlacePositioning(crs: collector.options.crs)
    prefix = collector.identifierPrefix
    common = try collector.commonCategories()
  }

  /// Imports one row.
  private mutating func take(
    _ record: TableScanner.Record, in bytes: Span<UInt8>
  ) throws(ImportError) {
    let location = ItemLocation.line(record.line)
    guard try hasRightFields(record, in: bytes) else { return }
    guard let position = try position(record, in: bytes) else { return }

    collector.draft.reset()
    collector.draft.position = position
    for (index, key) in columns.tagKeys.enumerated() {
      guard let key else { continue }
      record.fields[index].text(in: bytes, into: &text)
      if !text.isEmpty { collector.draft.addTag(key: key, value: text) }
    }
    setURI(record, in: bytes)
    try categorize(record, in: bytes)
    if record.hasOpenQuote {
      collector.remark(.openQuote, at: location, "its first line is read as a record")
    } else if record.hasStrayQuote {
      collector.remark(.strayQuote, at: location, "")
    }
    try collector.submit(at: location)
  }

  private func hasRightFields(
    _ record: TableScanner.Record, in bytes: Span<UInt8>
  ) throws(ImportError) -> Bool {
    let expected = columns.headers.count
    guard record.fields.count != expected else { return true }
    let location = ItemLocation.line(record.line)
    let detail = "\(record.fields.count) of \(expected)"
    if record.hasOpenQuote {
      try collector.leaveOut(.openQuote, at: location, detail + " fields")
      return false
    }
    if record.fields.count < expected {
      try collector.leaveOut(.tooFewFields, at: location, detail)
      return false
    }
    // Delimiters at the end of a line are common and harmless.
    if record.fields[expected...].allSatisfy({ $0.string(in: bytes).isEmpty }) { return true }
    try collector.leaveOut(.tooManyFields, at: location, detail)
    return false
  }

  private mutating func position(
    _ record: TableScanner.Record, in bytes: Span<UInt8>
  ) throws(ImportError) -> GridPosition? {
    let location = ItemLocation.line(record.line)
    let x: Double
    let y: Double
    if let lon = columns[.lon], let lat = columns[.lat] {
      let parts = [(lon, "longitude"), (lat, "latitude")]
      var numbers: [Double] = []
      for (column, name) in parts {
        record.fields[column].text(in: bytes, into: &text)
        let written = text
        switch LenientNumber(&text) {
        case .value(let number):
          numbers.append(number)
        case .missing:
          try collector.leaveOut(.noPosition, at: location, "\(name) \(quoted(written))")
          return nil
        case .wrong:
          try collector.leaveOut(.notANumber, at: location, "\(name) \(quoted(written))")
          return nil
        }
      }
      (x, y) = (numbers[0], numbers[1])
    } else {
      record.fields[columns[.point] ?? 0].text(in: bytes, into: &text)
      guard !text.isEmpty else {
        try collector.leaveOut(.noPosition, at: location)
        return nil
      }
      guard let point = LenientPoint(text) else {
        try collector.leaveOut(.notANumber, at: location, quoted(text))
        return nil
      }
      (x, y) = (point.x, point.y)
    }
    guard let position = positioning.position(x: x, y: y) else {
      try collector.leaveOut(.notOnEarth, at: location, "\(x), \(y)")
      return nil
    }
    return position
  }

  private mutating func setURI(_ record: TableScanner.Record, in bytes: Span<UInt8>) {
    uri.removeAll(keepingCapacity: true)
    uri += prefix
    text.removeAll(keepingCapacity: true)
    if let column = columns[.id] { record.fields[column].text(in: bytes, into: &text) }
    if text.isEmpty {
      var hash = ContentHash()
      hash.add(bytes.extracting(record.range))
      uri += hash.description.utf8
    } else {
      uri += text
    }
    collector.draft.setURI(uri)
  }

  private mutating func categorize(
    _ record: TableScanner.Record, in bytes: Span<UInt8>
  ) throws(ImportError) {
    if let common {
      collector.draft.categories = common
      return
    }
    if let column = columns[.category] {
      record.fields[column].text(in: bytes, into: &text)
      if !text.isEmpty {
        let found = categories(of: text)
        if !found.isEmpty {
          collector.draft.categories = found
          return
        }
        collector.remark(.unknownCategory, at: .line(record.line), quoted(text))
      }
    }
    _ = collector.sink.classify(&collector.draft)
  }

  private mutating func categories(of name: [UInt8]) -> [UInt16] {
    if let found = known[name] { return found }
    var found = collector.sink.categories(named: String(decoding: name, as: UTF8.self))
    if found.isEmpty {
      // Several categories in one field, as OSM and this program write them.
      let parts = name.split(separator: UInt8(ascii: ";")).flatMap { part in
        collector.sink.categories(named: String(decoding: part.drop { $0 == 0x20 }, as: UTF8.self))
      }
      found = Set(parts).sorted()
    }
    // Limits the memory for columns of free text.
    if known.count < 4096 { known[name] = found }
    return found
  }

  private func quoted(_ text: [UInt8]) -> String {
    excerpt(String(decoding: text, as: UTF8.self))
  }
}
