/// The toponym at a position: the result of ``PlaceIndex/reverseGeocode(_:zoom:languages:)``.
public struct ReverseAnswer: Sendable {
  /// The narrowest toponym that the zoom allows, or the business with that house number; nil if
  /// nothing is known.
  public var place: Place?
  /// The part of an address that the place is: house, street, suburb, locality and so on; nil
  /// without a place.
  public var kind: PlaceKind?
  /// The address of the position, no narrower than the place or, without a place, than the zoom.
  public var address: Address
  /// The distance to the place in metres; 0 inside its area.
  public var distanceMeters: Double

  /// The narrowest kind of toponym that a zoom shows.
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
