/// What businesses may offer, as filters of a search and as features of an object.
///
/// Each line has the feature's id, its English name after the colon, then tests joined by `|`. A
/// test is a key and, after `=`, the values that mean that the business has the feature. Without
/// values, every value means so except those that mean no, such as "none"; further values that mean
/// no follow `!`. Names of keys and values are those of the OpenStreetMap wiki.
private let featureTableText = """
  wifi: Wi-Fi | internet_access = yes wlan wifi
  cards: Card payment | payment:cards = yes only | payment:credit_cards = yes only | payment:debit_cards = yes only
  contactless: Contactless payment | payment:contactless = yes only
  cash: Cash payment | payment:cash = yes only
  fuel_cards: Fleet cards | payment:fuel_cards = yes | payment:dkv = yes | payment:uta = yes | payment:euroshell = yes | payment:routex = yes | payment:eurowag = yes
  open_24_7: Open 24/7 | opening_hours = 24/7
  wheelchair: Wheelchair access | wheelchair = yes designated
  toilets: Toilets | toilets = yes customers
  toilets_wheelchair: Accessible toilets | toilets:wheelchair = yes designated
  shower: Showers | shower = yes hot cold customers fee
  drinking_water: Drinking water | drinking_water = yes
  hgv: Access for trucks | hgv = yes designated permissive destination
  hgv_parking: Spaces for trucks | capacity:hgv | parking:hgv = yes
  hgv_lane: Pumps for trucks | fuel:HGV_diesel = yes | hgv:lanes
  diesel: Diesel | fuel:diesel = yes | fuel:HGV_diesel = yes
  adblue: AdBlue | fuel:adblue = yes | fuel:adblue:canister = yes
  petrol_95: Petrol 95 | fuel:octane_95 = yes | fuel:e10 = yes | fuel:e5 = yes
  petrol_98: Petrol 98 | fuel:octane_98 = yes | fuel:octane_100 = yes
  lpg: LPG | fuel:lpg = yes
  cng: CNG | fuel:cng = yes
  lng: LNG | fuel:lng = yes
  hydrogen: Hydrogen | fuel:h35 = yes | fuel:h70 = yes
  type2: Type 2 socket | socket:type2 | socket:type2_cable
  ccs: CCS socket | socket:type2_combo | socket:type1_combo
  chademo: CHAdeMO socket | socket:chademo
  compressed_air: Compressed air | compressed_air = yes
  car_wash: Car wash | car_wash = yes
  self_service: Self-service | self_service = yes only
  supervised: Supervised | supervised = yes | surveillance = yes
  lit: Lit | lit = yes 24/7
  free: Free of charge | fee = no ! yes
  covered: Under a roof | covered = yes
  takeaway: Takeaway | takeaway = yes only
  delivery: Delivery | delivery = yes only
  drive_through: Drive-through | drive_through = yes
  outdoor_seating: Outdoor seating | outdoor_seating = yes terrace garden sidewalk patio
  reservation: Reservations | reservation = yes required recommended
  air_conditioning: Air conditioning | air_conditioning = yes
  smoking: Smoking | smoking = yes dedicated separated isolated outside
  vegetarian: Vegetarian food | diet:vegetarian = yes only
  vegan: Vegan food | diet:vegan = yes only
  halal: Halal food | diet:halal = yes only
  kosher: Kosher food | diet:kosher = yes only
  dogs: Dogs allowed | dog = yes leashed
  tents: Tents | tents = yes
  caravans: Caravans | caravans = yes
  """

/// The features of ``FeatureTable/standard``, read from its text.
struct FeatureTable: Sendable {
  /// One feature.
  struct Feature: Sendable {
    var id: String
    var label: String
    /// The ``TagExpression`` that selects the feature.
    var expression: String
  }

  /// A key that determines a feature.
  struct Test: Sendable {
    var feature: Int
    /// Values that mean that the business has the feature; empty for all but those that mean no.
    var values: [[UInt8]]
    /// Values that mean no, besides those that always do.
    var negatives: [[UInt8]]
  }

  private(set) var features: [Feature] = []
  /// The keys of all features, each once.
  private(set) var keys: [String] = []
  /// The tests of each key.
  private(set) var tests: [[Test]] = []

  static let standard = FeatureTable(featureTableText)

  /// Values that always mean no.
  private static let negative = ["no", "none", "0", "false"].map { Array($0.utf8) }

  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|").map { $0.split(separator: " ") }
      guard let head = parts.first, let id = head.first?.dropLast() else { continue }
      let number = features.count
      var conditions: [String] = []
      for words in parts.dropFirst() {
        let key = String(words[0])
        let values = words.dropFirst(2).prefix { $0 != "!" }
        let negatives = words.dropFirst(2).dropFirst(values.count + 1)
        let slot = keys.firstIndex(of: key) ?? keys.count
        if slot == keys.count {
          keys.append(key)
          tests.append([])
        }
        tests[slot].append(
          Test(
            feature: number, values: values.map { Array($0.utf8) },
            negatives: negatives.map { Array($0.utf8) }))
        let wanted = values.map { "\"\($0)\"" }.joined(separator: "|")
        conditions.append(
          values.isEmpty ? "(\(key)=* & !\(key)~no|none|0|false)" : "\(key)~\(wanted)")
      }
      features.append(
        Feature(
          id: String(id), label: head.dropFirst().joined(separator: " "),
          expression: conditions.joined(separator: " | ")))
    }
    precondition(features.count <= 64, "features are bits of a word")
  }

  /// Two bit sets of features for a value of the key in `slot`: those that the value says are
  /// there, and those that it says are not.
  func verdict(slot: Int, value: Span<UInt8>) -> (there: UInt64, absent: UInt64) {
    var there: UInt64 = 0
    var absent: UInt64 = 0
    let isNegative = Self.holds(value, Self.negative)
    for test in tests[slot] {
      let isThere = test.values.isEmpty ? !isNegative : Self.holds(value, test.values)
      if isThere { there |= 1 << UInt64(test.feature) }
      guard !isThere, isNegative || Self.holds(value, test.negatives) else { continue }
      absent |= 1 << UInt64(test.feature)
    }
    return (there, absent)
  }

  /// Whether a value, or a part of it between semicolons, is one of `wanted`.
  private static func holds(_ value: Span<UInt8>, _ wanted: [[UInt8]]) -> Bool {
    var start = 0
    for end in 0...value.count
    where end == value.count || value[end] == UInt8(ascii: ";") {
      var low = start
      var high = end
      while low < high, value[low] == UInt8(ascii: " ") { low += 1 }
      while low < high, value[high - 1] == UInt8(ascii: " ") { high -= 1 }
      for word in wanted where word.count == high - low {
        if (0..<word.count).allSatisfy({ word[$0] == value[low + $0] }) { return true }
      }
      start = end + 1
    }
    return false
  }
}
