internal import CorridorGeometry
internal import CorridorIndex

/// A 64-bit fingerprint of a query, by which a cursor knows the query it belongs to.
///
/// Not a checksum: it need only differ where queries differ. Mixing steps of SplitMix64 (Steele,
/// Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
struct Fingerprint {
  private(set) var value: UInt64 = 0

  mutating func add(_ word: UInt64) {
    var mixed = (value ^ word) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ (mixed >> 31)
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// Adds texts in their order.
  mutating func add(inOrder texts: [String]) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  /// Adds texts whose order means nothing.
  mutating func add(anyOf texts: some Collection<String>) { add(inOrder: texts.sorted()) }

  /// Adds whether there is something.
  mutating func add(isThere: Bool) { add(UInt64(isThere ? 1 : 0)) }

  mutating func add(_ text: String?) {
    add(isThere: text != nil)
    if let text { add(text) }
  }

  mutating func add(_ viewport: Viewport?) {
    switch viewport {
    case nil: add(0 as UInt64)
    case .box(let west, let south, let east, let north):
      add(1 as UInt64)
      for bound in [west, south, east, north] { add(bound) }
    case .polygon(let polygon):
      add(2 as UInt64)
      add(MultiPolygon(polygons: [polygon]))
    case .multiPolygon(let polygons):
      add(3 as UInt64)
      add(polygons)
    }
  }

  private mutating func add(_ area: MultiPolygon) {
    add(UInt64(area.polygons.count))
    for polygon in area.polygons {
      add(UInt64(polygon.rings.count))
      for ring in polygon.rings { add(ring) }
    }
  }

  mutating func add(_ positions: some Collection<Coordinate>) {
    add(UInt64(positions.count))
    for position in positions {
      add(position.lon)
      add(position.lat)
    }
  }

  /// Adds a route, which is read only the first time: that costs some nanoseconds a vertex.
  mutating func add(_ route: Route) {
    add(
      route.shape.fingerprint {
        var own = Fingerprint()
        own.add(route.vertices)
        own.add(inOrder: route.lineStarts)
        return own.value
      })
    guard !route.ferries.isEmpty else { return }
    add("ferries")
    for ferry in route.ferries {
      add(ferry.lowerBound)
      add(ferry.upperBound)
    }
  }

  private mutating func add(inOrder numbers: [Int]) {
    add(UInt64(numbers.count))
    for number in numbers { add(UInt64(number)) }
  }
}

extension Fingerprint {
  /// The fingerprint of an index: the same for the same bytes.
  init(of index: PlaceIndex) { add(index.buildID) }

  /// The fingerprint of numbers, which guards them against slips and inventions.
  init<Number: FixedWidthInteger & UnsignedInteger>(_ numbers: some Collection<Number>) {
    for number in numbers { add(UInt64(number)) }
  }

  /// The fingerprint of all that decides which hits there are and in which order. Everything that
  /// may be absent or be of any number comes behind a word that says so: else two queries might be
  /// told by the same words.
  init(_ query: ResolvedQuery) {
    add(query.route)
    add(query.within)
    add(anyOf: query.places.categories)
    add(query.places.text)
    add(isThere: query.places.correctsSpelling)
    add(inOrder: query.places.tags.map { "\($0)" })
    add(query.places.viewport)
    add(isThere: query.window != nil)
    if let window = query.window {
      add(window.lowerBound)
      add(window.upperBound)
    }
    add(query.page.sort.rawValue)
    // What came later says nothing where it is as ever, so that cursors of earlier versions go on.
    if query.passes.selection != .nearest { add("passes \(query.passes.selection.rawValue)") }
    if query.passes.side != .any { add("side \(query.passes.side.rawValue)") }
    if query.passes.roadWidth.value != 0 {
      add("road")
      add(query.passes.roadWidth.value)
    }
    if let carriageway = query.passes.carriageway, carriageway != .any {
      add("carriageway \(carriageway.rawValue)")
    }
    if !query.truck.attributes.isEmpty {
      add("attributes")
      add(inOrder: query.truck.attributes.map(\.description))
    }
    if let vehicle = query.truck.vehicle {
      add("vehicle \(vehicle.kind.rawValue)")
      add(inOrder: vehicle.fuels.map(\.rawValue))
      for (attribute, least) in vehicle.limits {
        add(attribute.rawValue)
        add(least)
      }
    }
    if let unknowns = query.truck.unknowns { add("unknowns \(unknowns.rawValue)") }
    if let spread = query.page.spread {
      add("spread")
      add(spread.every.value)
      add(UInt64(spread.keeping))
    }
    if let departure = query.departure,
      departure.open != .ignore || query.asksTrucksOnArrival
    {
      add(departure, query.travelTimes)
    }
  }

  /// Adds what decides which places are open on arrival, or are for trucks then.
  private mutating func add(_ departure: Departure, _ times: TravelTimes?) {
    for numbers in [times?.breakpointMeters ?? [], times?.breakpointSeconds ?? []] {
      add(UInt64(numbers.count))
      for number in numbers { add(number) }
    }
    add("open \(departure.open.rawValue)")
    add(UInt64(bitPattern: departure.secondsSince1970))
    add(UInt64(departure.toleranceSeconds.magnitude))
    add(departure.timeZone)
    add(departure.holidayRegion)
  }
}
