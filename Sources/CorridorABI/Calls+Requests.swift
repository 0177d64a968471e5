// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import Corridor
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// Where the caller receives a text.
public typealias TextPlace = UnsafeMutablePointer<UnsafeMutablePointer<corridor_text>?>

/// Executes a JSON request.
private func ask(
  _ index: OpaquePointer?, _ operation: () throws(CommandError) -> CorridorRequests.Operation,
  _ request: UnsafePointer<CChar>?, _ stop: OpaquePointer?, _ answer: TextPlace?
) -> corridor_status {
  unsafe status(making: answer) { () throws(CallFailure) in
    let index = try unsafe IndexHandle.value(of: index, "index")
    guard let request = unsafe request else { throw .missing("request") }
    let stop = unsafe try? StopHandle.value(of: stop, "stop")
    let bytes: [UInt8]
    do throws(CommandError) {
      let operation = try operation()
      let given = unsafe UnsafeRawBufferPointer(start: request, count: strlen(request))
      let stop = stop ?? CancellationToken()
      let call = try unsafe OperationCall(
        operation, body: Array(given), from: .owner, until: stop)
      let format = try AnswerFormat(call.envelope, among: operation.formats)
      bytes = try call.answer(
        as: format, in: index.places, engine: index.engine, until: stop)
    } catch {
      throw CallFailure(error)
    }
    return try unsafe text(bytes)
  }
}

/// Copies a text into memory of its own.
private func text(_ bytes: [UInt8]) throws(CallFailure) -> UnsafeMutablePointer<corridor_text> {
  var arena = try Arena(size: bytes.count + 64)
  let made = try unsafe arena.room(for: corridor_text.self)
  let copy = try unsafe arena.text(bytes)
  unsafe made.initialize(to: corridor_text(bytes: copy, size: bytes.count))
  arena.handOver()
  return unsafe made
}

@c @implementation
public func corridor_ask(
  _ index: OpaquePointer?, _ operation: UnsafePointer<CChar>?, _ request: UnsafePointer<CChar>?,
  _ stop: OpaquePointer?, _ answer: TextPlace?
) -> corridor_status {
  unsafe ask(
    index,
    { () throws(CommandError) in
      let name = unsafe operation.map { unsafe String(cString: $0) } ?? ""
      return try CorridorRequests.Operation(named: name)
    }, request, stop, answer)
}

@c @implementation
public func corridor_search(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ answer: TextPlace?
) -> corridor_status {
  unsafe ask(index, { .search }, request, nil, answer)
}

@c @implementation
public func corridor_suggest(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ answer: TextPlace?
) -> corridor_status {
  unsafe ask(index, { .suggest }, request, nil, answer)
}

@c @implementation
public func corridor_reverse(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ answer: TextPlace?
) -> corridor_status {
  unsafe ask(index, { .reverse }, request, nil, answer)
}

@c @implementation
public func corridor_resolve(
  _ index: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ answer: TextPlace?
) -> corridor_status {
  unsafe ask(index, { .resolve }, request, nil, answer)
}

@c @implementation
public func corridor_free(_ made: UnsafeMutableRawPointer?) {
  guard let made = unsafe made else { return }
  unsafe Arena.free(made)
}
