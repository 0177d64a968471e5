import CorridorTestSupport
import Foundation
import Testing

@Suite struct CacheTests {
  @Test func `indexes a source file once`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    try FileManager.default.copyItem(
      at: SourceTree.root.appending(path: "Fixtures/stations.csv"),
      to: corridor.folder.appending(path: "stations.csv"))
    let line = "corridor info $TMP/stations.csv"
    let first = try corridor.shell(line)
    let second = try corridor.shell(line)
    #expect(first.status == 0 && second.status == 0)
    #expect(first.errors.contains("places from"))
    #expect(second.errors.isEmpty, "the second run imports nothing")
    #expect(first.output == second.output)

    // Another state of the file: indexed again, and the old index is gone.
    let third = try corridor.shell("touch -d '2001-01-01' $TMP/stations.csv; \(line)")
    #expect(third.errors.contains("places from"))
    #expect(try corridor.shell("ls $HOME/.cache/corridor | wc -l").output == "1\n")
  }

  @Test func `uses the folder that XDG_CACHE_HOME names`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let cache = corridor.path("elsewhere/cache")
    let result = try corridor.shell(
      "corridor info Fixtures/stations.csv", environment: ["XDG_CACHE_HOME": cache])
    #expect(result.status == 0)
    #expect(try corridor.shell("ls \(cache)/corridor").output.hasSuffix(".corridor\n"))
  }

  @Test(arguments: ["/dev/null", "/proc", "/sys"])
  func `a cache that cannot be written to is said once, and the command works without`(
    cache: String
  ) throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let line = "corridor find --route Fixtures/route.geojson --places Fixtures/stations.csv"
    let usual = try corridor.shell(line)
    let result = try corridor.shell(
      "\(line); ls -A $TMP",
      environment: ["XDG_CACHE_HOME": cache, "TMPDIR": corridor.folder.path])
    #expect(usual.status == 0 && result.status == 0)
    #expect(result.output.hasPrefix(usual.output) && !usual.output.isEmpty)
    let said = result.errors.split(separator: "\n").filter { $0.contains("XDG_CACHE_HOME") }
    #expect(said.count == 1 && said[0].contains(cache) && said[0].contains("corridor import"))
    #expect(!result.output.dropFirst(usual.output.count).contains("corridor-"), "nothing is left")
  }

  @Test func `without a home folder the command works, too`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let result = try corridor.shell(
      "env -u HOME -u XDG_CACHE_HOME corridor verify Fixtures/stations.csv")
    #expect(result.status == 0 && result.output.hasSuffix("no errors\n"))
    #expect(result.errors.contains("neither XDG_CACHE_HOME nor HOME names a folder"))
  }

  @Test func `builds safely in several runs at once`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      for run in 1 2 3 4; do corridor verify Fixtures/stations.csv 2>/dev/null & done
      wait
      ls -A $HOME/.cache/corridor | wc -l
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5, "\(result)")
    #expect(Set(lines.dropLast()).count == 1)
    #expect(lines.last == "1")
  }

  @Test func `makes a damaged or foreign index anew`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    _ = try corridor.shell("corridor info Fixtures/stations.csv")
    let result = try corridor.shell(
      "for f in $HOME/.cache/corridor/*; do echo damaged > $f; done; corridor verify Fixtures/stations.csv"
    )
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `finds places by the environment, here, and in the data folder`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      corridor import -q Fixtures/stations.csv -o $TMP/a.corridor
      CORRIDOR_PLACES=$TMP/a.corridor corridor verify
      mkdir -p $HOME/.local/share/corridor $TMP/here
      cp $TMP/a.corridor $HOME/.local/share/corridor/places.corridor
      corridor verify
      cp $TMP/a.corridor $TMP/here/places.corridor
      cd $TMP/here
      corridor verify
      """)
    let lines = result.output.replacingOccurrences(of: corridor.folder.path, with: "$TMP")
      .split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      lines == ["$TMP/a.corridor", "$TMP/.local/share/corridor/places.corridor", "places.corridor"])
  }
}
