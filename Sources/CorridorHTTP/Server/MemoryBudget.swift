internal import CMalloc
internal import Glibc
internal import Synchronization

/// A memory budget: for data in memory, which is bodies and unread answers, or for work, whose
/// memory is estimated (``RequestCost``).
final class MemoryBudget: Sendable {
  /// The size of the budget.
  let bytes: Int
  private let used = Atomic<Int>(0)

  init(bytes: Int) {
    self.bytes = bytes
  }

  /// The bytes in use.
  var usedBytes: Int { used.load(ordering: .relaxed) }

  /// Takes bytes from the budget; false if fewer are left.
  ///
  /// - Parameter isForced: Takes them even if fewer are left.
  func take(_ count: Int, isForced: Bool = false) -> Bool {
    let now = used.add(count, ordering: .relaxed).newValue
    if now <= bytes || isForced || count == 0 { return true }
    giveBack(count)
    return false
  }

  /// Returns bytes to the budget.
  func giveBack(_ count: Int) {
    used.subtract(count, ordering: .relaxed)
  }
}

/// The anonymous memory of this process, which no file backs.
final class ProcessMemory: Sendable {
  private let file: Int32
  private let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  init() {
    file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Its size in bytes: resident pages except those of files and shared memory; 0 if the system
  /// does not report it.
  var anonymousBytes: Int {
    var text = [UInt8](repeating: 0, count: 128)
    // SAFETY: the call writes at most `text.count` bytes.
    let count = unsafe pread(file, &text, text.count, 0)
    let numbers = text.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    return numbers.count > 2 ? (numbers[1] - numbers[2]) * pageSize : 0
  }

  /// Returns freed memory to the system (`malloc_trim`).
  static func trim() {
    malloc_trim(0)
  }
}
