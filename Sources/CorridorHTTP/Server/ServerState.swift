/// What a server is busy with, and the memory that it has taken.
struct ServerState {
  /// Requests that wait, light and heavy ones, and those that are worked on.
  var requests: (light: Int, heavy: Int, running: Int)
  /// Batches that are answered.
  var batches: Int
  /// Bytes of bodies, and of answers that are not read yet.
  var heldBytes: Int
  var heldLimit: Int
  /// Bytes that requests are estimated to take while they are worked on.
  var workBytes: Int
  var workLimit: Int
  /// Bytes that the process takes besides files that it maps.
  var processBytes: Int
  /// Nil for any number.
  var processLimit: Int?
}
