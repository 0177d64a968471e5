import CorridorTestSupport
import Foundation
import Testing

/// Files whose names are not UTF-8, as old archives and disks of cameras have them.
@Suite struct FileNameTests {
  @Test func `routes, places and outputs may have any name`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      set -e
      name=$(printf 'caf\\351 \\377')
      cp Fixtures/route.geojson "$TMP/$name.geojson"
      cp Fixtures/stations.csv "$TMP/$name.csv"
      cp Fixtures/island.osm.pbf "$TMP/$name.osm.pbf"
      mkdir "$TMP/$name"
      corridor find --route Fixtures/route.geojson --places Fixtures/stations.csv -o $TMP/usual.geojson
      corridor find --route "$TMP/$name.geojson" --places "$TMP/$name.csv" -o "$TMP/$name/out.geojson"
      corridor find --route="$TMP/$name.geojson" --places "$TMP/$name.csv" -o"$TMP/$name-out.geojson"
      cmp "$TMP/$name/out.geojson" "$TMP/$name-out.geojson"
      corridor import -q "$TMP/$name.osm.pbf" "$TMP/$name.csv" -o "$TMP/$name.corridor"
      cd "$TMP"
      CORRIDOR_PLACES="$name.corridor" corridor verify
      corridor info "$name.corridor" --format json | head -c 40
      """)
    #expect(result.status == 0, "\(result.errors)")
    let found = try corridor.shell(
      "grep -o '\"found\":[0-9]*' $TMP/usual.geojson $TMP/*-out.geojson")
    let counts = found.output.split(separator: "\n").map { $0.split(separator: ":").last }
    #expect(counts.count == 2 && counts[0] == counts[1])
    let listed = try corridor.shell("cd $TMP; ls -A | LC_ALL=C grep -c -a \"$(printf 'caf\\351')\"")
    #expect(listed.output == "6\n", "nothing stands under another name")
    #expect(result.output.contains("{\"path\":\"caf\u{FFFD} \u{FFFD}.corridor\""))
  }

  @Test func `messages have the name as it is`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      name=$(printf 'caf\\351')
      corridor find --route "$name" --places Fixtures/stations.csv 2> $TMP/said
      echo $?
      LC_ALL=C grep -c -a "$name: no such file" $TMP/said
      """)
    #expect(result.output == "66\n1\n")
  }

  @Test func `texts are taken as UTF-8`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor search \"$(printf 'caf\\351')\" --places Fixtures/stations.csv --format geojson")
    #expect(result.output.contains("\"requestText\":\"caf\u{FFFD}\""))
    #expect(!result.output.unicodeScalars.contains { $0.value >= 0x10_FF80 })
  }
}
