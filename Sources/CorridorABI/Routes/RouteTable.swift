internal import CCorridor
internal import Corridor

/// A table that is being made of the answers for routes.
struct RouteTable {
  private let job: RouteJob
  private var rows: Rows
  private var facts = RouteFacts()

  private enum Rows {
    case hits(HitColumnMaker)
    case gaps(GapColumns)
  }

  init(_ job: RouteJob) throws(CallFailure) {
    self.job = job
    switch job.question {
    case .hits: rows = .hits(try job.tables.maker())
    case .gaps: rows = .gaps(GapColumns())
    }
  }

  private var rowCount: Int {
    switch rows {
    case .hits(let maker): maker.columns.count
    case .gaps(let gaps): gaps.count
    }
  }

  var isEmpty: Bool { facts.count == 0 }

  /// How many rows, or routes and rows of them, there is room for; none if there is no room.
  var room: Int { max(rowsPerBatch - max(rowCount, facts.count), 0) }

  /// Adds rows of an answer from one on, as many as there is room for.
  ///
  /// - Returns: How many were added.
  mutating func append(
    _ answer: RouteAnswer, from first: Int, of route: Int
  ) throws(CallFailure) -> Int {
    let added = try appendRows(answer, first..<min(first + room, answer.count), of: route)
    facts.append(rows: added, of: route)
    return added
  }

  /// Adds a row for a route, with its answer as a list.
  mutating func append(list answer: RouteAnswer, of route: Int) throws(CallFailure) {
    let added = try appendRows(answer, 0..<answer.count, of: route)
    guard added == answer.count, rowCount <= Int(Int32.max) else {
      let failure = CallFailure(
        status: CORRIDOR_USAGE,
        text: "there is too much along this route for one list; give a limit, or ask for rows")
      guard job.reports else { throw failure }
      return appendNone(failure, of: route)
    }
    facts.append(rows: 1, of: route)
    facts.append(answer, end: rowCount)
  }

  /// Adds a row for a route without an answer.
  mutating func appendNone(_ failure: CallFailure, of route: Int) {
    facts.append(failure, of: route)
    guard !job.isNested else { return facts.append(nil, end: rowCount) }
    switch rows {
    case .hits(var maker):
      maker.appendNone(route: route)
      rows = .hits(maker)
    case .gaps(let gaps): gaps.appendNone(route: route)
    }
  }

  private mutating func appendRows(
    _ answer: RouteAnswer, _ range: Range<Int>, of route: Int
  ) throws(CallFailure) -> Int {
    do throws(SearchError) {
      switch (rows, answer) {
      case (.hits(var maker), .hits(let answer)):
        defer { rows = .hits(maker) }
        return try maker.append(answer.hits, range, route: route, until: job.tables.token)
      case (.gaps(let gaps), .gaps(let report)):
        try gaps.append(report.gaps, range, route: route)
        return range.count
      default: return 0
      }
    } catch {
      throw CallFailure(error)
    }
  }

  /// All of the table.
  var columns: ArrowColumn {
    let name: String
    var children: [ArrowColumn]
    switch rows {
    case .hits(let maker):
      name = "hits"
      children = ArrowColumn.columns(of: maker.columns, job.tables.words)
    case .gaps(let gaps):
      name = "gaps"
      children = ArrowColumn.columns(of: gaps)
    }
    let facts = facts
    if job.isNested {
      children = facts.lists(name, of: ArrowColumn("item", rows: rowCount, of: children))
    } else if job.reports {
      children = children.map { $0.only(facts.answered) }
    }
    return ArrowColumn("", rows: facts.count, of: facts.columns(for: job) + children)
  }
}

/// Answers routes, one after the other, as tables.
struct RouteAnswers {
  private let job: RouteJob
  private let routes: Routes
  private var left: Range<Int>
  /// The answer for the route before it, and how many of its rows are read.
  private var last: (answer: RouteAnswer, read: Int)?

  /// Where the routes are.
  enum Routes {
    case made([Route])
    case array(RouteArray)
  }

  /// Answers some rows, all of them by default.
  init(_ routes: Routes, _ job: RouteJob, rows: Range<Int>? = nil) {
    self.routes = routes
    self.job = job
    switch routes {
    case .made(let routes): left = rows ?? 0..<routes.count
    case .array(let array): left = rows ?? 0..<array.count
    }
  }

  /// The next table; nil after the last one.
  mutating func next() throws(CallFailure) -> ArrowColumn? {
    var table = try RouteTable(job)
    while table.room > 0 {
      guard let (answer, read) = last else {
        guard let row = left.popFirst() else { break }
        switch try job.answer({ () throws(CallFailure) in try route(row) }) {
        case .success(let answer) where job.isNested:
          try table.append(list: answer, of: number(row))
        case .success(let answer): last = answer.count > 0 ? (answer, 0) : nil
        case .failure(let failure) where job.reports: table.appendNone(failure, of: number(row))
        case .failure(let failure):
          throw CallFailure(status: failure.status, text: "route \(number(row)): \(failure.text)")
        }
        continue
      }
      let expected = min(table.room, answer.count - read)
      let added = try table.append(answer, from: read, of: number(left.lowerBound - 1))
      last = read + added < answer.count ? (answer, read + added) : nil
      // Texts may be as long as a column may be.
      if added < expected { break }
    }
    return table.isEmpty ? nil : table.columns
  }

  private func route(_ row: Int) throws(CallFailure) -> Route {
    switch routes {
    case .made(let routes): return routes[row]
    case .array(let array): return try array.route(row, precision: job.precision)
    }
  }

  /// The number of the route in the row.
  private func number(_ row: Int) -> Int {
    switch routes {
    case .made: row
    case .array(let array): array.first + row
    }
  }
}
