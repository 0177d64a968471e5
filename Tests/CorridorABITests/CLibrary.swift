import CorridorTestSupport
import Foundation
import Testing

/// The built library as it is installed, with an index of the fixtures, in a folder of its own.
struct CLibrary {
  let process: CorridorProcess

  static let (header, examples, programs) = (
    "Sources/CCorridor/include", "Sources/CCorridor/Examples", "Tests/CorridorABITests/Programs"
  )

  init() throws {
    process = try CorridorProcess(cache: .empty)
    // The names of an installation; valgrind cannot read what Swift says to debuggers.
    try run(
      """
      objcopy --strip-debug \(CorridorProcess.products.path)/libCorridorABI.so \
        $HOME/libcorridor.so.0 && ln -s libcorridor.so.0 $HOME/libcorridor.so
      """)
  }

  func remove() { process.remove() }

  /// Makes the index of the fixtures: its path.
  func island() throws -> String {
    let path = process.path("island.corridor")
    try run(
      "corridor import --quiet Fixtures/island.osm.pbf Fixtures/stations.csv -o \(path)")
    return path
  }

  /// Compiles a program in C: its path.
  func compile(_ source: String, options: String = "") throws -> String {
    let path = process.path(URL(filePath: source).deletingPathExtension().lastPathComponent)
    try run(
      """
      cc -g -std=c11 -pedantic -Wall -Wextra -Werror \(options) -I \(Self.header) -o \(path) \
        \(source) -L $HOME -lcorridor -lm -lpthread
      """)
    return path
  }

  /// Runs a line of the shell, which must succeed: what it prints.
  @discardableResult
  func run(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let result = try process.shell(line, environment: ["LD_LIBRARY_PATH": process.folder.path])
    try #require(
      result.status == 0, "\(line)\n\(result.errors.suffix(4000))", sourceLocation: sourceLocation)
    return result.output
  }
}
