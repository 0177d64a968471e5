/// The layout of the page checksums at the end of an index.
///
/// Level 0 has the XXH3-64 of every page after the header up to the checksums themselves, 512 to a
/// page; the checksums of those pages make level 1, and so on up to one page, whose checksum is in
/// the header. A page is therefore checked on first access at the cost of one page of each level,
/// and opening costs the same for every size (Merkle, "A digital signature based on a conventional
/// encryption function", 1987).
struct PageTree: Sendable {
  /// Checksums in a page.
  static let fanOut = IndexFormat.pageSize / 8

  /// First page of each level.
  let levelStarts: [Int]
  /// Number of pages of the file.
  let pageCount: Int

  /// The tree over pages 1 up to `dataEnd`, exclusive; at least one page.
  init(dataEnd: Int) {
    var starts = [dataEnd]
    var pages = Self.pagesFor(dataEnd - 1)
    var end = dataEnd + pages
    while pages > 1 {
      starts.append(end)
      pages = Self.pagesFor(pages)
      end += pages
    }
    levelStarts = starts
    pageCount = end
  }

  /// The tree that starts at byte `offset` of a file of `fileLength` bytes; nil if no tree fits
  /// there.
  init?(offset: Int, fileLength: Int) {
    let pageSize = IndexFormat.pageSize
    guard fileLength % pageSize == 0, offset % pageSize == 0,
      (2 * pageSize..<fileLength).contains(offset)
    else { return nil }
    self.init(dataEnd: offset / pageSize)
    guard pageCount == fileLength / pageSize else { return nil }
  }

  /// The page whose checksum is in the header: the last one.
  var root: Int { pageCount - 1 }

  /// The file offset of the checksum of `page`, which must be neither the header nor the root.
  func checksumOffset(page: Int) -> Int {
    var level = 0
    var first = 1
    while level < levelStarts.count, page >= levelStarts[level] {
      first = levelStarts[level]
      level += 1
    }
    return levelStarts[level] * IndexFormat.pageSize + (page - first) * 8
  }

  /// The bytes of all levels for the checksums of level 0, padded with zeros, and the checksum of
  /// the root.
  static func serialize(_ checksums: [UInt64]) -> (bytes: [UInt8], root: UInt64) {
    var bytes: [UInt8] = []
    var level = checksums
    while true {
      let start = bytes.count
      for checksum in level { bytes.appendLittleEndian(checksum) }
      bytes.padToPage()
      level = stride(from: start, to: bytes.count, by: IndexFormat.pageSize).map { page in
        Checksum.of(bytes.span.extracting(page..<page + IndexFormat.pageSize))
      }
      if level.count == 1 { return (bytes, level[0]) }
    }
  }

  private static func pagesFor(_ checksums: Int) -> Int {
    (checksums - 1) / fanOut + 1
  }
}

extension [UInt8] {
  /// Appends an integer, lowest byte first.
  mutating func appendLittleEndian<T: FixedWidthInteger>(_ value: T) {
    var rest = value
    for _ in 0..<(T.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Appends an integer in 7-bit groups, lowest first; the high bit marks that more follow.
  mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends zeros up to the next page.
  mutating func padToPage() {
    let rest = count % IndexFormat.pageSize
    if rest > 0 { append(contentsOf: repeatElement(0, count: IndexFormat.pageSize - rest)) }
  }
}
