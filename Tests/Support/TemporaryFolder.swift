internal import Foundation

/// A new folder that goes away, with all in it, when the value does.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes the folder; traps where the system cannot.
  package init() {
    path = NSTemporaryDirectory() + "corridor-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      fatalError("no folder at \(path): \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// All names in the folder.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Self.write(Array(bytes), file(name))
    return file(name)
  }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, text.utf8)
  }

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// What a gzip file holds.
  package static func unpacked(_ path: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    process.arguments = ["-dc", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return Array(bytes)
  }

  /// Replaces a file's bytes.
  package static func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
