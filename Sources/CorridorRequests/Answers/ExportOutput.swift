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
    [
      Column("name", .orNull(.text)) { $0.facts.name },
      Column("categories", .texts) { $0.facts.categories },
    ] + FlatFacts.columns({ ($0.index, $1.place) }, contact: { $0.contact }) + [
      Column("tags", .tags) { row in row.facts.tags.map { .init(key: $0.key, value: $0.value) } }
    ]

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

  package func row(_ element: Result<Place, SearchError>) throws(CommandError) -> PlaceRow {
    let place: Place
    do throws(SearchError) { place = try element.get() } catch { throw .search(error) }
    return PlaceRow(
      place: place, facts: place.facts, position: try projection.position(place.coordinate))
  }

  package func facts() -> [OutputValue.Member] { [.init("dataVersion", .text(index.dataVersion))] }

  package func tableColumns() -> [TableColumn<PlaceRow>] { [] }

  package func label(of row: PlaceRow) -> OutputLabel {
    OutputLabel(
      title: ShownName.of(name: row.facts.name, categories: row.facts.categories, wanted: []),
      summary: "", category: ShownName.category(of: row.facts.categories, wanted: []))
  }
}

/// A place, as it is written.
///
/// A class, because it is passed to each of its many columns.
package class PlaceRow: AnswerRow {
  final let place: Place
  final let facts: PlaceFacts
  package final let position: OutputPosition
  final lazy var contact = FlatFacts.contact(of: facts)

  init(place: Place, facts: PlaceFacts, position: OutputPosition) {
    self.place = place
    self.facts = facts
    self.position = position
  }

  package final var id: String { facts.id }
}
