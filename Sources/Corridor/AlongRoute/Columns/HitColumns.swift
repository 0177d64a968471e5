package import CorridorGeometry
public import CorridorIndex

/// Hits as columns, each with a value for every hit.
///
/// A column that was not chosen is empty. Values are those of ``Hit``.
public struct HitColumns: Sendable {
  /// Which columns there are; what is not chosen is not worked out.
  public struct Choice: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// ``HitColumns/route``.
    public static let route = Choice(rawValue: 1 << 0)
    /// ``HitColumns/row``.
    public static let row = Choice(rawValue: 1 << 1)
    /// ``HitColumns/id``.
    public static let id = Choice(rawValue: 1 << 2)
    /// ``HitColumns/name``.
    public static let name = Choice(rawValue: 1 << 3)
    /// ``HitColumns/lon`` and ``HitColumns/lat``.
    public static let position = Choice(rawValue: 1 << 4)
    /// ``HitColumns/offRouteMeters`` and ``HitColumns/alongMeters``.
    public static let distance = Choice(rawValue: 1 << 5)
    /// ``HitColumns/side``.
    public static let side = Choice(rawValue: 1 << 6)
    /// ``HitColumns/pass`` and ``HitColumns/passCount``.
    public static let pass = Choice(rawValue: 1 << 7)
    /// ``HitColumns/snappedLon`` and ``HitColumns/snappedLat``.
    public static let snapped = Choice(rawValue: 1 << 8)
    /// ``HitColumns/categories``.
    public static let categories = Choice(rawValue: 1 << 9)
    /// ``HitColumns/afterSeconds``.
    public static let time = Choice(rawValue: 1 << 10)
    /// ``HitColumns/arrival``.
    public static let arrival = Choice(rawValue: 1 << 11)
    /// ``HitColumns/tags``.
    public static let tags = Choice(rawValue: 1 << 12)
    /// ``HitColumns/detour``.
    public static let detour = Choice(rawValue: 1 << 13)

