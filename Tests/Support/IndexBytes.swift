// What an index consists of is seen by tests only, which debug builds allow.
#if DEBUG
  @testable package import CorridorIndex

  /// The bytes of an index that a test changes and then seals again, as a hostile writer would.
  package struct IndexBytes {
    package var bytes: [UInt8]
    package var header: IndexHeader

    package init(path: String) throws {
      bytes = try TemporaryFolder.bytes(path)
      header = try unsafe bytes.withUnsafeBytes { bytes throws(IndexError) in
        try unsafe IndexHeader(bytes, fileLength: bytes.count, path: path)
      }
    }

    /// The entry of a section as it stands in the directory.
    package func entry(_ section: IndexSection) -> (offset: Int, length: Int) {
      let start = entryOffset(section)
      return (Int(truncatingIfNeeded: load(start + 8)), Int(truncatingIfNeeded: load(start + 16)))
    }

    /// Where the entry of a section begins; the file has it.
    package func entryOffset(_ section: IndexSection) -> Int {
      IndexFormat.pageSize + (Int(section.number) - 1) * SectionEntry.size
    }

    /// The sections that the header counts, where all that are known stand in their order.
    private var sections: ArraySlice<IndexSection> {
      IndexSection.allCases.prefix(
        IndexSection.requiredCount + min(header.optionalCount, IndexSection.allCases.count))
    }

    package func load(_ offset: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }

    package mutating func store(_ value: UInt64, at offset: Int) {
      for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }

    /// Makes every checksum right again, those of sections only where sections are where they were.
    package mutating func seal() {
      for section in sections {
        let entry = entry(section)
        guard entry.offset >= 0, entry.length >= 0, entry.offset <= bytes.count,
          entry.length <= bytes.count - entry.offset
        else { continue }
        let checksum = Checksum.of(
          bytes.span.extracting(entry.offset..<entry.offset + entry.length))
        store(checksum, at: entryOffset(section) + 40)
      }
      let directory = header.directoryOffset
      if directory >= 0, directory <= bytes.count - IndexFormat.pageSize {
        header.directoryChecksum = Checksum.of(
          bytes.span.extracting(
            directory..<directory + IndexSection.requiredCount * SectionEntry.size))
      }
      let data = bytes.count / IndexFormat.pageSize
      let pages = PageTree(dataEnd: treePage(pageCount: data)).levelStarts[0]
      let checksums = (1..<pages).map { page in
        Checksum.of(
          bytes.span.extracting(page * IndexFormat.pageSize..<(page + 1) * IndexFormat.pageSize))
      }
      let tree = PageTree.serialize(checksums)
      bytes.replaceSubrange((pages * IndexFormat.pageSize)..., with: tree.bytes)
      header.rootChecksum = tree.root
      bytes.replaceSubrange(..<IndexFormat.pageSize, with: header.serialized())
    }

    private func treePage(pageCount: Int) -> Int {
      (2..<pageCount).first { PageTree(dataEnd: $0).pageCount == pageCount } ?? 2
    }
  }
#endif
