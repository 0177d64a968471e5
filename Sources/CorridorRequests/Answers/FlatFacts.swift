internal import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// The facts that people read in a list of places, each in a column of its own: address, telephone
/// numbers and opening hours. The columns have the same names as in search answers.
enum FlatFacts {
  /// The columns of a flat table.
  ///
  /// - Parameter place: The place of a row, and the index that contains it.
  static func columns<Context, Row>(
    _ place: @escaping @Sendable (Context, Row) -> (PlaceIndex, Place)
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
      Column("phones", .texts, .inFlatTables) { (context, row) throws(CommandError) in
        contact(of: place(context, row).1).phones
      },
      Column("workingHours", .orNull(.text), .inFlatTables) { (context, row) throws(CommandError) in
        contact(of: place(context, row).1).hours
      },
    ]
  }

  private static func contact(of place: Place) -> (phones: [String], hours: String?) {
    let (phones, hours) = BusinessMetadata.contact(place.tags.map { ($0.key, $0.value) })
    return (phones, hours)
  }
}
