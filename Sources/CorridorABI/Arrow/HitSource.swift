internal import CCorridor
internal import Corridor
internal import CorridorIndex
internal import CorridorThreads

/// A batch has at most so many rows.
let rowsPerBatch = 1 << 16

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
    get throws(CallFailure) { table(of: try tables.maker().columns) }
  }

  mutating func next() throws(CallFailure) -> ArrowColumn? {
    guard read < hits.count else { return nil }
    var maker = try tables.maker()
    let end = min(read + rowsPerBatch, hits.count)
    do throws(SearchError) {
      read += try maker.append(hits, read..<end, until: tables.token)
    } catch {
      throw CallFailure(error)
    }
    return table(of: maker.columns)
  }

  private func table(of hits: HitColumns) -> ArrowColumn {
    let route = hits.choice.contains(.route) ? [ArrowColumn("route", "I", hits.route)] : []
    return ArrowColumn(
      "", rows: hits.count, of: route + ArrowColumn.columns(of: hits, tables.words))
  }
}

/// Makes tables of hits.
struct HitTables: Sendable {
  let index: PlaceIndex
  let choice: HitColumns.Choice
  let token: CancellationToken?
  let words = ArrowWords()
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

  /// Columns without hits.
  func maker() throws(CallFailure) -> HitColumnMaker {
    do throws(SearchError) {
      return try HitColumnMaker(choice, in: index, categories: categories)
    } catch {
      throw CallFailure(error)
    }
  }
}
