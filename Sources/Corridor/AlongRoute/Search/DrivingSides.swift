internal import CorridorIndex

/// Tells where one drives at places, by their countries.
struct DrivingSides {
  private var reader: JurisdictionReader

  init(of index: PlaceIndex) {
    reader = JurisdictionReader(index)
  }

  /// The side on which one drives at the place in a row; nil where its country is not known.
  mutating func side(at row: Int) throws(SearchError) -> DrivingSide? {
    do throws(IndexError) {
      return try reader.jurisdiction(at: row).country.flatMap { DrivingSide(country: $0) }
    } catch {
      throw .index(error)
    }
  }
}
