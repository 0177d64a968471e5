import CorridorIndex

/// The value of `place=*` of a toponym, and the administrative areas that can be the same
/// settlement.
///
/// The meaning of levels differs by country, see ``AdministrativeLevels``. The ranges hold in most
/// countries and are rather too narrow than too wide: a county town with the outline of its county
/// would be the answer everywhere in it, while one without an outline is still found as a point
/// beside the county. See
/// <https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative#Country_specific_values>.
enum SettlementRank: Int, CaseIterable {
  case country, state, region, province, district, county, municipality
  case city, town, village, hamlet, borough, suburb, quarter, neighbourhood
  case isolatedDwelling, farm, locality, island, islet, archipelago, square, sea, ocean

  /// The rank of a value of `place`; nil for values that are not toponyms here, such as `plot`.
  init?(_ value: Span<UInt8>) {
    guard let rank = Self.allCases.first(where: { value.isWord($0.value) }) else { return nil }
    self = rank
  }

  private var value: StaticString {
    switch self {
    case .country: "country"
    case .state: "state"
    case .region: "region"
    case .province: "province"
    case .district: "district"
    case .county: "county"
    case .municipality: "municipality"
    case .city: "city"
    case .town: "town"
    case .village: "village"
    case .hamlet: "hamlet"
    case .borough: "borough"
    case .suburb: "suburb"
    case .quarter: "quarter"
    case .neighbourhood: "neighbourhood"
    case .isolatedDwelling: "isolated_dwelling"
    case .farm: "farm"
    case .locality: "locality"
    case .island: "island"
    case .islet: "islet"
    case .archipelago: "archipelago"
    case .square: "square"
    case .sea: "sea"
    case .ocean: "ocean"
    }
  }

  /// The address component of the rank; nil if it is none.
  var kind: PlaceKind? {
    switch self {
    case .country: .country
    case .state, .region, .province: .region
    case .district, .county: .district
    case .municipality, .city, .town, .village, .hamlet, .isolatedDwelling: .locality
    case .borough, .suburb, .quarter, .neighbourhood: .suburb
    case .farm, .locality, .island, .islet, .archipelago, .square, .sea, .ocean: nil
    }
  }

  /// Levels of administrative areas of this rank; nil if there are none.
  var levels: ClosedRange<Int>? {
    switch self {
    case .country: 2...2
    case .state: 3...4
    case .region: 3...6
    case .province: 4...6
    case .district: 5...8
    case .county: 5...7
    case .municipality: 5...8
    case .city: 6...8
    case .town, .village: 7...10
    case .hamlet: 8...10
    case .borough, .suburb, .quarter: 8...10
    case .neighbourhood, .isolatedDwelling: 9...10
    case .farm, .locality, .island, .islet, .archipelago, .square, .sea, .ocean: nil
    }
  }

  /// The most frequent level of areas of this rank.
  var usualLevel: Int {
    switch self {
    case .country: 2
    case .state, .region: 4
    case .province, .district, .county: 6
    case .municipality, .city, .town, .village: 8
    case .borough: 9
    default: 10
    }
  }
}
