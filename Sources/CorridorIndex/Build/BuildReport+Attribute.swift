internal import CLinux
internal import Glibc

extension BuildReport {
  private static let attribute = "user.corridor.build"

  /// Writes the report to an open file's extended attributes (`fsetxattr`), if the file system
  /// supports them.
  func attach(to descriptor: Int32) {
    let text = Array(text.utf8)
    // SAFETY: fsetxattr reads the name and `count` bytes.
    _ = unsafe fsetxattr(descriptor, Self.attribute, text, text.count, 0)
  }

  /// Reads the report of the file at a path (`getxattr`); nil if it has none.
  init?(path: String) {
    var bytes = [UInt8](repeating: 0, count: 256)
    // SAFETY: getxattr writes at most `count` bytes.
    let length = unsafe getxattr(path.fileName, Self.attribute, &bytes, bytes.count)
    guard length > 0 else { return nil }
    self.init(text: String(decoding: bytes[..<length], as: UTF8.self))
  }

  /// Peak memory use of this process so far (`getrusage`).
  static var peakMemoryBytes: Int {
    var usage = rusage()
    // SAFETY: getrusage fills the local variable.
    guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    return usage.ru_maxrss * 1024
  }
}

extension PlaceIndex {
  /// How the index was built; nil if the file system did not store it.
  public var buildReport: BuildReport? { BuildReport(path: path) }
}
