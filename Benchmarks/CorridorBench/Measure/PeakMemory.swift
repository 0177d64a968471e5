internal import Glibc

/// The most memory that this process has held, which Linux counts and can begin to count anew.
///
/// Pages of mapped indexes are part of it, as is what earlier entries have left in memory.
enum PeakMemory {
  /// Begins anew from what is held now (`/proc/self/clear_refs`, see proc(5)); false where that is
  /// not allowed, so that the peak is that of the whole process.
  static func reset() -> Bool {
    guard let file = unsafe fopen("/proc/self/clear_refs", "w") else { return false }
    // The write itself happens when the file is closed.
    let isWritten = unsafe fputs("5", file) >= 0
    return unsafe fclose(file) == 0 && isWritten
  }

  /// Mebibytes (`VmHWM` of `/proc/self/status`); nil where that cannot be read.
  static var mebibytes: Double? {
    linuxFact("VmHWM:", in: "/proc/self/status").flatMap { $0.split(separator: " ").first }
      .flatMap { Double($0) }.map { $0 / 1024 }
  }
}

/// What stands behind a word at the beginning of a line of one of Linux' files; nil for nothing.
func linuxFact(_ word: String, in path: String) -> String? {
  guard let file = unsafe fopen(path, "r") else { return nil }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 4096)
  while unsafe fgets(&line, Int32(line.count), file) != nil {
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(word) else { continue }
    let rest = text.dropFirst(word.count)
    return String(rest.drop { $0 == " " || $0 == "\t" || $0 == ":" })
  }
  return nil
}
