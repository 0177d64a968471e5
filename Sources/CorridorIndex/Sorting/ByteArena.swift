internal import CorridorGeometry
internal import Glibc

/// The bytes of a build, in blocks that do not move.
///
/// Blocks grow from 64 KiB to 8 MiB.
@safe
struct ByteArena: ~Copyable {
  // SAFETY: allocated by `reserve` or `makeSpare`, freed in deinit; the first `used` bytes are
  // written.
  @safe private struct Block {
    var start: UnsafeMutableRawPointer
    var capacity: Int
    var used = 0
  }

  private var blocks: [Block] = []
  /// Number of bytes appended.
  private(set) var count = 0

  private static let smallest = 1 << 16
  /// Maximum bytes of a block, unless one item needs more.
  static let largest = 8 << 20

  deinit {
    for block in blocks { unsafe free(block.start) }
  }

  /// Appends the bytes that `fill` writes, at most `most`, all in one block; they stay in place as
  /// long as the arena lives.
  mutating func append(atMost most: Int, _ fill: (inout ByteWriter) -> Void) {
    reserve(most)
    let last = blocks.count - 1
    let start = unsafe blocks[last].start + blocks[last].used
    // SAFETY: `reserve` has ensured the capacity.
    var writer = unsafe ByteWriter(start, capacity: most)
    fill(&writer)
    blocks[last].used += writer.count
    count += writer.count
  }

  /// Number of blocks begun; bytes are added only to the last.
  var blockCount: Int { blocks.count }

  /// The bytes of a block.
  @unsafe
  func block(_ number: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: blocks[number].start, count: blocks[number].used)
  }

  /// Whether the last block has space for `count` bytes.
  func hasRoom(for count: Int) -> Bool {
    blocks.last.map { $0.capacity - $0.used >= count } ?? false
  }

  /// Memory for a block of the usual size with all its pages committed; made on another thread
  /// before it is needed.
  @unsafe
  static func makeSpare() -> UnsafeMutableRawPointer {
    let block = unsafe UnsafeMutableRawPointer(UnsafeMutablePointer<UInt8>.fresh(largest))
    for offset in stride(from: 0, to: largest, by: 1 << 12) {
      unsafe block.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
    }
    return unsafe block
  }

  /// Begins a block with memory from ``makeSpare()``.
  @unsafe
  mutating func begin(with spare: UnsafeMutableRawPointer) {
    blocks.append(unsafe Block(start: spare, capacity: Self.largest))
  }

  /// Ensures that the last block has space for `count` bytes.
  private mutating func reserve(_ count: Int) {
    guard !hasRoom(for: count) else { return }
    let usual = min(max(Self.smallest, 2 * (blocks.last?.capacity ?? 0)), Self.largest)
    let capacity = max(count, usual)
    let start = unsafe UnsafeMutablePointer<UInt8>.fresh(capacity)
    blocks.append(unsafe Block(start: UnsafeMutableRawPointer(start), capacity: capacity))
  }
}
