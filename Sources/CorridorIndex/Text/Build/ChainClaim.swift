/// What a business says of the chain that it belongs to: its brand, else its name and its operator.
struct ChainClaim {
  /// A name, and the Wikidata id that goes with it.
  struct Party {
    /// A hash of its folded words, see ``ChainClaim/key(of:)``: equal for spellings that differ in
    /// case, diacritics and punctuation.
    var key: UInt64
    /// Its bytes in the text that it came with.
    var text: Range<Int>
    /// The number of the id, such as 38076 for Q38076; 0 for none.
    var id: UInt64
  }

  var row: UInt32
  var party: Party
  /// Who runs it, if that is said beside the name and there is no brand.
  var owner: Party?
  /// Whether ``party`` is the brand, rather than a name that other businesses may have by chance.
  var isBrand: Bool

  /// Maximum bytes of a name: a longer one is no chain's.
  static let longestName = 255

  /// The number of a Wikidata id, the first of several; 0 if the text is none.
  static func id(_ text: ArraySlice<UInt8>) -> UInt64 {
    guard text.first == UInt8(ascii: "Q") else { return 0 }
    var number: UInt64 = 0
    for byte in text.dropFirst().prefix(15) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
      number = number * 10 + UInt64(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// The key of a folded name; nil for one without words.
  static func key(of name: FoldedText) -> UInt64? {
    guard !name.words.isEmpty else { return nil }
    return Checksum.of(name.bytes.span)
  }
}

/// The tags of a business that say which chain it belongs to.
struct ChainTags {
  private(set) var brand = 0..<0
  private(set) var brandID = 0..<0
  private(set) var owner = 0..<0
  private(set) var ownerID = 0..<0
  private(set) var name = 0..<0
  /// Whether it trades: places that have names by chance, such as schools and stops, do not.
  private(set) var trades = false

  /// Takes a tag into account; `value` is the range where its value will be if this returns true.
  mutating func add(_ key: Span<UInt8>, _ value: Span<UInt8>, at range: Range<Int>) -> Bool {
    switch key.count {
    case 4 where key == "name": name = range
    case 5 where key == "brand": brand = range
    case 8 where key == "operator": owner = range
    case 14 where key == "brand:wikidata": brandID = range
    case 17 where key == "operator:wikidata": ownerID = range
    default:
      trades = trades || Self.isTrade(key, value)
      return false
    }
    return true
  }

  /// See <https://wiki.openstreetmap.org/wiki/Key:brand>.
  private static func isTrade(_ key: Span<UInt8>, _ value: Span<UInt8>) -> Bool {
    switch key.count {
    case 4 where key == "shop": !(value == "no")
    case 7 where key == "amenity": amenities.contains { value == $0 }
    case 7 where key == "tourism": lodgings.contains { value == $0 }
    case 7 where key == "leisure": sports.contains { value == $0 }
    default: false
    }
  }

  private static let lodgings: [StaticString] = ["hotel", "motel", "hostel"]
  private static let sports: [StaticString] = ["fitness_centre", "bowling_alley"]
  private static let amenities: [StaticString] = [
    "fuel", "charging_station", "restaurant", "fast_food", "cafe", "ice_cream", "pub", "bar",
    "food_court", "bank", "atm", "bureau_de_change", "money_transfer", "pharmacy", "cinema",
    "car_rental", "car_sharing", "car_wash", "vehicle_inspection", "post_office", "parcel_locker",
    "payment_centre", "veterinary", "internet_cafe", "casino", "driving_school",
  ]
}
