// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

@c @implementation
public func corridor_answer_arrow(
  _ answer: UnsafePointer<corridor_answer>?, _ columns: UInt32, _ stop: OpaquePointer?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let stream = try unsafe emptied(stream)
    guard let answer = unsafe answer else { throw .missing("answer") }
    let hits = unsafe AnswerBlock.hits(of: answer).hits
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let tables = try HitTables(hits.index, columns: columns, .usual, until: stop)
    unsafe ArrowStream.lend(HitSource(hits, tables), to: stream)
  }
}

@c @implementation
public func corridor_find_arrow(
  _ index: OpaquePointer?, _ routes: UnsafePointer<OpaquePointer?>?, _ routeCount: Int,
  _ query: UnsafePointer<corridor_query>?, _ columns: UInt32, _ stop: OpaquePointer?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let stream = try unsafe emptied(stream)
    let index = try unsafe IndexHandle.value(of: index, "index")
    let routes = try unsafe values(of: routes, routeCount)
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let questions = try unsafe corridor_query(query).questions(
      asking: index.engine, in: index.places)
    let job = try RouteJob(.hits(questions), in: index.places, columns: columns, until: stop)
    unsafe ArrowStream.lend(RouteListSource(routes, job), to: stream)
  }
}

@c @implementation
public func corridor_gaps_arrow(
  _ index: OpaquePointer?, _ routes: UnsafePointer<OpaquePointer?>?, _ routeCount: Int,
  _ request: UnsafePointer<CChar>?, _ stop: OpaquePointer?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let stream = try unsafe emptied(stream)
    let index = try unsafe IndexHandle.value(of: index, "index")
    let routes = try unsafe values(of: routes, routeCount)
    guard let request = unsafe request else { throw .missing("request") }
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let questions = try unsafe GapsRequest.asked(
      text(request, "request"), asking: index.engine, in: index.places)
    let job = try RouteJob(.gaps(questions), in: index.places, columns: 0, until: stop)
    unsafe ArrowStream.lend(RouteListSource(routes, job), to: stream)
  }
}

@c @implementation
public func corridor_batch_arrow(
  _ index: OpaquePointer?, _ routes: UnsafeMutablePointer<ArrowArrayStream>?,
  _ batch: UnsafePointer<corridor_batch>?, _ stop: OpaquePointer?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?
) -> corridor_status {
  status { () throws(CallFailure) in
    // It is released whatever happens.
    let given = Result { () throws(CallFailure) in try unsafe TakenStream(routes) }
    let stream = try unsafe emptied(stream)
    let index = try unsafe IndexHandle.value(of: index, "index")
    let batch = try unsafe corridor_batch(batch)
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let job = try unsafe batch.job(in: index, until: stop)
    let column = try unsafe batch.routes.map { (name) throws(CallFailure) in
      try unsafe text(name, "batch.routes")
    }
    let routes = try RouteStream(given.get(), column: column)
    unsafe ArrowStream.lend(
      RouteStreamSource(routes, threads: batch.threadCount, job), to: stream)
  }
}

/// The place for a stream; it holds none if the call fails.
private func emptied(
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?
) throws(CallFailure) -> UnsafeMutablePointer<ArrowArrayStream> {
  guard let stream = unsafe stream else { throw .missing("stream") }
  unsafe stream.initialize(to: ArrowArrayStream())
  return unsafe stream
}

private func values(
  of routes: UnsafePointer<OpaquePointer?>?, _ count: Int
) throws(CallFailure) -> [Route] {
  try CallFailure.check(count, "route_count")
  guard count > 0 else { return [] }
  guard let routes = unsafe routes else { throw .missing("routes") }
  var values: [Route] = []
  for number in 0..<count {
    values.append(try unsafe RouteHandle.value(of: routes[number], "routes[\(number)]"))
  }
  return values
}
