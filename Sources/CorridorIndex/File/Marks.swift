internal import Glibc
public import Synchronization

/// One bit for each of the pages or the rows of a file, set once it was found right.
///
/// Threads may set and read bits at the same time: what is right stays right, so a bit that is seen
/// late only costs a second check.
@safe
@frozen
@usableFromInline
package struct Marks: ~Copyable, @unchecked Sendable {
  // Sendable: every access to the words is atomic.
  // SAFETY: room for `wordCount` words until deinit, all of them initialised by calloc (zero bytes
  // are an atomic zero).
  @usableFromInline let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let wordCount: Int

  /// Marks for the numbers from 0 up to `count`, exclusive, none set. The memory is touched only where
  /// marks are set.
  init?(count: Int) {
    wordCount = count / 64 + 1
    // SAFETY: calloc checks the product and aligns for every fundamental type.
    guard let memory = unsafe calloc(wordCount, MemoryLayout<Atomic<UInt64>>.stride) else {
      return nil
    }
    unsafe words = unsafe memory.bindMemory(to: Atomic<UInt64>.self, capacity: wordCount)
  }

  deinit {
    // SAFETY: allocated by calloc in init, freed once.
    unsafe free(words)
  }

  /// Whether `number`, one of those there are, is marked.
  @inlinable package func contains(_ number: Int) -> Bool {
    // SAFETY: callers have checked that the file has a page or row of this number.
    unsafe words[number &>> 6].load(ordering: .relaxed) & (1 &<< UInt64(number & 63)) != 0
  }

  /// Marks `number`, one of those there are.
  @usableFromInline func insert(_ number: Int) {
    // SAFETY: as above.
    _ = unsafe words[number &>> 6].bitwiseOr(1 &<< UInt64(number & 63), ordering: .relaxed)
  }
}
