package import Corridor
package import CorridorFormats
package import CorridorIndex

/// Writes the places of a selection.
package struct ExportOutput: AnswerOutput {
  private let selection: PlaceSelection
  private let index: PlaceIndex
  package let projection: OutputProjection

  package init(_ selection: PlaceSelection, in index: PlaceIndex, _ projection: OutputProjection) {
    self.selection = selection
    self.index = index
    self.projection = projection
  }

  package static let columns: [Column<ExportOutput, PlaceRow>] =
    PlaceRow.described() + PlaceRow.flat() + [PlaceRow.tags()]

  package var context: ExportOutput { self }
  package var elements: Elements { Elements(selection: selection) }
  package var footer: String { "" }

  /// The places, or the error that ends them.
  package struct Elements: Sequence, IteratorProtocol {
    fileprivate var selection: PlaceSelection

    package mutating func next() -> Result<Place, SearchError>? {
      do throws(SearchError) { return try selection.next().map { .success($0) } } catch {
        return .failure(error)
      }
    }
  }

  @discardableResult
  package func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    try writeElements(as: format, to: sink, options)
  }

  package func row(
    _ element: Result<Place, SearchError>, after last: PlaceRow?
  ) throws(CommandError) -> PlaceRow {
    let place: Place
    do throws(SearchError) { place = try element.get() } catch { throw .search(error) }
    let position = try projection.position(place.coordinate)
    let row: PlaceRow
    if let last { row = last } else { row = try PlaceRow(in: index) }
    try row.move(to: place.row, position)
    return row
  }

  package func facts() -> [OutputValue.Member] { [.init("dataVersion", .text(index.dataVersion))] }

  package func tableColumns() -> [TableColumn<PlaceRow>] { [] }

  package func label(of row: PlaceRow) -> OutputLabel {
    OutputLabel(
      title: ShownName.of(name: row.facts.name, categories: row.facts.categories, wanted: []),
      summary: "", category: ShownName.category(of: row.facts.categories, wanted: []))
  }
}
