internal import Corridor
package import CorridorFormats
package import CorridorGeometry
internal import CorridorThreads

/// An answer that is a list of elements and can be written in any format.
package protocol AnswerOutput {
  associatedtype Elements: Sequence
  associatedtype Row: AnswerRow
  /// What determines which columns there are.
  associatedtype Context

  /// The columns that such answers have, in the order in which they are written.
  static var columns: [Column<Context, Row>] { get }
  /// The name of the list of elements in JSON.
  static var listName: String { get }

  var context: Context { get }
  /// The results, in the order in which they are written.
  var elements: Elements { get }
  /// The route that was searched along; nil for a search without a route.
  var followedRoute: Route? { get }
  /// The line below a table.
  var footer: String { get }
  var projection: OutputProjection { get }
  /// Warnings about probable mistakes in the request; an answer in JSON lists them among its facts.
  var warnings: [AnswerWarning] { get }
  /// Whether elements are points, and none has lines or polygons.
  static var arePoints: Bool { get }

  /// Writes the whole answer to a sink, one element at a time; returns the number of elements.
  ///
  /// Each type calls ``writeElements(as:to:_:)``, so that its rows have code of their own: generic code
  /// that another module calls is not specialized.
  @discardableResult
  func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int
  /// Facts about the whole answer.
  func facts() throws(CommandError) -> [OutputValue.Member]
  /// The results in parts of about this many, which may be written on several threads at once; none if
  /// they may not, or are no more than one part.
  func parts(of count: Int) -> [Elements]
  /// Prepares an element to be written.
  ///
  /// - Parameter last: The row of the element before, which is not used any more: it can be given again
  ///   with new contents.
  func row(_ element: Elements.Element, after last: Row?) throws(CommandError) -> Row
  /// The columns of a table for people.
  func tableColumns() -> [TableColumn<Row>]
  /// What GPX and KML show of a row.
  func label(of row: Row) -> OutputLabel
  /// Notes shown beside the output in a format that cannot hold ``facts()``.
  func notes(for format: OutputFormat) -> [String]
}

/// How an answer is written, whatever its format.
package struct OutputOptions {
  package var terminal = TerminalStyle()
  /// See ``OutputHeader/defusesFormulas``.
  package var defusesFormulas = false
  /// The number of threads that may write at once, including the caller's.
  package var threads = 1

  package init() {}
}

/// Writes the values of one column. A function in an array of its own would be wrapped twice.
private struct ColumnPut<Context, Row> {
  let put: Column<Context, Row>.Put
}

/// Writes parts of an answer, one after the other.
private final class PartWriter {
  var records: RecordWriter
  /// The number of elements of the part.
  var count = 0

  init(of whole: borrowing RecordWriter) { records = RecordWriter(partOf: whole) }
}

/// One element of an answer, with what every element has.
package protocol AnswerRow {
  var id: String { get }
  /// Writes ``id``.
  func putIdentifier(_ writer: inout RecordWriter)
  var position: OutputPosition { get }
  /// Lines or polygons; nil for an element that is only a point.
  var shape: OutputShape? { get }
}

extension AnswerRow {
  package var shape: OutputShape? { nil }
  package func putIdentifier(_ writer: inout RecordWriter) { writer.identifier(id) }
}

extension AnswerOutput {
  package static var listName: String { "hits" }
  package static var arePoints: Bool { false }
  package var followedRoute: Route? { nil }
  package var warnings: [AnswerWarning] { [] }
  package func parts(of count: Int) -> [Elements] { [] }
  package func label(of row: Row) -> OutputLabel { OutputLabel() }
  package func notes(for format: OutputFormat) -> [String] { [] }

  /// The facts that every answer ends with: the reference system, and the warnings if there are any.
  private func allFacts() throws(CommandError) -> [OutputValue.Member] {
    try facts() + CommonFacts.members.values(of: CommonFacts(crs: projection.name, warnings))
  }

  private func columns(isFlat: Bool) -> [Column<Context, Row>] {
    let context = context
    return Self.columns.filter { $0.isShown(in: context, isFlat: isFlat) }
  }

