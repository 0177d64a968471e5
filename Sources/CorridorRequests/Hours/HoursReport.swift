package import CorridorFormats
package import CorridorHours
internal import CorridorIndex

/// The meaning of opening hours in a time span.
package struct HoursReport {
  package let request: HoursQuestion
  package let hours: OpeningHours
  package let intervals: [OpeningInterval]

  package init(_ request: HoursQuestion, isExact: Bool = false) throws(CommandError) {
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
  package struct Holiday {
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
  package func append(to buffer: inout TextBuffer, requestID: String? = nil) {
    typealias Member = OutputValue.Member
    var members: [Member] = [
      .init("value", .text(hours.text)), .init("normalized", .text(hours.normalized)),
      .init(
        "rules",
        .list(
          hours.rules.map { rule in
            .object([.init("text", .text(rule.text)), .init("meaning", .text(rule.meaning))])
          })),
      .init("from", .text(request.from.plainText)), .init("to", .text(request.to.plainText)),
      .init("region", request.region.map { .text($0.name) } ?? .none),
    ]
    members.append(
      .init(
        "intervals",
        .list(
          intervals.map { interval in
            .object([
              .init("from", .text(interval.start.plainText)),
              .init("to", .text(interval.end.plainText)),
              .init("state", .text("\(interval.state.kind)")),
              .init("comment", interval.state.comment.map { .text($0) } ?? .none),
            ])
          })))
    members.append(
      .init(
        "holidays",
        .list(
          holidays.map { holiday in
            .object([
              .init("from", .text(holiday.first.text)), .init("through", .text(holiday.last.text)),
              .init("kind", .text(holiday.isPublic ? "public" : "school")),
              .init("name", .text(holiday.name)),
            ])
          })))
    members.append(.init("warnings", .texts(warnings)))
    buffer.append("{")
    buffer.append(requestID: requestID)
    for (number, member) in members.enumerated() {
      if number > 0 { buffer.append(",") }
      buffer.append(jsonMember: member.name, member.value)
    }
    buffer.append("}\n")
  }
}

extension OpeningHours {
  /// The rules in the notation of the specification.
  var normalized: String {
    var text = ""
    for rule in rules {
      if !text.isEmpty {
        switch rule.joint {
        case .replacing: text += "; "
        case .additional: text += ", "
        case .fallback: text += " || "
        }
      }
      text += rule.text
    }
    return text
  }
}
