/// Gaps as columns, each with a value for every gap.
///
/// Values are those of ``Gap``.
public struct GapColumns: Sendable {
  /// The number of the route, from 0.
  public let route = ColumnValues<UInt32>()
  /// ``Gap/number``.
  public let number = ColumnValues<UInt32>()
  /// ``Gap/fromMeters``.
  public let fromMeters = ColumnValues<Double>()
  /// ``Gap/toMeters``.
  public let toMeters = ColumnValues<Double>()
  /// ``Gap/lengthMeters``.
  public let lengthMeters = ColumnValues<Double>()
  /// ``Gap/ferryMeters``.
  public let ferryMeters = ColumnValues<Double>()
  /// ``Gap/excessMeters``.
  public let excessMeters = OptionalColumn<Double>()
  /// ``Gap/before``.
  public let before = PassColumns()
  /// ``Gap/after``.
  public let after = PassColumns()

  /// The passes at one end of the gaps; nothing at an end of the route.
  public struct PassColumns: Sendable {
    /// ``Place/id``.
    public let id = TextColumn()
    /// ``Place/name``.
    public let name = TextColumn()
    /// ``Hit/offRouteMeters``.
    public let offRouteMeters = OptionalColumn<Double>()

    func append(_ hit: Hit?) {
      id.append(hit?.place.id)
      name.append(hit?.place.name)
      offRouteMeters.append(hit?.offRouteMeters, else: 0)
    }
  }

  package init() {}

  /// The number of gaps.
  public var count: Int { number.count }

  /// Adds gaps of a route.
  package func append(_ gaps: Gaps, _ range: Range<Int>, route: Int = 0) throws(SearchError) {
    for index in range {
      let gap = gaps[index]
      for hit in [gap.before, gap.after] {
        if let fault = hit?.fault { throw fault }
      }
      self.route.append(UInt32(truncatingIfNeeded: route))
      number.append(UInt32(truncatingIfNeeded: gap.number))
      fromMeters.append(gap.fromMeters)
      toMeters.append(gap.toMeters)
      lengthMeters.append(gap.lengthMeters)
      ferryMeters.append(gap.ferryMeters)
      excessMeters.append(gap.excessMeters, else: 0)
      before.append(gap.before)
      after.append(gap.after)
    }
  }
}

extension GapColumns {
  /// Adds a row that is no gap; its values mean nothing.
  package func appendNone(route: Int) {
    self.route.append(UInt32(truncatingIfNeeded: route))
    number.append(0)
    for column in [fromMeters, toMeters, lengthMeters, ferryMeters] { column.append(0) }
    excessMeters.append(nil, else: 0)
    before.append(nil)
    after.append(nil)
  }
}

extension Gaps {
  /// The gaps as columns; see ``GapColumns``.
  ///
  /// - Throws: What ``Hit/fault`` of a pass has.
  public func columns() throws(SearchError) -> GapColumns {
    let columns = GapColumns()
    try columns.append(self, 0..<count)
    return columns
  }
}
