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
    try reserve(count + values.count)
    unsafe values.withUnsafeBufferPointer { values in
      if let first = values.baseAddress {
        unsafe (base + count).update(from: first, count: values.count)
      }
    }
    count += values.count
  }

  func append(_ value: Element) throws(IndexError) {
    try reserve(count + 1)
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
  func withSpan(
    _ rows: Range<Int>? = nil, _ body: (Span<Element>) throws(IndexError) -> Void
  ) throws(IndexError) {
    let rows = rows ?? 0..<count
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count)
    // SAFETY: the values exist, and nothing is added during the call.
    let values = unsafe UnsafeBufferPointer(start: base + rows.lowerBound, count: rows.count)
    try body(unsafe values.span)
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