    /// What every query has an answer to, without what is seldom used.
    public static let usual: Choice = [
      .id, .name, .position, .distance, .side, .pass, .categories,
    ]
    package static let all = Choice(rawValue: 1 << 14 - 1)
    /// What is read from the records of places.
    static let ofRecords: Choice = [.id, .name, .categories, .tags]
  }

  /// The columns there are.
  public let choice: Choice
  /// The number of hits.
  public internal(set) var count = 0
  /// The number of the route, from 0, in an answer for many routes.
  public let route = ColumnValues<UInt32>()
  /// ``Place/row``.
  public let row = ColumnValues<UInt32>()
  /// ``Place/id``.
  public let id = TextColumn()
  /// ``Place/name``.
  public let name = TextColumn()
  /// The longitude of the place, in degrees.
  public let lon = ColumnValues<Double>()
  /// The latitude of the place, in degrees.
  public let lat = ColumnValues<Double>()
  /// ``Hit/offRouteMeters``.
  public let offRouteMeters = ColumnValues<Double>()
  /// ``Hit/alongMeters``.
  public let alongMeters = ColumnValues<Double>()
  /// ``Hit/side``, as its number among ``sides``.
  public let side = ColumnValues<Int8>()
  /// ``Hit/pass``.
  public let pass = ColumnValues<UInt32>()
  /// ``Hit/passCount``.
  public let passCount = ColumnValues<UInt32>()
  /// The longitude of ``Hit/snapped``, in degrees.
  public let snappedLon = ColumnValues<Double>()
  /// The latitude of ``Hit/snapped``, in degrees.
  public let snappedLat = ColumnValues<Double>()
  /// ``Place/categories``.
  public let categories: CategoryColumn
  /// ``Hit/afterSeconds``.
  public let afterSeconds = OptionalColumn<Double>()
  /// ``Hit/arrival``.
  public let arrival = ArrivalColumns()
  /// ``Place/tags``.
  public let tags = TagColumn()
  /// ``Hit/detour``.
  public let detour = DetourColumns()

  /// The sides in the order of their numbers in ``side``.
  package static let sides = ["on", "left", "right"]

  /// The side with a number in ``side``.
  package static func side(_ number: Int8) -> Side { Side(rawValue: UInt8(number)) ?? .on }

  /// Lists of the numbers of categories.
  public struct CategoryColumn: Sendable {
    /// Where each list begins in ``numbers``, and where the last one ends.
    public let offsets = ColumnValues<Int32>()
    /// Numbers of ``names``.
    public let numbers = ColumnValues<Int32>()
    /// The names of all categories of the index; none if the column was not chosen.
    public let names: TextColumn
  }

  /// The keys and values of tags.
  public struct TagColumn: Sendable {
    /// Where the tags of each place begin in ``keys`` and ``values``, and where the last ones end.
    public let offsets = ColumnValues<Int32>()
    public let keys = TextColumn()
    public let values = TextColumn()
  }

  /// What ``Detour`` has, or why it is unknown; nothing if the query does not ask.
  public struct DetourColumns: Sendable {
    public let seconds = OptionalColumn<Double>()
    public let meters = OptionalColumn<Double>()
    public let leaveAlongMeters = OptionalColumn<Double>()
    public let rejoinAlongMeters = OptionalColumn<Double>()
    /// The number of the case of ``DetourUnknown``.
    public let unknownBecause = OptionalColumn<Int8>()

    func append(_ result: Result<Detour, DetourUnknown>?) {
      var (detour, unknown): (Detour?, DetourUnknown?)
      switch result {
      case .success(let known): detour = known
      case .failure(let reason): unknown = reason
      case nil: break
      }
      seconds.append(detour?.seconds, else: 0)
      meters.append(detour?.meters, else: 0)
      leaveAlongMeters.append(detour?.leaveAlongMeters, else: 0)
      rejoinAlongMeters.append(detour?.rejoinAlongMeters, else: 0)
      unknownBecause.append(unknown?.number, else: 0)
    }
  }

  /// What ``Arrival`` has, as far as it is known.
  public struct ArrivalColumns: Sendable {
    /// In seconds since 1970-01-01 00:00 UTC.
    public let arrivesAt = OptionalColumn<Int64>()
    public let opensAt = OptionalColumn<Int64>()
    public let closesAt = OptionalColumn<Int64>()
    /// The number of the case of ``OpenOnArrival``.
    public let open = OptionalColumn<Int8>()
    /// The number of the case of ``OpenDoubt``.
    public let doubt = OptionalColumn<Int8>()

    func append(_ arrival: Arrival?) {
      arrivesAt.append(arrival?.secondsSince1970, else: 0)
      opensAt.append(arrival?.opensAt, else: 0)
      closesAt.append(arrival?.closesAt, else: 0)
      open.append(arrival?.open.number, else: 0)
      doubt.append(arrival?.doubt?.number, else: 0)
    }
  }
}

extension HitColumns {
  /// Columns without hits.
  ///
  /// - Parameter categories: The names of the index's categories.
  package init(_ choice: Choice, categories: TextColumn) {
    self.choice = choice
    self.categories = CategoryColumn(names: categories)
    self.categories.offsets.append(0)
    tags.offsets.append(0)
  }
}

extension CaseIterable where Self: Equatable {
  /// The number of the case among all.
  fileprivate var number: Int8? {
    var number: Int8 = 0
    for other in Self.allCases {
      if other == self { return number }
      number += 1
    }
    return nil
  }
}

extension Hits {
  /// Some of the hits as columns; see ``HitColumns``.
  ///
  /// - Throws: What ``Hit/fault`` has.
  public func columns(
    _ choice: HitColumns.Choice = .usual, of hits: Range<Int>? = nil
  ) throws(SearchError) -> HitColumns {
    var maker = try HitColumnMaker(choice, in: index)
    try maker.append(self, hits ?? 0..<count)
    return maker.columns
  }
}

extension PlaceIndex {
  /// Finds the same as ``find(_:threads:)``, as columns.
  public func columns(
    _ query: CorridorQuery, _ choice: HitColumns.Choice = .usual, threads: Int = 1
  ) throws(SearchError) -> HitColumns {
    try find(query, threads: threads).hits.columns(choice)
  }
}
