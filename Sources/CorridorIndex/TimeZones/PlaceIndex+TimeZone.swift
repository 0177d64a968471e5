extension PlaceIndex {
  /// Whether the index was built with the areas of time zones.
  public var hasTimeZones: Bool { contents.zoneNames.count > 0 }

  /// The time zone that the place in a row lies in, by its name in the tz database and by the areas
  /// that the index was built with; nil where these say nothing, and for toponyms. Searches then go
  /// by the country.
  ///
  /// Complexity: O(log of the borders crossed by rows). ``timeZoneCursor`` is faster for many rows.
  public func timeZoneName(at row: Int) throws(IndexError) -> String? {
    var cursor = timeZoneCursor
    guard let number = try cursor.zone(at: row) else { return nil }
    return try contents.zoneNames.string(number, contents.file)
  }

  /// The names of all zones in the areas that the index was built with, ascending; their places are
  /// the numbers that ``TimeZoneCursor`` gives. Complexity: O(1) but for the first time.
  package func timeZoneNames() throws(IndexError) -> [String] { try contents.zoneList().names }

  /// Reads the zones of many rows.
  package var timeZoneCursor: TimeZoneCursor { TimeZoneCursor(contents) }

  /// How many businesses have a zone, and in how many zones they are. Complexity: O(runs).
  package func timeZoneCounts() throws(IndexError) -> (places: Int, zones: Int) {
    var places = 0
    var zones: Set<UInt32> = []
    var end = businessCount
    for number in (0..<contents.sections[.zoneRuns].count).reversed() {
      let run = try contents.timeZoneRun(number)
      if run.zone != TimeZoneRun.noZone {
        // Rows of a file that no builder wrote may descend.
        places += max(0, end - Int(run.firstRow))
        zones.insert(run.zone)
      }
      end = Int(run.firstRow)
    }
    return (places, zones.count)
  }
}

/// Tells the time zones of rows, fastest where rows are near each other, as those of an answer are.
package struct TimeZoneCursor: Sendable {
  private let contents: IndexContents
  /// The rows of the run that was read last.
  private var rows = 0..<0
  private var number: Int?

  init(_ contents: IndexContents) {
    self.contents = contents
  }

  /// The number of the zone that the place in a row lies in; nil where none is known, and for
  /// toponyms.
  ///
  /// Complexity: O(1) in the run of the row before, else O(log runs).
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
