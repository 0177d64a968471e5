internal import CMicroHTTPD
internal import Corridor
internal import CorridorThreads
internal import Glibc

/// A server based on libmicrohttpd: reads requests, passes them to a service, and writes its
/// answers.
///
/// The library's threads read and write (epoll). Long work runs on threads of our own while the
/// connection is suspended, so that a slow search does not delay other clients.
@safe
final class HTTPServer: @unchecked Sendable {
  // SAFETY (for this whole type): the library calls back only between start and stop, while the
  // owner keeps this object alive; the connections it passes are valid during the call, or while
  // they are suspended.
  private let library: UnsafePointer<cmhd_functions>
  private var daemon: OpaquePointer?
  private let service: any HTTPService
  private let limits: ServerLimits
  /// The budget for bodies, and for answers that clients have not read yet.
  private let held: MemoryBudget
  private let work: MemoryBudget
  private let queue: WorkQueue
  /// The queue of batches, whose answers last as long as they have lines.
  private let batchQueue: WorkQueue
  private let watch: ClientMonitor
  private let connections = Connections()
  /// Answers whose bodies the library does not hold completely.
  private let streams = Locked<[ObjectIdentifier: AnswerStream]>([:])
  private let requestNames = RequestIDs()
  private let socket: Int32

  /// Starts to answer on a listening socket, which the server eventually closes.
  init(socket: Int32, service: any HTTPService, limits: ServerLimits) throws(ServeError) {
    guard let library = unsafe cmhd_load() else {
      throw .libraryMissing(
        library: "libmicrohttpd", reason: unsafe String(cString: cmhd_load_error()),
        package: "libmicrohttpd12")
    }
    guard let watch = ClientMonitor() else { throw .noThreads }
    unsafe self.library = library
    self.watch = watch
    self.socket = socket
    self.service = service
    self.limits = limits
    held = MemoryBudget(bytes: limits.heldBytes)
    work = MemoryBudget(bytes: limits.workBytes)
    queue = WorkQueue(workers: limits.workers, capacity: limits.queue, budget: work)
    batchQueue = WorkQueue(workers: limits.streams, capacity: 0, budget: work)
    let guardian = limits.processBytes.map { [queue, batchQueue, connections, held] in
      MemoryWatchdog(
        bytes: $0, queues: [queue, batchQueue], connections: connections, held: held)
    }
    let isWatched = watch.start { [queue, guardian] now in
      queue.look(at: now)
      return guardian?.look(at: now) ?? false
    }
    guard isWatched else { throw .noThreads }
    var options = unsafe cmhd_options(
      socket: socket, threads: UInt32(limits.ioThreads),
      connections: UInt32(clamping: limits.connections), timeout: 120,
      memory: ServerLimits.connectionBytes,
      handler: Self.handler, completed: Self.completed, connection: Self.connection,
      context: Unmanaged.passUnretained(self).toOpaque())
    unsafe daemon = cmhd_start(library, &options)
    guard unsafe daemon != nil else {
      // Its thread uses the queue and the monitor, which end with this object.
      watch.end()
      throw .noThreads
    }
  }

  deinit { stop(within: .zero) }

  /// The number of requests that are running or waiting.
  var load: Int { queue.load }

  /// The bytes of bodies and of unread answers.
  var heldBytes: Int { held.usedBytes }

  /// The current load of the server.
  var state: ServerState {
    ServerState(
      requests: queue.counts, batches: batchQueue.counts.running, heldBytes: held.usedBytes,
      heldLimit: held.bytes, workBytes: work.usedBytes, workLimit: work.bytes,
      processBytes: ProcessMemory().anonymousBytes, processLimit: limits.processBytes)
  }

  /// Makes each answer from now on the last of its connection; new connections are accepted.
  func drain() {
    connections.drain()
  }

  /// Drains the connections and stops: during the grace period, every request that a client sends
  /// on an existing connection gets an answer.
  ///
  /// New connections are refused, so that a proxy switches to another server. Requests on existing
  /// connections get their answers, each with `Connection: close`; an idle connection is closed
  /// when no request has arrived for ``idleTime``.
  func stop(within grace: Duration) {
    guard let daemon = unsafe daemon else { return }
    let deadline = ContinuousClock.now + grace
    connections.drain()
    if grace > .zero {
      // Accept clients whose handshake has begun; others get no reply yet, and try again.
      _ = cmhd_refuse_connections(socket)
      usleep(50_000)
    }
    let socket = unsafe library.pointee.MHD_quiesce_daemon(daemon)
    // From now on, connections are refused.
    if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
    while !connections.areClosed(whoseIdleTimeIs: Self.idleTime), ContinuousClock.now < deadline {
      usleep(5000)
    }
    queue.close()
    batchQueue.close()
    watch.stopAll()
    for stream in streams.withLock({ $0.values.map { $0 } }) { stream.clientHasGone() }
    queue.end()
    batchQueue.end()
    // The watch may be about to resume a connection, and the library must know that before it
    // stops.
    watch.end()
    unsafe library.pointee.MHD_stop_daemon(daemon)
    unsafe self.daemon = nil
    // The library's threads may use the socket until they end, and trap if it is closed.
    if socket >= 0 { close(socket) }
  }

