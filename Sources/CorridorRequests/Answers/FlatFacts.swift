internal import Corridor
package import CorridorFormats
package import CorridorIndex

/// The facts that people read in a list of places, each in a column of its own: address, telephone
/// numbers and opening hours. The columns have the same names as in search answers.
package enum FlatFacts {
  package static let columns: [OutputHeader.Column] = [
    .init("address"), .init("phones"), .init("workingHours"),
  ]

  /// The values of a place, in column order.
  package static func values(
    of place: Place, in index: PlaceIndex
  ) throws(CommandError) -> [OutputValue] {
    let address: String
    do throws(IndexError) {
      address = try index.address(of: place).formatted
    } catch {
      throw .index(error)
    }
    let (phones, hours) = BusinessMetadata.contact(place.tags.map { ($0.key, $0.value) })
    return [
      address.isEmpty ? .none : .text(address), .texts(phones), .text(orNone: hours),
    ]
  }
}
