internal import Glibc

/// The words that the process was started with.
enum ProcessArguments {
  /// All of them, the program's own name first.
  ///
  /// From `/proc/self/cmdline`: `CommandLine.arguments` looks for them on the stack, for which it
  /// reads the map of the whole process, and that costs ten times as much.
  static func all() -> [String] {
    guard let bytes = contents(of: "/proc/self/cmdline"), bytes.last == 0 else {
      return CommandLine.arguments
    }
    var words: [String] = []
    var start = 0
    for end in bytes.indices where bytes[end] == 0 {
      words.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return words
  }

  private static func contents(of path: String) -> [UInt8]? {
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    while true {
      // SAFETY: read writes at most as many bytes as there are in the buffer.
      let count = unsafe room.withUnsafeMutableBytes { room in
        unsafe read(descriptor, room.baseAddress, room.count)
      }
      if count == 0 { return bytes }
      if count > 0 { bytes += room[..<count] } else if errno != EINTR { return nil }
    }
  }
}
