internal import CorridorHours

extension PlaceIndex {
  /// Checks that the patterns can be parsed, and that each business has the pattern of its record.
  ///
  /// Another version may have made other patterns from the same values; of its patterns only the
  /// structure is checked.
  func verifyHours() throws(IndexError) {
    let table = contents.hoursPatterns
    try table.verifyOrder(contents.file)
    let damage = contents.file.damaged(.hours, at: contents.sections[.hoursPatterns].offset)
    for number in 0..<table.count { _ = try hoursNeeds(number) }
    let blocks = contents.sections[.hoursBlocks]
    var place = 0
    for number in 0..<blocks.count {
      let block = try contents.hoursBlock(number)
      guard Int(block.first) == place else {
        throw contents.file.damaged(.hours, at: blocks.offset + number * HoursBlock.size)
      }
      place += block.mask.nonzeroBitCount
    }
    guard place == contents.sections[.hoursNumbers].count else {
      throw contents.file.damaged(.hours, at: blocks.offset)
    }
    let reader = HoursReader()
    let key = try tagKey("opening_hours")
    // Patterns are in the order in which rows first use them.
    var known = 0
    for row in 0..<businessCount {
      let found = try hours(at: row)
      if case .pattern(let number) = found {
        guard number <= known else { throw damage }
        if number == known { known += 1 }
      }
      guard try found == expectedHours(of: row, key, reader, as: found) else {
        throw contents.file.damaged(
          .hours, at: blocks.offset + row / HoursBlock.rowCount * HoursBlock.size)
      }
    }
    guard known == table.count else { throw damage }
  }

  private func expectedHours(
    of row: Int, _ key: TagKey, _ reader: HoursReader, as found: PlaceHours
  ) throws(IndexError) -> PlaceHours {
    guard let value = try value(of: key, at: row) else { return .notGiven }
    guard formatVersion == .current else { return found == .notGiven ? .unreadable : found }
    guard let pattern = reader.pattern(of: value.copy) else { return .unreadable }
    guard case .pattern(let number) = found else {
      // Programs that did not read tolerantly made indexes of the same format.
      return found == .unreadable && !HoursReader.isStrict(value.copy) ? found : .pattern(-1)
    }
    // SAFETY: the bytes are compared while the file is mapped.
    let bytes = try unsafe contents.hoursPatterns.bytes(number, contents.file)
    return unsafe bytes.elementsEqual(pattern) ? found : .pattern(-1)
  }
}
