/// The size of a settlement, from `place=*`: how far from its node it can be the nearest one.
enum SettlementClass: UInt8, CaseIterable, Sendable {
  case none = 0
  case city = 1
  case town = 2
  case village = 3
  case hamlet = 4
  case isolatedDwelling = 5
  case borough = 6
  case suburb = 7
  case quarter = 8
  case neighbourhood = 9

  /// How far a place of this class reaches without a boundary, in metres.
  ///
  /// A position belongs to the place with the smallest ratio of distance to reach, and to none
  /// beyond the full reach. The reaches are about half the distance between neighbours of one class
  /// in Central Europe.
  var reachMeters: Double {
    switch self {
    case .none: 0
    case .city: 15_000
    case .town: 8_000
    case .village: 4_000
    case .hamlet: 1_500
    case .isolatedDwelling: 500
    case .borough: 5_000
    case .suburb: 3_000
    case .quarter: 1_500
    case .neighbourhood: 1_000
    }
  }

  /// Whether it is a separate place, not a part of one.
  var isLocality: Bool { rawValue >= Self.city.rawValue && rawValue <= 5 }

  /// The class of a value of `place=*`.
  init(place value: Span<UInt8>) {
    self = Self.names.first { value == $0.value }?.place ?? .none
  }

  private static let names: [(value: StaticString, place: SettlementClass)] = [
    ("city", .city), ("town", .town), ("municipality", .town), ("village", .village),
    ("hamlet", .hamlet), ("isolated_dwelling", .isolatedDwelling), ("borough", .borough),
    ("suburb", .suburb), ("quarter", .quarter), ("neighbourhood", .neighbourhood),
    ("city_block", .neighbourhood),
  ]
}

/// The byte that an index stores for each toponym: its kind in the lower half, its class in the
/// upper half; there 15 for a geographic object with a category.
struct ToponymCode: Hashable, Sendable {
  var kind: PlaceKind
  var place = SettlementClass.none
  /// Whether it has a category, such as a lake or a park: its row is among those of the businesses,
  /// so that it is found along routes.
  var hasCategory = false

  init(kind: PlaceKind, place: SettlementClass) {
    self.kind = kind
    self.place = place
  }

  /// A geographic object with a category.
  init(ofCategories kind: PlaceKind) {
    self.kind = kind
    hasCategory = true
  }

  /// The code of a byte; nil if the byte is not the code of a toponym.
  init?(_ byte: UInt8) {
    guard let kind = PlaceKind(toponymCode: byte & 15) else { return nil }
    if byte >> 4 == Self.categoryMark {
      self.init(ofCategories: kind)
    } else {
      guard let place = SettlementClass(rawValue: byte >> 4) else { return nil }
      self.init(kind: kind, place: place)
    }
  }

  private static var categoryMark: UInt8 { 15 }

  /// Never 0, which means a business.
  var byte: UInt8 { kind.code | (hasCategory ? Self.categoryMark : place.rawValue) << 4 }
}

extension IndexSection {
  /// The ``ToponymCode`` of each toponym, after those of the geographic objects with a category,
  /// which are the last rows of the businesses.
  public static var toponymCodes: Self {
    Self(15, .toponyms, size: 1) { $0 >= $1.toponyms && $0 <= $1.rows }
  }
}

extension IndexReader {
  /// The kind of a place.
  func kind(at row: Int) throws(IndexError) -> PlaceKind {
    try check(row: row)
    return row < firstToponym ? .business : try code(at: row).kind
  }

  /// The code of a toponym, or of a geographic object with a category.
  func code(at row: Int) throws(IndexError) -> ToponymCode {
    try check(row: row)
    let offset = toponymCodes.offset + row - firstToponym
    guard row >= firstToponym, let code = ToponymCode(try file.load(UInt8.self, at: offset)),
      code.hasCategory == (row < businessCount)
    else { throw file.damaged(.toponyms, at: offset) }
    return code
  }
}
