internal import Glibc

/// Says that fresh memory is about to be written from end to end, so that it comes in huge pages.
///
/// A page of 4 KiB costs more to get than to fill (1.4 us on the reference machine), one of 2 MiB
/// a fifth of its parts. Nothing happens to smaller memory, nor where the system has no such pages
/// (`madvise(2)`).
@unsafe
package func expectWrites(_ start: UnsafeRawPointer?, count: Int) {
  let page = 2 << 20
  guard count >= 2 * page, let start = unsafe start else { return }
  let address = UInt(bitPattern: start)
  let first = (address + UInt(page - 1)) & ~UInt(page - 1)
  let length = Int(address + UInt(count) - first) & ~(page - 1)
  // SAFETY: the advice is about whole pages within memory that the caller owns, and changes nothing
  // that is in it.
  unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), length, MADV_HUGEPAGE)
}

extension UnsafeMutablePointer {
  /// Memory for elements that are about to be written from the first to the last, in huge pages if
  /// it is a mebibyte or more; `deallocate()` and `free(3)` free it.
  package static func fresh(_ count: Int) -> UnsafeMutablePointer {
    let page = 2 << 20
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Pointee>.stride)
    var memory: UnsafeMutableRawPointer?
    let whole = (bytes + page - 1) & ~(page - 1)
    // SAFETY: memory of at least `bytes`, aligned to more than any element, which nobody else has.
    guard !overflow, bytes >= page / 2, unsafe posix_memalign(&memory, page, whole) == 0,
      let start = unsafe memory
    else { return .allocate(capacity: count) }
    unsafe madvise(start, whole, MADV_HUGEPAGE)
    return unsafe start.bindMemory(to: Pointee.self, capacity: count)
  }
}

extension Array where Element: BitwiseCopyable {
  /// Makes room for `count` elements, which are about to be appended one after another.
  package mutating func reserveFresh(_ count: Int) {
    reserveCapacity(count)
    // SAFETY: the array has room for that many, and nothing is written.
    unsafe withUnsafeMutableBufferPointer {
      unsafe expectWrites($0.baseAddress, count: count * MemoryLayout<Element>.stride)
    }
  }
}
