internal import CorridorGeometry
internal import Glibc

/// How much memory a column of a build may use, and where it goes beyond that.
struct ColumnMemory: Sendable {
  /// The folder of unnamed files.
  let folder: String
  /// The path of the index, for error messages.
  let path: String
  /// Bytes of a column in memory.
  let limit: Int

  /// For the columns of a reader, which stay in memory.
  static let unlimited = ColumnMemory(folder: "", path: "", limit: .max)

  /// The same with a part of the bytes.
  func divided(by parts: Int) -> ColumnMemory {
    ColumnMemory(folder: folder, path: path, limit: limit / parts)
  }
}

/// A value for each row: in memory up to a limit, then in an unnamed file that is mapped.
///
/// The system writes what is mapped to the disk and drops it when memory is short, so that any
/// number of rows can be built. The blocks of the file are reserved: a full disk is an error here,
/// and not a signal at the first use of a page.
@safe
final class RowColumn<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // SAFETY: there is room for `capacity` values, of which the first `count` are written. Only its
  // maker changes a column, one call at a time, before anybody else has it.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Element>
  @safe @exclusivity(unchecked) private var capacity = 0
  @safe @exclusivity(unchecked) private(set) var count = 0
  private let memory: ColumnMemory
  private var file: OpenFile?
  private var isMapped = false

  init(_ memory: ColumnMemory) {
    self.memory = memory
    unsafe base = .allocate(capacity: 0)
  }

  /// A column with one value many times.
  convenience init(
    repeating value: Element, count: Int, _ memory: ColumnMemory
  ) throws(IndexError) {
    self.init(memory)
    try reserve(count)
    unsafe base.update(repeating: value, count: count)
    self.count = count
  }

  /// A column of `count` values whose bytes are all 0.
  convenience init(zeros count: Int, _ memory: ColumnMemory) throws(IndexError) {
    self.init(memory)
    try reserve(count)
    // A new file has zeros.
    if !isMapped { unsafe memset(base, 0, count * Self.stride) }
    self.count = count
  }

  deinit { unsafe release() }

  @unsafe
  private func release() {
    if isMapped {
      unsafe munmap(base, capacity * Self.stride)
    } else {
      unsafe base.deallocate()
    }
  }

  private static var stride: Int { MemoryLayout<Element>.stride }

  /// Adds the next values.
  func append(contentsOf values: [Element]) throws(IndexError) {
    try append(values.span)
  }

  /// Adds the next values.
  func append(_ values: Span<Element>) throws(IndexError) {
    try reserve(count + values.count)
    unsafe values.withUnsafeBufferPointer { values in
      if let first = values.baseAddress {
        unsafe (base + count).update(from: first, count: values.count)
      }
    }
    count += values.count
  }

  @inline(__always)
  func append(_ value: Element) throws(IndexError) {
    if count == capacity { try reserve(count + 1) }
    unsafe base[count] = value
    count += 1
  }

  /// Makes room for values, of which there will be so many in all.
  func reserve(_ needed: Int) throws(IndexError) {
    guard needed > capacity else { return }
    if !isMapped, needed * Self.stride <= memory.limit {
      let wider = Swift.max(needed, Swift.min(2 * capacity, memory.limit / Self.stride))
      let room = unsafe UnsafeMutablePointer<Element>.fresh(wider)
      unsafe room.update(from: base, count: count)
      unsafe base.deallocate()
      unsafe base = unsafe room
      capacity = wider
    } else {
      try map(Swift.max(needed, capacity + capacity / 2, 1 << 12))
    }
  }

  /// Moves the column to a file, or makes its file larger.
  private func map(_ wider: Int) throws(IndexError) {
    if file == nil { file = try OpenFile.unnamed(inFolder: memory.folder, for: memory.path) }
    let descriptor = file?.descriptor ?? -1
    let length = wider * Self.stride
    let status = posix_fallocate(descriptor, 0, length)
    guard status == 0 else {
      throw .io(path: memory.path, operation: "fallocate", errno: status)
    }
    // SAFETY: a new mapping of the whole file, which only this column owns.
    let mapped = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start = unsafe mapped, unsafe mapped != MAP_FAILED else {
      throw .io(path: memory.path, operation: "mmap", errno: errno)
    }
    let room = unsafe start.bindMemory(to: Element.self, capacity: wider)
    if !isMapped { unsafe room.update(from: base, count: count) }
    unsafe release()
    isMapped = true
    unsafe base = unsafe room
    capacity = wider
  }

  /// Calls `body` with some of the values, all by default.
  @inline(__always)
  func withSpan<R, E: Error>(
    _ rows: Range<Int>? = nil, _ body: (Span<Element>) throws(E) -> R
  ) throws(E) -> R {
    let rows = rows ?? 0..<count
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count)
    // SAFETY: the values exist, and nothing is added during the call.
    let values = unsafe UnsafeBufferPointer(start: base + rows.lowerBound, count: rows.count)
    return try body(unsafe values.span)
  }

  /// Sorts some of the values, all by default; the order of equal ones is unspecified.
  ///
  /// Parts that fit in the memory of the column are sorted there; larger ones are partitioned in
  /// place (quicksort). Two threads may sort at once if they sort different values.
  func sort(_ rows: Range<Int>? = nil, by precedes: (Element, Element) -> Bool) {
    let rows = rows ?? 0..<count
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count)
    var rest = [rows]
    while let part = rest.popLast() {
      if part.count <= Swift.max(memory.limit / Self.stride, Self.fewValues) {
        // SAFETY: the values exist, and only this call uses them.
        var values = unsafe UnsafeMutableBufferPointer(
          start: base + part.lowerBound, count: part.count)
        unsafe values.sort(by: precedes)
      } else {
        let middle = partition(part, by: precedes)
        rest.append(middle..<part.upperBound)
        rest.append(part.lowerBound..<middle)
      }
    }
  }

  private static var fewValues: Int { 32 }

  /// Moves values so that none before the result comes after one from it on; both parts have some.
  /// The scheme is Hoare's, with a random pivot.
  private func partition(_ rows: Range<Int>, by precedes: (Element, Element) -> Bool) -> Int {
    // SAFETY: the pivot stops both scans within the rows, which exist.
    let pivot = unsafe base[Int.random(in: rows.dropLast())]
    var low = rows.lowerBound
    var high = rows.upperBound - 1
    while true {
      while unsafe precedes(base[low], pivot) { low += 1 }
      while unsafe precedes(pivot, base[high]) { high -= 1 }
      if low >= high { return high + 1 }
      unsafe swap(&base[low], &base[high])
      low += 1
      high -= 1
    }
  }
}

extension RowColumn: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(row: Int) -> Element {
    get {
      precondition(row >= 0 && row < count)
      return unsafe base[row]
    }
    set {
      precondition(row >= 0 && row < count)
      unsafe base[row] = newValue
    }
  }
}
