internal import CorridorGeometry

/// Collects the parts of one address; the first value of a part is kept.
struct AddressBuilder {
  private let index: PlaceIndex
  private let languages: [[UInt8]]
  private var names = InlineArray<8, String?>(repeating: nil)
  private var countryCode: String?

  init(_ index: PlaceIndex, languages: [String]) {
    self.index = index
    self.languages = AddressTags.wanted(languages)
  }

  /// The address so far.
  var address: Address {
    let components = AddressComponent.Kind.allCases.compactMap { kind in
      names[kind.order].map { AddressComponent(kind: kind, name: $0) }
    }
    return Address(components: components, countryCode: countryCode)
  }

  private mutating func set(_ kind: AddressComponent.Kind, _ name: PlaceText?) {
    if names[kind.order] == nil { names[kind.order] = name?.string }
  }

  /// Adds the tags of a place: its address, and the place itself.
  mutating func take(place row: Int) throws(IndexError) {
    let kind = try index.contents.kind(at: row)
    let tags = try AddressTags(index.contents, row: row, languages: languages)
    if kind != .house, let own = AddressComponent.Kind(kind) {
      set(own, tags.localName ?? tags.name)
      takeCode(tags.code, of: kind)
    }
    set(.house, tags.houseNumber ?? tags.houseName)
    set(.street, tags.street)
    take(surroundings: tags)
  }

  /// Adds what a house says of where it is, for another place beside it.
  mutating func take(surroundingsOf row: Int) throws(IndexError) {
    take(surroundings: try AddressTags(index.contents, row: row, languages: languages))
  }

  private mutating func take(surroundings tags: AddressTags) {
    set(.suburb, tags.suburb)
    // Houses without a street are numbered by the place that they belong to.
    if tags.street == nil { set(.suburb, tags.place) }
    set(.locality, tags.city ?? (tags.street == nil ? nil : tags.place))
    set(.district, tags.district)
    set(.region, tags.region)
    set(.postcode, tags.postcode)
    takeCode(tags.country, of: .country)
  }

  /// Adds the areas that contain a position.
  ///
  /// - Parameters:
  ///   - narrowest: The narrowest kind to add; nil for all.
  ///   - locality: The row of the locality, if known.
  ///   - suburb: The row of the nearest part of a locality, if known.
  mutating func fill(
    _ areas: [ContainingArea], narrowest: AddressComponent.Kind?, locality: Int?, suburb: Int?
  ) throws(IndexError) {
    func isWanted(_ kind: AddressComponent.Kind) -> Bool {
      narrowest.map { kind.order <= $0.order } ?? true
    }
    if let locality, isWanted(.locality) { try take(toponym: locality, as: .locality) }
    for area in areas {
      guard let kind = AddressComponent.Kind(area.kind),
        kind.order < AddressComponent.Kind.street.order, isWanted(kind)
      else { continue }
      try take(toponym: area.row, as: kind)
    }
    if let suburb, isWanted(.suburb) { try take(toponym: suburb, as: .suburb) }
    // A country without an area in the data is known only by its code.
    if names[AddressComponent.Kind.country.order] == nil {
      names[AddressComponent.Kind.country.order] = countryCode.map {
        CountryName.name(of: $0, languages: languages)
      }
    }
  }

  /// Adds the name of a toponym; a name in a requested language replaces the local name.
  private mutating func take(toponym row: Int, as kind: AddressComponent.Kind) throws(IndexError) {
    let isKnown = names[kind.order] != nil
    guard !isKnown || !languages.isEmpty || kind == .country else { return }
    let tags = try AddressTags(index.contents, row: row, languages: languages)
    if !isKnown {
      set(kind, tags.localName ?? tags.name)
      if kind == .locality { set(.postcode, tags.postcode) }
    } else if let local = tags.localName, let name = tags.name, names[kind.order] == name.string {
      names[kind.order] = local.string
    }
    takeCode(tags.code, of: try index.contents.kind(at: row))
  }

  /// Sets the country code from `LI` or, for a region, `LI-11`.
  private mutating func takeCode(_ code: PlaceText?, of kind: PlaceKind) {
    guard countryCode == nil, let code, kind == .country || kind == .region else { return }
    countryCode = code.countryLetters.map { String(decoding: $0, as: UTF8.self) }
  }
}
