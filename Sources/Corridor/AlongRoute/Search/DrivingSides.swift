internal import CorridorIndex

/// Looks up the driving side at places by their countries.
struct DrivingSides {
  private var reader: JurisdictionReader

  init(of index: PlaceIndex) {
    reader = JurisdictionReader(index)
  }

  /// The driving side at the place in a row; nil if its country is unknown.
  mutating func side(at row: Int) throws(SearchError) -> DrivingSide? {
    do throws(IndexError) {
      return try reader.jurisdiction(at: row).country.flatMap { DrivingSide(country: $0) }
    } catch {
      throw .index(error)
    }
  }
}
