internal import CorridorThreads
internal import Synchronization

/// The folding of every code point, in pages of 256, each filled on first use.
///
/// Threads read pages without a lock; one thread at a time fills a page.
@safe
final class FoldingTable: @unchecked Sendable {
  private static let pageCount = 0x11_0000 / FoldingPage.size

  /// The table that the whole process shares.
  static let shared = FoldingTable(rules: ScalarRules())

  // SAFETY: room for `pageCount` words, each zero or the address of a complete page.
  private let pages: UnsafeMutablePointer<Atomic<UInt>>
  private let filling = Locked(())
  private let rules: ScalarRules
  /// The entries of ASCII, which need no library; page 0 is used only for its other half.
  let ascii: FoldingPage

  init(rules: ScalarRules) {
    self.rules = rules
    ascii = FoldingPage(first: 0, count: 0x80) { rules.folding(of: $0) }
    unsafe pages = .allocate(capacity: Self.pageCount)
    // SAFETY: within the capacity allocated above, each word initialised once.
    for index in 0..<Self.pageCount { unsafe (pages + index).initialize(to: Atomic(0)) }
  }

  deinit {
    // SAFETY: allocated by `init`; this table owns the pages, and no thread reads them any more.
    for index in 0..<Self.pageCount {
      FoldingPage(address: unsafe pages[index].load(ordering: .relaxed))?.free()
    }
    ascii.free()
    unsafe pages.deallocate()
  }

  /// The page of a code point.
  @inline(__always) func page(of codePoint: UInt32) -> FoldingPage {
    if codePoint < 0x80 { return ascii }
    let number = Int(codePoint &>> 8)
    precondition(number < Self.pageCount)
    // SAFETY: the number was checked above.
    let address = unsafe pages[number].load(ordering: .acquiring)
    return FoldingPage(address: address) ?? fill(number)
  }

  @inline(never) private func fill(_ number: Int) -> FoldingPage {
    filling.withLock { _ in
      // SAFETY: callers have checked the number.
      if let page = FoldingPage(address: unsafe pages[number].load(ordering: .relaxed)) {
        return page
      }
      let page = FoldingPage(first: UInt32(number << 8)) { rules.folding(of: $0) }
      unsafe pages[number].store(page.address, ordering: .releasing)
      return page
    }
  }
}
