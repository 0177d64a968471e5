import CLibosmium
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorThreads
import Glibc

/// The state of reading one OSM file, used by libosmium's callbacks.
final class OSMReading {
  let collector: PlaceCollector
  let placing: PlanarPlacing
  /// One for each worker, used concurrently with this object. More than there are threads, so that
  /// those find work while objects are taken.
  let workerPlacings: [PlanarPlacing]
  /// What is kept until the whole file has been read.
  let memory: SpillArena
  /// The error that stopped reading.
  var failure: ImportError?
  private var uri: [UInt8] = []
  private let settlements: SettlementMerger
  private let streets: StreetWays
  /// The kind of the object whose tags are in the draft.
  private var kind = OSMObjectKind.none
  /// The road of the object; nil if it is not a way of one.
  private(set) var road: OSMRoad?
  /// The tags of the object for the road graph; nil if that does not need the object.
  private(set) var roadTags: [UInt8]?

  init(collector: PlaceCollector) throws(GeometryError) {
    self.collector = collector
    memory = SpillArena(
      workingOn: collector.options.output, limit: collector.options.memory / 8)
    settlements = SettlementMerger(memory)
    streets = StreetWays(collector.options)
    placing = try PlanarPlacing()
    var ahead: [PlanarPlacing] = []
    for _ in 0..<4 * Parallel.processors { ahead.append(try PlanarPlacing()) }
    workerPlacings = ahead
  }

