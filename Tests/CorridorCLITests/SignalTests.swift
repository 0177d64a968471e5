import CorridorTestSupport
import Foundation
import Testing

@Suite struct SignalTests {
  /// A table that takes long enough to import that a signal arrives in the middle.
  private func writeLongTable(to path: String) throws {
    var text = "id,name,lon,lat,category\n"
    for row in 0..<400_000 {
      text +=
        "\(row),Station \(row),\(Double(row % 3600) / 10 - 180),\(Double(row % 170) - 85),fuel\n"
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `ends cleanly when stopped during an import`(signal: String, status: Int32) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    try writeLongTable(to: corridor.path("long.csv"))
    // Job control keeps SIGINT from being ignored in the background. The signal is sent as soon as
    // the import has its output open.
    let result = try corridor.shell(
      """
      set -m
      mkdir $TMP/out
      corridor import $TMP/long.csv -o $TMP/out/long.corridor & pid=$!
      for try in {1..2000}; do
        ls -l /proc/$pid/fd 2>/dev/null | grep -q /out/ && break
        sleep 0.005
      done
      kill -\(signal) $pid
      wait $pid; echo "status $?"
      ls -A $TMP/out
      """)
    #expect(result.output == "status \(status)\n", "\(result.errors)")
    #expect(!result.errors.contains("corridor:"))
  }

  @Test func `removes an unfinished output file when stopped`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    // The route never comes: the command waits for it. A second try has the output open.
    let result = try corridor.shell(
      """
      set -m
      mkfifo $TMP/route
      corridor buffer --route $TMP/route -o $TMP/out.geojson & pid=$!
      exec 3> $TMP/route
      kill -INT $pid
      wait $pid; echo "status $?"
      ls $TMP | grep '^out'
      """)
    #expect(result.output == "status 130\n")
    #expect(!result.errors.contains("corridor:"))
  }

  @Test(arguments: [0, 4096, 40_000])
  func `says that the index was cut while it was read`(length: Int) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    // The command opens the index and then waits for the route.
    let result = try corridor.shell(
      """
      corridor import -q Fixtures/island.osm.pbf -o $TMP/i.corridor
      mkfifo $TMP/route
      corridor find --route $TMP/route --places $TMP/i.corridor -o $TMP/out.json & pid=$!
      exec 3> $TMP/route
      truncate -s \(length) $TMP/i.corridor
      cat Fixtures/route.geojson >&3
      exec 3>&-
      wait $pid; echo "status $?"
      ls $TMP | grep '^out'
      """)
    #expect(result.output == "status 74\n")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(result.errors)")
    #expect(result.errors.hasPrefix("corridor: another program cut the index"))
  }
}
