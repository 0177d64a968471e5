internal import Corridor
package import CorridorFormats
internal import CorridorHours

extension HitOutput {
  package func tableColumns() -> [TableColumn<HitRow>] {
    var columns: [TableColumn<HitRow>] = [
      TableColumn("off route", isNumber: true) {
        ReadableLength($0.offRouteMeters).description
      },
      TableColumn("km", isNumber: true) { ReadableLength.kilometers($0.alongMeters) },
    ]
    if timing != nil {
      // The time of arrival says it as well.
      columns.append(
        TableColumn("after", isNumber: true, dropOrder: departure == nil ? nil : 2) { row in
          row.afterSeconds.map { ReadableDuration(wholeMinutes: $0).description } ?? ""
        })
    }
    if answer.detours != nil {
      columns.append(
        TableColumn("detour", isNumber: true) { (row) throws(CommandError) in
          guard let detour = try row.hit.detour else { return "?" }
          let seconds = ReadableDuration(detour.seconds).description
          return answer.detours?.source == .roads ? "about \(seconds)" : seconds
        })
    }
    columns.append(TableColumn("side") { $0.side.word })
    if passes != .nearest {
      columns.append(TableColumn("pass") { "\($0.pass) of \($0.passCount)" })
    }
    if carriageway != nil {
      columns.append(
        TableColumn("carriageway") { (row) throws(CommandError) in
          switch try row.beyondOppositeCarriageway {
          case .yes: "opposite"
          case .no: "own"
          case .unknown, nil: "?"
          }
        })
    }
    if departure != nil {
      columns += [
        TableColumn("arrives") { row throws(CommandError) in
          try row.hit.arrival?.clock ?? ""
        },
        TableColumn("open", minimum: 18, wraps: true) {
          row throws(CommandError) in
          try row.hit.arrival?.opening ?? "?"
        },
      ]
    }
    columns += [
      TableColumn("name", minimum: 12) { label(of: $0).title },
      TableColumn("category", minimum: 8, dropOrder: 3) { label(of: $0).category },
    ]
    if truck != nil {
      columns.append(
        TableColumn("truck", minimum: 12, dropOrder: 4) { (row) throws(CommandError) in
          TruckColumn.words(for: try truckFacts(of: row) ?? [])
        })
    }
    return columns + [TableColumn("id", dropOrder: 1) { $0.id }]
  }

  package func label(of row: HitRow) -> OutputLabel {
    let facts = row.facts
    var summary = passSummary(
      offRouteMeters: row.offRouteMeters, alongMeters: row.alongMeters, row.side)
    if carriageway != nil, (try? row.beyondOppositeCarriageway) == .yes {
      summary += ", beyond the opposite carriageway"
    }
    return OutputLabel(
      title: ShownName.of(name: facts.name, categories: facts.categories, wanted: categories),
      summary: summary,
      category: ShownName.category(of: facts.categories, wanted: categories))
  }
}

/// "km 83.2, 412 m left of the route"
func passSummary(offRouteMeters: Double, alongMeters: Double, _ side: Side) -> String {
  let place =
    side == .on
    ? "on the route" : "\(ReadableLength(offRouteMeters)) \(side.word) of the route"
  return "km \(ReadableLength.kilometers(alongMeters)), \(place)"
}

extension Arrival {
  /// "11-20 08:12"
  fileprivate var clock: String {
    "\(local.day.text.dropFirst(5)) \(local.clock)"
  }

  /// "open until 22:00", "closed until 2026-11-21 06:00", or why it is unknown.
  fileprivate var opening: String {
    func until(_ seconds: Int64?) -> String {
      guard let seconds else { return "" }
      let time = local(of: seconds)
      return " until " + (time.day == local.day ? "" : time.day.text + " ") + time.clock
    }
    switch open {
    case .open: return "open" + until(closesAt)
    case .closed: return "closed" + until(opensAt)
    case .unknown: return "? " + (doubt?.words ?? "")
    }
  }
}

extension OpenDoubt {
  /// The reason for people.
  fileprivate var words: String {
    switch self {
    case .hoursNotGiven: "hours not given"
    case .hoursUnreadable: "hours unreadable"
    case .timeZoneNotKnown: "time zone not known"
    case .holidaysNotKnown: "holidays not known"
    case .hoursNotSure: "hours not sure"
    case .changesNearArrival: "changes near arrival"
    }
  }
}
