internal import CorridorGeometry
internal import CorridorIndex

/// Makes objects from places of an index.
struct ObjectMaker {
  private let index: PlaceIndex
  private let options: SearchOptions
  private let geodesic: Geodesic
  private let system: CRSTransform?

  init(_ options: SearchOptions, in index: PlaceIndex) throws(SearchError) {
    self.index = index
    self.options = options
    geodesic = try rethrowing(Geodesic.wgs84(), as: SearchError.route)
    system = try rethrowing(
      options.outputSystem.map { (system) throws(GeometryError) in
        try CRSTransform(system, .fromWGS84)
      }, as: SearchError.geometry)
  }

  /// The object in a row.
  func object(row: Int) throws(SearchError) -> GeoObject {
    let place = try rethrowing(index.place(at: row), as: SearchError.index)
    return try object(place)
  }

  /// The object for a place.
  ///
  /// - Parameter address: Its address, if already known.
  func object(_ place: Place, address: Address? = nil) throws(SearchError) -> GeoObject {
    let tags = place.tags.map { GeoObject.Tag(key: $0.key, value: $0.value) }
    let name = name(tags) ?? place.name
    let at = place.coordinate
    var object = GeoObject(
      uri: place.id, name: name, kind: place.kind, coordinate: at,
      position: system?.transform(x: at.lon, y: at.lat).map { PlanarPosition(x: $0.x, y: $0.y) },
      categories: place.categories, tags: tags,
      userDistanceMeters: options.userPosition.map { geodesic.inverse($0, at).meters })
    object.attribution = object[tag: "attribution"]
    var known = address
    if known == nil { known = try self.address(of: place) }
    let address = known ?? Address()
    if place.row < index.businessCount {
      object.business = BusinessMetadata(name: name, address: address, tags: tags)
    }
    if place.kind != .business {
      object.toponym = ToponymMetadata(name: name, kind: place.kind, address: address)
      if options.includesGeometry { object.geometry = try geometry(row: place.row) }
    }
    return object
  }

  /// The identifier, name and kind of a toponym.
  func reference(_ place: Place) -> ToponymReference {
    let tags = place.tags.map { GeoObject.Tag(key: $0.key, value: $0.value) }
    return ToponymReference(uri: place.id, name: name(tags) ?? place.name, kind: place.kind)
  }

  private func address(of place: Place) throws(SearchError) -> Address {
    try rethrowing(index.address(of: place, languages: options.languages), as: SearchError.index)
  }

  /// The lines or polygons of a toponym.
  private func geometry(row: Int) throws(SearchError) -> GeoGeometry? {
    let shape = try rethrowing(index.shape(of: row), as: SearchError.index)
    switch shape {
    case nil: return nil
    case .lines(let lines): return .lines(lines)
    case .polygons(let polygons):
      return .polygons(MultiPolygon(polygons: polygons.map { Polygon(rings: $0) }))
    }
  }

  /// The name in the first of the requested languages for which there is a tag.
  private func name(_ tags: [GeoObject.Tag]) -> String? {
    for language in options.languages {
      let key = "name:" + language
      if let tag = tags.first(where: { $0.key == key }) { return tag.value }
    }
    return nil
  }
}

extension BusinessMetadata {
  /// Reads the metadata from the tags of a business.
  package init(name: String?, address: Address, tags: [GeoObject.Tag]) {
    self.init(name: name, address: address)
    let table = FeatureTable.standard
    var features: [Int: Feature] = [:]
    (phones, workingHours) = Self.contact(tags.map { ($0.key, $0.value) })
    for tag in tags {
      switch tag.key {
      case "website", "contact:website", "url", "email", "contact:email":
        links += Self.parts(of: tag.value).filter { !links.contains($0) }
      default: break
      }
      guard let slot = table.keys.firstIndex(of: tag.key) else { continue }
      let verdict = table.verdict(slot: slot, value: Array(tag.value.utf8).span)
      for test in table.tests[slot] {
        let bit: UInt64 = 1 << UInt64(test.feature)
        let feature = Feature(
          id: table.features[test.feature].id, label: table.features[test.feature].label,
          isAvailable: verdict.there & bit != 0 ? true : verdict.absent & bit != 0 ? false : nil,
          evidence: tag.key + "=" + tag.value)
        // A tag that says yes outweighs one that says no, regardless of order: a business may have
        // other means of payment or other sockets. A tag that says neither gives way to both.
        if let known = features[test.feature], feature.weight <= known.weight { continue }
        features[test.feature] = feature
      }
    }
    self.features = features.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let hoursKey = "opening_hours"
  /// The keys of the tags that ``contact(_:)`` reads.
  package static let contactKeys = [
    "phone", "contact:phone", "mobile", "contact:mobile", hoursKey,
  ]

  /// The telephone numbers and opening hours in tags.
  package static func contact(
    _ tags: [(key: String, value: String)]
  ) -> (phones: [String], hours: String?) {
    var phones: [String] = []
    var hours: String?
    for tag in tags where contactKeys.contains(tag.key) {
      if tag.key == hoursKey {
        hours = tag.value
      } else {
        phones += parts(of: tag.value).filter { !phones.contains($0) }
      }
    }
    return (phones, hours)
  }

  /// The parts of a semicolon-separated list.
  private static func parts(of value: String) -> [String] {
    value.split(separator: ";").map { part in
      var part = part.drop { $0 == " " }
      while part.last == " " { part.removeLast() }
      return String(part)
    }.filter { !$0.isEmpty }
  }
}

extension BusinessMetadata.Feature {
  /// The precedence of a tag among those for the same feature.
  fileprivate var weight: Int {
    switch isAvailable {
    case true?: 2
    case false?: 1
    case nil: 0
    }
  }
}
