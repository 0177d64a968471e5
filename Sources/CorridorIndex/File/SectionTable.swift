/// The sections of an index: the directory, read and validated.
struct SectionTable: Sendable {
  /// One entry for each of ``IndexSection/allCases``, in that order.
  let entries: [SectionEntry]
  /// Number of places.
  let rows: Int
  /// Number of businesses.
  let businesses: Int

  /// Number of toponyms.
  var toponyms: Int { rows - businesses }

  subscript(section: IndexSection) -> SectionEntry {
    entries[Int(section.number) - 1]
  }

  /// Reads the directory and checks everything that needs only the directory, in constant time.
  init(_ file: MappedFile) throws(IndexError) {
    let header = file.header
    let sections = IndexSection.allCases.prefix { !$0.isOptional }
    let start = header.directoryOffset
    guard header.directoryCount == sections.count else {
      throw file.damaged(.header, at: 72)
    }
    // SAFETY: the bytes are used while `file` lives.
    let bytes = try unsafe file.buffer(at: start, count: sections.count * SectionEntry.size)
    guard unsafe Checksum.of(bytes) == header.directoryChecksum else {
      throw file.damaged(.directory, at: start)
    }
    var entries: [SectionEntry] = []
    var free = IndexFormat.pageSize
    for (slot, section) in sections.enumerated() {
      let entry = try Self.entry(section, file, at: start + slot * SectionEntry.size)
      try Self.check(
        file, entry.offset, entry.length, behind: free, at: start + slot * SectionEntry.size)
      free = entry.end
      entries.append(entry)
    }
    let end = start + bytes.count
    // At most 4 billion entries, so nothing overflows.
    guard end + header.optionalCount * SectionEntry.size <= entries[0].offset else {
      throw file.damaged(.header, at: 64)
    }
    rows = header.placeCount
    businesses = header.businessCount
    self.entries = entries + (try Self.optionalEntries(file, at: end, behind: free))
    try checkCounts(file)
  }

  /// Sections are contiguous, so none overlaps another, the header or the checksums.
  private static func check(
    _ file: MappedFile, _ offset: Int, _ length: Int, behind free: Int, at entry: Int
  ) throws(IndexError) {
    let end = file.header.treeOffset
    guard offset >= free, offset % IndexFormat.pageSize == 0, offset <= end, length >= 0,
      length <= end - offset
    else { throw file.damaged(.directory, at: entry + 8) }
  }

  /// One entry for each optional section, whether present or not. Skips sections that a later
  /// version has added.
  private static func optionalEntries(
    _ file: MappedFile, at start: Int, behind free: Int
  ) throws(IndexError) -> [SectionEntry] {
    var entries = IndexSection.allCases.filter(\.isOptional).map { SectionEntry(absent: $0) }
    var free = free
    var last = UInt32(IndexSection.requiredCount)
    for slot in 0..<file.header.optionalCount {
      let at = start + slot * SectionEntry.size
      let type = try file.load(UInt32.self, at: at)
      guard type > last, let offset = Int(exactly: try file.load(UInt64.self, at: at + 8)),
        let length = Int(exactly: try file.load(UInt64.self, at: at + 16))
      else { throw file.damaged(.directory, at: at) }
      last = type
      try check(file, offset, length, behind: free, at: at)
      free = offset + length
      let version = try file.load(UInt32.self, at: at + 4)
      let known = Int(type) - 1
      guard known < IndexSection.allCases.count, version == SectionEntry.currentVersion
      else { continue }
      entries[known - IndexSection.requiredCount] = try entry(
        IndexSection.allCases[known], file, at: at)
    }
    return entries
  }

  private static func entry(
    _ section: IndexSection, _ file: MappedFile, at offset: Int
  ) throws(IndexError) -> SectionEntry {
    guard try file.load(UInt32.self, at: offset) == section.number,
      try file.load(UInt32.self, at: offset + 4) == SectionEntry.currentVersion,
      try file.load(UInt64.self, at: offset + 32) == UInt64(section.elementSize),
      let start = Int(exactly: try file.load(UInt64.self, at: offset + 8)),
      let length = Int(exactly: try file.load(UInt64.self, at: offset + 16)),
      let count = Int(exactly: try file.load(UInt64.self, at: offset + 24))
    else { throw file.damaged(.directory, at: offset) }
    if section.elementSize > 0 {
      let (product, overflow) = count.multipliedReportingOverflow(by: section.elementSize)
      guard !overflow, product == length else { throw file.damaged(.directory, at: offset + 24) }
    }
    return SectionEntry(
      section, offset: start, length: length, count: count,
      checksum: try file.load(UInt64.self, at: offset + 40))
  }

  /// Checks the sizes of the sections against one another.
  private func checkCounts(_ file: MappedFile) throws(IndexError) {
    guard rows <= IndexFormat.rowLimit else { throw file.damaged(.header, at: 80) }
    for section in IndexSection.allCases where !section.canHave(self[section].count, self) {
      throw file.damaged(.directory, at: file.header.directoryOffset)
    }
  }
}
