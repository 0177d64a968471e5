package import Foundation

/// The built command, run in the root of the source tree with folders of its own.
package struct CorridorProcess {
  /// What a run gave.
  package struct Result {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// A folder for files of the test; also the user's home, data and cache.
  package let folder: URL

  /// The folder with the built command, which is where this test bundle is.
  package static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// What the user's cache of indexes has at first.
  package enum Cache {
    /// Nothing, as before the first run.
    case empty
    /// The index of `Fixtures/island.osm.pbf`, as after a run that named it.
    case island
  }

  /// The index that the command makes of `Fixtures/island.osm.pbf`, made once for all tests of a
  /// run, and its name in the cache.
  private static let island = Swift.Result<(name: String, index: Data), any Error> {
    let first = try CorridorProcess(cache: .empty)
    defer { first.remove() }
    _ = try first.shell("corridor info Fixtures/island.osm.pbf")
    let names = try FileManager.default.contentsOfDirectory(atPath: first.cache.path)
    guard let name = names.first, names.count == 1 else { throw CocoaError(.fileNoSuchFile) }
    return (name, try Data(contentsOf: first.cache.appending(path: name)))
  }

  private var cache: URL { folder.appending(path: ".cache/corridor") }

  package init(cache content: Cache = .island) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "corridor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard content == .island else { return }
    let island = try Self.island.get()
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try island.index.write(to: cache.appending(path: island.name))
  }

  /// Writes the index of the island's places into the folder.
  package func writeIsland(_ name: String) throws {
    try Self.island.get().index.write(to: folder.appending(path: name))
  }

  /// Removes the folder.
  package func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A path in the folder.
  package func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// The environment of every run.
  package var environment: [String: String] {
    var variables = [
      "PATH": Self.products.path + ":/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8",
      "TMP": folder.path, "TERM": "xterm",
    ]
    // A bug that is put in to see whether tests notice it is in the command, too.
    let mutation = "CORRIDOR_MUTATION"
    variables[mutation] = ProcessInfo.processInfo.environment[mutation]
    return variables
  }

  /// Runs a line of the shell; `corridor` in it is the built command.
  package func shell(
    _ line: String, input: String = "", environment extra: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    // Nothing that hangs may hang the tests.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--foreground", "--kill-after=5", "120", "/bin/bash", "-c", line]
    process.currentDirectoryURL = SourceTree.root
    process.environment = environment.merging(extra) { $1 }
    // Files, not pipes: nothing can block, whatever the sizes.
    let hidden = folder.appending(path: ".streams")
    try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
    let files = ["in", "out", "err"].map { hidden.appending(path: "\($0)-\(UUID())") }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Runs a line of the shell with a terminal of 100 columns behind all descriptors.
  package func terminal(_ line: String, environment extra: [String: String] = [:]) throws -> Result
  {
    let script = path("line-\(UUID()).sh")
    try "stty cols 100\n\(line)\n".write(toFile: script, atomically: true, encoding: .utf8)
    return try shell("script -qec 'bash \(script)' /dev/null", environment: extra)
  }
}
