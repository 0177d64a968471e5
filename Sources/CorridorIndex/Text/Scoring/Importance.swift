/// How much a place matters to people who do not know it: 0...255, from its tags and categories.
struct Importance {
  private var place = 0
  private var kind = 0
  private var category: Int?
  private var population = 0
  private var isNotable = false
  private var isBranded = false
  private var isNamed = false

  /// The importance of a place without a known tag or category.
  private static let ordinary = 80

  mutating func reset() {
    self = Importance()
  }

  /// Takes a tag into account.
  mutating func add(key: Span<UInt8>, value: Span<UInt8>) {
    switch key.count {
    case 4 where key == "name": isNamed = true
    case 5 where key == "place": place = max(place, Self.places.value(value) ?? 100)
    case 5 where key == "brand": isBranded = true
    case 7 where key == "highway": kind = max(kind, 70)
    case 8 where key == "waterway": kind = max(kind, Self.waterways.value(value) ?? 60)
    case 7 where key == "natural": kind = max(kind, Self.nature.value(value) ?? 0)
    case 8 where key == "wikidata": isNotable = true
    case 9 where key == "wikipedia": isNotable = true
    case 10 where key == "population": population = Self.number(value)
    case 11 where key == "admin_level": kind = max(kind, Self.level(value))
    case 7 where key == "amenity": addCategory(value)
    case 7 where key == "railway" || key == "tourism" || key == "leisure": addCategory(value)
    default: break
    }
  }

  /// Takes a category into account: the most important category counts.
  mutating func addCategory(_ name: Span<UInt8>) {
    addCategory(Self.ofCategory(name))
  }

  /// Takes a category into account by its importance; nil for a category without a known
  /// importance.
  mutating func addCategory(_ importance: Int?) {
    guard let importance else { return }
    category = max(category ?? 0, importance)
  }

  /// The importance of a category; nil if it is not known.
  static func ofCategory(_ name: Span<UInt8>) -> Int? { categories.value(name) }

  /// The importance of the place.
  var value: UInt8 {
    var value = category ?? Self.ordinary
    if place > 0 { value = place } else if kind > 0 { value = max(kind, category ?? 0) }
    if population > 0, place > 0 {
      value = max(value, 90 + 6 * (Int.bitWidth - population.leadingZeroBitCount))
    }
    if isBranded { value += 6 }
    if isNotable { value += 25 }
    if !isNamed { value -= 15 }
    return UInt8(min(max(value, 0), 255))
  }

  /// The importance of a chain with a number of places.
  static func chain(of places: Int) -> UInt8 {
    UInt8(min(100 + 6 * (Int.bitWidth - places.leadingZeroBitCount), 255))
  }

  private static func number(_ value: Span<UInt8>) -> Int {
    var number = 0
    for index in value.indices.prefix(12) {
      guard (0x30...0x39).contains(value[index]) else { break }
      number = number * 10 + Int(value[index] - 0x30)
    }
    return number
  }

  /// The importance of an administrative boundary, for levels 2 to 11.
  private static func level(_ value: Span<UInt8>) -> Int {
    let level = number(value)
    return level < 2 ? 0 : max(250 - 10 * (level - 2), 120)
  }

  private static let places = ByteScores([
    "continent": 250, "country": 250, "state": 232, "region": 222, "province": 225, "county": 200,
    "district": 195, "municipality": 185, "city": 212, "town": 185, "village": 155, "hamlet": 125,
    "borough": 165, "suburb": 145, "quarter": 130, "neighbourhood": 120, "island": 165,
    "islet": 110, "isolated_dwelling": 95, "farm": 90, "locality": 90, "square": 105,
    "city_block": 60, "plot": 40, "sea": 200, "ocean": 250, "archipelago": 180,
  ])

  private static let waterways = ByteScores(["river": 110, "canal": 90, "stream": 65])

  private static let nature = ByteScores([
    "bay": 95, "strait": 120, "fjord": 120, "sound": 110, "cape": 85, "peninsula": 115,
    "isthmus": 90, "valley": 85, "gorge": 80, "ridge": 70, "mountain_range": 150, "massif": 130,
    "plateau": 100, "glacier": 100, "hill": 70, "desert": 140,
  ])

  private static let categories = ByteScores([
    // Places that people look for on foot and nearby, if at all.
    "bench": 10, "waste_basket": 5, "bicycle_parking": 15, "post_box": 15, "recycling": 20,
    "vending_machine": 20, "vending": 20, "telephone": 15, "defibrillator": 25,
    "emergency_phone": 15, "drinking_water": 25, "water_point": 30, "shelter": 25,
    "picnic_site": 40, "height_restrictor": 5, "compressed_air": 25, "vacuum_cleaner": 10,
    "toilets": 40, "atm": 45, "waste_disposal": 15, "waste_transfer": 40, "parking_space": 5,
    "parking_entrance": 15, "motorcycle_parking": 20, "hunting_stand": 5, "grit_bin": 5,
    "fountain": 45, "clock": 20, "parcel_locker": 45, "lockers": 25, "bus_stop": 50, "parking": 50,
    "playground": 45, "information": 30, "tourist_information": 45, "loading_dock": 30,
    "charging_station": 60, "charging": 60, "letter_box": 10, "bbq": 15, "level_crossing": 10,
    "pitch": 25, "swimming_pool": 40, "park": 85, "viewpoint": 70, "artwork": 50,
    // Places that people travel to.
    "airport": 170, "railway_station": 140, "station": 140, "bus_station": 115,
    "ferry_terminal": 125, "hospital": 125, "university": 130, "museum": 115, "attraction": 110,
    "theme_park": 120, "zoo": 120, "stadium": 115, "mall": 115, "port": 110, "hotel": 95,
    "supermarket": 92, "townhall": 105, "services": 100, "truck_stop": 100, "fuel": 88,
  ])
}

/// Numbers by short text keys, looked up without copying the bytes.
struct ByteScores: Sendable {
  private var entries: [(text: [UInt8], score: Int)]
  /// Index of the first entry of each length.
  private var starts: [Int]

  init(_ scores: KeyValuePairs<StaticString, Int>) {
    let texts = scores.map { (Array($0.key.description.utf8), $0.value) }
    entries = texts.sorted { $0.0.count < $1.0.count }
    let longest = entries.last?.text.count ?? 0
    let sizes = entries.map(\.text.count)
    starts = (0...longest + 1).map { length in
      sizes.firstIndex { $0 >= length } ?? sizes.count
    }
  }

  /// The number of a text, or nil.
  func value(_ text: Span<UInt8>) -> Int? {
    guard text.count + 1 < starts.count else { return nil }
    for index in starts[text.count]..<starts[text.count + 1] {
      if text.isEqual(to: entries[index].text) { return entries[index].score }
    }
    return nil
  }
}
