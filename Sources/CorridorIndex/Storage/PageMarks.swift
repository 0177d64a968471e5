internal import Glibc
public import Synchronization

/// One bit for each page of a file, set once the page's checksum was found right.
///
/// Threads may set and read bits at the same time: a page that is right stays right, so a bit that
/// is seen late only costs a second check.
@safe
@frozen
@usableFromInline
package struct PageMarks: ~Copyable {
  // SAFETY: room for `wordCount` words until deinit, all of them initialised by calloc (zero bytes
  // are an atomic zero).
  @usableFromInline let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let wordCount: Int

  /// Marks for `pageCount` pages, none set. The memory is touched only where marks are set.
  init?(pageCount: Int) {
    wordCount = pageCount / 64 + 1
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

  /// Whether `page`, which the file has, is marked.
  @inlinable package func contains(_ page: Int) -> Bool {
    // SAFETY: callers have checked that the page is one of the file.
    unsafe words[page &>> 6].load(ordering: .relaxed) & (1 &<< UInt64(page & 63)) != 0
  }

  /// Marks `page`, which the file has.
  func insert(_ page: Int) {
    // SAFETY: callers have checked that the page is one of the file.
    _ = unsafe words[page &>> 6].bitwiseOr(1 &<< UInt64(page & 63), ordering: .relaxed)
  }
}
