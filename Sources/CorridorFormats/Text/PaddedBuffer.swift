import CSimdjson
import CorridorGeometry
import Glibc

/// Bytes on the heap that grow as they are written and end in the padding that simdjson asks for.
@safe
struct PaddedBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  /// The bytes written so far.
  private(set) var count = 0

  // SAFETY (all of this type): `start` is nil or owns `capacity + CSIMDJSON_PADDING` bytes of
  // malloc, and `count <= capacity` always holds.

  init() { unsafe start = nil }

  deinit { unsafe free(start) }

  /// Makes room for at least `needed` bytes in all; false when memory is short.
  mutating func reserve(_ needed: Int) -> Bool {
    if needed <= capacity { return true }
    let (whole, overflow) = needed.addingReportingOverflow(Int(CSIMDJSON_PADDING))
    guard !overflow, let grown = unsafe realloc(start, whole) else { return false }
    unsafe expectWrites(grown + count, count: needed - count)
    unsafe start = grown
    capacity = needed
    return true
  }

  /// Room for more bytes, at least doubled when there is none left, but never above `limit` bytes.
  mutating func grow(limit: Int) -> Bool {
    count < capacity || reserve(min(limit, max(capacity * 2, 64 * 1024)))
  }

  /// Lets `body` write into the free room; it returns how many bytes it wrote.
  mutating func fill(_ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    guard let free = unsafe start else { return 0 }
    let room = unsafe UnsafeMutableRawBufferPointer(start: free + count, count: capacity - count)
    let written = unsafe body(room)
    count += max(0, min(written, capacity - count))
    return written
  }

  /// Zeroes the padding behind the last byte; false when memory is short.
  mutating func finish() -> Bool {
    guard reserve(max(count, 1)), let end = unsafe start else { return false }
    unsafe (end + count).initializeMemory(
      as: UInt8.self, repeating: 0, count: Int(CSIMDJSON_PADDING))
    return true
  }

  /// The bytes; the padding behind them may be read too once `finish` has succeeded.
  borrowing func withBytes<Result: ~Copyable, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