  /// ``write(as:to:_:)`` of every type.
  func writeElements(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    let context = context
    let columns = format == .table ? [] : columns(isFlat: format.isFlat)
    let table = format == .table ? tableColumns() : []
    var header = OutputHeader(
      columns: columns.map {
        $0.header(in: context, isFlat: format.isFlat, isTyped: format.hasTypes)
      },
      members: format == .table ? [] : try allFacts(), table: table.map(\.heading), footer: footer)
    if projection.name != nil { header.axes = ("x", "y") }
    header.defusesFormulas = options.defusesFormulas
    header.arePoints = Self.arePoints
    if !format.takesOtherReferenceSystems, let route = followedRoute {
      header.route = route.lines(inMeters: 0...route.lengthMeters).map { line in
        line.map { OutputPosition($0) }
      }
    }
    if let form = format.recordForm(isSingleLine: sink.isSingleLine) {
      var writer = RecordWriter(form, header: header)
      let count = try write(columns, to: &writer, sink, threads: options.threads)
      writer.finish(sink)
      do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
      return count
    }
    var writer = format.writer(header: header, sink: sink, terminal: options.terminal)
    let values = columns.map { $0.values(context) }
    let count = try rows(of: elements) { row throws(CommandError) in
      var feature = try feature(row, values)
      for column in table { feature.cells.append(try column.cell(row)) }
      if format.hasLabels { feature.label = label(of: row) }
      do throws(OutputError) { try writer.write(feature) } catch { throw .output(error) }
    }
    do throws(OutputError) { try writer.end() } catch { throw .output(error) }
    return count
  }

  /// Writes all elements; returns their number.
  private func write(
    _ columns: [Column<Context, Row>], to writer: inout RecordWriter, _ sink: ByteSink,
    threads: Int = 1
  ) throws(CommandError) -> Int {
    let parts = threads > 1 ? parts(of: 2048) : []
    guard parts.count > 1 else { return try write(elements, columns, to: &writer, sink) }
    let idle = Locked<[PartWriter]>([])
    let first = PartWriter(of: writer)
    var count = 0
    try Parallel.forEachInOrder(parts.count, threads: threads) { number in
      let part = idle.withLock { $0.popLast() } ?? PartWriter(of: first.records)
      return Result { () throws(CommandError) in
        part.count = try write(parts[number], columns, to: &part.records)
        return part
      }
    } consume: { (part: Result<PartWriter, CommandError>) throws(CommandError) in
      let part = try part.get()
      count += part.count
      writer.append(&part.records)
      do throws(OutputError) { try writer.flushIfLarge(sink) } catch { throw .output(error) }
      idle.withLock { $0.append(part) }
    }
    return count
  }

  /// Writes some elements, to a sink if there is one; returns their number.
  private func write(
    _ elements: Elements, _ columns: [Column<Context, Row>], to writer: inout RecordWriter,
    _ sink: ByteSink? = nil
  ) throws(CommandError) -> Int {
    let context = context
    let puts = columns.map { ColumnPut<Context, Row>(put: $0.puts(context)) }
    return try rows(of: elements) { row throws(CommandError) in
      writer.begin()
      row.putIdentifier(&writer)
      writer.place(row.position, shape: row.shape)
      for number in puts.indices {
        writer.next()
        try puts[number].put(row, &writer)
      }
      writer.end()
      guard let sink else { return }
      do throws(OutputError) { try writer.flushIfLarge(sink) } catch { throw .output(error) }
    }
  }

  /// Prepares one element after the other; returns their number.
  @inline(__always)
  private func rows(
    of elements: Elements, _ body: (Row) throws(CommandError) -> Void
  ) throws(CommandError) -> Int {
    var count = 0
    var last: Row?
    for element in elements {
      let row = try row(element, after: last)
      try body(row)
      last = row
      count += 1
    }
    return count
  }

  private func feature(
    _ row: Row, _ values: [Column<Context, Row>.Value]
  ) throws(CommandError) -> OutputFeature {
    var feature = OutputFeature(id: row.id, position: row.position, shape: row.shape)
    feature.values.reserveCapacity(values.count)
    for value in values { feature.values.append(try value(row)) }
    return feature
  }

