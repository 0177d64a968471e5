/// What a server takes from its clients.
package struct ServerLimits: Sendable {
  /// Threads that read and write.
  package var ioThreads = 2
  /// Heavy requests that are worked on at once.
  package var workers = 2
  /// Batches that are answered at once, beside the other requests.
  package var streams = 2
  /// Requests that may wait for a worker.
  package var queue = 64
  /// Connections at once.
  package var connections = 20_000
  /// Bytes of a body.
  package var bodyBytes = 16 << 20
  /// Bytes that bodies, and answers that are not read yet, may take.
  package var heldBytes = 256 << 20
  /// Bytes that may be taken while requests are worked on, as far as can be told from outside.
  package var workBytes = 384 << 20
  /// Bytes that the process may take besides files that it maps; nil for any number.
  package var processBytes: Int?
  /// How long a client may take for the head of a request, also of the next one on a connection.
  package var headTime = Duration.seconds(15)
  /// How long it may take for the body, and a second more for each 64 KiB.
  package var bodyTime = Duration.seconds(15)
  /// How long it may take to read the answer, and a second more for each 64 KiB.
  package var answerTime = Duration.seconds(30)

  package init() {}

  /// Memory that a connection has for the head of a request.
  static let connectionBytes = 64 << 10

  /// Divides the memory of a process: a quarter for what is held, three eighths for work; connections
  /// may take another quarter if all of them use what they have.
  package mutating func divide(_ bytes: Int) {
    processBytes = bytes
    heldBytes = bytes / 4
    workBytes = bytes / 8 * 3
    connections = min(connections, bytes / 4 / Self.connectionBytes)
  }

  /// A time with a second more for each 64 KiB.
  static func time(_ base: Duration, bytes: Int) -> Duration {
    base + .seconds(bytes) / (1 << 16)
  }
}
