import CLibosmium
import CorridorGeometry
import CorridorIndex
import Glibc

/// One OSM file being read: what libosmium's callbacks work on.
final class OSMReading {
  let intake: PlaceIntake
  let placing: PlanarPlacing
  /// What ended the reading from this side.
  var failure: ImportError?
  private var uri: [UInt8] = []

  init(intake: PlaceIntake, placing: PlanarPlacing) {
    self.intake = intake
    self.placing = placing
  }

  /// Runs `body` and keeps what it throws; false when reading shall stop.
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

  /// Fills the draft with the tags of an object.
  func take(_ object: clibosmium_object) {
    intake.draft.reset()
    // SAFETY: libosmium's tags live through the callback; there are `tag_count` of them.
    let tags = unsafe UnsafeBufferPointer(start: object.tags, count: object.tag_count)
    for index in tags.indices {
      unsafe intake.draft.addTag(
        key: bytes(tags[index].key), value: bytes(tags[index].value))
    }
  }

  private func bytes(_ text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    // SAFETY: the text ends with a zero byte.
    unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
  }

  /// Submits the draft, tags and categories filled, as the object at `position`.
  func submit(
    _ object: clibosmium_object, at position: GridPosition
  ) throws(ImportError) {
    intake.draft.position = position
    uri.removeAll(keepingCapacity: true)
    uri += unsafe object.type.uriPrefix
    uri.appendDecimal(unsafe object.id)
    intake.draft.setURI(uri)
    let (type, id) = unsafe (object.type, object.id)
    try intake.submit(at: .object(type.name(id: id)))
  }

  /// Places an area and submits it, or counts why not.
  func submit(_ object: clibosmium_object, _ area: clibosmium_area) throws(ImportError) {
    // SAFETY: libosmium's arrays live through the callback; the last ring end counts the positions.
    let ends = unsafe UnsafeBufferPointer(start: area.ring_ends, count: area.ring_count)
    let positions = unsafe Int(ends.last ?? 0)
    let outcome = unsafe ends.withMemoryRebound(to: Int.self) { ends in
      unsafe placing.place(
        ordinates: Span(
          _unsafeElements: UnsafeBufferPointer(start: area.coordinates, count: 2 * positions)),
        ringEnds: Span(_unsafeElements: ends),
        ringIsOuter: Span(
          _unsafeElements: UnsafeBufferPointer(start: area.ring_is_outer, count: ends.count)))
    }
    let location = unsafe ItemLocation.object(object.type.name(id: object.id))
    switch outcome {
    case .position(let coordinate):
      guard let position = GridPosition(coordinate) else {
        return try intake.leaveOut(.notOnEarth, at: location)
      }
      unsafe take(object)
      _ = intake.sink.classify(&intake.draft)
      unsafe try submit(object, at: position)
    case .invalid(let reason):
      try intake.leaveOut(.invalidArea, at: location, reason)
    case .empty:
      try intake.leaveOut(.emptyArea, at: location)
    }
  }
}

extension clibosmium_type {
  /// The beginning of the identifier.
  var uriPrefix: String.UTF8View { "osm:\(word)/".utf8 }

  /// The object's name in reports, such as `way/12`.
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
