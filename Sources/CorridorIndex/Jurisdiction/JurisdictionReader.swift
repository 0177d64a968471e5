internal import CorridorHours

/// Finds the country and region of many places, and searches each area once.
///
/// A locality with an area lies in one region of one country, so the result for one place in it
/// holds for all. Memory: a few dozen bytes for each locality.
package struct JurisdictionReader: Sendable {
  private let index: PlaceIndex
  private var cursor: TimeZoneCursor
  private var numbers: [Jurisdiction: Int] = [:]
  private var byLocality = IntegerHashTable<Int32>(most: Self.mostLocalities)

  /// The distinct jurisdictions found so far; ``number(at:)`` returns their indexes.
  package private(set) var found: [Jurisdiction] = []

  private static var mostLocalities: Int { 1 << 16 }

  package init(_ index: PlaceIndex) {
    self.index = index
    cursor = index.timeZoneCursor
  }

  /// The country and region of the place in a row; see ``PlaceIndex/jurisdiction(at:)``.
  package mutating func jurisdiction(at row: Int) throws(IndexError) -> Jurisdiction {
    found[try number(at: row)]
  }

  /// The index of its jurisdiction in ``found``.
  ///
  /// Complexity: O(1), nanoseconds, in a locality with an area that was found before.
  package mutating func number(at row: Int) throws(IndexError) -> Int {
    let number = try numberOfAreas(around: row)
    guard found[number].country == nil else { return number }
    var place = found[number]
    let own = try JurisdictionTags(index.contents, row: row)
    place.country = own.country
    if own.country != nil { place.evidence = .tags }
    if place.country == nil, let zone = try cursor.zone(at: row) {
      let zones = try index.contents.zoneList()
      place.country = zones.countries[zone]
      let name = zones.names[zone]
      place.evidence = place.country == nil ? .sharedTimeZone(name) : .timeZone(name)
    }
    return self.number(of: place)
  }

  private mutating func number(of place: Jurisdiction) -> Int {
    if let known = numbers[place] { return known }
    numbers[place] = found.count
    found.append(place)
    return found.count - 1
  }

  private mutating func numberOfAreas(around row: Int) throws(IndexError) -> Int {
    let locality = try index.locality(ofRow: row)
    if let locality, let known = byLocality[UInt64(locality)] { return Int(known) }
    let number = number(of: try ofAreas(holding: row))
    // A locality that is a node may be near a border, with places on both sides.
    if let locality, try index.contents.entry(ofRow: locality, in: .areaEntries) != nil {
      byLocality.insert(Int32(number), for: UInt64(locality))
    }
    return number
  }

  private func ofAreas(holding row: Int) throws(IndexError) -> Jurisdiction {
    guard index.toponymCount > 0 else { return .unknown }
    var country: String?
    var regions: [String] = []
    for area in try index.areas(holding: index.position(at: row)) {
      let tags = try JurisdictionTags(index.contents, row: area.row)
      if country == nil { country = tags.country }
      if let region = tags.region { regions.append(region) }
    }
    guard let country else { return .unknown }
    regions.removeAll { !$0.hasPrefix(country + "_") }
    return Jurisdiction(
      country: country,
      region: regions.first { HolidayCalendar.hasRegion($0) } ?? regions.first,
      evidence: .area)
  }
}

/// The codes in the tags of a place.
private struct JurisdictionTags {
  /// Two letters in lower case.
  private(set) var country: String?
  /// `de_bw`.
  private(set) var region: String?
  private var rank = Int.max

  init(_ contents: IndexReader, row: Int) throws(IndexError) {
    var record = try contents.record(at: row)
    try record.skipToTags()
    while let tag = try record.tag() { tag.key.withBytes { take($0, tag.value) } }
    if let region { country = String(region.prefix(2)) }
  }

  private mutating func take(_ key: Span<UInt8>, _ value: PlaceText) {
    guard let first = key.isEmpty ? nil : key[0] else { return }
    switch first {
    case UInt8(ascii: "I"):
      if key == "ISO3166-2" {
        region = Self.region(value)
      } else if key == "ISO3166-1:alpha2" {
        take(country: value, rank: 0)
      } else if key == "ISO3166-1" {
        take(country: value, rank: 1)
      }
    case UInt8(ascii: "c") where key == "country_code_iso3166_1_alpha_2":
      take(country: value, rank: 2)
    case UInt8(ascii: "i") where key == "is_in:country_code":
      take(country: value, rank: 3)
    case UInt8(ascii: "a") where key == "addr:country":
      take(country: value, rank: 4)
    default: break
    }
  }

  /// The most specific key wins, regardless of the order of tags.
  private mutating func take(country value: PlaceText, rank: Int) {
    guard rank < self.rank, value.count == 2, let letters = value.countryLetters else { return }
    self.rank = rank
    country = String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// `DE-BW` as `de_bw`; nil if the text is not such a code.
  private static func region(_ value: PlaceText) -> String? {
    guard (4...6).contains(value.count), value.countryLetters != nil else { return nil }
    let text = value.withBytes { bytes in
      var letters: [UInt8] = []
      for index in bytes.indices { letters.append(bytes[index]) }
      return String(decoding: letters, as: UTF8.self)
    }
    let isPlain = text.utf8.dropFirst(3).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    return isPlain ? text.prefix(2).lowercased() + "_" + text.dropFirst(3).lowercased() : nil
  }
}
