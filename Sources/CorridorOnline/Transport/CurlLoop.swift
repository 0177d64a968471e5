internal import CCurl
internal import Corridor
internal import CorridorThreads
internal import Glibc

/// A thread that runs all transfers concurrently and keeps their connections.
///
/// It uses libcurl's multi interface: one thread waits for all sockets, so a service never blocks a
/// thread that runs tasks. The thread runs until ``end()`` is called.
@safe
final class CurlLoop: @unchecked Sendable {
  private struct PendingTransfers: Sendable {
    var starts: [Transfer] = []
    var cancels: [Transfer] = []
    var isOver = false
  }

  @safe
  private struct Running {
    let transfer: Transfer
    // SAFETY: a list allocated by libcurl, freed after its transfer has ended.
    let fields: UnsafeMutablePointer<curl_slist>?
    /// libcurl starts the timeout of a transfer only when it has a connection.
    let deadline: ContinuousClock.Instant

    init(transfer: Transfer, fields: UnsafeMutablePointer<curl_slist>?) {
      self.transfer = transfer
      unsafe self.fields = unsafe fields
      deadline = .now + transfer.request.timeout
    }
  }

  // SAFETY (all of this type): the table is constant and never freed. All mutable state except the
  // inbox is used only by the loop's thread, which keeps the loop alive; `multi` is freed after the
  // last reference to the loop is released. Other threads call only `curl_multi_wakeup`, which
  // libcurl allows from any thread.
  private let curl: UnsafePointer<ccurl_functions>
  private let multi: OpaquePointer
  private let inbox = Locked(PendingTransfers())
  private var running: [OpaquePointer: Running] = unsafe [:]
  /// Idle handles, which can resume TLS sessions.
  private var idle: [OpaquePointer] = unsafe []

  /// Maximum number of idle handles.
  private static let mostIdle = 16
  /// Maximum time in milliseconds that the thread waits if nothing happens.
  private static let longestWait: Int32 = 60_000

  /// Starts a thread.
  ///
  /// - Parameter connections: Maximum number of simultaneous connections.
  static func start(connections: Int) -> Result<CurlLoop, TransferFault> {
    guard let curl = unsafe ccurl_load() else {
      return .failure(.libraryMissing(reason: unsafe String(cString: ccurl_load_error())))
    }
    guard let multi = unsafe curl.pointee.curl_multi_init() else {
      return .failure(.broken(reason: "the system has no memory left"))
    }
    let count = max(1, min(connections, 10_000))
    _ = unsafe ccurl_set_connections(curl, multi, count, count)
    let loop = unsafe CurlLoop(curl, multi)
    guard Thread.detach({ loop.run() }) else {
      return .failure(.broken(reason: "the system has no threads left"))
    }
    return .success(loop)
  }

  private init(_ curl: UnsafePointer<ccurl_functions>, _ multi: OpaquePointer) {
    unsafe self.curl = curl
    unsafe self.multi = multi
  }

  deinit {
    _ = unsafe curl.pointee.curl_multi_cleanup(multi)
  }

  // MARK: From any thread

  /// Runs a transfer. Cancelling the task closes its connection and returns at once.
  func outcome(of request: TransferRequest) async -> Transfer.Outcome {
    let transfer = Transfer(request)
    return await withTaskCancellationHandler {
      await transfer.outcome { tell { $0.starts.append(transfer) } }
    } onCancel: {
      transfer.finish(.failure(.cancelled))
      tell { $0.cancels.append(transfer) }
    }
  }

  /// Ends the thread and cancels the transfers in progress.
  func end() {
    tell { $0.isOver = true }
  }

  private func tell(_ change: (inout PendingTransfers) -> Void) {
    inbox.withLock { change(&$0) }
    _ = unsafe curl.pointee.curl_multi_wakeup(multi)
  }

  // MARK: On the thread

