/// Consecutive businesses with the same time zone: 8 bytes.
///
/// ```
/// 0 first row, UInt32     4 number of the zone among the names, all ones for none, UInt32
/// ```
/// A run extends to the first row of the next one, or to the last business.
struct TimeZoneRun: Hashable, Sendable {
  static let size = 8
  /// The number that means no zone.
  static let noZone = UInt32.max

  var firstRow: UInt32
  var zone: UInt32
}

extension IndexReader {
  /// A run; throws if its zone is not one of the names.
  func timeZoneRun(_ index: Int) throws(IndexError) -> TimeZoneRun {
    let start = try offset(.zoneRuns, index)
    let run = TimeZoneRun(
      firstRow: try file.load(UInt32.self, at: start),
      zone: try file.load(UInt32.self, at: start + 4))
    guard Int(run.firstRow) < businessCount,
      run.zone == TimeZoneRun.noZone || Int(run.zone) < zoneNames.count
    else { throw file.damaged(.timeZones, at: start) }
    return run
  }

  /// The run of a business: the last one that begins at or before its row.
  func timeZoneRun(ofRow row: Int) throws(IndexError) -> Int {
    var low = 0
    var high = sections[.zoneRuns].count
    while high - low > 1 {
      let middle = (low + high) / 2
      if try timeZoneRun(middle).firstRow <= row { low = middle } else { high = middle }
    }
    guard try timeZoneRun(low).firstRow <= row else {
      throw file.damaged(.timeZones, at: try offset(.zoneRuns, low))
    }
    return low
  }

  /// Checks that runs begin with the first business, ascend, and differ in zone from their
  /// neighbours, and that names ascend.
  func verifyTimeZones() throws(IndexError) {
    try zoneNames.verify(file)
    try zoneNames.verifyAscending(file)
    let count = sections[.zoneRuns].count
    var last: TimeZoneRun?
    for index in 0..<count {
      let run = try timeZoneRun(index)
      let follows = last.map { $0.firstRow < run.firstRow && $0.zone != run.zone }
      guard follows ?? (run.firstRow == 0) else {
        throw file.damaged(.timeZones, at: try offset(.zoneRuns, index))
      }
      last = run
    }
    // If zones are known, each business has a zone or is known to have none.
    guard (count > 0) == (zoneNames.count > 0 && businessCount > 0) else {
      throw file.damaged(.timeZones, at: sections[.zoneRuns].offset)
    }
  }
}

extension IndexSection {
  /// Names of the time zones whose areas the index was built with, ascending; empty if there were
  /// none.
  public static var zoneNames: Self { Self(48, .timeZones, size: 0) }
  /// The runs of businesses in one zone, a ``TimeZoneRun`` each.
  public static var zoneRuns: Self { Self(49, .timeZones, size: TimeZoneRun.size) }
}
