package import CorridorFormats
internal import CorridorHours
package import CorridorRules

/// Which rules a log breaks, and when.
package struct RuleReport: Sendable {
  package let rules: String
  package let breaches: [Breach]
  /// The offset in which times are written, of each breach.
  private let offsets: [Int]

  package init(_ log: DutyLog, _ rules: DrivingRules) {
    self.rules = rules.name
    breaches = rules.breaches(in: log)
    offsets = breaches.map { log.zone.offsetSeconds(at: $0.at) }
  }

  /// A breach and when it is, as clocks show it.
  private struct Row {
    var breach: Breach
    var at: String
  }

  private var rows: [Row] {
    zip(breaches, offsets).map { Row(breach: $0, at: $0.at.text(offsetSeconds: $1)) }
  }

  /// Adds the report as a JSON object.
  package func append(to buffer: inout TextBuffer) throws(CommandError) {
    buffer.append("{")
    buffer.append(jsonMember: "rules", .text(rules))
    buffer.append(",\"breaches\":[")
    for (index, row) in rows.enumerated() {
      buffer.append(index == 0 ? "\n" : ",\n")
      buffer.append(json: .object(try Self.members.values(of: row)))
    }
    buffer.append("\n]}\n")
  }

  private static let members: [Member<Row>] = [
    Member("at", .text) { $0.at }, Member("kind", .text) { $0.breach.kind.rawValue },
    Member("article", .text) { $0.breach.article },
    Member(optional: "foundSeconds", .count) { $0.breach.isCount ? nil : $0.breach.found },
    Member(optional: "limitSeconds", .count) { $0.breach.isCount ? nil : $0.breach.limit },
    Member(optional: "foundCount", .count) { $0.breach.isCount ? $0.breach.found : nil },
    Member(optional: "limitCount", .count) { $0.breach.isCount ? $0.breach.limit : nil },
  ]

  /// The report for a terminal.
  package var table: TextTable {
    var table = TextTable([
      .init("at"), .init("what", minimum: 20), .init("found", isNumber: true),
      .init("limit", isNumber: true), .init("article", dropOrder: 1),
    ])
    for row in rows {
      let breach = row.breach
      func text(_ amount: Int) -> String { breach.isCount ? "\(amount)" : Self.clock(amount) }
      table.append([
        row.at, breach.kind.words, text(breach.found), text(breach.limit), breach.article,
      ])
    }
    return table
  }

  /// Hours and minutes.
  private static func clock(_ seconds: Int) -> String {
    let minutes = seconds / 60
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }
}

extension Breach.Kind {
  /// What is found, in words.
  var words: String {
    switch self {
    case .drivingBreak: "driving without a break"
    case .workBreak: "work without a break"
    case .breaksOfDay: "breaks of a day"
    case .dailyDriving: "driving on a day"
    case .extendedDays: "days of longer driving in a week"
    case .weeklyDriving: "driving in weeks"
    case .dailyRest: "daily rest"
    case .reducedRests: "reduced rests between weekly rests"
    case .weeklyRest: "time between weekly rests"
    case .reducedWeeklyRests: "a second reduced weekly rest"
    case .compensation: "a reduced weekly rest that is not made up for"
    case .weeklyWork: "work in a week"
    case .nightWork: "work on a day with work at night"
    case .shiftWindow: "time on duty until driving ended"
    case .shiftDriving: "driving in a shift"
    case .cycle: "time on duty in days"
    }
  }
}
