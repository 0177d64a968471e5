internal import Corridor
package import CorridorFormats
package import CorridorIndex

/// What people read off a list of places, in columns of their own: the address, telephone numbers and
/// opening hours, called as in the answers of searches.
package enum FlatFacts {
  package static let columns: [OutputHeader.Column] = [
    .init("address"), .init("phones"), .init("workingHours"),
  ]

  /// The values of a place, in the order of the columns.
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
