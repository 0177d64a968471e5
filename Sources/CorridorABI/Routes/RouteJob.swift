internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// What is asked along each of many routes, and how the answers become rows.
struct RouteJob: Sendable {
  typealias FindQuestions = RouteQuestions<FindQuestion, CallFailure>

  enum Question: Sendable {
    case hits(FindQuestions)
    case gaps(RouteQuestions<GapsQuestion, CallFailure>)
  }

  let tables: HitTables
  let question: Question
  /// Whether rows have the number of their route.
  var hasRoute = true
  /// Whether there is a row for each route, with its hits or gaps as a list.
  var isNested = false
  /// Whether a bad route is a row with its status; otherwise, it ends the stream.
  var reports = false
  /// The decimals of encoded polylines.
  var precision: Int?

  /// - Parameter columns: Bits such as `CORRIDOR_COLUMNS_USUAL`; 0 for these.
  init(
    _ question: Question, in index: PlaceIndex, columns: UInt32, until stop: CancellationToken?
  ) throws(CallFailure) {
    self.question = question
    if case .hits = question {
      // The number of the route is not a column of hits here: bad routes have one, too.
      let route = HitColumns.Choice.route.rawValue
      hasRoute = columns == 0 || columns & route != 0
      tables = try HitTables(
        index, columns: columns & ~route, columns == 0 ? .usual : [], until: stop)
    } else {
      tables = try HitTables(index, columns: 0, [], until: stop)
    }
    try checkPlaces()
  }

  /// Rejects conditions on places with which every route would fail, such as an unknown category.
  private func checkPlaces() throws(CallFailure) {
    let places =
      switch question {
      case .hits(let questions): questions.places
      case .gaps(let questions): questions.places
      }
    let query = CorridorQuery(
      corridor: RouteCorridor(try .nowhere(), within: .meters(0)), places: places,
      page: AnswerPage(limit: 1))
    do throws(SearchError) { _ = try tables.index.find(query) } catch { throw CallFailure(error) }
  }

  /// Asks along a route.
  ///
  /// - Returns: Why there is no answer, if that is the route's fault.
  /// - Throws: What ends the whole job: damage in the index, a missing library, a raised stop.
  func answer(
    _ route: () throws(CallFailure) -> Route
  ) throws(CallFailure) -> Result<RouteAnswer, CallFailure> {
    let ask: () throws(SearchError) -> RouteAnswer
    do throws(CallFailure) {
      let route = try route()
      switch question {
      case .hits(let make):
        var question = try make(route)
        if tables.choice.contains(.pass) { question.query.passes.countsAhead = true }
        ask = { [question] () throws(SearchError) in
          .hits(try question.answer(in: tables.index, until: tables.token))
        }
      case .gaps(let make):
        let question = try make(route)
        ask = { () throws(SearchError) in
          .gaps(try question.report(in: tables.index, until: tables.token))
        }
      }
    } catch {
      return .failure(try ofRoute(error))
    }
    do throws(SearchError) { return .success(try ask()) } catch {
      if case .index = error { throw CallFailure(error) }
      return .failure(try ofRoute(CallFailure(error)))
    }
  }

  private func ofRoute(_ failure: CallFailure) throws(CallFailure) -> CallFailure {
    guard RouteFacts.statuses.contains(where: { $0.status == failure.status }) else {
      throw failure
    }
    return failure
  }
}

extension RequestAlongRoute where Question: Sendable {
  /// As ``questions(_:asking:in:)``, with failures of calls.
  static func asked(
    _ request: String, asking engine: EngineAccess?, in index: PlaceIndex
  ) throws(CallFailure) -> RouteQuestions<Question, CallFailure> {
    let questions: Questions
    do throws(CommandError) {
      questions = try Self.questions(request, asking: engine, in: index)
    } catch {
      throw CallFailure(error)
    }
    return RouteQuestions(of: questions.places) { route throws(CallFailure) in
      do throws(CommandError) { return try questions(route) } catch { throw CallFailure(error) }
    }
  }
}

/// The answer for one route.
enum RouteAnswer {
  case hits(Answer)
  case gaps(GapReport)

  /// The number of its rows.
  var count: Int {
    switch self {
    case .hits(let answer): answer.hits.count
    case .gaps(let report): report.gaps.count
    }
  }

  /// The number of its rows and of those beyond the limit.
  var found: Int {
    switch self {
    case .hits(let answer): answer.found
    case .gaps(let report): report.found
    }
  }

  var routeLengthMeters: Double {
    switch self {
    case .hits(let answer): answer.routeLengthMeters
    case .gaps(let report): report.answer.routeLengthMeters
    }
  }
}

/// What is said of routes beside hits or gaps: of each of them, or in each row.
struct RouteFacts {
  /// The statuses of routes, with the words of `corridor batch`.
  static let statuses: [(status: corridor_status, word: String)] = [
    (CORRIDOR_OK, "ok"), (CORRIDOR_USAGE, "usage"), (CORRIDOR_BAD_DATA, "badData"),
  ]

  private let route = ColumnValues<UInt32>()
  private let status = ColumnValues<Int8>()
  private let message = TextColumn()
  private let found = OptionalColumn<UInt32>()
  private let length = OptionalColumn<Double>()
  private let ends = ColumnValues<Int32>()
  /// Which rows have an answer.
  private(set) var answered = RowBits()

  init() { ends.append(0) }

  var count: Int { route.count }

  /// Adds rows of an answer.
  mutating func append(rows: Int, of number: Int) {
    route.append(UInt32(truncatingIfNeeded: number), times: rows)
    status.append(0, times: rows)
    message.append(none: rows)
    answered.append(values: rows)
  }

  /// Adds a row for a route without an answer.
  mutating func append(_ failure: CallFailure, of number: Int) {
    let index = Self.statuses.firstIndex { $0.status == failure.status } ?? 0
    route.append(UInt32(truncatingIfNeeded: number))
    status.append(Int8(truncatingIfNeeded: index))
    message.append(failure.text)
    answered.append(false)
  }

  /// Adds what is said of a route as a whole, whose list ends at a place.
  func append(_ answer: RouteAnswer?, end: Int) {
    found.append(answer.map { UInt32(clamping: $0.found) }, else: 0)
    length.append(answer?.routeLengthMeters, else: 0)
    ends.append(Int32(truncatingIfNeeded: end))
  }

  /// The columns that precede those of hits or gaps.
  func columns(for job: RouteJob) -> [ArrowColumn] {
    var columns: [ArrowColumn] = []
    if job.hasRoute { columns.append(ArrowColumn("route", "I", route)) }
    if job.reports {
      columns += [
        ArrowColumn("status", "c", status).choosing(among: job.tables.words.statuses),
        ArrowColumn("message", message, isNullable: true),
      ]
    }
    return columns
  }

  /// The columns of whole routes, with a list of the rows of each.
  func lists(_ name: String, of rows: ArrowColumn) -> [ArrowColumn] {
    [
      ArrowColumn("found", "I", found), ArrowColumn("length_meters", "g", length),
      ArrowColumn(name, "+l", ends, of: rows).only(answered),
    ]
  }
}
