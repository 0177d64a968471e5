internal import CorridorGeometry

/// Gathers the parts of one address: what is known first stays.
struct AddressMaker {
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

  /// Takes what the tags of a place say: its address, and what it is itself.
  mutating func take(place row: Int) throws(IndexError) {
    let kind = try index.contents.kind(at: row)
    let tags = try AddressTags(index.contents, row: row, languages: languages)
    if kind != .house, let own = AddressComponent.Kind(kind) {
      set(own, tags.localName ?? tags.name)
      takeCode(tags.code, of: kind)
    }
    set(.house, tags.houseNumber ?? tags.houseName)
    set(.street, tags.street)
    set(.suburb, tags.suburb)
    // Houses that stand on no street are numbered by the place they belong to.
    if tags.street == nil { set(.suburb, tags.place) }
    set(.locality, tags.city ?? (tags.street == nil ? nil : tags.place))
    set(.district, tags.district)
    set(.region, tags.region)
    set(.postcode, tags.postcode)
    takeCode(tags.country, of: .country)
  }

  /// Fills in what holds a position.
  ///
  /// - Parameters:
  ///   - narrowest: Nothing narrower than this; nil for all.
  ///   - locality: The row of the locality, where one is known.
  ///   - suburb: The row of the nearest part of a locality, where one is known.
  mutating func fill(
    _ areas: [HoldingArea], narrowest: AddressComponent.Kind?, locality: Int?, suburb: Int?
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
    // A country that the data has no area of is only known by its code.
    if names[AddressComponent.Kind.country.order] == nil {
      names[AddressComponent.Kind.country.order] = countryCode.map {
        CountryName.name(of: $0, languages: languages)
      }
    }
  }

  /// Takes the name of a toponym, in a wanted language also where the name is known in its own.
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

  /// Takes the country's code from `LI` or, for a region, `LI-11`.
  private mutating func takeCode(_ code: PlaceText?, of kind: PlaceKind) {
    guard countryCode == nil, let code, kind == .country || kind == .region else { return }
    countryCode = code.countryLetters.map { String(decoding: $0, as: UTF8.self) }
  }
}