  private func run() {
    // With SIGPIPE blocked, a closed connection is an error of the call and does not end the
    // process.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    while true {
      let news = inbox.withLock { inbox in
        defer { inbox = PendingTransfers(isOver: inbox.isOver) }
        return inbox
      }
      for transfer in news.starts where !transfer.isOver { begin(transfer) }
      for transfer in news.cancels { cancel(transfer) }
      if news.isOver { break }
      var count: Int32 = 0
      _ = unsafe curl.pointee.curl_multi_perform(multi, &count)
      takeFinished()
      _ = unsafe curl.pointee.curl_multi_poll(multi, nil, 0, endLate(), nil)
    }
    while let handle = unsafe running.keys.first {
      let transfer = unsafe running[handle]?.transfer
      unsafe close(handle)
      transfer?.finish(.failure(.cancelled))
    }
    while let handle = unsafe idle.popLast() { unsafe curl.pointee.curl_easy_cleanup(handle) }
  }

  private func begin(_ transfer: Transfer) {
    let spare = unsafe idle.popLast() ?? curl.pointee.curl_easy_init()
    guard let handle = unsafe spare else {
      return transfer.finish(.failure(.broken(reason: "the system has no memory left")))
    }
    var fields: UnsafeMutablePointer<curl_slist>?
    let request = transfer.request
    for field in request.fields + (request.knownTag.map { ["If-None-Match: " + $0] } ?? []) {
      unsafe fields = curl.pointee.curl_slist_append(fields, field)
    }
    unsafe running[handle] = Running(transfer: transfer, fields: fields)
    var code = unsafe CurlOptions(curl: curl, handle: handle).set(for: transfer, fields)
    if code == CURLE_OK, unsafe curl.pointee.curl_multi_add_handle(multi, handle) != CURLM_OK {
      code = CURLE_OUT_OF_MEMORY
    }
    if code != CURLE_OK { unsafe end(handle, code) }
  }

  private func cancel(_ transfer: Transfer) {
    guard let handle = unsafe running.first(where: { unsafe $0.value.transfer === transfer })?.key
    else { return }
    unsafe close(handle)
  }

  /// Ends the transfers whose deadline has passed. Returns the milliseconds until the next
  /// deadline.
  private func endLate() -> Int32 {
    let now = ContinuousClock.now
    while let handle = unsafe running.first(where: { unsafe $0.value.deadline <= now })?.key {
      let transfer = unsafe running[handle]?.transfer
      unsafe close(handle)
      transfer?.finish(.failure(.tookTooLong))
    }
    guard let next = unsafe running.values.lazy.map({ $0.deadline }).min() else {
      return Self.longestWait
    }
    return min(Self.longestWait, Int32(clamping: Int((next - now) / .milliseconds(1)) + 1))
  }

  private func takeFinished() {
    var handle: OpaquePointer?
    var code = CURLE_OK
    while unsafe ccurl_next_finished(curl, multi, &handle, &code) {
      if let handle = unsafe handle { unsafe end(handle, code) }
    }
  }

  /// Reports the outcome of a transfer.
  private func end(_ handle: OpaquePointer, _ code: CURLcode) {
    guard let transfer = unsafe running[handle]?.transfer else { return }
    let outcome: Transfer.Outcome
    if code == CURLE_OK {
      let wait = unsafe ccurl_get_offset(curl, handle, CURLINFO_RETRY_AFTER)
      outcome = .success(
        TransferReply(
          status: unsafe ccurl_get_long(curl, handle, CURLINFO_RESPONSE_CODE),
          type: transfer.type, location: transfer.location, tag: transfer.tag,
          retryAfter: wait > 0 ? .seconds(wait) : nil, body: transfer.body))
    } else if transfer.isTooLarge {
      outcome = .failure(.tooLarge(limit: transfer.request.answerBytes))
    } else {
      let words = unsafe curl.pointee.curl_easy_strerror(code)
      let reason = unsafe words.map { unsafe String(cString: $0) } ?? "error \(code.rawValue)"
      let systemError = unsafe ccurl_get_long(curl, handle, CURLINFO_OS_ERRNO)
      outcome = .failure(
        TransferFault(code, systemError: Int32(truncatingIfNeeded: systemError), reason: reason))
    }
    unsafe close(handle)
    transfer.finish(outcome)
  }

  /// Takes a handle back; if its transfer is in progress, closes its connection.
  private func close(_ handle: OpaquePointer) {
    guard let ended = unsafe running.removeValue(forKey: handle) else { return }
    _ = unsafe curl.pointee.curl_multi_remove_handle(multi, handle)
    unsafe curl.pointee.curl_easy_reset(handle)
    unsafe curl.pointee.curl_slist_free_all(ended.fields)
    if unsafe idle.count < Self.mostIdle {
      unsafe idle.append(handle)
    } else {
      unsafe curl.pointee.curl_easy_cleanup(handle)
    }
  }
}
