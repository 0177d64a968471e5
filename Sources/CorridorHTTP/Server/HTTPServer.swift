internal import CMicroHTTPD
internal import Corridor
internal import Glibc

/// A server on libmicrohttpd: reads requests, hands them to a service, and writes its answers.
///
/// Threads of the library read and write (epoll). Work that takes a while is done on threads of our
/// own while the connection is suspended, so that a slow search holds up no other client.
@safe
final class HTTPServer: @unchecked Sendable {
  // SAFETY (all of this type): the library calls back only between start and stop, during which this
  // object is kept alive by its owner; connections it hands out are valid during the call, or while
  // they are suspended.
  private let library: UnsafePointer<cmhd_functions>
  private var daemon: OpaquePointer?
  private let service: any HTTPService
  private let limits: ServerLimits
  private let queue: WorkQueue
  /// For answers that are sent while they are worked out: those who read slowly hold up no others.
  private let streamQueue: WorkQueue
  private let watch: ClientWatch
  /// Bytes of bodies that are held.
  private let held = Guarded(0)
  /// Requests from their heads to the ends of their answers.
  private let open = Guarded(0)
  /// Answers that are sent while they are worked out.
  private let streams = Guarded<[ObjectIdentifier: AnswerStream]>([:])
  private let requestNames = RequestNames()

  /// Starts to answer on a socket that listens, which the server closes in the end.
  init(socket: Int32, service: any HTTPService, limits: ServerLimits) throws(ServeError) {
    guard let library = unsafe cmhd_load() else {
      throw .libraryMissing(
        library: "libmicrohttpd", reason: unsafe String(cString: cmhd_load_error()),
        package: "libmicrohttpd12")
    }
    guard let watch = ClientWatch() else { throw .noThreads }
    unsafe self.library = library
    self.watch = watch
    self.service = service
    self.limits = limits
    queue = WorkQueue(threads: limits.workers, capacity: limits.queue)
    streamQueue = WorkQueue(threads: limits.streams, capacity: 0)
    var options = unsafe cmhd_options(
      socket: socket, threads: UInt32(limits.ioThreads),
      connections: UInt32(clamping: limits.connections), timeout: 120, memory: 64 << 10,
      handler: Self.handler, completed: Self.completed, connection: Self.connection,
      context: Unmanaged.passUnretained(self).toOpaque())
    unsafe daemon = cmhd_start(library, &options)
    guard unsafe daemon != nil else { throw .noThreads }
  }

  deinit { stop(within: .zero) }

  /// How many requests are worked on or wait.
  var load: Int { queue.load }

  /// Takes no more clients, and gives those that are there some time to get their answers.
  func stop(within grace: Duration) {
    guard let daemon = unsafe daemon else { return }
    let socket = unsafe library.pointee.MHD_quiesce_daemon(daemon)
    let deadline = ContinuousClock.now + grace
    while open.use({ $0 }) > 0, ContinuousClock.now < deadline { usleep(5000) }
    queue.close()
    streamQueue.close()
    watch.stopAll()
    for stream in streams.use({ $0.values.map { $0 } }) { stream.clientHasGone() }
    queue.end()
    streamQueue.end()
    // It may be about to resume a connection, of which the library has to know before its end.
    watch.end()
    unsafe library.pointee.MHD_stop_daemon(daemon)
    unsafe self.daemon = nil
    // Its threads may look at it to the end, and trap when it is not there.
    if socket >= 0 { close(socket) }
  }

  // MARK: What the library calls

  private static let handler: MHD_AccessHandlerCallback = {
    context, connection, url, method, _, upload, size, state in
    guard let context = unsafe context, let connection = unsafe connection,
      let state = unsafe state, let size = unsafe size
    else { return CMHD_NO }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let isCut = unsafe HTTPServer.isCut(state.pointee)
    guard !isCut, let known = unsafe state.pointee else {
      var head = unsafe server.head(connection, url, method)
      head.isCut = isCut
      let exchange = Exchange(head: head)
      server.open.use { $0 += 1 }
      unsafe state.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return unsafe server.begin(exchange, connection)
    }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    let count = unsafe size.pointee
    if count > 0 {
      unsafe server.take(UnsafeRawBufferPointer(start: upload, count: count), for: exchange)
      unsafe size.pointee = 0
      // Whoever goes on sending in spite of the limit is not listened to for ever.
      return exchange.received > 4 * exchange.limit + (1 << 20) ? CMHD_NO : CMHD_YES
    }
    return unsafe server.proceed(exchange, connection)
  }

  private static let completed: MHD_RequestCompletedCallback = { context, connection, state, code in
    guard let context = unsafe context, let state = unsafe state, let known = unsafe state.pointee,
      unsafe !HTTPServer.isCut(known)
    else { return }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue()
    unsafe state.pointee = nil
    server.open.use { $0 -= 1 }
    server.held.use { $0 -= exchange.held }
    if let connection = unsafe connection {
      let socket = unsafe cmhd_socket(server.library, connection)
      server.watch.enter(socket: socket, for: server.limits.headTime)
    }
    server.service.didEnd(
      exchange.record(isComplete: code == CMHD_COMPLETED_OK))
  }

