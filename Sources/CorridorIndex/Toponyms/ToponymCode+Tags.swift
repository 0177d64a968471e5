extension ToponymCode {
  /// The code of a toponym with these tags in OSM.
  ///
  /// `place=*` comes first, because the meaning of `admin_level` differs between countries. Then
  /// comes `boundary=administrative`, with the draft's ``PlaceDraft/areaKind`` or else the level as
  /// most countries use it (2 country, 3 and 4 region, 5 to 7 district, 8 locality, 9 and 10
  /// suburb); then `highway=*`; then a ``GeographicTag``; then `addr:housenumber` or
  /// `addr:housename`. See
  /// <https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative>.
  init(_ draft: borrowing PlaceDraft) {
    var place: PlaceKind?
    var size = SettlementClass.none
    var isBoundary = false
    var level: PlaceKind?
    var isStreet = false
    var isHouse = false
    var geographic: PlaceKind?
    let text = draft.text.span
    for tag in draft.tags {
      let value = text.extracting(tag.value)
      if geographic == nil {
        geographic = GeographicTag.kind(key: text.extracting(tag.key), value: value)
      }
      switch tag.key.count {
      case 5 where text.extracting(tag.key) == "place":
        place = PlaceKind(place: value)
        size = SettlementClass(place: value)
      case 7 where text.extracting(tag.key) == "highway": isStreet = true
      case 8 where text.extracting(tag.key) == "boundary":
        isBoundary = value == "administrative"
      case 11 where text.extracting(tag.key) == "admin_level":
        level = PlaceKind(adminLevel: value)
      case 14 where text.extracting(tag.key) == "addr:housename": isHouse = true
      case 16 where text.extracting(tag.key) == "addr:housenumber": isHouse = true
      default: break
      }
    }
    var kind = PlaceKind.other
    if let place, place != .other {
      kind = place
    } else if isBoundary {
      kind = draft.areaKind ?? level ?? .other
    } else if isStreet, place == nil {
      kind = .street
    } else if let geographic {
      kind = geographic
    } else if isHouse, place == nil {
      kind = .house
    }
    self.init(kind: kind, place: size)
  }
}

extension PlaceKind {
  /// The kind of a value of `place=*`; `other` for a value without a kind of its own.
  fileprivate init(place value: Span<UInt8>) {
    self = Self.places.first { value == $0.value }?.kind ?? .other
  }

  /// The kind of an administrative area by its level; nil for levels outside the table.
  fileprivate init?(adminLevel value: Span<UInt8>) {
    guard value.count == 1 || value.count == 2 else { return nil }
    var level = 0
    for index in value.indices {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(value[index]) else { return nil }
      level = level * 10 + Int(value[index] - UInt8(ascii: "0"))
    }
    switch level {
    case 2: self = .country
    case 3, 4: self = .region
    case 5, 6, 7: self = .district
    case 8: self = .locality
    case 9, 10: self = .suburb
    default: return nil
    }
  }

  /// Values of `place=*`; see <https://wiki.openstreetmap.org/wiki/Key:place>.
  private static let places: [(value: StaticString, kind: PlaceKind)] = [
    ("country", .country),
    ("state", .region), ("region", .region), ("province", .region),
    ("district", .district), ("county", .district),
    ("municipality", .locality), ("city", .locality), ("town", .locality),
    ("village", .locality), ("hamlet", .locality), ("isolated_dwelling", .locality),
    ("borough", .suburb), ("suburb", .suburb), ("quarter", .suburb), ("neighbourhood", .suburb),
    ("city_block", .suburb),
  ]
}
