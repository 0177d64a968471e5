internal import CorridorGeometry
internal import CorridorIndex

/// A 64-bit fingerprint of a query, by which a cursor knows the query it belongs to.
///
/// Not a checksum: it need only differ where queries differ. Steps of SplitMix64, see
/// `UInt64.mixed`.
struct Fingerprint {
  private(set) var value: UInt64 = 0

  mutating func add(_ word: UInt64) {
    value = ((value ^ word) &+ 0x9E37_79B9_7F4A_7C15).mixed
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
    if route.measure != .series { add(route.measure.rawValue) }
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
}
