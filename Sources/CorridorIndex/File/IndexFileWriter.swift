/// Writes an index file sequentially: the sections one after another, then the checksums, then the
/// first two pages.
///
/// Memory: one buffer, and 8 bytes for each page of the file.
struct IndexFileWriter: ~Copyable {
  private let output: OutputFile
  private var buffer: [UInt8] = []
  /// Bytes of the file before the buffer.
  private var flushed = 2 * IndexFormat.pageSize
  /// Checksums of the pages from page 1 on; the checksum of page 1 is filled in last.
  private var pageChecksums: [UInt64] = [0]
  private let sectionChecksum = ChecksumStream()
  private var entries: [SectionEntry] = []
  private static let bufferSize = 1 << 20

  init(_ output: consuming OutputFile) throws(IndexError) {
    self.output = output
    buffer.reserveCapacity(Self.bufferSize + IndexFormat.pageSize)
    try self.output.file.seek(to: flushed)
  }

  private var position: Int { flushed + buffer.count }

  /// Begins the next section. Sections must be in the order of ``IndexSection``; optional ones only
  /// if they are not empty.
  mutating func begin(_ section: IndexSection) {
    sectionChecksum.reset()
    entries.append(
      SectionEntry(section, offset: position, length: 0, count: 0, checksum: 0))
  }

  /// Appends bytes to the section.
  mutating func write(_ bytes: Span<UInt8>) throws(IndexError) {
    sectionChecksum.update(bytes)
    var done = 0
    while done < bytes.count {
      let part = min(bytes.count - done, Self.bufferSize - buffer.count)
      buffer.append(bytes.extracting(done..<done + part))
      done += part
      if buffer.count == Self.bufferSize { try flush() }
    }
  }

  /// Appends numbers, or vectors of them, to the section in native byte order: little-endian.
  mutating func write<T: BitwiseCopyable>(_ numbers: Span<T>) throws(IndexError) {
    // SAFETY: numbers have no padding; the bytes are used within the closure.
    try unsafe numbers.withUnsafeBytes { bytes throws(IndexError) in
      try write(unsafe bytes.bindMemory(to: UInt8.self).span)
    }
  }

  /// Ends the section, which has `count` elements; nil derives the count from its length.
  mutating func end(count: Int? = nil) {
    let last = entries.count - 1
    let length = position - entries[last].offset
    let size = entries[last].section.elementSize
    entries[last].length = length
    entries[last].count = size > 0 ? length / size : count ?? 0
    entries[last].checksum = sectionChecksum.value
    buffer.padToPage()
  }

  /// Bytes of each section so far.
  var sectionLengths: [(section: IndexSection, bytes: Int)] {
    entries.map { ($0.section, $0.length) }
  }

  /// Writes the checksums, directory and header, and moves the file to its path. `beforePublishing`
  /// receives the descriptor of the complete file.
  mutating func finish(
    placeCount: Int, businessCount: Int, dataVersion: String, beforePublishing: (Int32) -> Void
  ) throws(IndexError) -> Int {
    try flush()
    var directory: [UInt8] = []
    let required = entries.prefix { !$0.section.isOptional }
    for entry in required { entry.append(to: &directory) }
    let directoryChecksum = Checksum.of(directory.span)
    for entry in entries.dropFirst(required.count) { entry.append(to: &directory) }
    var header = IndexHeader()
    header.directoryCount = required.count
    header.optionalCount = entries.count - required.count
    if header.optionalCount > 0 { header.compatibleFeatures |= IndexFormat.optionalSections }
    let codes = entries.first { $0.section == .toponymCodes }?.count ?? 0
    if codes > placeCount - businessCount {
      header.incompatibleFeatures |= IndexFormat.geographicRows
    }
    header.directoryOffset = IndexFormat.pageSize
    header.directoryChecksum = directoryChecksum
    directory.padToPage()
    pageChecksums[0] = Checksum.of(directory.span)
    let tree = PageTree.serialize(pageChecksums)
    header.treeOffset = flushed
    header.fileLength = flushed + tree.bytes.count
    header.rootChecksum = tree.root
    header.placeCount = placeCount
    header.businessCount = businessCount
    header.dataVersion = dataVersion
    var identity: [UInt8] = []
    identity.appendLittleEndian(tree.root)
    identity += dataVersion.utf8
    header.buildID = Checksum.wide(identity.span)
    try output.file.write(tree.bytes.span)
    try output.file.write((header.serialized() + directory).span, at: 0)
    beforePublishing(output.file.descriptor)
    try output.publish()
    return header.fileLength
  }

  /// Writes the buffer, which holds whole pages only.
  private mutating func flush() throws(IndexError) {
    for page in stride(from: 0, to: buffer.count, by: IndexFormat.pageSize) {
      pageChecksums.append(
        Checksum.of(buffer.span.extracting(page..<page + IndexFormat.pageSize)))
    }
    try output.file.write(buffer.span)
    output.file.beginSync(flushed..<flushed + buffer.count)
    flushed += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
