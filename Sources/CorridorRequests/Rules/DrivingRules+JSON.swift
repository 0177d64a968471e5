package import CorridorFormats
internal import CorridorIndex
package import CorridorRules

/// Rules as JSON: what a set of rules does not have is not limited. Times are texts such as `4h30min`.
extension DrivingRules {
  /// The members of the object of a set of rules, in both directions.
  package static let members: [Member<DrivingRules>] = [
    Member(\.name, "name", .text),
    Member(
      optional: \.drivingBreak, "drivingBreak", .part(RuleMembers.drivingBreak) { $0.drivingBreak }),
    Member(optional: \.workBreak, "workBreak", .part(RuleMembers.workBreak) { $0.workBreak }),
    Member(
      optional: \.dailyDriving, "dailyDriving", .part(RuleMembers.dailyDriving) { $0.dailyDriving }),
    Member(optional: \.dailyRest, "dailyRest", .part(RuleMembers.dailyRest) { $0.dailyRest }),
    Member(
      optional: \.interruptedRest, "interruptedRest",
      .part(RuleMembers.interruptedRest) { $0.interruptedRest }),
    Member(
      \.weeklyDriving, "weeklyDriving", .list(.part(RuleMembers.weekly) { $0.weeklyDriving.first })),
    Member(\.weeklyWork, "weeklyWork", .list(.part(RuleMembers.weekly) { $0.weeklyDriving.first })),
    Member(optional: \.weeklyRest, "weeklyRest", .part(RuleMembers.weeklyRest) { $0.weeklyRest }),
    Member(optional: \.nightWork, "nightWork", .part(RuleMembers.nightWork) { $0.nightWork }),
    Member(optional: \.shift, "shift", .part(RuleMembers.shift) { $0.shift }),
    Member(optional: \.cycle, "cycle", .part(RuleMembers.cycle) { $0.cycle }),
  ]

  /// Adds the rules as a JSON object.
  package func append(to buffer: inout TextBuffer) throws(CommandError) {
    buffer.append("{")
    for (number, member) in try Self.members.values(of: self).enumerated() {
      buffer.append(number == 0 ? "\n  " : ",\n  ")
      buffer.append(jsonMember: member.name, member.value)
    }
    buffer.append("\n}\n")
  }

  /// Rules from a JSON object.
  ///
  /// - Throws: What is wrong with it: a member that is missing, unknown or of another type, or a limit that
  ///   contradicts another.
  package init(_ json: JSONValue) throws(AnswerFault) {
    self.init(name: "")
    guard json.kind == .object else { throw AnswerFault(reason: "it is not an object of rules") }
    try Self.refuseUnknown(json, Self.members.map { ($0.name, $0.schema) })
    try Self.members.read(json, into: &self)
    if let contradiction { throw AnswerFault(reason: contradiction) }
  }

  /// Refuses members that no object of a schema has.
  private static func refuseUnknown(
    _ json: JSONValue, _ known: [(name: String, schema: OutputValue)]
  ) throws(AnswerFault) {
    for (key, value) in json.members {
      let name = key.string
      guard let schema = known.first(where: { $0.name == name })?.schema else {
        let near = closestMatch(to: name, in: known.map(\.name))
        throw AnswerFault(
          reason: "it has no '\(name)'" + (near.map { "; did you mean \($0)?" } ?? ""))
      }
      for element in value.kind == .array ? Array(value.elements) : [value] {
        guard element.kind == .object else { continue }
        let inner: OutputValue? = schema["items"] ?? schema
        guard case .object(let members)? = inner?["properties"] else { continue }
        try refuseUnknown(element, members.map { ($0.name, $0.value) })
      }
    }
  }
}

