internal import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// The facts that people read in a list of places, each in a column of its own: address, telephone
/// numbers and opening hours. The columns have the same names as in search answers.
enum FlatFacts {
  typealias Contact = (phones: [String], hours: String?)

  /// The columns of a flat table.
  ///
  /// - Parameters:
  ///   - place: The place of a row, and the index that contains it.
  ///   - contact: ``contact(of:)`` of the place.
  static func columns<Context, Row>(
    _ place: @escaping @Sendable (Context, Row) -> (PlaceIndex, Place),
    contact: @escaping @Sendable (Row) -> Contact
  ) -> [Column<Context, Row>] {
    [
      Column("address", .orNull(.text), .inFlatTables) { (context, row) throws(CommandError) in
        let (index, place) = place(context, row)
        do throws(IndexError) {
          let address = try index.address(of: place).formatted
          return address.isEmpty ? nil : address
        } catch {
          throw .index(error)
        }
      },
      Column("phones", .texts, .inFlatTables) { contact($0).phones },
      Column("workingHours", .orNull(.text), .inFlatTables) { contact($0).hours },
    ]
  }

  /// The telephone numbers and the opening hours in the tags of a place.
  static func contact(of place: PlaceFacts) -> Contact {
    let (phones, hours) = BusinessMetadata.contact(place.tags)
    return (phones, hours)
  }
}