  private static let connection: MHD_NotifyConnectionCallback = { context, connection, _, code in
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let socket = unsafe cmhd_socket(server.library, connection)
    if code == CMHD_NOTIFY_STARTED {
      server.watch.enter(socket: socket, for: server.limits.headTime)
    } else {
      server.watch.forget(socket: socket)
    }
  }

  /// Whether the state of a request says that its path has a zero byte.
  private static func isCut(_ state: UnsafeMutableRawPointer?) -> Bool {
    unsafe UnsafeRawPointer(state) == cmhd_cut
  }

  // MARK: A request

  /// The head has come.
  private func begin(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    switch service.admit(&exchange.head) {
    case .refused(let response):
      return unsafe send(response, of: exchange, connection)
    case .body(let limit):
      exchange.limit = limit
      let length = exchange.head.fields["content-length"].flatMap { Int($0) } ?? 0
      if length > limit {
        return unsafe send(
          service.tooLargeResponse(to: exchange.head, limit: limit), of: exchange, connection)
      }
      unsafe watch.enter(
        socket: cmhd_socket(library, connection),
        for: ServerLimits.time(limits.bodyTime, bytes: length > 0 ? length : limit))
      return CMHD_YES
    }
  }

  /// Takes bytes of a body, unless there is no room for them beside those of the others. What is only
  /// announced takes no room: whoever never sends it would keep out others.
  private func take(_ bytes: UnsafeRawBufferPointer, for exchange: Exchange) {
    held.use { held in
      let before = exchange.held
      if !exchange.isSkipped && held + bytes.count <= limits.heldBytes {
        unsafe exchange.take(bytes)
      } else {
        exchange.skip(bytes.count)
      }
      held += exchange.held - before
    }
  }

  /// The body has come, or the answer has been worked out.
  private func proceed(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    // A refusal may be called for once more.
    guard exchange.response == nil else { return CMHD_YES }
    if exchange.isUnderWay {
      guard let answer = exchange.takeAnswer() else { return CMHD_NO }
      return unsafe send(answer, of: exchange, connection)
    }
    guard !exchange.isTooLarge else {
      return unsafe send(
        service.tooLargeResponse(to: exchange.head, limit: exchange.limit), of: exchange,
        connection)
    }
    guard !exchange.isSkipped else {
      return unsafe send(service.busyResponse(to: exchange.head), of: exchange, connection)
    }
    let request = HTTPRequest(head: exchange.head, body: exchange.body)
    exchange.body = []
    switch service.answer(request) {
    case .now(let response):
      return unsafe send(response, of: exchange, connection)
    case .after(let limit, let steps, let work):
      guard queue.reserve() else {
        return unsafe send(service.busyResponse(to: exchange.head), of: exchange, connection)
      }
      exchange.isUnderWay = true
      unsafe begin(work, limit: limit, steps: steps, for: exchange, connection)
      return CMHD_YES
    case .streamed(let response, let work):
      guard streamQueue.reserve() else {
        return unsafe send(service.busyResponse(to: exchange.head), of: exchange, connection)
      }
      exchange.isUnderWay = true
      return unsafe stream(response, work, for: exchange, connection)
    }
  }