/// What the objects of rules have.
private enum RuleMembers {
  static let drivingBreak: [Member<DrivingBreak>] = [
    Member(\.article, "article", .text), Member(\.mostDriving, "mostDriving", .duration),
    Member(\.least, "least", .duration), Member(\.parts, "parts", .list(.duration)),
    Member(\.isAnyPause, "anyPause", .flag),
  ]
  static let total: [Member<WorkBreak.Total>] = [
    Member(\.over, "over", .duration), Member(\.breaks, "breaks", .duration),
  ]
  static let workBreak: [Member<WorkBreak>] = [
    Member(\.article, "article", .text), Member(\.mostWork, "mostWork", .duration),
    Member(\.leastPart, "leastPart", .duration),
    Member(\.totals, "totals", .list(.part(total) { $0.workBreak?.totals.first })),
  ]
  static let dailyDriving: [Member<DailyDriving>] = [
    Member(\.article, "article", .text), Member(\.most, "most", .duration),
    Member(\.extended, "extended", .duration),
    Member(\.extensionsInWeek, "extensionsInWeek", .count), Member(\.dayEnd, "dayEnd", .duration),
  ]
  static let dailyRest: [Member<DailyRest>] = [
    Member(\.article, "article", .text), Member(\.within, "within", .duration),
    Member(\.regular, "regular", .duration), Member(\.reduced, "reduced", .duration),
    Member(\.mostReduced, "mostReduced", .count), Member(\.firstPart, "firstPart", .duration),
    Member(\.withinForTwo, "withinForTwo", .duration),
  ]
  static let interruptedRest: [Member<InterruptedRest>] = [
    Member(\.article, "article", .text), Member(\.mostTimes, "mostTimes", .count),
    Member(\.most, "most", .duration), Member(\.voyageOfWeekly, "voyageOfWeekly", .duration),
  ]
  static let weekly: [Member<WeeklyLimit>] = [
    Member(\.article, "article", .text), Member(\.weeks, "weeks", .count),
    Member(\.most, "most", .duration),
  ]
  static let weeklyRest: [Member<WeeklyRest>] = [
    Member(\.article, "article", .text), Member(\.regular, "regular", .duration),
    Member(\.reduced, "reduced", .duration), Member(\.within, "within", .duration),
    Member(\.compensatedInWeeks, "compensatedInWeeks", .count),
    Member(\.compensatedWith, "compensatedWith", .duration),
  ]
  static let nightWork: [Member<NightWork>] = [
    Member(\.article, "article", .text), Member(\.most, "most", .duration),
    Member(\.nightMinutes, "night", .night),
  ]
  static let shift: [Member<Shift>] = [
    Member(\.article, "article", .text), Member(\.rest, "rest", .duration),
    Member(\.window, "window", .duration), Member(\.drivingArticle, "drivingArticle", .text),
    Member(\.mostDriving, "mostDriving", .duration),
    Member(\.sleeperPart, "sleeperPart", .duration), Member(\.otherPart, "otherPart", .duration),
  ]
  static let cycle: [Member<Cycle>] = [
    Member(\.article, "article", .text), Member(\.days, "days", .count),
    Member(\.most, "most", .duration), Member(\.restart, "restart", .duration),
  ]
}

extension AnswerType {
  /// An object of rules; all of what a reader begins with it replaces.
  fileprivate static func part(
    _ members: [Member<Value>], _ filled: (DrivingRules) -> Value?
  ) -> Self {
    .object(members, empty: filled(.complete))
  }
}

extension AnswerType where Value == Int {
  /// Seconds, written as a text such as `4h30min`.
  fileprivate static var duration: Self {
    AnswerType(.text(such: "4h30min"), "a time such as 4h30min") { json in
      guard let seconds = json.string.flatMap({ Quantity.seconds($0) }), seconds <= 1e7 else {
        return nil
      }
      return Int(exactly: seconds)
    } write: { seconds in
      let (minutes, rest) = (seconds / 60, seconds % 60)
      let parts = [(minutes / 60, "h"), (minutes % 60, "min"), (rest, "s")].filter { $0.0 > 0 }
      return .text(parts.isEmpty ? "0h" : parts.map { "\($0.0)\($0.1)" }.joined())
    }
  }
}

extension AnswerType where Value == Range<Int> {
  /// Minutes from midnight, written as a text such as `00:00-04:00`.
  fileprivate static var night: Self {
    AnswerType(.text(such: "00:00-04:00"), "a span of hours such as 00:00-04:00") { json in
      let ends = (json.string ?? "").split(separator: "-").compactMap { end -> Int? in
        let parts = end.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, (0...24).contains(parts[0]), (0..<60).contains(parts[1]) else {
          return nil
        }
        return parts[0] * 60 + parts[1]
      }
      guard ends.count == 2, ends[0] < ends[1], ends[1] <= 1440 else { return nil }
      return ends[0]..<ends[1]
    } write: { minutes in
      func clock(_ minute: Int) -> String {
        let (hour, rest) = (minute / 60, minute % 60)
        return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
      }
      return .text("\(clock(minutes.lowerBound))-\(clock(minutes.upperBound))")
    }
  }
}
