internal import Corridor
internal import CorridorFormats
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// Writes one line of JSON for each completed request.
///
/// If a line cannot be written, because the disk is full, it is counted and dropped; answers
/// continue.
final class AccessLog: Sendable {
  private let descriptor: Int32
  private let lost = Locked(0)

  /// Writes to an open descriptor, which stays open.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The number of lines that could not be written.
  var lostCount: Int { lost.withLock { $0 } }

  func write(_ record: ExchangeRecord) {
    var buffer = TextBuffer()
    buffer.append(
      json: .object([
        .init("time", .text(Self.now())), .init("requestId", .text(record.head.requestID)),
        .init("client", record.head.client.map { .text($0) } ?? .none),
        .init("method", .text(record.head.method)),
        .init("path", .text(String(record.head.path.prefix(200)))),
        .init("status", .integer(record.status)), .init("received", .integer(record.received)),
        .init("sent", .integer(record.sent)),
        .init("milliseconds", .number(record.duration / .milliseconds(1), decimals: 3)),
        .init("complete", .boolean(record.isComplete)),
      ]))
    buffer.append("\n")
    let bytes = buffer.bytes
    // A pipe without a reader must not delay answers; a pipe that is ready has room for a line.
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&request, 1, 0) > 0 else { return lost.withLock { $0 += 1 } }
    // A single call per line, so that lines of several threads do not mix.
    let written = unsafe bytes.withUnsafeBytes { line in
      unsafe Glibc.write(descriptor, line.baseAddress, line.count)
    }
    if written != bytes.count { lost.withLock { $0 += 1 } }
  }

  /// The current time in UTC in RFC 3339 format, with milliseconds.
  private static func now() -> String {
    var time = timespec()
    var parts = unsafe tm()
    // SAFETY: the calls fill the structs behind the pointers.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    _ = unsafe gmtime_r(&time.tv_sec, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
    return unsafe """
    \(1900 + parts.tm_year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T\
    \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)).\(milliseconds)Z
    """
  }
}
