internal import Corridor
package import CorridorFormats
package import CorridorGeometry

/// An answer that can be written in any format.
package protocol AnswerOutput {
  associatedtype Elements: Sequence

  /// The results, in the order in which they are written.
  var elements: Elements { get }
  /// The columns, in the order of a feature's values.
  var columns: [OutputHeader.Column] { get }
  /// Additional columns of a flat table, before the tags: the facts that people read in a list.
  var flatColumns: [OutputHeader.Column] { get }
  /// The route that was searched along; nil for a search without a route.
  var followedRoute: Route? { get }
  /// The line below a table.
  var footer: String { get }
  /// The requested categories.
  var categories: [String] { get }
  var projection: OutputProjection { get }
  /// The name of the list of elements in JSON.
  var listName: String { get }
  /// Whether a table shows which pass of the route by a place each row is.
  var showsPasses: Bool { get }

  /// Warnings about probable mistakes in the request; an answer in JSON lists them among its facts.
  var warnings: [AnswerWarning] { get }

  /// Facts about the whole answer.
  func members() throws(CommandError) -> [(name: String, value: OutputValue)]
  /// Converts an element to the form in which it is written.
  func feature(_ element: Elements.Element) throws(CommandError) -> OutputFeature
  /// The values of ``flatColumns``.
  func flatValues(_ element: Elements.Element) throws(CommandError) -> [OutputValue]
  /// Notes shown beside the output in a format that cannot hold ``members()``.
  func notes(for format: OutputFormat) -> [String]
}

extension AnswerOutput {
  package var listName: String { "hits" }
  package var showsPasses: Bool { false }
  package var flatColumns: [OutputHeader.Column] { [] }
  package var followedRoute: Route? { nil }

  package func flatValues(
    _ element: Elements.Element
  ) throws(CommandError) -> [OutputValue] { [] }

  /// The facts, followed by the warnings if there are any.
  private func allMembers() throws(CommandError) -> [(name: String, value: OutputValue)] {
    try members() + AnswerWarning.members(warnings)
  }

  /// Writes the whole answer to a sink, one element at a time.
  ///
  /// - Parameter defusesFormulas: See ``OutputHeader/defusesFormulas``.
  package func write(
    as format: OutputFormat, to sink: ByteSink, terminal: TerminalStyle = TerminalStyle(),
    defusingFormulas defusesFormulas: Bool = false
  ) throws(CommandError) {
    let isFlat = format.isFlat && !flatColumns.isEmpty
    var columns = columns
    let place = columns.firstIndex { $0.name == "tags" } ?? columns.count
    if isFlat { columns.insert(contentsOf: flatColumns, at: place) }
    var header = OutputHeader(
      columns: columns, members: format == .table ? [] : try allMembers(), footer: footer,
      wantedCategories: categories)
    if projection.name != nil { header.axes = ("x", "y") }
    header.defusesFormulas = defusesFormulas
    header.showsPasses = showsPasses
    if !format.takesOtherReferenceSystems, let route = followedRoute {
      header.route = route.lines(inMeters: 0...route.lengthMeters).map { line in
        line.map { OutputPosition($0) }
      }
    }
    var writer = format.writer(header: header, sink: sink, terminal: terminal)
    for element in elements {
      var feature = try feature(element)
      if isFlat { feature.values.insert(contentsOf: try flatValues(element), at: place) }
      do throws(OutputError) { try writer.write(feature) } catch { throw .output(error) }
    }
    do throws(OutputError) { try writer.end() } catch { throw .output(error) }
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
  package func writeJSON(to sink: ByteSink, requestID: String?) throws(CommandError) {
    let columns = columns
    sink.buffer.append("{")
    sink.buffer.append(requestID: requestID)
    sink.buffer.append("\"\(listName)\":[")
    var isFirst = true
    for element in elements {
      if !isFirst { sink.buffer.append(",") }
      isFirst = false
      sink.buffer.append(jsonHit: try feature(element), columns: columns)
      do throws(OutputError) { try sink.flushIfLarge() } catch { throw .output(error) }
    }
    sink.buffer.append("]")
    for (name, value) in try allMembers() {
      sink.buffer.append(",")
      sink.buffer.append(jsonMember: name, value)
    }
    sink.buffer.append("}")
  }

  /// Writes the answer to a request; the caller flushes.
  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?
  ) throws(CommandError) {
    if let format = format.output {
      try write(as: format, to: sink, defusingFormulas: true)
    } else {
      try writeJSON(to: sink, requestID: requestID)
      sink.buffer.append("\n")
    }
  }
}
