import CorridorTestSupport
import Foundation
import Testing

/// An output is never a file that the same run reads, however that was found and is called.
@Suite struct OutputIsInputTests {
  /// Commands that write what `-o` names, each with places that it finds by itself.
  static let commands = [
    "find --route $F/route.geojson -f csv", "gaps --route $F/route.geojson -f csv", "export -f csv",
    "search kestrel -f csv", "suggest kest -f json", "reverse 44.95,-20.1 -f csv",
    "resolve osm:node/2401 -f csv", "batch $F/routes.ndjson", "search --batch",
  ]

  /// Where an index is found without being named, and what the command is run with to find it.
  static let findings = [
    "I=$TMP/mine; run() { CORRIDOR_PLACES=$I corridor $@; }",
    "I=$TMP/here/places.corridor; run() { (cd $TMP/here; corridor $@); }",
    "I=$TMP/data/corridor/places.corridor; run() { XDG_DATA_HOME=$TMP/data corridor $@; }",
  ]

  @Test(arguments: commands, findings)
  func `an index that was found by itself is not written over`(
    command: String, finding: String
  ) throws {
    let result = try run(
      """
      \(finding); mkdir -p $(dirname $I); corridor import $F/stations.csv -q -o $I; cp $I $TMP/old
      ln $I $TMP/hard; ln -s $I $TMP/soft
      for output in $I $TMP/hard $TMP/soft; do run \(command) -o $output; echo $?; done
      cmp $I $TMP/old && cmp $TMP/hard $TMP/old && test -L $TMP/soft && echo kept
      """)
    #expect(result.output == "64\n64\n64\nkept\n", "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 3)
    // Under the name of an index, a list is not written at all.
    #expect(
      finding.contains("/mine;")
        ? result.errors.contains("/hard is also an input of this run; nothing was written")
        : result.errors.contains("/hard is also")
          || result.errors.contains("cannot write this format"))
  }

  @Test(arguments: [
    // The index that the cache has of a table, and the table.
    "corridor info $TMP/a.csv >&2; f=$(ls $TMP/.cache/corridor/*); ln -s $f $TMP/l; run() { corridor export -p $TMP/a.csv -o $TMP/l; }",
    "f=$TMP/a.csv; run() { corridor export -p $f -o $f -f csv; }",
    "f=$TMP/a.csv; run() { corridor export -p $TMP/a.csv -p $F/depots.geojson -f csv -o $f; }",
    "f=$TMP/a.csv; run() { corridor import $F/depots.geojson $f -o $f; }",
    "f=$TMP/zones.json; echo '{}' > $f; run() { corridor import $TMP/a.csv --timezones $f -o $f; }",
    "f=$TMP/v.json; echo 'height = 4m' > $f; run() { corridor find --route $F/route.geojson --vehicle-file $f -p $TMP/a.csv -o $f; }",
    "f=$TMP/r.json; cp $F/route.geojson $f; run() { corridor find --route - -p $TMP/a.csv -o $f < $f; }",
    "f=$TMP/r.json; cp $F/route.geojson $f; run() { corridor buffer --route $f >> $f; }",
    "f=$TMP/q.json; echo '{\"text\":\"kestrel\"}' > $f; run() { corridor search --batch -p $TMP/a.csv < $f >> $f; }",
    "f=$TMP/r.json; cp $F/route.geojson $f; run() { echo '{\"text\":\"ostro\",\"route\":\"'$f'\"}' | corridor search --batch -p $TMP/a.csv -o $f; }",
    "f=$TMP/o.part; cp $F/routes.ndjson $f; run() { corridor batch $f -p $TMP/a.csv -o $TMP/o; }",
    "f=$TMP/o.resume; cp $F/routes.ndjson $f; run() { corridor batch $f -p $TMP/a.csv -o $TMP/o; }",
    "f=$TMP/i; corridor import $F/stations.csv -q -o $f; run() { corridor batch $F/routes.ndjson -p $f -o $f; }",
    "f=$TMP/i; corridor import $F/stations.csv -q -o $f; run() { corridor info $f >> $f; }",
    "f=$TMP/i; corridor import $F/stations.csv -q -o $f; run() { timeout 20 corridor serve -p $f --listen 127.0.0.1:0 --access-log $f; }",
    "f=$TMP/i; corridor import $F/stations.csv -q -o $f; run() { CORRIDOR_PLACES=$f timeout 20 corridor serve --listen 127.0.0.1:0 --access-log - >> $f; }",
    "corridor info $TMP/a.csv >&2; f=$(ls $TMP/.cache/corridor/*); run() { timeout 20 corridor serve -p $TMP/a.csv --listen 127.0.0.1:0 --access-log $f; }",
    "f=$TMP/k; echo 'ops 0123456789abcdef0123456789abcdef' > $f; run() { timeout 20 corridor serve -p $TMP/a.csv --listen 127.0.0.1:0 --api-key-file $f --access-log $f; }",
  ])
  func `nothing that a run reads is written over`(line: String) throws {
    let result = try run(
      "cp $F/stations.csv $TMP/a.csv; \(line); cp $f $TMP/old; run; echo $?; cmp $f $TMP/old && echo kept"
    )
    #expect(result.output.hasSuffix("64\nkept\n"), "\(result)")
    #expect(result.errors.contains("is also an input of this run; nothing was written"))
  }

  @Test func `a file that no run reads is written over`() throws {
    let result = try run(
      """
      corridor import $F/stations.csv -q -o $TMP/i; cp $TMP/i $TMP/j
      corridor import $F/stations.csv -q -o $TMP/j; echo $?
      CORRIDOR_PLACES=$TMP/i corridor export -o $TMP/j; echo $?; head -c 27 $TMP/j
      """)
    #expect(result.output == "0\n0\n{\"type\":\"FeatureCollection\"", "\(result)")
  }

  /// Runs a line with `$F` for the fixtures and `$TMP` for a folder of its own.
  private func run(_ line: String) throws -> CorridorProcess.Result {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    return try corridor.shell("F=$PWD/Fixtures; TMP=\(corridor.folder.path)\n" + line)
  }
}
