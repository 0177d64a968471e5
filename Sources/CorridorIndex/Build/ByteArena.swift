internal import Glibc

/// Bytes of a build, in blocks that stay where they are.
///
/// Blocks grow from 64 KiB to 8 MiB.
@safe
struct ByteArena: ~Copyable {
  // SAFETY: allocated by `reserve`, freed in deinit; the first `used` bytes were written.
  @safe private struct Block {
    var start: UnsafeMutableRawPointer
    var capacity: Int
    var used = 0
  }

  private var blocks: [Block] = []
  /// Bytes that were appended.
  private(set) var count = 0

  private static let smallest = 1 << 16
  private static let largest = 8 << 20

  deinit {
    for block in blocks { unsafe free(block.start) }
  }

  /// Appends what `fill` writes, at most `most` bytes, all in one block; where that stays until the
  /// arena goes away.
  @unsafe
  mutating func append(atMost most: Int, _ fill: (inout ByteWriter) -> Void) -> UnsafeRawPointer {
    reserve(most)
    let last = blocks.count - 1
    let start = unsafe blocks[last].start + blocks[last].used
    // SAFETY: `reserve` has seen to the room.
    var writer = unsafe ByteWriter(start, capacity: most)
    fill(&writer)
    blocks[last].used += writer.count
    count += writer.count
    return UnsafeRawPointer(start)
  }

  /// Calls `body` with the bytes of each block.
  @unsafe
  func forEachBlock(_ body: (UnsafeRawBufferPointer) -> Void) {
    for block in blocks {
      unsafe body(UnsafeRawBufferPointer(start: block.start, count: block.used))
    }
  }

  /// Makes sure that the last block has room for `count` bytes.
  private mutating func reserve(_ count: Int) {
    if let last = blocks.last, last.capacity - last.used >= count { return }
    let usual = min(max(Self.smallest, 2 * (blocks.last?.capacity ?? 0)), Self.largest)
    let capacity = max(count, usual)
    guard let start = unsafe malloc(capacity) else { fatalError("out of memory") }
    blocks.append(unsafe Block(start: start, capacity: capacity))
  }
}