  /// Begins an answer, and hands the work that writes its body to the queue.
  private func stream(
    _ response: HTTPResponse, _ work: @escaping @Sendable (StopSign, ([UInt8]) -> Bool) -> Void,
    for exchange: Exchange, _ connection: OpaquePointer
  ) -> MHD_Result {
    let socket = unsafe cmhd_socket(library, connection)
    let answerTime = limits.answerTime
    let stream = unsafe AnswerStream(library, connection) { [watch] isSending in
      watch.enter(socket: socket, for: isSending ? answerTime : nil)
    }
    streams.use { $0[ObjectIdentifier(stream)] = stream }
    exchange.stream = stream
    exchange.response = response
    let stop = StopSign()
    watch.begin(socket: socket, stop, limit: nil)
    streamQueue.add { [self] in
      work(stop) { bytes in !stop.isUp && stream.write(bytes) }
      streams.use { _ = $0.removeValue(forKey: ObjectIdentifier(stream)) }
      watch.end(socket: socket, stop)
      // Before its client can come with the next one.
      streamQueue.giveBack()
      stream.finish()
      return false
    }
    let made = unsafe library.pointee.MHD_create_response_from_callback(
      UInt64.max, 1 << 16,
      { context, _, room, count in
        guard let context = unsafe context else { return -2 }
        let stream = unsafe Unmanaged<AnswerStream>.fromOpaque(context).takeUnretainedValue()
        return unsafe stream.read(into: UnsafeMutableRawBufferPointer(start: room, count: count))
      }, Unmanaged.passRetained(stream).toOpaque(),
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<AnswerStream>.fromOpaque(context).takeRetainedValue().clientHasGone()
      })
    guard let made = unsafe made else { return CMHD_NO }
    defer { unsafe library.pointee.MHD_destroy_response(made) }
    return unsafe queueResponse(made, response, connection)
  }

  /// Hands work to the queue and lets the connection wait for it.
  private func begin(
    _ work: @escaping @Sendable (StopSign) -> HTTPResponse, limit: Duration, steps: Int,
    for exchange: Exchange, _ connection: OpaquePointer
  ) {
    let socket = unsafe cmhd_socket(library, connection)
    let stop = StopSign(endedAfter: limit, steps: steps)
    watch.enter(socket: socket, for: nil)
    unsafe library.pointee.MHD_suspend_connection(connection)
    let waiting = unsafe SuspendedConnection(connection)
    let work = Guarded<(@Sendable (StopSign) -> HTTPResponse)?>(work)
    // Whoever takes the work answers: a worker, or the watch when there is no use in it any more. The
    // request goes with it.
    let answer: @Sendable (((StopSign) -> HTTPResponse) -> HTTPResponse) -> Bool = {
      [self] response in
      let taken = work.use { work in
        defer { work = nil }
        return work
      }
      guard let taken else { return false }
      exchange.finish(response(taken))
      watch.end(socket: socket, stop)
      unsafe library.pointee.MHD_resume_connection(waiting.connection)
      return true
    }
    watch.begin(socket: socket, stop, limit: limit) { [self] isGone in
      let isMine = answer { _ in
        isGone
          ? service.goneResponse(to: exchange.head) : service.lateResponse(to: exchange.head)
      }
      if isMine { queue.giveBack() }
    }
    queue.add { answer { $0(stop) } }
  }

  /// Sends an answer; the library takes it from here.
  private func send(
    _ response: HTTPResponse, of exchange: Exchange, _ connection: OpaquePointer
  ) -> MHD_Result {
    exchange.response = response
    unsafe watch.enter(
      socket: cmhd_socket(library, connection),
      for: ServerLimits.time(limits.answerTime, bytes: response.body.count))
    // The library copies the bytes, and never writes to them.
    let made = unsafe response.body.withUnsafeBytes { bytes in
      unsafe library.pointee.MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), CMHD_RESPMEM_MUST_COPY)
    }
    guard let made = unsafe made else { return CMHD_NO }
    defer { unsafe library.pointee.MHD_destroy_response(made) }
    return unsafe queueResponse(made, response, connection)
  }

  private func queueResponse(
    _ made: OpaquePointer, _ response: HTTPResponse, _ connection: OpaquePointer
  ) -> MHD_Result {
    for (name, value) in response.fields.all {
      _ = unsafe library.pointee.MHD_add_response_header(made, name, value)
    }
    return unsafe library.pointee.MHD_queue_response(connection, UInt32(response.status), made)
  }

  private func head(
    _ connection: OpaquePointer, _ url: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?
  ) -> HTTPHead {
    var head = HTTPHead(
      method: unsafe method.map { unsafe String(cString: $0) } ?? "",
      path: unsafe Self.path(url.map { unsafe String(cString: $0) } ?? ""))
    head.fields = unsafe fields(CMHD_HEADER_KIND, connection, lowercased: true)
    head.requestID = requestNames.name(given: head.fields["x-request-id"])
    head.query = unsafe fields(CMHD_GET_ARGUMENT_KIND, connection, lowercased: false)
    return head
  }

  /// The path of a target, which a proxy may send with scheme and host (RFC 9112, section 3.2.2).
  private static func path(_ target: String) -> String {
    guard let scheme = ["http://", "https://"].first(where: target.hasPrefix) else { return target }
    return String(target.dropFirst(scheme.count).drop { $0 != "/" })
  }

  private func fields(
    _ kind: MHD_ValueKind, _ connection: OpaquePointer, lowercased: Bool
  ) -> HTTPFields {
    let collected = FieldCollector(lowercased: lowercased)
    _ = unsafe library.pointee.MHD_get_connection_values_n(
      connection, kind,
      { context, _, key, keySize, value, valueSize in
        guard let context = unsafe context else { return CMHD_NO }
        let collected = unsafe Unmanaged<FieldCollector>.fromOpaque(context).takeUnretainedValue()
        unsafe collected.add(
          UnsafeRawBufferPointer(start: key, count: keySize),
          UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize))
        return CMHD_YES
      }, Unmanaged.passUnretained(collected).toOpaque())
    return collected.fields
  }
}

/// A connection that waits for an answer; only whoever works the answer out has it.
@safe
private struct SuspendedConnection: @unchecked Sendable {
  // SAFETY: the library keeps a suspended connection until it is resumed.
  let connection: OpaquePointer

  init(_ connection: OpaquePointer) { unsafe self.connection = connection }
}

/// Gathers the fields that the library tells one by one.
private final class FieldCollector {
  var fields = HTTPFields()
  private let lowercased: Bool

  init(lowercased: Bool) { self.lowercased = lowercased }

  func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    let text = unsafe String(decoding: name, as: UTF8.self)
    fields.add(
      lowercased ? text.lowercased() : text, unsafe String(decoding: value, as: UTF8.self))
  }
}
