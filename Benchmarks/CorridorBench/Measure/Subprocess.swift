internal import Glibc

/// Runs a program to its end and returns what it printed; nil when it cannot be run or fails.
@safe
enum Subprocess {
  static func output(_ arguments: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    var process: pid_t = 0
    // SAFETY: the copies live until they are freed below; the list ends with nil.
    var list: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let failure = unsafe posix_spawnp(&process, arguments[0], &actions, nil, &list, environ)
    for index in unsafe list.indices { unsafe free(list[index]) }
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      return nil
    }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(ends[0], &chunk, chunk.count)
      guard count > 0 else { break }
      text += chunk[0..<count]
    }
    close(ends[0])
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, 0) == process, status == 0 else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
