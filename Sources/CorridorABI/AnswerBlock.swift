internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads
internal import Glibc

/// The block behind a `corridor_answer`: the part that the caller sees, and the hits.
@unsafe
struct AnswerBlock {
  var answer: corridor_answer
  private var hits: Unmanaged<AnswerHits>

  /// Writes an answer into memory of its own.
  ///
  /// - Parameter warnings: Warnings as JSON; nil for none.
  static func make(
    _ answer: Answer, warnings: String?
  ) throws(CallFailure) -> UnsafeMutablePointer<corridor_answer> {
    var arena = try Arena(size: 512)
    let block = try unsafe arena.room(for: AnswerBlock.self)
    var box: UnsafeMutablePointer<Double>?
    if let bounds = answer.boundingBox {
      unsafe box = try arena.doubles([bounds.west, bounds.south, bounds.east, bounds.north])
    }
    let hits = try AnswerHits(answer.hits)
    try unsafe block.initialize(
      to: AnswerBlock(
        answer: corridor_answer(
          found: UInt64(answer.found), hit_count: answer.hits.count,
          next_cursor: arena.text(orNone: answer.nextCursor),
          corrected_text: arena.text(orNone: answer.correctedText),
          data_version: arena.text(answer.dataVersion.utf8),
          route_length_meters: answer.routeLengthMeters,
          bounding_box: UnsafePointer(box), warnings: arena.text(orNone: warnings)),
        hits: Unmanaged.passUnretained(hits)))
    arena.handOver(keeping: hits)
    return unsafe UnsafeMutableRawPointer(block).assumingMemoryBound(to: corridor_answer.self)
  }

  /// The hits of an answer that ``make(_:)`` made.
  static func hits(of answer: UnsafePointer<corridor_answer>) -> AnswerHits {
    // SAFETY: every answer is the first member of such a block, which keeps the hits.
    let block = unsafe UnsafeRawPointer(answer).assumingMemoryBound(to: AnswerBlock.self)
    return unsafe block.pointee.hits.takeUnretainedValue()
  }
}

/// The hits of an answer, each made when it is asked for, and kept.
@safe
final class AnswerHits: @unchecked Sendable {
  // SAFETY: the memory is used under the lock; a hit that was made does not change.
  let hits: Hits
  private let made: Locked<Made>

  @safe
  private struct Made {
    /// A pointer for each hit; NULL for one that was not made.
    var pointers: UnsafeMutablePointer<UnsafePointer<corridor_hit>?>
    var memory: ArenaBox
  }

  /// A class, because Swift cannot lock what is not copied.
  private final class ArenaBox {
    var arena: Arena

    init() throws(CallFailure) { arena = try Arena(size: 4096) }
  }

  init(_ hits: Hits) throws(CallFailure) {
    self.hits = hits
    guard
      let room = unsafe calloc(
        max(hits.count, 1), MemoryLayout<UnsafePointer<corridor_hit>?>.stride)
    else { throw .noMemory }
    let pointers = unsafe room.bindMemory(
      to: UnsafePointer<corridor_hit>?.self, capacity: max(hits.count, 1))
    do throws(CallFailure) {
      made = unsafe Locked(Made(pointers: pointers, memory: try ArenaBox()))
    } catch {
      unsafe free(room)
      throw error
    }
  }

  deinit { made.withLock { unsafe free($0.pointers) } }

  /// The hit with an existing number.
  func hit(at number: Int) throws(CallFailure) -> UnsafePointer<corridor_hit> {
    try unsafe made.withLock { (made) throws(CallFailure) in
      if let hit = unsafe made.pointers[number] { return unsafe hit }
      let hit = hits[number]
      let place = try unsafe made.memory.arena.room(for: corridor_hit.self)
      try unsafe place.initialize(to: made.memory.arena.hit(hit))
      unsafe made.pointers[number] = UnsafePointer(place)
      return unsafe UnsafePointer(place)
    }
  }
}

extension Arena {
  /// Copies a text; NULL for nil.
  fileprivate mutating func text(orNone text: String?) throws(CallFailure) -> UnsafePointer<CChar>?
  {
    guard let text else { return nil }
    return try unsafe self.text(text.utf8)
  }

  fileprivate mutating func doubles(
    _ values: [Double]
  ) throws(CallFailure) -> UnsafeMutablePointer<Double> {
    let room = try unsafe room(for: Double.self, count: values.count)
    for (number, value) in values.enumerated() { unsafe (room + number).initialize(to: value) }
    return unsafe room
  }

  fileprivate mutating func hit(_ hit: Hit) throws(CallFailure) -> corridor_hit {
    if let fault = hit.fault { throw CallFailure(fault) }
    let facts = hit.place.facts
    let categories = try unsafe room(
      for: UnsafePointer<CChar>.self, count: facts.categories.count)
    for (number, name) in facts.categories.enumerated() {
      try unsafe (categories + number).initialize(to: text(name.utf8))
    }
    let tags = try unsafe room(for: corridor_tag.self, count: facts.tags.count)
    for (number, tag) in facts.tags.enumerated() {
      try unsafe (tags + number).initialize(
        to: corridor_tag(key: text(tag.key.utf8), value: text(tag.value.utf8)))
    }
    let place = hit.place.coordinate
    return try unsafe corridor_hit(
      id: text(facts.id.utf8), name: text(orNone: facts.name),
      categories: UnsafePointer(categories),
      category_count: facts.categories.count, tags: UnsafePointer(tags),
      tag_count: facts.tags.count, lon: place.lon, lat: place.lat,
      off_route_meters: hit.offRouteMeters, along_meters: hit.alongMeters,
      snapped_lon: hit.snapped.lon, snapped_lat: hit.snapped.lat, side: hit.side.number,
      pass: UInt32(hit.pass), pass_count: UInt32(hit.passCount))
  }
}

extension Side {
  fileprivate var number: CInt {
    switch self {
    case .left: CInt(CORRIDOR_LEFT)
    case .on: CInt(CORRIDOR_ON)
    case .right: CInt(CORRIDOR_RIGHT)
    }
  }
}
