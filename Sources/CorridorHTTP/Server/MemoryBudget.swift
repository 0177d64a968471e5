internal import CMalloc
internal import Glibc
internal import Synchronization

/// Memory that may be taken for something: for what is held, which is bodies and answers that clients
/// have not read yet; or for work, of which there are estimates (``RequestCost``).
final class MemoryBudget: Sendable {
  /// The size of the budget.
  let bytes: Int
  private let used = Atomic<Int>(0)

  init(bytes: Int) {
    self.bytes = bytes
  }

  /// Bytes that are taken.
  var usedBytes: Int { used.load(ordering: .relaxed) }

  /// Takes some of the budget; false where less is left.
  ///
  /// - Parameter isForced: Takes it also where less is left.
  func take(_ count: Int, isForced: Bool = false) -> Bool {
    let now = used.add(count, ordering: .relaxed).newValue
    if now <= bytes || isForced || count == 0 { return true }
    giveBack(count)
    return false
  }

  /// Gives back what was taken.
  func giveBack(_ count: Int) {
    used.subtract(count, ordering: .relaxed)
  }
}

/// The memory of this process that no file stands behind.
final class ProcessMemory: Sendable {
  private let file: Int32
  private let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  init() {
    file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Its bytes: resident pages but for those of files and shared memory; 0 where the system does not
  /// say.
  var anonymousBytes: Int {
    var text = [UInt8](repeating: 0, count: 128)
    // SAFETY: the call writes at most as many bytes as the array has.
    let count = unsafe pread(file, &text, text.count, 0)
    let numbers = text.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    return numbers.count > 2 ? (numbers[1] - numbers[2]) * pageSize : 0
  }

  /// Gives memory that was freed back to the system (`malloc_trim`).
  static func trim() {
    malloc_trim(0)
  }
}
