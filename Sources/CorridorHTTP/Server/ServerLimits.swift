/// The limits that a server sets for its clients.
package struct ServerLimits: Sendable {
  /// The number of threads that read and write.
  package var ioThreads = 2
  /// The maximum number of heavy requests running at once.
  package var workers = 2
  /// The maximum number of batches running at once, beside the other requests.
  package var streams = 2
  /// The maximum number of requests that wait for a worker.
  package var queue = 64
  /// The maximum number of simultaneous connections.
  package var connections = 20_000
  /// The maximum size of a body in bytes.
  package var bodyBytes = 16 << 20
  /// The maximum total size of bodies and unread answers, in bytes.
  package var heldBytes = 256 << 20
  /// The maximum total memory of running requests, in bytes, as estimated from their bodies.
  package var workBytes = 384 << 20
  /// The maximum memory of the process without mapped files, in bytes; nil for no limit.
  package var processBytes: Int?
  /// How long a client may take for the head of a request, including the next one on a connection.
  package var headTime = Duration.seconds(15)
  /// How long it may take for the body, plus one second for each 64 KiB.
  package var bodyTime = Duration.seconds(15)
  /// How long it may take to read the answer, plus one second for each 64 KiB.
  package var answerTime = Duration.seconds(30)

  package init() {}

  /// The memory of a connection for the head of a request, in bytes.
  static let connectionBytes = 64 << 10

  /// Divides the memory of a process: a quarter for bodies and answers, three eighths for work;
  /// connections may take another quarter if each of them uses its whole allocation.
  package mutating func divide(_ bytes: Int) {
    processBytes = bytes
    heldBytes = bytes / 4
    workBytes = bytes / 8 * 3
    connections = min(connections, bytes / 4 / Self.connectionBytes)
  }

  /// A time plus one second for each 64 KiB.
  static func time(_ base: Duration, bytes: Int) -> Duration {
    base + .seconds(bytes) / (1 << 16)
  }
}
