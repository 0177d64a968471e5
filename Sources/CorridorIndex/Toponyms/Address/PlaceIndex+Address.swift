internal import CorridorGeometry

extension PlaceIndex {
  /// The address of a place.
  ///
  /// Its `addr:*` tags come first; missing parts come from the areas that contain the place and
  /// from its locality. No part is narrower than the place itself: a region has a country and no
  /// locality. Cost: a few microseconds.
  ///
  /// - Parameters:
  ///   - place: A place of this index.
  ///   - languages: Languages of the names, such as `de` or `zh-Hans`, in order of preference; a
  ///     name that the data has in none of them is the local name.
  public func address(
    of place: Place, languages: [String] = []
  ) throws(IndexError) -> Address {
    var maker = AddressBuilder(self, languages: languages)
    try maker.take(place: place.row)
    let own = AddressComponent.Kind(place.kind)
    let locality = try locality(ofRow: place.row)
    let isNarrow = own.map { $0.order > AddressComponent.Kind.suburb.order } ?? true
    let suburb = isNarrow ? try nearSuburb(to: place.position, in: locality) : nil
    try maker.fill(
      areas(holding: place.position), narrowest: own, locality: locality, suburb: suburb)
    return maker.address
  }

  /// The nearest part of a locality, if it belongs to this locality.
  private func nearSuburb(
    to position: GridPosition, in locality: Int?
  ) throws(IndexError) -> Int? {
    guard let suburb = try nearestSettlements(to: position).suburb else { return nil }
    return try self.locality(ofRow: suburb.row) == locality ? suburb.row : nil
  }
}
