/// What a server takes from its clients.
package struct ServerLimits: Sendable {
  /// Threads that read and write.
  package var ioThreads = 2
  /// Threads that work out answers.
  package var workers = 2
  /// Batches that are answered at once, beside the other requests.
  package var streams = 2
  /// Requests that may wait for a worker.
  package var queue = 64
  /// Connections at once.
  package var connections = 20_000
  /// Bytes of a body.
  package var bodyBytes = 16 << 20
  /// Bytes of all bodies that are held at once.
  package var heldBytes = 256 << 20
  /// How long a client may take for the head of a request, also of the next one on a connection.
  package var headTime = Duration.seconds(15)
  /// How long it may take for the body, and a second more for each 64 KiB.
  package var bodyTime = Duration.seconds(15)
  /// How long it may take to read the answer, and a second more for each 64 KiB.
  package var answerTime = Duration.seconds(30)

  package init() {}

  /// A time with a second more for each 64 KiB.
  static func time(_ base: Duration, bytes: Int) -> Duration {
    base + .seconds(bytes >> 16)
  }
}
