internal import CCorridor
internal import Corridor

/// A column in the memory layout of Apache Arrow, with what keeps that memory.
///
/// Source of formats and layouts: "The Arrow C data interface" and "Arrow Columnar Format".
@safe
struct ArrowColumn: @unchecked Sendable {
  // SAFETY: the buffers lie in memory that `owners` keep and nothing changes.
  let name: String
  /// The type, as the C data interface writes it: `u` for UTF-8 texts, `g` for doubles.
  let format: String
  var isNullable = false
  var length = 0
  var nullCount = 0
  var buffers: [UnsafeRawPointer?] = unsafe []
  var children: [ArrowColumn] = []
  /// The values to which the numbers of this column refer.
  var dictionary: [ArrowColumn] = []
  var owners: [AnyObject] = []

  init(_ name: String, _ format: String) {
    self.name = name
    self.format = format
  }

  /// Numbers without gaps.
  init<Element>(_ name: String, _ format: String, _ values: ColumnValues<Element>) {
    self.init(name, format)
    length = values.count
    unsafe buffers = unsafe [nil, values.start]
    owners = [values]
  }

  /// Numbers of which some are missing.
  init<Element>(_ name: String, _ format: String, _ column: OptionalColumn<Element>) {
    self.init(name, format, column.values)
    setNulls(column.nullCount, column.validity)
  }

  /// Texts.
  init(_ name: String, _ texts: TextColumn, isNullable: Bool = false) {
    self.init(name, "u")
    length = texts.count
    unsafe buffers = unsafe [nil, texts.offsets.start, texts.bytes.baseAddress]
    owners = [texts]
    if isNullable { setNulls(texts.nullCount, texts.validity) }
  }

  /// Lists of the values of other columns.
  init(
    _ name: String, _ format: String, _ offsets: ColumnValues<Int32>, of child: ArrowColumn
  ) {
    self.init(name, format)
    length = max(offsets.count - 1, 0)
    unsafe buffers = unsafe [nil, offsets.start]
    owners = [offsets]
    children = [child]
  }

  /// A row of each of the columns.
  init(_ name: String, rows: Int, of children: [ArrowColumn]) {
    self.init(name, "+s")
    length = rows
    unsafe buffers = unsafe [nil]
    self.children = children
  }

  /// The same column, whose values are numbers of words.
  func choosing(among words: TextColumn) -> ArrowColumn {
    var column = self
    column.dictionary = [ArrowColumn("", words)]
    return column
  }

  /// The same column, in which only some rows have a value.
  func only(_ rows: RowBits) -> ArrowColumn {
    var column = self
    // What knows of its own gaps has one in each row without a value.
    if !isNullable { column.setNulls(rows.nullCount, rows.bytes) }
    return column
  }

  private mutating func setNulls(_ count: Int, _ validity: ColumnValues<UInt8>) {
    isNullable = true
    nullCount = count
    guard count > 0 else { return }
    unsafe buffers[0] = unsafe validity.start
    owners.append(validity)
  }
}

extension ArrowColumn {
  /// Hits as the columns of a table.
  static func columns(of hits: HitColumns, _ words: ArrowWords) -> [ArrowColumn] {
    let choice = hits.choice
    var columns: [ArrowColumn] = []
    func add(_ wanted: HitColumns.Choice, _ made: @autoclosure () -> [ArrowColumn]) {
      if choice.contains(wanted) { columns += made() }
    }
    add(.row, [ArrowColumn("row", "I", hits.row)])
    add(.id, [ArrowColumn("id", hits.id)])
    add(.name, [ArrowColumn("name", hits.name, isNullable: true)])
    add(.position, [ArrowColumn("lon", "g", hits.lon), ArrowColumn("lat", "g", hits.lat)])
    add(
      .distance,
      [
        ArrowColumn("off_route_meters", "g", hits.offRouteMeters),
        ArrowColumn("along_meters", "g", hits.alongMeters),
      ])
    add(.side, [ArrowColumn("side", "c", hits.side).choosing(among: words.sides)])
    add(
      .pass,
      [
        ArrowColumn("pass", "I", hits.pass),
        ArrowColumn("pass_count", "I", hits.passCount),
      ])
    add(
      .snapped,
      [
        ArrowColumn("snapped_lon", "g", hits.snappedLon),
        ArrowColumn("snapped_lat", "g", hits.snappedLat),
      ])
    add(
      .categories,
      [
        ArrowColumn(
          "categories", "+l", hits.categories.offsets,
          of: ArrowColumn("item", "i", hits.categories.numbers)
            .choosing(among: hits.categories.names))
      ])
    add(.time, [ArrowColumn("after_seconds", "g", hits.afterSeconds)])
    add(
      .arrival,
      [
        ArrowColumn("arrives_at", "tss:UTC", hits.arrival.arrivesAt),
        ArrowColumn("opens_at", "tss:UTC", hits.arrival.opensAt),
        ArrowColumn("closes_at", "tss:UTC", hits.arrival.closesAt),
        ArrowColumn("open_on_arrival", "c", hits.arrival.open)
          .choosing(among: words.openings),
        ArrowColumn("unknown_because", "c", hits.arrival.doubt)
          .choosing(among: words.doubts),
      ])
    add(
      .tags,
      [
        ArrowColumn(
          "tags", "+m", hits.tags.offsets,
          of: ArrowColumn(
            "entries", rows: hits.tags.keys.count,
            of: [ArrowColumn("key", hits.tags.keys), ArrowColumn("value", hits.tags.values)]))
      ])
    add(
      .detour,
      [
        ArrowColumn("detour_seconds", "g", hits.detour.seconds),
        ArrowColumn("detour_meters", "g", hits.detour.meters),
        ArrowColumn("leave_along_meters", "g", hits.detour.leaveAlongMeters),
        ArrowColumn("rejoin_along_meters", "g", hits.detour.rejoinAlongMeters),
        ArrowColumn("detour_unknown_because", "c", hits.detour.unknownBecause)
          .choosing(among: words.unknowns),
      ])
    return columns
  }

  /// Gaps as the columns of a table.
  static func columns(of gaps: GapColumns) -> [ArrowColumn] {
    [
      ArrowColumn("number", "I", gaps.number),
      ArrowColumn("from_meters", "g", gaps.fromMeters),
      ArrowColumn("to_meters", "g", gaps.toMeters),
      ArrowColumn("length_meters", "g", gaps.lengthMeters),
      ArrowColumn("ferry_meters", "g", gaps.ferryMeters),
      ArrowColumn("excess_meters", "g", gaps.excessMeters),
      ArrowColumn("before_id", gaps.before.id, isNullable: true),
      ArrowColumn("before_name", gaps.before.name, isNullable: true),
      ArrowColumn("before_off_route_meters", "g", gaps.before.offRouteMeters),
      ArrowColumn("after_id", gaps.after.id, isNullable: true),
      ArrowColumn("after_name", gaps.after.name, isNullable: true),
      ArrowColumn("after_off_route_meters", "g", gaps.after.offRouteMeters),
    ]
  }
}

/// The words to which columns refer by number.
struct ArrowWords: Sendable {
  let sides = TextColumn(HitColumns.sides)
  let openings = TextColumn(OpenOnArrival.allCases.map(\.rawValue))
  let doubts = TextColumn(OpenDoubt.allCases.map(\.rawValue))
  let unknowns = TextColumn(DetourUnknown.allCases.map(\.rawValue))
  let statuses = TextColumn(RouteFacts.statuses.map(\.word))
}
