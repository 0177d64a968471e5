package import CorridorFormats
package import CorridorHours
internal import CorridorIndex

/// The meaning of opening hours in a time span.
package struct HoursReport {
  package let request: HoursQuery
  package let hours: OpeningHours
  package let intervals: [OpeningInterval]

  package init(_ request: HoursQuery, isExact: Bool = false) throws(CommandError) {
    self.request = request
    do throws(OpeningHoursError) {
      hours = try OpeningHours(parsing: request.value, points: request.points)
    } catch {
      throw .hours(request.value, error, points: request.names.points)
    }
    intervals = hours.intervals(
      from: request.from, to: request.to, in: request.context(isExact: isExact))
  }

  /// A holiday that includes a day of the span.
  package struct Holiday: Sendable {
    package let first: CivilDay
    package let last: CivilDay
    package let isPublic: Bool
    package let name: String
  }

  /// The region's public and school holidays in the span, sorted by their first day.
  package var holidays: [Holiday] {
    guard let calendar = request.region?.calendar else { return [] }
    let first = request.from.day
    // The span excludes `to`, which may be midnight.
    let last = LocalTime(minutes: request.to.minutes - 1).day
    let lists = [(calendar.publicHolidays, true), (calendar.schoolHolidays, false)]
    let found = lists.flatMap { list, isPublic in
      list.filter { $0.first <= last && $0.last >= first }.map {
        Holiday(first: $0.first, last: $0.last, isPublic: isPublic, name: $0.name)
      }
    }
    return found.sorted { ($0.first, $0.isPublic ? 0 : 1) < ($1.first, $1.isPublic ? 0 : 1) }
  }

  /// Adds the report as a JSON object on one line, with the `requestId` of its request.
  package func append(
    to buffer: inout TextBuffer, requestID: String? = nil
  ) throws(CommandError) {
    try buffer.append(json: self, Self.members, requestID: requestID)
    buffer.append("\n")
  }

  /// The schema of the JSON object.
  static let schema = OutputValue.answer(members)

  private static let members: [Member<HoursReport>] = [
    Member("value", .text) { $0.hours.text }, Member("normalized", .text) { $0.hours.normalized },
    Member("tolerant", .flag) { $0.hours.isTolerant },
    Member("rules", .list(.object(ruleMembers))) { $0.hours.rules },
    Member("from", .text) { $0.request.from.plainText },
    Member("to", .text) { $0.request.to.plainText },
    Member("region", .orNull(.text)) { $0.request.region?.name },
    Member("intervals", .list(.object(intervalMembers))) { $0.intervals },
    Member("holidays", .list(.object(holidayMembers))) { $0.holidays },
    Member("warnings", .texts) { $0.warnings },
  ]

  private static let ruleMembers: [Member<OpeningRule>] = [
    Member("text", .text) { $0.text }, Member("meaning", .text) { $0.meaning },
  ]

  private static let intervalMembers: [Member<OpeningInterval>] = [
    Member("from", .text) { $0.start.plainText }, Member("to", .text) { $0.end.plainText },
    Member("state", .oneOf(["open", "unknown"])) { "\($0.state.kind)" },
    Member("comment", .orNull(.text)) { $0.state.comment },
  ]

  private static let holidayMembers: [Member<Holiday>] = [
    Member("from", .text) { $0.first.text }, Member("through", .text) { $0.last.text },
    Member("kind", .oneOf(["public", "school"])) { $0.isPublic ? "public" : "school" },
    Member("name", .text) { $0.name },
  ]
}
