internal import CorridorGeometry

/// A draft during the sort, as laid out in memory:
/// ```
/// 0 longitude, latitude, Int32
/// 8 code + 256 · bytes of the body, UInt32
/// 12 with a code: bytes of the shape, UInt32
/// then body, see RecordCoder, and shape, see ShapeCoder
/// ```
/// The code is ``ToponymCode/byte``, 0 for a business. All numbers are in native byte order.
@safe
struct RunRecord: BitwiseCopyable {
  // SAFETY: records are made only over whole records in memory that lives while they are in use.
  private let start: UnsafeRawPointer

  /// The record that begins at `start`.
  @unsafe
  init(at start: UnsafeRawPointer) {
    unsafe self.start = unsafe start
  }

  private func load<T: BitwiseCopyable>(_ offset: Int) -> T {
    unsafe start.loadUnaligned(fromByteOffset: offset, as: T.self)
  }

  var position: GridPosition { GridPosition(lon: load(0), lat: load(4)) }
  /// See ``HilbertCurve/key(_:)``.
  var key: UInt64 { HilbertCurve.key(position) }
  var code: UInt8 { load(8) }
  /// Which of the index's parts it belongs to, see ``RowPart``.
  var part: RowPart { RowPart(code: code) }
  private var bodyLength: Int { Int((load(8) as UInt32) >> 8) }
  private var shapeLength: Int { code == 0 ? 0 : Int(load(12) as UInt32) }
  private var headSize: Int { Self.headSize(code: code) }

  /// Number of bytes of the whole record.
  var size: Int { headSize + bodyLength + shapeLength }
  /// The address of the first byte.
  @unsafe var address: UnsafeRawPointer { unsafe start }
  /// The last byte; reading it prefetches the record.
  var lastByte: UInt8 { load(size - 1) }

  @unsafe var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer(0, size) }
  @unsafe var body: UnsafeBufferPointer<UInt8> { unsafe buffer(headSize, bodyLength) }
  @unsafe var shape: UnsafeBufferPointer<UInt8> {
    unsafe buffer(headSize + bodyLength, shapeLength)
  }

  @unsafe
  private func buffer(_ offset: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: (start + offset).assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Maximum bytes before the body.
  static let longestHead = 16

  /// Number of bytes before the body.
  static func headSize(code: UInt8) -> Int { code == 0 ? 12 : longestHead }

  /// The size of a record, from its first bytes; it needs as many as ``headSize(code:)`` returns.
  static func size(head: Span<UInt8>) -> Int {
    func number(_ range: Range<Int>) -> Int {
      range.reversed().reduce(0) { $0 << 8 | Int(head[$1]) }
    }
    return headSize(code: head[8]) + number(9..<12) + (head[8] == 0 ? 0 : number(12..<16))
  }

  /// Fills in the head of a record whose body and shape are already written after it.
  static func putHead(
    in writer: borrowing ByteWriter, _ position: GridPosition, code: UInt8, shapeLength: Int
  ) {
    let bodyLength = writer.count - headSize(code: code) - shapeLength
    writer.put(position.lon, at: 0)
    writer.put(position.lat, at: 4)
    writer.put(UInt32(code) | UInt32(bodyLength) << 8, at: 8)
    if code != 0 { writer.put(UInt32(shapeLength), at: 12) }
  }

  /// The row order: by part, in Hilbert order, then by identifier.
  static func < (left: RunRecord, right: RunRecord) -> Bool {
    if left.part != right.part { return left.part < right.part }
    let keys = (left.key, right.key)
    return keys.0 != keys.1 ? keys.0 < keys.1 : precedesByIdentifier(left, right)
  }

  /// Whether the identifier of one is less than that of another.
  static func precedesByIdentifier(_ left: RunRecord, _ right: RunRecord) -> Bool {
    let (left, right) = unsafe (left.body.span, right.body.span)
    var leftPosition = 0
    var rightPosition = 0
    let leftRange = RecordCoder.identifier(of: left, &leftPosition)
    let rightRange = RecordCoder.identifier(of: right, &rightPosition)
    for index in 0..<min(leftRange.count, rightRange.count) {
      let bytes = (left[leftRange.lowerBound + index], right[rightRange.lowerBound + index])
      if bytes.0 != bytes.1 { return bytes.0 < bytes.1 }
    }
    return leftRange.count < rightRange.count
  }
}

/// The parts of the rows, in their order.
enum RowPart: Int, Comparable, CaseIterable {
  case businesses
  /// The geographic objects with a category.
  case geographic
  case toponyms

  /// The part of a row with this ``ToponymCode/byte``, or 0.
  init(code: UInt8) {
    if code == 0 {
      self = .businesses
    } else {
      self = ToponymCode(code)?.hasCategory == true ? .geographic : .toponyms
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
