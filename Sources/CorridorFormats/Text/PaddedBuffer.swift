import CSimdjson
import CorridorGeometry
import Glibc

/// A growing byte buffer on the heap that ends in the padding that simdjson requires.
@safe
struct PaddedBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  /// Number of bytes written.
  private(set) var count = 0

  // SAFETY (all of this type): `start` is nil or owns `capacity + CSIMDJSON_PADDING` bytes of
  // malloc, and `count <= capacity` always holds.

  init() { unsafe start = nil }

  deinit { unsafe free(start) }

  /// Increases the capacity to at least `needed` bytes; returns false if there is not enough
  /// memory.
  mutating func reserve(_ needed: Int) -> Bool {
    if needed <= capacity { return true }
    let (whole, overflow) = needed.addingReportingOverflow(Int(CSIMDJSON_PADDING))
    guard !overflow, let grown = unsafe realloc(start, whole) else { return false }
    unsafe adviseHugePages(grown + count, count: needed - count)
    unsafe start = grown
    capacity = needed
    return true
  }

  /// Ensures free capacity: at least doubles a full buffer, up to `limit` bytes.
  mutating func grow(limit: Int) -> Bool {
    count < capacity || reserve(min(limit, max(capacity * 2, 64 * 1024)))
  }

  /// Calls `body` with the free capacity; `body` returns the number of bytes written.
  mutating func fill(_ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    guard let free = unsafe start else { return 0 }
    let room = unsafe UnsafeMutableRawBufferPointer(start: free + count, count: capacity - count)
    let written = unsafe body(room)
    count += max(0, min(written, capacity - count))
    return written
  }

  /// Removes the first bytes; the others move to the front.
  mutating func removeFirst(_ removed: Int) {
    guard let start = unsafe start else { return }
    count -= removed
    unsafe start.copyMemory(from: start + removed, byteCount: count)
  }

  /// Zeroes the padding after the last byte; returns false if there is not enough memory.
  mutating func finish() -> Bool {
    guard reserve(max(count, 1)), let end = unsafe start else { return false }
    unsafe (end + count).initializeMemory(
      as: UInt8.self, repeating: 0, count: Int(CSIMDJSON_PADDING))
    return true
  }

  /// The bytes; once `finish` has succeeded, the padding after them is readable too.
  borrowing func withBytes<Result: ~Copyable, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