  /// How long an idle connection stays open while the server drains.
  private static let idleTime = Duration.seconds(1)

  // MARK: Callbacks from the library

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
      unsafe server.connections.begin(cmhd_socket(server.library, connection))
      unsafe state.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return unsafe server.begin(exchange, connection)
    }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    let count = unsafe size.pointee
    if count > 0 {
      unsafe server.take(UnsafeRawBufferPointer(start: upload, count: count), for: exchange)
      unsafe size.pointee = 0
      // A client that ignores the limit and keeps sending is eventually cut off.
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
    server.held.giveBack(exchange.held + exchange.sentBytes)
    // The client may have disconnected before the library asked for the answer.
    if let stream = exchange.stream {
      stream.clientHasGone()
      server.streams.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(stream)) }
    }
    if let connection = unsafe connection {
      let socket = unsafe cmhd_socket(server.library, connection)
      server.connections.end(socket)
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
      server.connections.open(socket)
      server.watch.enter(socket: socket, for: server.limits.headTime)
    } else {
      server.connections.close(socket)
      server.watch.forget(socket: socket)
    }
  }

  /// Whether the state of a request records a zero byte in its path.
  private static func isCut(_ state: UnsafeMutableRawPointer?) -> Bool {
    unsafe UnsafeRawPointer(state) == cmhd_cut
  }

  // MARK: A request

  /// Handles the head of a request.
  private func begin(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    switch service.admit(&exchange.head) {
    case .refused(let response):
      return unsafe send(response, of: exchange, connection)
    case .body(let limit):
      exchange.limit = limit
      let length = exchange.head.fields["content-length"].flatMap { Int($0) } ?? 0
      exchange.announced = length
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

  /// Adds bytes of a body, unless the budget has no room for them. A declared length alone reserves
  /// no room: otherwise a client that never sends its body would lock out others.
  private func take(_ bytes: UnsafeRawBufferPointer, for exchange: Exchange) {
    let before = exchange.held
    if !exchange.isSkipped, held.take(bytes.count) {
      unsafe exchange.take(bytes)
      held.giveBack(before + bytes.count - exchange.held)
    } else {
      exchange.skip(bytes.count)
      held.giveBack(before)
    }
  }

  /// Handles the complete body, or the computed answer.
  private func proceed(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    // The library may call again for a request that is already refused.
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
    case .after(let work):
      guard work.cost.bytes <= limits.workBytes else {
        return unsafe send(
          service.tooMuchMemoryResponse(to: exchange.head, needed: work.cost.bytes), of: exchange,
          connection)
      }
      exchange.isUnderWay = true
      unsafe begin(work, for: exchange, connection)
      return CMHD_YES
    }
  }

  /// Adds work to a queue and suspends the connection until it is done.
  private func begin(_ work: HTTPWork, for exchange: Exchange, _ connection: OpaquePointer) {
    let socket = unsafe cmhd_socket(library, connection)
    let client = unsafe exchange.head.client ?? address(of: exchange.head, connection)
    let token =
      work.limit.map { CancellationToken(cancelledAfter: $0, steps: work.steps) }
      ?? CancellationToken()
    watch.enter(socket: socket, for: nil)
    unsafe library.pointee.MHD_suspend_connection(connection)
    let waiting = unsafe SuspendedConnection(connection)
    let answer: @Sendable (HTTPResponse) -> Void = { [self] response in
      exchange.finish(response)
      watch.end(socket: socket, token)
      unsafe library.pointee.MHD_resume_connection(waiting.connection)
    }
    let queue = work.isBatch ? batchQueue : queue
    // Whoever takes the job out of the queue sends the answer: a worker, another client's job that
    // takes its place, or the watch if the job is abandoned.
    let job = WorkQueue.Job(
      client: client, cost: work.cost,
      work: { [self] job in
        let writer = AnswerWriter { [self] head in
          // The job owns the exchange, which owns the stream.
          let stream = stream(for: exchange, waiting, socket) { [weak job] isBlocked in
            if let job { queue.blocked(job, isBlocked) }
          }
          watch.unlimit(socket: socket, token)
          exchange.stream = stream
          streams.withLock { $0[ObjectIdentifier(stream)] = stream }
          exchange.finish(head)
          unsafe library.pointee.MHD_resume_connection(waiting.connection)
          return stream
        }
        let response = work.run(token, writer)
        return { [self] in
          guard writer.hasBegun else { return answer(response ?? HTTPResponse(500)) }
          watch.end(socket: socket, token)
          writer.finish(isWhole: response == nil)
        }
      },
      evict: { [self] in answer(service.busyResponse(to: exchange.head)) },
      stop: { token.cancel(because: .memory) })
    watch.begin(socket: socket, token, limit: work.limit) { [self] isGone in
      guard queue.withdraw(job) else { return }
      answer(
        isGone ? service.goneResponse(to: exchange.head) : service.lateResponse(to: exchange.head))
    }
    if !queue.add(job) { answer(service.busyResponse(to: exchange.head)) }
  }

  /// The stream of an answer's body; for HEAD requests, it has already ended.
  private func stream(
    for exchange: Exchange, _ waiting: SuspendedConnection, _ socket: Int32,
    isBlocked: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> AnswerStream {
    let stream = unsafe AnswerStream(
      library, waiting.connection, budget: held, answerTime: limits.answerTime,
      events: .init(
        isSending: { [watch, connections] time in
          watch.enter(socket: socket, for: time)
          // With nothing to send, the server is not waiting for the client.
          if time == nil { connections.begin(socket) } else { connections.answer(socket) }
        }, isBlocked: isBlocked))
    if exchange.head.method == "HEAD" {
      stream.finish()
      stream.clientHasGone()
    }
    return stream
  }

  /// Sends an answer, which the library takes over.
  private func send(
    _ response: HTTPResponse, of exchange: Exchange, _ connection: OpaquePointer
  ) -> MHD_Result {
    let socket = unsafe cmhd_socket(library, connection)
    connections.answer(socket)
    var head = response
    head.body = []
    exchange.response = head
    if let stream = exchange.stream { return unsafe send(stream, size: nil, head, connection) }
    let size = response.body.count
    if size > Self.mostCopiedBytes, exchange.head.method != "HEAD" {
      let stream = unsafe stream(for: exchange, SuspendedConnection(connection), socket)
      stream.fill(response.body)
      exchange.stream = stream
      return unsafe send(stream, size: size, head, connection)
    }
    _ = held.take(size, isForced: true)
    exchange.sentBytes = size
    watch.enter(socket: socket, for: ServerLimits.time(limits.answerTime, bytes: size))
    // The library copies the bytes, and never writes to them.
    let made = unsafe response.body.withUnsafeBytes { bytes in
      unsafe library.pointee.MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), CMHD_RESPMEM_MUST_COPY)
    }
    guard let made = unsafe made else { return CMHD_NO }
    defer { unsafe library.pointee.MHD_destroy_response(made) }
    return unsafe queueResponse(made, head, connection)
  }

  /// Smaller bodies are copied and sent in one buffer with their heads.
  private static let mostCopiedBytes = 64 << 10

  /// Sends an answer whose body comes from a stream.
  private func send(
    _ stream: AnswerStream, size: Int?, _ head: HTTPResponse, _ connection: OpaquePointer
  ) -> MHD_Result {
    let made = unsafe library.pointee.MHD_create_response_from_callback(
      size.map { UInt64($0) } ?? UInt64.max, 1 << 16,
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
    return unsafe queueResponse(made, head, connection)
  }

  /// Identifies a client without a key: its address, or the address that a proxy on this machine
  /// reports.
  private func address(of head: HTTPHead, _ connection: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 64)
    // SAFETY: the call writes a C string of at most `text.count` bytes.
    guard unsafe cmhd_client(library, connection, &text, text.count) else { return "" }
    let address = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard ["127.0.0.1", "::1", "::ffff:127.0.0.1"].contains(address),
      let forwarded = head.fields.values("x-forwarded-for").last?.split(separator: ",").last
    else { return address }
    return String(trimmed(forwarded).prefix(64))
  }

  private func queueResponse(
    _ made: OpaquePointer, _ response: HTTPResponse, _ connection: OpaquePointer
  ) -> MHD_Result {
    for (name, value) in response.fields.all {
      _ = unsafe library.pointee.MHD_add_response_header(made, name, value)
    }
    if connections.isDraining {
      _ = unsafe library.pointee.MHD_add_response_header(made, "connection", "close")
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

  /// The path of a request target; a proxy may send it with scheme and host (RFC 9112, section
  /// 3.2.2).
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

/// A connection that waits for an answer; only the worker that computes the answer has access to
/// it.
@safe
private struct SuspendedConnection: @unchecked Sendable {
  // SAFETY: the library keeps a suspended connection until it is resumed.
  let connection: OpaquePointer

  init(_ connection: OpaquePointer) { unsafe self.connection = connection }
}

/// Collects the fields that the library passes one at a time.
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
