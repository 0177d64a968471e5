/// A destination that bytes are appended to.
protocol ByteAppender: ~Copyable {
  mutating func append(_ byte: UInt8)
  mutating func append(_ bytes: Span<UInt8>)
}

extension [UInt8]: ByteAppender {}

extension ByteAppender where Self: ~Copyable {
  /// Appends an integer in 7-bit groups, lowest first; the high bit marks that more follow.
  @inline(__always)
  mutating func appendNumber(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Writes to memory that is already allocated.
@safe
struct ByteWriter: ByteAppender, ~Copyable {
  // SAFETY: the memory holds `capacity` bytes while the writer is in use; it writes no more than
  // that.
  private let base: UnsafeMutableRawPointer
  private let capacity: Int
  /// Bytes written so far.
  private(set) var count = 0

  /// A writer to the `capacity` bytes at `base`.
  @unsafe
  init(_ base: UnsafeMutableRawPointer, capacity: Int) {
    unsafe self.base = unsafe base
    self.capacity = capacity
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < capacity)
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    precondition(bytes.count <= capacity - count)
    unsafe bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress {
        unsafe (base + count).copyMemory(from: start, byteCount: bytes.count)
      }
    }
    count += bytes.count
  }

  /// Reserves `count` bytes.
  mutating func skip(_ count: Int) {
    precondition(count <= capacity - self.count)
    self.count += count
  }

  /// Stores a number at an offset, in native byte order.
  func put<T: BitwiseCopyable>(_ value: T, at offset: Int) {
    precondition(offset >= 0 && offset + MemoryLayout<T>.size <= count)
    unsafe base.storeBytes(of: value, toByteOffset: offset, as: T.self)
  }
}
