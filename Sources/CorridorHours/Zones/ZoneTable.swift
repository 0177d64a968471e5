internal import CorridorThreads

/// The clocks of a zone of the tz database: a table of the changes of many years, and the source of
/// others.
final class ZoneTable: Sendable {
  /// An interval, in seconds since 1970 UTC.
  typealias Span = (begin: Int64, end: Int64, offset: Int)

  /// The beginning of each interval, ascending.
  private let begins: [Int64]
  private let offsets: [Int32]
  /// The end of the table.
  private let end: Int64
  private let source: Source

  private enum Source: Sendable {
    /// The rule of a file; nil if clocks do not change.
    case rule(PosixZone?)
    /// ICU, with the name of the zone.
    case icu(String)
  }

  /// 1900-01-01, 2000-01-01 and 2060-01-01 UTC.
  private static let begin1900: Int64 = -2_208_988_800
  private static let begin2000: Int64 = 946_684_800
  private static let end2059: Int64 = 2_840_140_800

  /// Far enough from the limits of Int64 that an offset can be added.
  static let past = Int64.min / 2
  static let future = Int64.max / 2

  /// All changes of a file, and those by its rule until the end of 2059.
  init(_ file: ZoneFile) {
    source = .rule(file.rule)
    var table = Builder(past: file.offsets[0])
    for (index, change) in file.changes.enumerated() {
      table.append(change, file.offsets[index + 1])
    }
    var end = Self.future
    if let rule = file.rule, rule.summer != nil {
      let last = file.changes.last ?? Self.begin2000
      // Without a change, the rule has always applied.
      if file.changes.isEmpty { table = Builder(from: last, Int32(rule.span(at: last).offset)) }
      end = last + 1
      if (Self.begin1900..<Self.end2059).contains(last) {
        while let next = rule.span(at: end - 1).end, next < Self.end2059 {
          table.append(next, Int32(rule.span(at: next).offset))
          end = next + 1
        }
        end = Self.end2059
      }
    } else if let rule = file.rule, file.changes.isEmpty {
      table = Builder(past: Int32(rule.standardOffset))
    }
    begins = table.begins
    offsets = table.offsets
    self.end = end
  }

  /// The changes of 2000 to 2059 from ICU.
  init(_ clock: borrowing ZoneClock, of name: String) {
    source = .icu(name)
    var table = Builder(from: Self.begin2000, Int32(clock.offsetSeconds(at: Self.begin2000)))
    var last = Self.begin2000
    while let next = clock.change(after: last), next < Self.end2059 {
      table.append(next, Int32(clock.offsetSeconds(at: next)))
      last = next
    }
    begins = table.begins
    offsets = table.offsets
    end = Self.end2059
  }

  private struct Builder {
    var begins: [Int64]
    var offsets: [Int32]

    init(past offset: Int32) { self.init(from: ZoneTable.past, offset) }

    init(from begin: Int64, _ offset: Int32) {
      begins = [begin]
      offsets = [offset]
    }

    mutating func append(_ begin: Int64, _ offset: Int32) {
      guard offset != offsets.last else { return }
      begins.append(begin)
      offsets.append(offset)
    }
  }

  /// The interval without changes that contains a moment, or the known part of it.
  ///
  /// Complexity: O(log changes), nanoseconds, in the table; a microsecond outside it.
  func span(at seconds: Int64) -> Span {
    guard seconds >= begins[0], seconds < end else { return spanBeyond(seconds) }
    let place = place(of: seconds)
    return (
      begins[place], place + 1 < begins.count ? begins[place + 1] : end, Int(offsets[place])
    )
  }

  /// The offset from UTC at a moment.
  func offset(at seconds: Int64) -> Int {
    seconds >= begins[0] && seconds < end
      ? Int(offsets[place(of: seconds)]) : spanBeyond(seconds).offset
  }

  /// The index of the last interval that begins at or before a moment.
  private func place(of seconds: Int64) -> Int {
    var low = 0
    var high = begins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins[middle] <= seconds { low = middle } else { high = middle }
    }
    return low
  }

  private func spanBeyond(_ seconds: Int64) -> Span {
    switch source {
    case .rule(nil): return (Self.past, Self.future, Int(offsets[offsets.count - 1]))
    case .rule(let rule?):
      let span = rule.span(at: seconds)
      let isBefore = seconds < begins[0]
      return (
        max(span.begin ?? Self.past, isBefore ? Self.past : begins[begins.count - 1]),
        min(span.end ?? Self.future, isBefore ? begins[0] : Self.future), span.offset
      )
    case .icu(let name):
      // The library was loaded and knew the zone when the table was created.
      guard let clock = ZoneLibrary.shared?.open(name) else { return (Self.past, Self.future, 0) }
      return (
        clock.change(upTo: seconds) ?? Self.past, clock.change(after: seconds) ?? Self.future,
        clock.offsetSeconds(at: seconds)
      )
    }
  }
}

extension ZoneTable {
  private static let made = Locked<[String: ZoneTable]>([:])

  /// The table of a zone by its name; nil if the name is unknown.
  ///
  /// It comes from the system's files, otherwise from ICU. Complexity: 0.1 to 1 ms at the first
  /// request, then O(1). Memory: some kilobytes for each of the 600 zones.
  static func named(_ name: String) -> ZoneTable? {
    if let known = made.withLock({ $0[name] }) { return known }
    guard let table = made(name, in: .system) else { return nil }
    made.withLock { $0[name] = table }
    return table
  }

  /// The table from a folder, otherwise from ICU.
  static func made(_ name: String, in folder: ZoneFolder) -> ZoneTable? {
    folder.file(of: name).map { ZoneTable($0) } ?? ofICU(name)
  }

  /// The table from ICU.
  static func ofICU(_ name: String) -> ZoneTable? {
    guard let icu = ZoneLibrary.shared, icu.isKnown(name), let clock = icu.open(name) else {
      return nil
    }
    return ZoneTable(clock, of: name)
  }
}
