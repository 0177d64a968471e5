extension PlaceIndex {
  /// Checks every byte and every structure of the file; throws what it finds first.
  ///
  /// Every page and section against its checksum; then what checksums cannot tell, should another
  /// program have written the file: texts are UTF-8, records follow one another and read to their
  /// ends, rows stand along the curve on Earth, each identifier is found once, each category has
  /// exactly the places that say so, each sphere holds what is below it, shapes follow one another
  /// on Earth under the boxes that they have, what is named as a locality is one, the time zones
  /// of businesses follow one another, and the pieces of carriageways do along the curve.
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
  }
}

extension IndexContents {
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

extension StringTable {
  /// Checks that texts follow one another, are UTF-8, and differ as their order says.
  func verify(_ file: MappedFile) throws(IndexError) {
    for number in 0..<count {
      let text = try unsafe PlaceText(bytes(number, file), in: file)
      guard text.isWellFormed else { throw damaged(file) }
    }
    try verifyOrder(file)
  }

  /// Checks that texts, which may be any bytes, follow one another and differ as their order says.
  func verifyOrder(_ file: MappedFile) throws(IndexError) {
    guard try load(0, file) == 0, try load(count, file) == textLength else { throw damaged(file) }
    var last: [UInt8] = []
    for place in 0..<count {
      let text = try unsafe PlaceText(bytes(sorted(place, file), file), in: file)
      let bytes = text.withBytes { span in
        var bytes: [UInt8] = []
        bytes.append(span)
        return bytes
      }
      // Texts that ascend differ, so each number is in the order once.
      guard place == 0 || last.lexicographicallyPrecedes(bytes) else { throw damaged(file) }
      last = bytes
    }
  }

  /// Checks that the numbers of the texts ascend as the texts do.
  func verifyAscending(_ file: MappedFile) throws(IndexError) {
    for place in 0..<count {
      guard try sorted(place, file) == place else { throw damaged(file) }
    }
  }
}

extension PlaceText {
  /// Whether the bytes are UTF-8.
  var isWellFormed: Bool {
    withBytes { (try? UTF8Span(validating: $0)) != nil }
  }
}
