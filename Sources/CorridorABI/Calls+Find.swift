// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

@c @implementation
public func corridor_query_init(
  _ query: UnsafeMutablePointer<corridor_query>?, _ size: Int
) -> corridor_status {
  status { () throws(CallFailure) in
    guard let query = unsafe query else { throw .missing("query") }
    try unsafe corridor_query.check(size)
    // A program compiled for an earlier version passes a smaller struct, one for a later version a
    // larger one.
    let room = unsafe UnsafeMutableRawBufferPointer(start: query, count: size)
    unsafe room.initializeMemory(as: UInt8.self, repeating: 0)
    unsafe withUnsafeBytes(of: corridor_query.usual(size: size)) { usual in
      unsafe room.copyBytes(from: usual.prefix(size))
    }
  }
}

@c @implementation
public func corridor_find(
  _ index: OpaquePointer?, _ route: OpaquePointer?, _ query: UnsafePointer<corridor_query>?,
  _ stop: OpaquePointer?, _ answer: UnsafeMutablePointer<UnsafeMutablePointer<corridor_answer>?>?
) -> corridor_status {
  unsafe status(making: answer) { () throws(CallFailure) in
    let index = try unsafe IndexHandle.value(of: index, "index")
    let route = try unsafe RouteHandle.value(of: route, "route")
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let question = try unsafe corridor_query(query).questions(
      asking: index.engine, in: index.places)(route)
    let found: Answer
    let warnings: [SearchWarning]
    do throws(SearchError) {
      found = try question.answer(in: index.places, until: stop)
      warnings = try index.places.warnings(for: question.query, answer: found, until: stop)
    } catch {
      throw CallFailure(error)
    }
    let said: String?
    do throws(CommandError) {
      said = try RequestWarnings(RequestForm(.json, from: .owner)).json(warnings)
    } catch {
      throw CallFailure(error)
    }
    return try unsafe AnswerBlock.make(found, warnings: said)
  }
}

@c @implementation
public func corridor_hit_at(
  _ answer: UnsafePointer<corridor_answer>?, _ number: Int
) -> UnsafePointer<corridor_hit>? {
  guard let answer = unsafe answer, number >= 0, unsafe number < answer.pointee.hit_count else {
    return nil
  }
  var hit: UnsafePointer<corridor_hit>?
  _ = status { () throws(CallFailure) in
    unsafe hit = try AnswerBlock.hits(of: answer).hit(at: number)
  }
  return unsafe hit
}

@c @implementation
public func corridor_hit_tag(
  _ hit: UnsafePointer<corridor_hit>?, _ key: UnsafePointer<CChar>?
) -> UnsafePointer<CChar>? {
  guard let hit = unsafe hit, let key = unsafe key, let tags = unsafe hit.pointee.tags else {
    return nil
  }
  for number in unsafe 0..<hit.pointee.tag_count
  where unsafe strcmp(tags[number].key, key) == 0 {
    return unsafe tags[number].value
  }
  return nil
}
