internal import CorridorGeometry
internal import CorridorThreads

/// An element that is sorted by a number.
protocol RadixSortable: BitwiseCopyable {
  var radixKey: UInt64 { get }
}

extension UInt64: RadixSortable {
  var radixKey: UInt64 { self }
}

/// Sorts by the digits of keys, highest first, with digits as wide as the number of elements
/// justifies; few elements by insertion. The order of elements with equal keys is unspecified.
///
/// Memory: as much again as the elements.
@safe
struct RadixSort<Element: RadixSortable> {
  // SAFETY: two buffers of `count` elements each, which `sort` keeps alive; every index used lies
  // in a part of them that one thread owns.
  private typealias Buffer = UnsafeMutablePointer<Element>

  private static var mostBits: Int { 11 }
  private static var fewElements: Int { 24 }
  /// Minimum number of elements for which two threads pay off.
  private static var manyElements: Int { 1 << 16 }

  /// Sorts ascending.
  static func sort(_ elements: inout [Element], threads: Int) {
    guard elements.count > 1 else { return }
    let scratch = unsafe Buffer.fresh(elements.count)
    defer { unsafe scratch.deallocate() }
    unsafe sort(&elements, threads: threads, scratch)
  }

  /// Sorts ascending on one thread, with scratch memory that is reused from sort to sort.
  static func sort(_ elements: inout [Element], keeping scratch: inout [Element]) {
    guard let some = elements.first, elements.count > 1 else { return }
    while scratch.count < elements.count { scratch.append(some) }
    unsafe scratch.withUnsafeMutableBufferPointer {
      guard let scratch = $0.baseAddress else { return }
      unsafe sort(&elements, threads: 1, scratch)
    }
  }

  private static func sort(_ elements: inout [Element], threads: Int, _ scratch: Buffer) {
    let count = elements.count
    unsafe elements.withUnsafeMutableBufferPointer { buffer in
      guard let elements = buffer.baseAddress else { return }
      if threads > 1, count >= manyElements {
        unsafe sortOnTwoThreads(elements, scratch, count)
      } else {
        unsafe sort(elements, scratch, count, isWantedHere: true)
      }
    }
  }

  /// The bits of the keys that one step sorts by.
  private struct Digit {
    let shift: UInt64
    let mask: UInt64

    var count: Int { Int(mask) + 1 }

    /// The highest bits in which the keys of `count` elements differ, see
    /// ``RadixSort/difference(_:_:)``.
    init(difference: UInt64, count: Int) {
      let top = 64 - difference.leadingZeroBitCount
      let wanted = Int.bitWidth - count.leadingZeroBitCount - 4
      let bits = min(max(wanted, 2), RadixSort.mostBits, top)
      shift = UInt64(top - bits)
      mask = 1 << UInt64(bits) - 1
    }

    @inline(__always)
    func callAsFunction(_ element: Element) -> Int {
      Int(truncatingIfNeeded: element.radixKey &>> shift & mask)
    }
  }

  /// The bits in which keys differ.
  private static func difference(_ elements: Buffer, _ range: Range<Int>) -> UInt64 {
    let first = unsafe elements[range.lowerBound].radixKey
    var difference: UInt64 = 0
    for index in range { difference |= unsafe elements[index].radixKey ^ first }
    return difference
  }

  /// Sorts `here`, with `there` as scratch; the result is in `here` if `isWantedHere`, else in
  /// `there`.
  private static func sort(_ here: Buffer, _ there: Buffer, _ count: Int, isWantedHere: Bool) {
    if count <= fewElements {
      unsafe insert(here, count)
      if !isWantedHere { unsafe there.update(from: here, count: count) }
      return
    }
    let difference = unsafe difference(here, 0..<count)
    guard difference != 0 else {
      if !isWantedHere { unsafe there.update(from: here, count: count) }
      return
    }
    let digit = Digit(difference: difference, count: count)
    unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: digit.count) { ends in
      unsafe ends.initialize(repeating: 0)
      for index in 0..<count { unsafe ends[digit(here[index])] += 1 }
      var start = 0
      for value in 0..<digit.count {
        let size = unsafe ends[value]
        unsafe ends[value] = start
        start += size
      }
      for index in 0..<count {
        let element = unsafe here[index]
        let value = digit(element)
        unsafe there[ends[value]] = element
        unsafe ends[value] += 1
      }
      start = 0
      for value in 0..<digit.count {
        let end = unsafe ends[value]
        if end > start {
          unsafe sort(there + start, here + start, end - start, isWantedHere: !isWantedHere)
        }
        start = end
      }
    }
  }

  /// Sorts with the first step and its parts divided between two threads.
  private static func sortOnTwoThreads(_ elements: Buffer, _ scratch: Buffer, _ count: Int) {
    let halves = [0..<count / 2, count / 2..<count]
    let digit = Digit(difference: unsafe difference(elements, 0..<count), count: count)
    // The destinations of the elements of each half and digit.
    var ends = Array(repeating: 0, count: 2 * digit.count)
    unsafe ends.withUnsafeMutableBufferPointer { ends in
      both { half in
        for index in halves[half] {
          unsafe ends[half * digit.count + digit(elements[index])] += 1
        }
      }
      var start = 0
      for value in 0..<digit.count {
        for half in 0..<2 {
          let size = unsafe ends[half * digit.count + value]
          unsafe ends[half * digit.count + value] = start
          start += size
        }
      }
      both { half in
        for index in halves[half] {
          let element = unsafe elements[index]
          let slot = half * digit.count + digit(element)
          unsafe scratch[ends[slot]] = element
          unsafe ends[slot] += 1
        }
      }
    }
    // A digit's elements end where those of its second half end.
    let last = (digit.count..<2 * digit.count).first { ends[$0] >= count / 2 } ?? digit.count
    let middle = last - digit.count + 1
    both { half in
      let values = half == 0 ? 0..<middle : middle..<digit.count
      var start = values.lowerBound == 0 ? 0 : ends[digit.count + values.lowerBound - 1]
      for value in values {
        let end = ends[digit.count + value]
        if end > start {
          unsafe sort(scratch + start, elements + start, end - start, isWantedHere: false)
        }
        start = end
      }
    }
  }

  private static func both(_ body: (Int) -> Void) {
    Parallel.both(threads: 2, { body(0) }, { body(1) })
  }

  private static func insert(_ elements: Buffer, _ count: Int) {
    for index in 1..<max(count, 1) {
      let element = unsafe elements[index]
      let key = element.radixKey
      var slot = index
      while slot > 0, unsafe elements[slot - 1].radixKey > key {
        unsafe elements[slot] = unsafe elements[slot - 1]
        slot -= 1
      }
      unsafe elements[slot] = element
    }
  }
}
