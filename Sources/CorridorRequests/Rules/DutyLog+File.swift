internal import CorridorFormats
package import CorridorHours
package import CorridorRules

extension DutyLog {
  /// A log from a file of lines `start,activity`, of which the last says `end`, or of lines
  /// `start,end,activity`.
  ///
  /// Fields are divided by commas, semicolons or tabs, and may be in double quotes. A first line with
  /// headings, empty lines, and lines that begin with `#` are left out.
  ///
  /// - Parameter zone: The zone of times without an offset, and of days and weeks; nil for the offset
  ///   of the first time.
  package init(
    contentsOf file: String, drivers: Int, in zone: TimeZoneRules?
  ) throws(CommandError) {
    var reader = DutyLogReader(file: file, zone: zone)
    let periods: [DutyPeriod]
    do throws(InputError) {
      let input = try InputFile(path: file)
      // SAFETY: the bytes are copied.
      let text = unsafe input.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
      periods = try reader.periods(of: text)
    } catch {
      throw .reading(error)
    }
    do throws(DutyLogError) {
      try self.init(periods, drivers: drivers, in: reader.zone ?? TimeZoneRules(offsetSeconds: 0))
    } catch {
      let (number, found, expected) =
        switch error {
        case .backwards(let number): (number, "an end before the start", "a later end")
        case .overlap(let number):
          (number, "a start before the end of the period before", "periods one after the other")
        case .gap(let number):
          (number, "a start after the end of the period before", "periods without gaps")
        }
      throw .reading(reader.fault(at: reader.lines[number], found, expected))
    }
  }
}

/// Reads the lines of a log.
private struct DutyLogReader {
  let file: String
  /// Where days begin.
  private(set) var zone: TimeZoneRules?
  /// The line of each period, from 1.
  private(set) var lines: [Int] = []

  init(file: String, zone: TimeZoneRules?) {
    self.file = file
    self.zone = zone
  }

  /// What logs call activities.
  private static let duties: [String: Duty] = [
    "driving": .driving, "drive": .driving, "d": .driving, "work": .work, "other work": .work,
    "on duty": .work, "on": .work, "w": .work, "available": .available,
    "availability": .available, "poa": .available, "a": .available, "rest": .rest,
    "break": .rest, "off duty": .rest, "off": .rest, "r": .rest, "sleeper": .sleeper,
    "sleeper berth": .sleeper, "sb": .sleeper, "ferry": .ferry, "train": .ferry,
  ]
  private static let names = Duty.allCases.map(\.rawValue).joined(separator: ", ")

  func fault(at line: Int, _ found: String, _ expected: String) -> InputError {
    .content(
      InputFault(
        file: file, format: "log", at: InputLocation(line: line), found: found,
        expected: expected))
  }

  mutating func periods(of text: String) throws(InputError) -> [DutyPeriod] {
    var periods: [DutyPeriod] = []
    // What began, of lines without an end.
    var begun: (duty: Duty, start: Instant, line: Int)?
    var hasEnded = false
    var isFirst = true
    for (index, row) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = index + 1
      let fields = DelimitedFields.of(row)
      if fields.allSatisfy(\.isEmpty) || fields[0].hasPrefix("#") { continue }
      defer { isFirst = false }
      if isFirst, fields[0].lowercased() == "start" { continue }
      guard fields.count == 2 || fields.count == 3 else {
        throw fault(
          at: line, "\(fields.count) fields", "start,activity or start,end,activity")
      }
      if hasEnded { throw fault(at: line, "a line behind the end", "no further line") }
      let start = try moment(fields[0], at: line)
      let activity = fields[fields.count - 1].lowercased()
      if let begun {
        periods.append(DutyPeriod(begun.duty, from: begun.start, to: start))
        lines.append(begun.line)
      }
      begun = nil
      if fields.count == 2, activity == "end" {
        hasEnded = true
        continue
      }
      guard let duty = Self.duties[activity] else {
        throw fault(
          at: line, "'\(fields[fields.count - 1])' as an activity",
          Self.names + (fields.count == 2 ? " or end" : ""))
      }
      if fields.count == 3 {
        periods.append(DutyPeriod(duty, from: start, to: try moment(fields[1], at: line)))
        lines.append(line)
      } else {
        begun = (duty, start, line)
      }
    }
    if let begun { throw fault(at: begun.line, "a last line that has no end", "a line TIME,end") }
    if periods.isEmpty { throw .empty(file: file) }
    return periods
  }

  private mutating func moment(_ text: String, at line: Int) throws(InputError) -> Instant {
    let time: Timestamp
    do throws(TimestampError) { time = try Timestamp(text) } catch {
      throw fault(at: line, "'\(text)' as a time", "a time such as 2026-11-23T06:00+01:00")
    }
    switch time {
    case .instant(let instant, let offset):
      if zone == nil { zone = TimeZoneRules(offsetSeconds: offset) }
      return instant
    case .local(let local, let second):
      guard let zone else {
        throw fault(at: line, "'\(text)', a time without an offset", "an offset, or --tz")
      }
      switch zone.instants(of: local) {
      case .once(let instant, _), .twice(let instant, _, _, _):
        return Instant(seconds: instant.seconds + Int64(second))
      case .never:
        throw fault(
          at: line, "'\(text)', which clocks in \(zone.identifier) skip", "a time that they show")
      }
    }
  }
}