  /// Calls `body` and keeps its error; returns false if reading must stop.
  func attempt(_ body: () throws(ImportError) -> Void) -> Bool {
    guard failure == nil else { return false }
    do throws(ImportError) {
      try body()
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Fills the draft with the tags of an object and returns its kind.
  @discardableResult
  func take(_ object: clibosmium_object) -> OSMObjectKind {
    unsafe takeTags(object)
    let isBusiness = collector.sink.classify(&collector.draft)
    guard collector.options.hasToponyms else {
      kind = isBusiness ? .business : .none
      return kind
    }
    kind = unsafe OSMObjectKind(
      of: collector.draft, type: object.type, isClosed: object.is_closed, isBusiness: isBusiness)
    if kind != .business, kind != .none {
      collector.draft.kind = .toponym
      collector.draft.categories.removeAll(keepingCapacity: true)
    }
    return kind
  }

  /// Fills the draft with the tags of an object, and finds its road.
  private func takeTags(_ object: clibosmium_object) {
    collector.draft.reset()
    // SAFETY: libosmium's tags are valid during the callback; there are `tag_count` of them.
    let tags = unsafe UnsafeBufferPointer(start: object.tags, count: object.tag_count)
    for index in tags.indices {
      unsafe withBytes(tags[index].key) { key in
        unsafe withBytes(tags[index].value) { collector.draft.addTag(key: key, value: $0) }
      }
    }
    road = nil
    roadTags = nil
    if unsafe object.type == CLIBOSMIUM_WAY, collector.sink.takesCarriageways {
      road = OSMRoad(collector.draft)
    }
    guard collector.options.hasRoads else { return }
    switch unsafe object.type {
    case CLIBOSMIUM_WAY: roadTags = OSMRoadTags.ofWay(collector.draft)
    case CLIBOSMIUM_NODE: roadTags = OSMRoadTags.ofNode(collector.draft)
    default: roadTags = OSMRoadTags.ofTurn(collector.draft)
    }
  }

  /// Keeps the tags of a node for the road graph, if that needs it.
  func takeRoadNode(_ object: clibosmium_object) throws(ImportError) {
    guard let roadTags, unsafe object.type == CLIBOSMIUM_NODE else { return }
    let id = unsafe object.id
    try ImportError.writing { () throws(IndexError) in
      try collector.sink.add(roadNode: id, tags: roadTags)
    }
  }

  /// Keeps a turn restriction.
  func takeTurn(
    _ object: clibosmium_object, _ members: UnsafeBufferPointer<clibosmium_member>
  ) throws(ImportError) {
    unsafe takeTags(object)
    guard let roadTags, let turn = unsafe RoadTurn(roadTags, members) else { return }
    try ImportError.writing { () throws(IndexError) in try collector.sink.add(turn) }
  }

  /// Calls `body` with the bytes of a text.
  private func withBytes(_ text: UnsafePointer<CChar>, _ body: (Span<UInt8>) -> Void) {
    // SAFETY: the text ends with a zero byte and is used within the closure.
    unsafe UnsafeRawBufferPointer(start: text, count: strlen(text)).withMemoryRebound(
      to: UInt8.self
    ) { unsafe body($0.span) }
  }

  /// Imports the node in the draft.
  func takeNode(_ object: clibosmium_object, at position: GridPosition) throws(ImportError) {
    guard kind != .settlement else {
      return unsafe try settlements.append(
        collector.draft, object.type, object.id, at: position, isBoundary: false)
    }
    unsafe try submit(object.type, object.id, at: position)
  }

  /// Imports an area, or counts the reason why not.
  func takeArea(_ object: clibosmium_object, _ area: clibosmium_area) throws(ImportError) {
    unsafe take(object)
    if kind == .street {
      return unsafe try area.withRings {
        (positions, ringEnds, ringIsOuter) throws(ImportError) in
        unsafe try streets.append(
          collector.draft, object.type, object.id, isArea: true, positions, partEnds: ringEnds,
          partIsOuter: ringIsOuter)
      }
    }
    let outcome = unsafe area.locatedPosition.map { .position($0) } ?? placing.place(area)
    let location = unsafe ItemLocation.object(object.type.name(id: object.id))
    switch outcome {
    case .position(let coordinate):
      guard let position = GridPosition(coordinate) else {
        return try leaveOut(.notOnEarth, at: location)
      }
      guard kind == .settlement || kind == .boundary else {
        if isShaped(kind) {
          unsafe area.withRings { positions, ringEnds, ringIsOuter in
            collector.draft.shape.setRings(positions, ends: ringEnds, isOuter: ringIsOuter)
          }
        }
        return unsafe try submit(object.type, object.id, at: position)
      }
      unsafe try settlements.append(
        collector.draft, object.type, object.id, at: position, isBoundary: kind == .boundary)
      unsafe try area.withRings { (positions, ringEnds, ringIsOuter) throws(ImportError) in
        unsafe try settlements.appendShape(
          positions, ringEnds: ringEnds, ringIsOuter: ringIsOuter, label: area.label,
          adminCentre: area.admin_centre)
      }
    case .invalid(let reason):
      try leaveOut(.invalidArea, at: location, reason)
    case .empty:
      try leaveOut(.emptyArea, at: location)
    }
  }

  /// Whether the object in the draft is kept with its outline: a part of nature with a name.
  func isShaped(_ kind: OSMObjectKind) -> Bool {
    kind == .geographic || collector.options.hasToponyms && collector.draft.hasKindByCategory
  }

  /// Imports a way of a street, another line with a name, or a road without one, which was requested
  /// quietly.
  func takeLines(
    _ object: clibosmium_object, _ lines: clibosmium_lines
  ) throws(ImportError) {
    unsafe takeTags(object)
    // SAFETY: libosmium's arrays are valid during the callback; the last end is the number of
    // positions.
    let ends = unsafe UnsafeBufferPointer(start: lines.line_ends, count: lines.line_count)
    let positions = unsafe GridPosition.span(lines.positions, count: ends.last ?? 0)
    let lineEnds = unsafe Span(_unsafeElements: ends)
    if unsafe !lines.is_quiet {
      unsafe try streets.append(
        collector.draft, object.type, object.id, isArea: object.is_closed && collector.draft.isArea,
        positions, partEnds: lineEnds)
    }
    if let road {
      let (id, lines) = unsafe (object.id, road.lines(positions, ends: lineEnds))
      try ImportError.writing { () throws(IndexError) in
        try collector.sink.add(road.carriageway, way: id, lines: lines)
      }
    }
    if let roadTags {
      var way = unsafe RoadWay(id: object.id, tags: roadTags)
      way.lineEnds = lineEnds.indices.map { lineEnds[$0] }
      way.positions = positions.indices.map { positions[$0] }
      // SAFETY: there is a node for each position during the callback.
      way.nodes = unsafe Array(UnsafeBufferPointer(start: lines.nodes, count: positions.count))
      try ImportError.writing { () throws(IndexError) in try collector.sink.add(way) }
    }
  }

  /// The share of the time until ``submitDeferred()``, about.
  static let shareOfFile = 0.8

  /// Submits the places that depend on the whole file.
  func submitDeferred() throws(ImportError) {
    let matches = SettlementMatches(settlements)
    for number in settlements.items.indices where !matches.isAbsorbed[number] {
      settlements.fill(&collector.draft, with: number, matches)
      let item = settlements.items[number]
      try submit(item.type, item.id, at: item.position)
    }
    try streets.forEachPart { part, read throws(ImportError) in
      try collector.reportProgress(Self.shareOfFile + (1 - Self.shareOfFile) * read)
      try part.forEachStreet { street throws(ImportError) in
        part.fill(&collector.draft, with: street, placing: placing)
        try submit(street[0].type, street[0].id, at: collector.draft.position)
      }
    }
  }

  /// Submits the draft, which has tags and categories, as the object at `position`.
  private func submit(
    _ type: clibosmium_type, _ id: Int64, at position: GridPosition
  ) throws(ImportError) {
    collector.draft.position = position
    uri.removeAll(keepingCapacity: true)
    uri += type.uriPrefix
    uri.appendDecimal(id)
    collector.draft.setURI(uri)
    try collector.submit(at: .object(type.name(id: id)))
  }

  /// Counts the object in the draft as left out; a toponym never fails a strict import.
  func leaveOut(
    _ finding: ImportFinding, at location: ItemLocation, _ detail: String = ""
  ) throws(ImportError) {
    guard collector.draft.kind == .business else {
      return collector.leaveOutToponym(.noOutline, at: location, detail)
    }
    try collector.leaveOut(finding, at: location, detail)
  }
}

extension PlaceDraft {
  /// Whether a category says what kind of toponym the place is as well.
  fileprivate var hasKindByCategory: Bool {
    let table = CategoryTable.standard.categories
    guard categories.contains(where: { table[Int($0)].kind != nil }) else { return false }
    return tags.contains { text.span.extracting($0.key).isWord("name") }
  }

  /// Whether a closed way is tagged as an area rather than a loop road.
  fileprivate var isArea: Bool {
    let text = text.span
    for tag in tags
    where text.extracting(tag.key).isWord("area") && text.extracting(tag.value).isWord("yes") {
      return true
    }
    return false
  }
}

extension DraftShape {
  /// Takes the rings of an area.
  fileprivate mutating func setRings(
    _ positions: Span<GridPosition>, ends: Span<Int>, isOuter: Span<Bool>
  ) {
    kind = .polygons
    var start = 0
    for ring in ends.indices {
      for index in start..<ends[ring] { append(positions[index]) }
      start = ends[ring]
      endPart(isOuter: isOuter[ring])
    }
  }
}

extension clibosmium_type {
  /// The beginning of the identifier.
  var uriPrefix: String.UTF8View { "osm:\(word)/".utf8 }

  /// The name of the object in reports, such as `way/12`.
  func name(id: Int64) -> String { "\(word)/\(id)" }

  private var word: StaticString {
    switch self {
    case CLIBOSMIUM_NODE: "node"
    case CLIBOSMIUM_WAY: "way"
    default: "relation"
    }
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func appendDecimal(_ number: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var rest = number.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
