internal import CorridorGeometry
internal import CorridorIndex

/// The description of a place below its name: what it is and where.
///
/// For a business, its category, then street and number if its tags have them, then its locality:
/// "Fuel station · Austrasse 12, Vaduz"; likewise for a lake or a forest. For another toponym, what
/// contains it: "9490 Vaduz"; for a locality or a larger area, the region and the country:
/// "Oberland, Liechtenstein"; if that is unknown, what it is: "Village". A quarter with the same
/// name as its town has both: "Suburb · Malta".
struct AddressLines {
  /// The category, or the description in the tags; nil if the tags have none.
  let nature: String?
  /// Street and house number.
  let street: String?
  /// Postcode and locality, or a larger area.
  private let surroundings: String?
  private let kind: PlaceKind
  /// Whether it is a quarter with the same name as its town.
  private let isNamesake: Bool

  /// Makes the lines; reads polygons only for localities and larger areas.
  ///
  /// - Parameter isNumberFirst: Whether local addresses have house numbers before streets.
  init(
    _ label: RowLabel, of place: Place, languages: [String], isNumberFirst: Bool,
    in index: PlaceIndex
  ) throws(IndexError) {
    kind = place.kind
    nature = try Self.nature(label, kind, languages, in: index)
    let number = label.houseNumber
    street =
      label.street.map { street in
        number.map { isNumberFirst ? $0 + " " + street : street + " " + $0 } ?? street
      } ?? number
    switch kind {
    case .country, .region, .district, .locality:
      isNamesake = false
      surroundings = try Self.areas(above: place, languages, in: index)
    case .business, .suburb, .street, .house, .water, .landform, .island, .forest, .park, .other:
      let locality = try Self.locality(label, row: place.row, languages, in: index)
      isNamesake = kind == .suburb && locality != nil && locality == place.name
      if isNamesake {
        surroundings = try Self.areas(above: place, languages, in: index)
        return
      }
      let postcode = kind == .house ? label.postcode : nil
      surroundings =
        locality.map { locality in postcode.map { $0 + " " + locality } ?? locality } ?? postcode
    }
  }

  /// The second line.
  ///
  /// - Parameter withStreet: Whether it includes street and number, which otherwise are in the
  ///   first line.
  func subtitle(withStreet: Bool = true) -> String {
    let address = [withStreet ? street : nil, surroundings].compactMap { $0 }.joined(
      separator: ", ")
    let isNamed = kind == .business || kind.isGeographic || isNamesake || address.isEmpty
    let what = isNamed ? nature : nil
    return [what, address.isEmpty ? nil : address].compactMap { $0 }.joined(separator: " · ")
  }

  /// The locality of a row: its name in a requested language if known, else as the tags give it.
  private static func locality(
    _ label: RowLabel, row: Int, _ languages: [String], in index: PlaceIndex
  ) throws(IndexError) -> String? {
    if let own = label.locality, languages.isEmpty { return own }
    guard let locality = try index.locality(ofRow: row), locality != row else {
      return label.locality
    }
    let names = try index.label(ofRow: locality).names
    return label.locality == nil
      ? names.best(in: languages)?.text : names.name(in: languages) ?? label.locality
  }

  /// The names of the region and the country that contain a toponym, or of the district if there is
  /// no region.
  private static func areas(
    above place: Place, _ languages: [String], in index: PlaceIndex
  ) throws(IndexError) -> String? {
    var names: [PlaceKind: String] = [:]
    for area in try index.areas(holding: place.position) where area.row != place.row {
      guard area.kind.breadth > place.kind.breadth, names[area.kind] == nil else { continue }
      names[area.kind] = try index.label(ofRow: area.row).names.best(in: languages)?.text
    }
    let narrow = names[.region] ?? names[.district]
    let parts = [narrow, names[.country]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What a place is, in a word or two, in the first of the languages that the lexicon has, else in
  /// English.
  private static func nature(
    _ label: RowLabel, _ kind: PlaceKind, _ languages: [String], in index: PlaceIndex
  ) throws(IndexError) -> String? {
    let names = try label.categories.map { (number) throws(IndexError) in
      try index.name(ofCategory: number)
    }
    // A fuel station is also a car wash, a shop and a cash machine; the tag says what it mainly is.
    if let category = names.first(where: { $0 == label.nature }) ?? names.first {
      return CategoryLabels.standard.label(of: category, languages: languages)
    }
    return (label.nature ?? (kind == .business ? nil : kind.rawValue)).map { $0.asSentence }
  }
}
