import CorridorTestSupport
import Foundation
import Testing

/// The interface for C, as programs use it.
struct LibraryTests {
  /// Checks for whatever a program does with memory, at a twentieth of the speed.
  private static let valgrind =
    "valgrind --quiet --leak-check=full --errors-for-leak-kinds=definite,indirect "
    + "--show-leak-kinds=definite,indirect --error-exitcode=99 "

  @Test func `every call does what the header says, without a leak`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let index = try library.island()
    let damaged = library.process.path("damaged.corridor")
    try library.run("head -c 5000 \(index) >\(damaged)")
    let program = try library.compile("\(CLibrary.programs)/calls.c")
    let arguments = "\(index) Fixtures/route.geojson \(damaged)"
    try library.run("\(program) \(arguments)")
    // Optimised code may look at bits that mean nothing before it looks at those that say so.
    try library.run("\(Self.valgrind) --undef-value-errors=no \(program) \(arguments)")
  }

  @Test func `columns have what hits have, without a leak`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let index = try library.island()
    let program = try library.compile("\(CLibrary.programs)/columns.c")
    try library.run("\(program) \(index) Fixtures/route.geojson 100")
    try library.run(
      "\(Self.valgrind) --undef-value-errors=no \(program) \(index) Fixtures/route.geojson 2")
  }

  @Test func `streams of routes are answered in their order, and released by who reads`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let index = try library.island()
    let program = try library.compile("\(CLibrary.programs)/batches.c")
    try library.run("\(program) \(index) 400")
    try library.run("\(Self.valgrind) --undef-value-errors=no \(program) \(index) 12")
  }

  @Test func `an engine gives detours in columns, without a leak`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let index = try library.island()
    let program = try library.compile("\(CLibrary.programs)/engine.c")
    let (engine, silent) = (try FakeEngine(), try FakeEngine())
    silent.behave(.silent)
    let arguments = "\(index) Fixtures/tour.geojson \(engine.url) \(silent.url)"
    try library.run("\(program) \(arguments)")
    #expect(engine.journeyCount > 10 && !silent.requests.isEmpty)
    try library.run("\(Self.valgrind) --undef-value-errors=no \(program) \(arguments)")
    try library.run("cc -shared -fPIC -o $HOME/missing.so \(CLibrary.programs)/missing.c")
    let command = """
      corridor find --route Fixtures/tour.geojson --detours --engine \(engine.url) --places \(index)
      """
    for line in ["\(program) \(index)", command] {
      let result = try library.process.shell(
        "LD_PRELOAD=$HOME/missing.so MISSING=libcurl \(line)",
        environment: ["LD_LIBRARY_PATH": library.process.folder.path])
      #expect(result.status == 69)
      #expect((result.output + result.errors).contains("install the package libcurl4"))
    }
  }

  @Test func `the example in C is right, and without an error or a leak`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let index = try library.island()
    let program = try library.compile("\(CLibrary.examples)/along.c")
    let found = try library.run("\(Self.valgrind) \(program) \(index) Fixtures/route.geojson fuel")
    #expect(try found == answer(of: library, index, "Fixtures/route.geojson"))
    #expect(found.contains("Kestrel Brakelow"))
    let wrong = try library.process.shell(
      "\(program) \(index) Fixtures/route.geojson feul",
      environment: ["LD_LIBRARY_PATH": library.process.folder.path])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean fuel?"))
  }

  /// Bits of `corridor_require`, a name that no library has, the status, and what is said of it.
  @Test(arguments: [
    (0, "none", 0, ""), (0, "libproj", 69, "PROJ"), (1, "libproj", 69, "libproj25"),
    (2, "libproj", 0, ""), (2, "libgeos", 69, "libgeos-c1v5"), (1, "libgeos", 0, ""),
    (4, "libproj", 69, "PROJ"), (0, "lib", 69, "; and GEOS"), (16, "none", 64, "uses has bits"),
    (8, "libsimdjson", 69, "libsimdjson14"), (0, "libsimdjson", 69, "simdjson"),
    (7, "libsimdjson", 0, ""),
  ])
  func `says at the start which libraries are missing`(
    uses: Int, hidden: String, status: Int, said: String
  ) throws {
    let library = try CLibrary()
    defer { library.remove() }
    let program = try library.compile("\(CLibrary.programs)/require.c")
    try library.run("cc -shared -fPIC -o $HOME/missing.so \(CLibrary.programs)/missing.c")
    let result = try library.process.shell(
      "LD_PRELOAD=$HOME/missing.so MISSING=\(hidden) \(program) \(uses)",
      environment: ["LD_LIBRARY_PATH": library.process.folder.path])
    #expect(Int(result.status) == status, "\(result.output)")
    #expect(said.isEmpty ? result.output == "\n" : result.output.contains(said))
    #expect(result.output.count { $0 == "\n" } == 1)
  }

  @Test(arguments: [("libproj", "libproj25"), ("libsimdjson", "libsimdjson14")])
  func `a command that answers many requests says at its start that a library is missing`(
    hidden: String, package: String
  ) throws {
    let library = try CLibrary()
    defer { library.remove() }
    try library.run("cc -shared -fPIC -o $HOME/missing.so \(CLibrary.programs)/missing.c")
    let places = "--places \(try library.island())"
    var commands = [
      "batch --category fuel", "serve --listen 127.0.0.1:0", "search --batch", "suggest --batch",
      "reverse --batch",
    ].map { "\($0) \(places)" }
    // Opening hours have no need of PROJ.
    if hidden == "libsimdjson" { commands.append("hours --batch") }
    for command in commands {
      let begun = try library.process.shell(
        """
        echo '{"text": "ostro"}' | LD_PRELOAD=$HOME/missing.so MISSING=\(hidden) \
          corridor \(command)
        """)
      #expect(begun.status == 69 && begun.output.isEmpty, "\(command): \(begun.output)")
      #expect(begun.errors.contains("install the package \(package)"), "\(begun.errors)")
    }
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
  func `the example is right on real data`() throws {
    let data = try #require(realData)
    let library = try CLibrary()
    defer { library.remove() }
    let program = try library.compile("\(CLibrary.examples)/along.c")
    for (extract, route) in [("malta-graphhopper", "malta"), ("vancouver-pelias", "vancouver")] {
      let index = library.process.path("\(extract).corridor")
      try library.run("corridor import --quiet \(data)/\(extract).osm.pbf -o \(index)")
      let path = "\(data)/routes/\(route).geojson"
      let wanted = try answer(of: library, index, path)
      #expect(wanted.utf8.count { $0 == UInt8(ascii: "\n") } > 3)
      #expect(try library.run("\(program) \(index) \(path) fuel") == wanted)
    }
  }

  /// What the command finds, as the examples write it.
  private func answer(of library: CLibrary, _ index: String, _ route: String) throws -> String {
    let lines = try library.run(
      "corridor find --places \(index) --route \(route) --category fuel --within 2km --format ndjson"
    )
    return try lines.split(separator: "\n").map { line in
      let feature = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let hit = try #require(feature?["properties"] as? [String: Any])
      let meters = try ["offRouteMeters", "alongMeters"].map { name in
        String(format: "%.3f", try #require(hit[name] as? Double))
      }
      let id = try #require(hit["id"] as? String)
      return (meters + [id, hit["name"] as? String ?? ""]).joined(separator: "\t") + "\n"
    }.joined()
  }

  @Test func `the README has a part of the example that is compiled and run`() throws {
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    let example = try String(
      contentsOf: SourceTree.root.appending(path: "\(CLibrary.examples)/along.c"), encoding: .utf8)
    let start = try #require(readme.range(of: "```c\n")).upperBound
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)).lowerBound
    #expect(readme[start..<end].split(separator: "\n").count > 5)
    #expect(example.contains(readme[start..<end]))
  }

  @Test func `the library shows what its header has, under a version, and nothing else`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    let shown = try library.run(
      "nm --dynamic --defined-only $HOME/libcorridor.so | sed -n 's/.* [TDBRV] //p' | sort")
    let declared = try library.run(
      "grep -oE '\\bcorridor_[a-z_]+\\(' \(CLibrary.header)/corridor.h | tr -d '(' | sort -u")
    let calls = declared.split(separator: "\n").map { "\($0)@@CORRIDOR_0" }
    #expect(calls.count > 20)
    #expect(shown.split(separator: "\n").map(String.init) == calls)
    #expect(try library.run("readelf -d $HOME/libcorridor.so").contains("[libcorridor.so.0]"))
  }

  @Test func `the header is one for C++, too`() throws {
    let library = try CLibrary()
    defer { library.remove() }
    try library.run(
      """
      printf '#include <corridor.h>\nint main() { corridor_query query = CORRIDOR_QUERY_INIT; \
        return corridor_count(nullptr) != 0 || query.within_meters != 1000; }\n' \
        >$HOME/plus.cpp && c++ -std=c++17 -pedantic -Wall -Wextra -Werror -I \(CLibrary.header) \
        -o $HOME/plus $HOME/plus.cpp -L $HOME -lcorridor && $HOME/plus
      """)
  }
}
