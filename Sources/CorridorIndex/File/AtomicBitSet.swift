internal import Glibc
public import Synchronization

/// One bit for each page or row of a file, set once the page or row has been checked.
///
/// Threads may set and read bits at the same time: a checked page stays valid, so a bit that is
/// seen late only costs a second check.
@safe
@frozen
@usableFromInline
package struct AtomicBitSet: ~Copyable, @unchecked Sendable {
  // Sendable: every access to the words is atomic.
  // SAFETY: memory for `wordCount` words until deinit, all zero bytes at first, which are an atomic
  // zero.
  @usableFromInline let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let wordCount: Int

  private var size: Int { wordCount * MemoryLayout<Atomic<UInt64>>.stride }

  /// Bits for the numbers from 0 up to `count`, exclusive, none set.
  ///
  /// Memory is touched only where bits are looked at: it comes from the system, page by page. `calloc`
  /// would clear what it has of its own, which takes longer than a small search.
  init?(count: Int) {
    wordCount = count / 64 + 1
    // SAFETY: pages of the system are aligned for every type.
    let memory = unsafe mmap(
      nil, wordCount * MemoryLayout<Atomic<UInt64>>.stride, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
    unsafe words = unsafe memory.bindMemory(to: Atomic<UInt64>.self, capacity: wordCount)
  }

  deinit {
    // SAFETY: mapped in init, unmapped once.
    unsafe munmap(words, size)
  }

  /// Whether the bit of `number`, which must be in range, is set.
  @inlinable package func contains(_ number: Int) -> Bool {
    // SAFETY: callers have checked that the file has a page or row with this number.
    unsafe words[number &>> 6].load(ordering: .relaxed) & (1 &<< UInt64(number & 63)) != 0
  }

  /// Sets the bit of `number`, which must be in range.
  @usableFromInline func insert(_ number: Int) {
    // SAFETY: as above.
    _ = unsafe words[number &>> 6].bitwiseOr(1 &<< UInt64(number & 63), ordering: .relaxed)
  }
}
