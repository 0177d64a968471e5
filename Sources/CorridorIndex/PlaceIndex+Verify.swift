extension PlaceIndex {
  /// Checks every byte and every structure of the file, and throws the first error.
  ///
  /// Checks every page and section against its checksum, then what checksums cannot detect in a
  /// file that another program wrote: texts are UTF-8; records are contiguous and can be read to
  /// the end; rows are in Hilbert order and on Earth; each identifier is found once; each category
  /// has exactly the places that name it; each sphere contains what is below it; shapes are
  /// contiguous, on Earth and inside their boxes; each row named as a locality is one; the time
  /// zone runs of businesses are in order; the carriageway segments are in Hilbert order; and
  /// the nodes, segments and turn restrictions of the road graph refer to each other.
  /// Complexity: O(length of the file + count · log count). Memory: 8 bytes for each category.
  public func verify() throws(IndexError) {
    try contents.file.checkAllPages()
    try contents.verifySections()
    for table in [contents.stems, contents.keys, contents.values, contents.categoryNames] {
      try table.verify(contents.file)
    }
    try contents.categoryNames.verifyAscending(contents.file)
    let counts = try verifyRecords()
    try verifyIdentifiers()
    try contents.verifyTree(
      count: businessCount, positionsOffset: contents.sections[.positions].offset,
      nodesOffset: contents.sections[.nodes].offset)
    try contents.verifyTree(
      count: toponymCount, positionsOffset: contents.toponymPositionsOffset,
      nodesOffset: contents.toponymNodesOffset)
    try contents.verifyCategories(counts: counts)
    try verifyText()
    try contents.verifyAreas()
    try contents.verifyLines()
    try contents.verifySettlements()
    try contents.verifyLocalities()
    try verifyHours()
    try contents.verifyTimeZones()
    try contents.verifyCarriageways()
    try contents.verifyRoads()
  }
}

extension IndexReader {
  /// Checks each section against its checksum.
  func verifySections() throws(IndexError) {
    for entry in sections.entries where entry.isPresent {
      // SAFETY: the bytes are used while the file is mapped.
      let bytes = try unsafe file.buffer(at: entry.offset, count: entry.length)
      guard unsafe Checksum.of(bytes) == entry.checksum else {
        throw file.damaged(.section, at: entry.offset)
      }
    }
  }
}
