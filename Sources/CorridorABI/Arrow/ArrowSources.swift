internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// A batch has at most so many rows.
private let rowsPerBatch = 1 << 16

/// The hits of an answer as tables.
struct HitSource: ArrowSource {
  private let hits: Hits
  private let tables: HitTables
  private var read = 0

  init(_ hits: Hits, _ tables: HitTables) {
    self.hits = hits
    self.tables = tables
  }

  var schema: ArrowColumn {
    get throws(CallFailure) { try tables.make { (_) throws(SearchError) in } }
  }

  mutating func next() throws(CallFailure) -> ArrowColumn? {
    guard read < hits.count else { return nil }
    return try tables.make { (maker) throws(SearchError) in
      let end = min(read + rowsPerBatch, hits.count)
      read += try maker.append(hits, read..<end, until: tables.token)
    }
  }
}

/// Makes tables of hits.
struct HitTables: Sendable {
  let index: PlaceIndex
  let choice: HitColumns.Choice
  let token: CancellationToken?
  private let words = ArrowWords()
  private let categories: TextColumn

  /// - Parameter columns: Bits such as `CORRIDOR_COLUMNS_USUAL`; 0 for these.
  init(
    _ index: PlaceIndex, columns: UInt32, _ usual: HitColumns.Choice,
    until token: CancellationToken?
  ) throws(CallFailure) {
    let choice = columns == 0 ? usual : HitColumns.Choice(rawValue: columns)
    guard choice.isSubset(of: .all) else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "columns has bits that this version does not know")
    }
    self.index = index
    self.choice = choice
    self.token = token
    do throws(IndexError) {
      categories = choice.contains(.categories) ? try index.categoryColumn : TextColumn([])
    } catch {
      throw CallFailure(error)
    }
  }

  /// Makes a table of the hits that `fill` adds.
  func make(
    _ fill: (inout HitColumnMaker) throws(SearchError) -> Void
  ) throws(CallFailure) -> ArrowColumn {
    do throws(SearchError) {
      var maker = try HitColumnMaker(choice, in: index, categories: categories)
      try fill(&maker)
      return ArrowColumn(maker.columns, words)
    } catch {
      throw CallFailure(error)
    }
  }
}

/// The hits along many routes as tables.
struct RoutesHitSource: ArrowSource {
  /// Makes the query along a route.
  typealias MakeQuery = @Sendable (Route) throws(CallFailure) -> CorridorQuery

  private let routes: [Route]
  private let query: MakeQuery
  private let tables: HitTables
  /// The number of the next route.
  private var route = 0
  /// The answer for the route before it, and how many of its hits are read.
  private var last: (hits: Hits, read: Int)?

  init(_ routes: [Route], _ tables: HitTables, _ query: @escaping MakeQuery) {
    self.routes = routes
    self.tables = tables
    self.query = query
  }

  var schema: ArrowColumn {
    get throws(CallFailure) { try tables.make { (_) throws(SearchError) in } }
  }

  mutating func next() throws(CallFailure) -> ArrowColumn? {
    var failure: CallFailure?
    var count = 0
    let table = try tables.make { (maker) throws(SearchError) in
      while maker.columns.count < rowsPerBatch {
        guard let (hits, read) = last else {
          guard route < routes.count else { break }
          var query: CorridorQuery
          do throws(CallFailure) { query = try self.query(routes[route]) } catch {
            failure = error
            return
          }
          if tables.choice.contains(.pass) { query.passes.countsAhead = true }
          last = (try tables.index.find(query, until: tables.token).hits, 0)
          route += 1
          continue
        }
        let end = min(read + rowsPerBatch - maker.columns.count, hits.count)
        let made = try maker.append(hits, read..<end, route: route - 1, until: tables.token)
        last = read + made < hits.count ? (hits, read + made) : nil
        // Texts may be as long as a column may be.
        if made < end - read { break }
      }
      count = maker.columns.count
    }
    if let failure { throw failure }
    return count > 0 ? table : nil
  }
}

/// The gaps along many routes as tables.
struct RoutesGapSource: ArrowSource {
  /// Makes the query along a route.
  typealias MakeQuery = @Sendable (Route) throws(CallFailure) -> (CorridorQuery, GapOptions)

  let routes: [Route]
  let index: PlaceIndex
  let token: CancellationToken?
  let query: MakeQuery
  /// The number of the next route.
  private var route = 0

  init(
    _ routes: [Route], in index: PlaceIndex, until token: CancellationToken?,
    _ query: @escaping MakeQuery
  ) {
    self.routes = routes
    self.index = index
    self.token = token
    self.query = query
  }

  var schema: ArrowColumn { ArrowColumn(GapColumns()) }

  mutating func next() throws(CallFailure) -> ArrowColumn? {
    let columns = GapColumns()
    while route < routes.count, columns.count < rowsPerBatch {
      let (query, options) = try self.query(routes[route])
      do throws(SearchError) {
        let gaps = try index.gaps(query, options, until: token).gaps
        try columns.append(gaps, 0..<gaps.count, route: route)
      } catch {
        throw CallFailure(error)
      }
      route += 1
    }
    return columns.count > 0 ? ArrowColumn(columns) : nil
  }
}
