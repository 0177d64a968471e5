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

  mutating func add(_ viewport: Viewport) {
    switch viewport {
    case .box(let west, let south, let east, let north):
      for bound in [west, south, east, north] { add(bound) }
    case .polygon(let polygon):
      add(MultiPolygon(polygons: [polygon]))
    case .multiPolygon(let polygons):
      add(polygons)
    }
  }

  private mutating func add(_ area: MultiPolygon) {
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
}

extension Fingerprint {
  /// The fingerprint of an index: the same for the same bytes.
  init(of index: PlaceIndex) { add(index.buildID) }

  /// The fingerprint of numbers, which guards them against slips and inventions.
  init<Number: FixedWidthInteger & UnsignedInteger>(_ numbers: some Collection<Number>) {
    for number in numbers { add(UInt64(number)) }
  }

  /// The fingerprint of all that decides which hits there are and in which order.
  init(_ query: CorridorQuery) {
    add(query.route.vertices)
    for start in query.route.lineStarts { add(UInt64(start)) }
    add(query.within.value)
    for category in query.categories.sorted() { add(category) }
    if let text = query.text { add(text) }
    for tag in query.tags { add("\(tag)") }
    if let viewport = query.viewport { add(viewport) }
    if let window = query.window {
      add(window.lowerBound)
      add(window.upperBound)
    }
    add(query.sort.rawValue)
  }
}
