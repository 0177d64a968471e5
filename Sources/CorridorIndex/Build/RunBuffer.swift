internal import CorridorGeometry

/// A draft on its way through the sort: its kind, its key, its position and what ``RecordCoder``
/// made of it.
struct RunRecord {
  /// See ``ToponymCode/byte``; 0 for a business.
  var code: UInt8 = 0
  /// See ``HilbertCurve/key(_:)``.
  var key: UInt64 = 0
  var position = GridPosition(lon: 0, lat: 0)
  var body: [UInt8] = []
  /// See ``ShapeCoder``; empty without a shape.
  var shape: [UInt8] = []

  /// Bytes of key, position, lengths of body and shape, and code before the body.
  static let headSize = 25

  /// Bytes of body and shape of the record that begins at `position`.
  static func lengths(
    _ bytes: borrowing [UInt8], at position: Int
  ) -> (body: Int, shape: Int) {
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[position + offset + $1]) << (8 * $1) }
    }
    return (number(16), number(20))
  }

  /// The order of rows: businesses first, along the curve, then by identifier.
  static func < (left: RunRecord, right: RunRecord) -> Bool {
    if left.isToponym != right.isToponym { return right.isToponym }
    return left.key != right.key
      ? left.key < right.key : precedes(left.body.span, right.body.span)
  }

  var isToponym: Bool { code != 0 }

  /// Whether the identifier of one body comes before that of another.
  static func precedes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    var leftPosition = 0
    var rightPosition = 0
    let left = left.extracting(RecordCoder.identifier(of: left, &leftPosition))
    let right = right.extracting(RecordCoder.identifier(of: right, &rightPosition))
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index]
    }
    return left.count < right.count
  }

  /// Reads the record that begins at `position` of `bytes`, all of which is there.
  mutating func read(_ bytes: Span<UInt8>, at position: Int) {
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      (0..<count).reduce(0) { $0 | UInt64(bytes[position + offset + $1]) << UInt64(8 * $1) }
    }
    key = number(0, 8)
    self.position = GridPosition(
      lon: Int32(truncatingIfNeeded: number(8, 4)), lat: Int32(truncatingIfNeeded: number(12, 4)))
    code = bytes[position + 24]
    body.removeAll(keepingCapacity: true)
    shape.removeAll(keepingCapacity: true)
    let start = position + Self.headSize
    let end = start + Int(number(16, 4))
    body.append(bytes.extracting(start..<end))
    shape.append(bytes.extracting(end..<end + Int(number(20, 4))))
  }
}

/// Drafts in memory, until they are sorted and spilled to a file or, when all fit, used as they
/// are.
struct RunBuffer: ~Copyable {
  private struct Entry {
    var key: UInt64
    var start: Int
    var isToponym: Bool
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// Number of drafts.
  var count: Int { entries.count }
  /// Bytes that the drafts take.
  var size: Int { bytes.count + entries.count * MemoryLayout<Entry>.stride }

  /// Adds a draft, whose body and shape two closures append.
  mutating func append(
    code: UInt8, _ position: GridPosition, body encode: (inout [UInt8]) -> Void,
    shape encodeShape: (inout [UInt8]) -> Void
  ) {
    let start = bytes.count
    let key = HilbertCurve.key(position)
    entries.append(Entry(key: key, start: start, isToponym: code != 0))
    bytes.appendLittleEndian(key)
    bytes.appendLittleEndian(position.lon)
    bytes.appendLittleEndian(position.lat)
    let lengths = bytes.count
    bytes.appendLittleEndian(UInt64(0))
    bytes.append(code)
    let body = bytes.count
    encode(&bytes)
    let shape = bytes.count
    encodeShape(&bytes)
    var rest = UInt64(shape - body) | UInt64(bytes.count - shape) << 32
    for index in lengths..<lengths + 8 {
      bytes[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }

  /// Brings the drafts into the order of rows.
  mutating func sort() {
    let bytes = bytes
    entries.sort { left, right in
      if left.isToponym != right.isToponym { return right.isToponym }
      if left.key != right.key { return left.key < right.key }
      let span = bytes.span
      return RunRecord.precedes(
        span.extracting((left.start + RunRecord.headSize)...),
        span.extracting((right.start + RunRecord.headSize)...))
    }
  }

  /// Copies a draft.
  func read(_ index: Int, into record: inout RunRecord) {
    record.read(bytes.span, at: entries[index].start)
  }

  /// Writes all drafts in their order, and forgets them.
  mutating func spill(to file: borrowing OpenFile) throws(IndexError) {
    var out: [UInt8] = []
    let limit = 1 << 20
    for index in entries.indices {
      let start = entries[index].start
      let (body, shape) = RunRecord.lengths(bytes, at: start)
      out.append(bytes.span.extracting(start..<start + RunRecord.headSize + body + shape))
      if out.count >= limit || index == entries.count - 1 {
        try file.write(out.span)
        out.removeAll(keepingCapacity: true)
      }
    }
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }
}
