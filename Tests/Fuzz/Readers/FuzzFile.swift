import CorridorTestSupport
import Foundation

/// A file in memory that a reader opens by its path. Each thread of a test may have one.
struct FuzzFile: ~Copyable {
  let folder: URL
  /// The path of the input.
  let path: String

  init(_ bytes: [UInt8], as name: String = "input") throws {
    let memory = URL(filePath: "/dev/shm")
    let parent =
      FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    folder = parent.appending(path: "corridor-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    path = file.path
  }

  /// The path of another file that goes with this one.
  func beside(_ name: String) -> String { folder.appending(path: name).path }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
