/// The current load of a server, and the memory in use.
struct ServerState {
  /// The number of waiting requests, light and heavy, and of running requests.
  var requests: (light: Int, heavy: Int, running: Int)
  /// The number of running batches.
  var batches: Int
  /// The bytes of bodies and of unread answers.
  var heldBytes: Int
  var heldLimit: Int
  /// The estimated memory of running requests, in bytes.
  var workBytes: Int
  var workLimit: Int
  /// The memory of the process without mapped files, in bytes.
  var processBytes: Int
  /// Nil for no limit.
  var processLimit: Int?
}
