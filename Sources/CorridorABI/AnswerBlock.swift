internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex

/// The block behind a `corridor_answer`: the part that the caller sees, and the address of its
/// hits.
@unsafe
struct AnswerBlock {
  var answer: corridor_answer
  var hits: UnsafeMutablePointer<corridor_hit>?

  /// Writes an answer into memory of its own.
  static func make(
    _ answer: Answer
  ) throws(CallFailure) -> UnsafeMutablePointer<corridor_answer> {
    let count = answer.hits.count
    var arena = try Arena(size: 512 + count * 512)
    let block = try unsafe arena.room(for: AnswerBlock.self)
    let hits = try unsafe arena.room(for: corridor_hit.self, count: count)
    for (number, hit) in answer.hits.enumerated() {
      try unsafe (hits + number).initialize(to: arena.hit(hit))
    }
    var box: UnsafeMutablePointer<Double>?
    if let bounds = answer.boundingBox {
      unsafe box = try arena.doubles([bounds.west, bounds.south, bounds.east, bounds.north])
    }
    try unsafe block.initialize(
      to: AnswerBlock(
        answer: corridor_answer(
          found: UInt64(answer.found), hit_count: count,
          next_cursor: arena.text(orNone: answer.nextCursor),
          corrected_text: arena.text(orNone: answer.correctedText),
          data_version: arena.text(answer.dataVersion.utf8),
          route_length_meters: answer.routeLengthMeters,
          bounding_box: UnsafePointer(box)),
        hits: hits))
    arena.handOver()
    return unsafe UnsafeMutableRawPointer(block).assumingMemoryBound(to: corridor_answer.self)
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
