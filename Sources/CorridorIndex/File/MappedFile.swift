internal import Glibc

/// A mapped index in which every page is checked against its checksum on first access.
///
/// Bytes are returned only after their page has been checked, so readers get what the builder
/// wrote, or an error. An access to a page that was already checked costs one bit test. Threads may
/// read at the same time.
@safe
package final class MappedFile: @unchecked Sendable {
  // Sendable: the mapping never changes, and the marks are atomic.

  /// The path that the file was opened from, for error messages.
  package let path: String
  @usableFromInline let mapping: Mapping
  @usableFromInline let marks: AtomicBitSet
  let header: IndexHeader
  private let tree: PageTree

  /// Maps the file and checks its header in constant time.
  package init(path: String) throws(IndexError) {
    self.path = path
    mapping = try Mapping(path: path)
    // SAFETY: the mapping lives as long as this object; the header checks the number of bytes.
    header = try unsafe IndexHeader(mapping.bytes, fileLength: mapping.count, path: path)
    guard let tree = PageTree(offset: header.treeOffset, fileLength: mapping.count) else {
      throw .damaged(path: path, part: .header, byte: 4072)
    }
    self.tree = tree
    guard let marks = AtomicBitSet(count: tree.pageCount) else {
      throw .io(path: path, operation: "mmap", errno: ENOMEM)
    }
    marks.insert(0)
    self.marks = marks
  }

  /// Bytes of the file.
  @inlinable package var count: Int { mapping.count }

  /// The `count` bytes from `offset` on, checked; valid while this object lives.
  ///
  /// Accepts any numbers: a range outside the file is an error.
  @unsafe
  @inlinable
  package func bytes(at offset: Int, count: Int) throws(IndexError) -> UnsafeRawPointer {
    guard offset >= 0, count >= 0, offset <= mapping.count, count <= mapping.count &- offset else {
      throw outOfBounds(offset)
    }
    // SAFETY: offset lies within the mapping or at its end.
    let start = unsafe mapping.base + offset
    guard count > 0 else { return unsafe start }
    let first = offset &>> IndexFormat.pageShift
    let last = (offset &+ count &- 1) &>> IndexFormat.pageShift
    if last &- first <= 1, marks.contains(first), marks.contains(last) { return unsafe start }
    try check(pages: first...last)
    return unsafe start
  }

  /// The bytes of a range of the file, checked; valid while this object lives.
  @unsafe
  @inlinable
  package func buffer(at offset: Int, count: Int) throws(IndexError) -> UnsafeRawBufferPointer {
    // SAFETY: see ``bytes(at:count:)``.
    try unsafe UnsafeRawBufferPointer(start: bytes(at: offset, count: count), count: count)
  }

  /// The little-endian integer at `offset`, which need not be aligned.
  @inlinable
  package func load<T: FixedWidthInteger & BitwiseCopyable>(
    _ type: T.Type, at offset: Int
  ) throws(IndexError) -> T {
    // SAFETY: `bytes` has checked that the whole integer lies in the file.
    try unsafe T(
      littleEndian: bytes(at: offset, count: MemoryLayout<T>.size).loadUnaligned(as: type))
  }

  /// Checks existing pages, each at most once.
  @usableFromInline
  func check(pages: ClosedRange<Int>) throws(IndexError) {
    for page in pages where !marks.contains(page) { try check(page) }
  }

  /// Checks every page of the file, including those already checked.
  func checkAllPages() throws(IndexError) {
    for page in (1..<tree.pageCount).reversed() {
      guard try hash(page) == expected(page) else { throw failure(page) }
      marks.insert(page)
    }
  }

  /// The error for invalid bytes at `offset`.
  func damaged(_ part: IndexPart, at offset: Int) -> IndexError {
    .damaged(path: path, part: part, byte: offset)
  }

  @usableFromInline
  func outOfBounds(_ offset: Int) -> IndexError {
    damaged(.section, at: offset)
  }

  private func check(_ page: Int) throws(IndexError) {
    guard try hash(page) == expected(page) else { throw failure(page) }
    marks.insert(page)
  }

  /// The expected checksum of a page; checks the pages of checksums above it.
  private func expected(_ page: Int) throws(IndexError) -> UInt64 {
    guard page < tree.root else { return header.rootChecksum }
    return try load(UInt64.self, at: tree.checksumOffset(page: page))
  }

  private func hash(_ page: Int) -> UInt64 {
    // SAFETY: the file length is a multiple of the page size, and `page` is in range.
    unsafe Checksum.of(
      UnsafeRawBufferPointer(
        start: mapping.base + page * IndexFormat.pageSize, count: IndexFormat.pageSize))
  }

  private func failure(_ page: Int) -> IndexError {
    damaged(
      page < tree.levelStarts[0] ? .page : .checksums, at: page * IndexFormat.pageSize)
  }
}
