internal import CorridorGeometry
internal import CorridorIndex

/// The end of a page: its last hit, and the index and query to which it belongs.
///
/// As text: `c2` and four 64-bit words, see ``CursorText``: 50 characters.
struct Cursor {
  /// The fingerprint of index and query, the off-route and the along-route distance in metres, and
  /// the row with the number of the pass, which is 0 if an answer has one pass by each place.
  private let words: [UInt64]

  private static let version = "c2"
  private static let wordCount = 4

  /// Makes the cursor of a page that ends with `last`, which has the number of its pass.
  init(after last: RawHit, of query: ResolvedQuery, in index: PlaceIndex) {
    words = [
      Self.owner(query, index), last.offRouteMeters.bitPattern, last.alongMeters.bitPattern,
      UInt64(last.row) << 32 | UInt64(last.number),
    ]
  }

  /// Parses a cursor from its text.
  init(_ text: String) throws(SearchError) {
    words = try CursorText.words(of: text, version: Self.version, count: Self.wordCount)
  }

  /// The cursor as text.
  var text: String { CursorText.text(of: words, version: Self.version) }

  /// The last hit of the page before.
  func last(for query: ResolvedQuery, in index: PlaceIndex) throws(SearchError) -> RawHit {
    let row = UInt32(truncatingIfNeeded: words[3] >> 32)
    guard words[0] == Self.owner(query, index), row < index.count else {
      throw .cursorFromElsewhere
    }
    return RawHit(
      offRouteMeters: Double(bitPattern: words[1]), alongMeters: Double(bitPattern: words[2]),
      row: row, number: Int(words[3] & 0xFFFF_FFFF))
  }

  /// The fingerprint of a query on an index.
  private static func owner(_ query: ResolvedQuery, _ index: PlaceIndex) -> UInt64 {
    Fingerprint([Fingerprint(of: index).value, Fingerprint(query).value]).value
  }
}

extension Fingerprint {
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