  /// Adds the answer as one JSON object: ``listName``, then the facts. On an error the buffer is
  /// unchanged.
  package func append(
    to buffer: inout TextBuffer, requestID: String? = nil
  ) throws(CommandError) {
    let start = buffer.count
    let sink = ByteSink()
    swap(&sink.buffer, &buffer)
    defer { swap(&sink.buffer, &buffer) }
    do throws(CommandError) {
      try writeJSON(to: sink, requestID: requestID)
    } catch {
      sink.buffer.cut(to: start)
      throw error
    }
  }

  /// Writes the answer as one JSON object, one element at a time; the caller flushes.
  func writeJSON(to sink: ByteSink, requestID: String?) throws(CommandError) {
    let context = context
    let columns = columns(isFlat: false)
    sink.buffer.append("{")
    sink.buffer.append(requestID: requestID)
    sink.buffer.append("\"\(Self.listName)\":[")
    let header = OutputHeader(columns: columns.map { $0.header(in: context, isFlat: false) })
    var writer = RecordWriter(.objects, header: header)
    _ = try write(columns, to: &writer, sink)
    writer.finish(sink)
    sink.buffer.append("]")
    for fact in try allFacts() {
      sink.buffer.append(",")
      sink.buffer.append(jsonMember: fact.name, fact.value)
    }
    sink.buffer.append("}")
  }

  /// Writes the answer to a request; the caller flushes.
  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?
  ) throws(CommandError) {
    if let format = format.output {
      var options = OutputOptions()
      options.defusesFormulas = true
      try write(as: format, to: sink, options)
    } else {
      try writeJSON(to: sink, requestID: requestID)
      sink.buffer.append("\n")
    }
  }
}

// MARK: - Schemas

extension AnswerOutput {
  /// The schema of an answer in a format; nil if that is not a JSON document.
  static func schema<Facts>(
    as format: AnswerFormat, columns: [Column<Context, Row>] = Self.columns, facts: [Member<Facts>]
  ) -> OutputValue? {
    typealias Described = (name: String, schema: OutputValue, isOptional: Bool)
    let text = OutputValue.type("string")
    let position = AnswerType<OutputPosition>.position.schema
    let facts: [Described] =
      (facts.map { ($0.name, $0.schema, $0.isOptional) })
      + CommonFacts.members.map { ($0.name, $0.schema, $0.isOptional) }
    switch format {
    case .json:
      let element: [Described] = [
        ("id", text, false), ("position", position, false), ("geometry", .geometry(), true),
      ]
      return .closed(
        [
          ("requestId", .requestID, true),
          (listName, .array(of: .closed(element + columns.members())), false),
        ] + facts)
    case .geojson:
      // A feature whose geometry is not a point also has a position.
      let properties: [Described] = [("id", text, false), ("position", position, true)]
      let feature = OutputValue.closed([
        ("type", .constant("Feature"), false), ("id", text, false),
        ("geometry", .geometry(), false),
        ("properties", .closed(properties + columns.members()), false),
      ])
      return .closed(
        [("type", .constant("FeatureCollection"), false)] + facts
          + [("features", .array(of: feature), false)])
    case .ndjson, .csv, .csvExcel, .gpx, .kml, .svg, .ics: return nil
    }
  }
}

extension OutputValue {
  static func constant(_ text: String) -> OutputValue { .object([.init("const", .text(text))]) }

  /// The schema of a GeoJSON geometry of one of these types.
  static func geometry(
    _ types: [String] = ["Point", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
  ) -> OutputValue {
    .closed([("type", .oneOf(types), false), ("coordinates", .type("array"), false)])
  }

  /// The schema of a GeoJSON Feature.
  static func feature(_ geometryTypes: [String], properties: OutputValue) -> OutputValue {
    .closed([
      ("type", .constant("Feature"), false), ("geometry", .geometry(geometryTypes), false),
      ("properties", properties, false),
    ])
  }
}
