import CorridorFormats
import CorridorGeometry
import CorridorIndex

/// Imports features one by one: position, tags, identifier, categories.
struct GeoJSONFeatureReader {
  private let collector: PlaceCollector
  private let prefix: [UInt8]
  private let common: [UInt16]?
  private var placing: GeoJSONPlacing
  private var known: [String: [UInt16]] = [:]
  private var uri: [UInt8] = []

  /// `crs` is the reference system that the input declares; the options take precedence.
  init(collector: PlaceCollector, crs: String?) throws(ImportError) {
    self.collector = collector
    prefix = collector.identifierPrefix
    common = try collector.commonCategories()
    let named = collector.options.crs ?? crs
    placing = GeoJSONPlacing(positioning: try PlacePositioning(crs: named))
    if collector.options.crs == nil, let crs {
      collector.report.notices.append("positions are in \(crs), as the file specifies")
    }
  }

  mutating func take(_ feature: JSONValue, at location: ItemLocation) throws(ImportError) {
    guard feature.kind == .object, let type = feature["type"]?.text else {
      return try collector.leaveOut(.notAFeature, at: location, "found \(feature.kind)")
    }
    let isFeature = type == "Feature"
    let geometry = isFeature ? feature["geometry"] : feature
    guard let geometry, geometry.kind != .null else {
      return try collector.leaveOut(.noGeometry, at: location)
    }
    switch try placing.place(geometry) {
    case .leftOut(let finding, let detail):
      let isForeign = !isFeature && finding == .brokenGeometry
      return try collector.leaveOut(isForeign ? .notAFeature : finding, at: location, detail)
    case .position(let position):
      collector.draft.reset()
      collector.draft.position = position
    }
    let properties = isFeature ? feature["properties"] : nil
    var isClosed = false
    var names: [String] = []
    if let properties {
      if let place = OverturePlace(properties) {
        place.addTags(to: &collector.draft)
        isClosed = place.isClosed
        names = place.categories
      } else if let tags = properties["tags"], tags.kind == .object,
        let categories = properties["categories"], categories.kind == .array
      {
        // The form that `corridor export` and `corridor find` write.
        PropertyTags.add(tags, to: &collector.draft)
        names = categories.elements.compactMap(\.string)
      } else {
        PropertyTags.add(properties, to: &collector.draft)
        if let category = properties["category"]?.string { names = [category] }
      }
    }
    setURI(feature, properties)
    categorize(names, isClosed: isClosed)
    try collector.submit(at: location)
  }

  private mutating func setURI(_ feature: JSONValue, _ properties: JSONValue?) {
    uri.removeAll(keepingCapacity: true)
    uri += prefix
    let start = uri.count
    for candidate in [feature["id"], properties?["id"], properties?["@id"]] {
      guard let candidate else { continue }
      PropertyTags.append(scalar: candidate, to: &uri)
      if uri.count > start { break }
    }
    if uri.count == start {
      var hash = ContentHash()
      let position = collector.draft.position
      for number in [position.lon, position.lat] {
        for shift in stride(from: 0, to: 32, by: 8) {
          hash.add(UInt8(truncatingIfNeeded: number >> shift))
        }
      }
      let text = collector.draft.text
      hash.add(text.span)
      uri += hash.description.utf8
    }
    collector.draft.setURI(uri)
  }

  private mutating func categorize(_ names: [String], isClosed: Bool) {
    if isClosed {
      // A permanently closed place is found by its tags, but not by its former category.
      collector.draft.categories = []
      return
    }
    if let common {
      collector.draft.categories = common
      return
    }
    var found: Set<UInt16> = []
    for name in names { found.formUnion(categories(named: name)) }
    if found.isEmpty {
      _ = collector.sink.classify(&collector.draft)
    } else {
      collector.draft.categories = found.sorted()
    }
  }

  private mutating func categories(named name: String) -> [UInt16] {
    if let found = known[name] { return found }
    let found = collector.sink.categories(named: name)
    // Limits the memory for columns of free text.
    if known.count < 4096 { known[name] = found }
    return found
  }
}
