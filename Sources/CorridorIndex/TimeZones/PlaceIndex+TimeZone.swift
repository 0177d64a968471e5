extension PlaceIndex {
  /// Whether the index was built with the areas of time zones.
  public var hasTimeZones: Bool { contents.zoneNames.count > 0 }

  /// The time zone of the place in a row, by its name in the tz database and by the areas that the
  /// index was built with; nil if the areas do not cover the place, and for toponyms. Searches then
  /// use the country.
  ///
  /// Complexity: O(log of the borders crossed by rows). ``timeZoneCursor`` is faster for many rows.
  public func timeZoneName(at row: Int) throws(IndexError) -> String? {
    var cursor = timeZoneCursor
    guard let number = try cursor.zone(at: row) else { return nil }
    return try contents.zoneNames.string(number, contents.file)
  }

  /// The names of all zones in the areas that the index was built with, ascending; the indexes are
  /// the numbers that ``TimeZoneCursor`` returns. Complexity: O(1) after the first call.
  package func timeZoneNames() throws(IndexError) -> [String] { try contents.zoneList().names }

  /// A cursor that reads the zones of many rows.
  package var timeZoneCursor: TimeZoneCursor { TimeZoneCursor(contents) }

  /// The number of businesses with a zone, and the number of their zones. Complexity: O(runs).
  package func timeZoneCounts() throws(IndexError) -> (places: Int, zones: Int) {
    var places = 0
    var zones: Set<UInt32> = []
    var end = businessCount
    for number in (0..<contents.sections[.zoneRuns].count).reversed() {
      let run = try contents.timeZoneRun(number)
      if run.zone != TimeZoneRun.noZone {
        // Rows may descend in a file that no builder wrote.
        places += max(0, end - Int(run.firstRow))
        zones.insert(run.zone)
      }
      end = Int(run.firstRow)
    }
    return (places, zones.count)
  }
}

/// Reads the time zones of rows; fastest if consecutive rows are near each other, as in search
/// results.
package struct TimeZoneCursor: Sendable {
  private let contents: IndexReader
  /// The rows of the last run read.
  private var rows = 0..<0
  private var number: Int?

  init(_ contents: IndexReader) {
    self.contents = contents
  }

  /// The number of the zone of the place in a row; nil if unknown, and for toponyms.
  ///
  /// Complexity: O(1) in the run of the previous row, else O(log runs).
  package mutating func zone(at row: Int) throws(IndexError) -> Int? {
    if rows.contains(row) { return number }
    try contents.check(row: row)
    let count = contents.sections[.zoneRuns].count
    guard count > 0, row < contents.businessCount else { return nil }
    let index = try contents.timeZoneRun(ofRow: row)
    let run = try contents.timeZoneRun(index)
    let end =
      index + 1 < count
      ? Int(try contents.timeZoneRun(index + 1).firstRow) : contents.businessCount
    guard Int(run.firstRow) <= row, row < end else {
      throw contents.file.damaged(.timeZones, at: try contents.offset(.zoneRuns, index))
    }
    rows = Int(run.firstRow)..<end
    number = run.zone == TimeZoneRun.noZone ? nil : Int(run.zone)
    return number
  }
}
