/// What is at a position: the answer of ``PlaceIndex/reverseGeocode(_:zoom:languages:)``.
public struct ReverseAnswer: Sendable {
  /// The narrowest toponym that the zoom allows, or the business whose house number it is; nil where
  /// nothing is known.
  public var place: Place?
  /// What of an address that is: house, street, suburb, locality and so on; nil without a place.
  public var kind: PlaceKind?
  /// The address of the position, no narrower than the place, or than the zoom where there is none.
  public var address: Address
  /// How far the place is, in metres; 0 inside of its area.
  public var distanceMeters: Double

  /// Which kinds of toponym a zoom shows.
  ///
  /// | zoom | narrowest |
  /// |---|---|
  /// | 17 and more | house |
  /// | 15 up to 17 | street |
  /// | 11 up to 15 | suburb, locality |
  /// | 7 up to 11 | district, region |
  /// | below 7 | country |
  static func narrowest(zoom: Double) -> AddressComponent.Kind {
    switch zoom {
    case 17...: .house
    case 15...: .street
    case 11...: .suburb
    case 7...: .district
    default: .country
    }
  }
}
