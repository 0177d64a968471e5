internal import CLinux
internal import Glibc

/// The result of a build.
package struct BuildSummary: Sendable {
  /// Places in the index.
  package var placeCount: Int
  /// Places skipped because an earlier one had the same identifier.
  package var duplicateCount: Int
  /// Bytes of the file.
  package var fileLength: Int
  /// Bytes of each section.
  package var sectionLengths: [(section: IndexSection, bytes: Int)]
  /// Time and memory.
  package var report: BuildReport
}

/// How an index was built. It is stored outside the file's bytes, which do not depend on it.
public struct BuildReport: Hashable, Sendable {
  /// Number of places.
  public var placeCount: Int
  /// Time from the creation of the builder to the complete file, including reading the input.
  public var seconds: Double
  /// Peak memory use of the process.
  public var peakMemoryBytes: Int

  /// Places per second.
  public var placesPerSecond: Double { seconds > 0 ? Double(placeCount) / seconds : 0 }

  /// The text of the extended attribute.
  var text: String {
    "places=\(placeCount) milliseconds=\(Int(seconds * 1000)) peakBytes=\(peakMemoryBytes)"
  }

  init(placeCount: Int, seconds: Double, peakMemoryBytes: Int) {
    self.placeCount = placeCount
    self.seconds = seconds
    self.peakMemoryBytes = peakMemoryBytes
  }

  /// Reads the text of the extended attribute.
  init?(text: String) {
    var fields: [Substring: Int] = [:]
    for field in text.split(separator: " ") {
      let parts = field.split(separator: "=")
      guard parts.count == 2, let value = Int(parts[1]), value >= 0 else { return nil }
      fields[parts[0]] = value
    }
    guard let places = fields["places"], let milliseconds = fields["milliseconds"],
      let peak = fields["peakBytes"]
    else { return nil }
    self.init(placeCount: places, seconds: Double(milliseconds) / 1000, peakMemoryBytes: peak)
  }
}

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
