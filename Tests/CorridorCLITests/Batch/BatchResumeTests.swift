import CorridorTestSupport
import Foundation
import Testing

/// What is left of a batch that did not end, and how it goes on.
@Suite struct BatchResumeTests {
  private static let command = "corridor batch $TMP/in -c fuel -w 2km -p $TMP/i.corridor"

  /// An index, `in` with routes of different lengths, and `whole` with all answers.
  private func prepared(lines count: Int) throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    var random = SplitMix(seed: 6)
    var input = ""
    for number in 0..<count {
      let vertices = Int.random(in: 2...60, using: &random)
      let line = (0..<vertices).map { _ in
        let lon = Double.random(in: -20.3 ... -19.8, using: &random)
        return "[\(lon),\(Double.random(in: 44.9...45.1, using: &random))]"
      }
      input += #"{"type":"LineString","coordinates":[\#(line.joined(separator: ","))]}"# + "\n"
      if number % 17 == 0 { input += "\n" }
      if number % 29 == 0 { input += "no route\n" }
    }
    try input.write(toFile: corridor.path("in"), atomically: true, encoding: .utf8)
    try corridor.writeIsland("i.corridor")
    let result = try corridor.shell(
      """
      \(Self.command) -q -o $TMP/whole; ls $TMP | grep whole
      """)
    #expect(result.output == "whole\n", "\(result.errors)")
    return corridor
  }

  @Test func `killed at any moment and resumed, it gives the same bytes`() throws {
    let corridor = try prepared(lines: 3000)
    defer { corridor.remove() }
    var random = SplitMix(seed: 20)
    var cut = 0
    for _ in 0..<20 {
      let size = Int.random(in: 0...6_000_000, using: &random)
      let result = try corridor.shell(
        """
        cd $TMP; rm -f out out.*
        corridor batch in -c fuel -w 2km -p i.corridor -q -o out & job=$!
        for try in {1..3000}; do
          [ "$(stat -c %s out.part 2>/dev/null || echo 0)" -ge \(size) ] && break
          [ -e out ] && break
        done
        kill -9 $job 2>/dev/null; wait $job
        [ -e out.part ] && echo part
        corridor batch in -c fuel -w 2km -p i.corridor -q -o out --resume || echo failed
        cmp out whole && ls | grep '^out'
        """)
      let lines = result.output.split(separator: "\n")
      #expect(lines.last == "out" && !lines.contains("failed"), "\(size): \(result)")
      if lines.first == "part" { cut += 1 }
    }
    #expect(cut >= 5, "most runs were over before they were killed")
  }

  @Test func `an answer that is torn at any byte is given anew`() throws {
    let corridor = try prepared(lines: 40)
    defer { corridor.remove() }
    // A run that ends by itself leaves nothing, so one is stopped where a line is bad.
    let start = try corridor.shell(
      """
      cd $TMP; { head -n 20 in | grep -v '^no'; printf '{'; } > begun
      corridor batch begun -c fuel -w 2km -p i.corridor -q -o out --strict; echo $?
      mkdir kept && mv out.part out.resume kept/
      grep -v '^no' in > rest
      corridor batch rest -c fuel -w 2km -p i.corridor -q -o whole
      stat -c %s kept/out.part
      """)
    let words = start.output.split(separator: "\n")
    #expect(words.first == "65", "\(start)")
    let size = try #require(Int(words[1]))
    var random = SplitMix(seed: 3)
    for at in [0, 1, 7, size - 1, size]
      + (0..<12).map({ _ in Int.random(in: 0...size, using: &random) })
    {
      let result = try corridor.shell(
        """
        cd $TMP; cp kept/* .; truncate -s \(at) out.part
        corridor batch rest -c fuel -w 2km -p i.corridor -q -o out --resume; echo $?
        cmp out whole; ls | grep -c '^out'; rm -f out
        """)
      #expect(result.output == "0\n1\n", "\(at): \(result)")
    }
    // Blocks that never reached the disk, and a journal that did not.
    for damage in [
      "dd if=/dev/zero of=out.part bs=1 seek=\(size / 2) count=9 conv=notrunc status=none",
      "truncate -s -13 out.resume", "truncate -s -100 out.resume",
      "truncate -s +4096 out.part", "truncate -s +4096 out.resume",
    ] {
      let result = try corridor.shell(
        """
        cd $TMP; cp kept/* .; \(damage)
        corridor batch rest -c fuel -w 2km -p i.corridor -q -o out --resume; echo $?
        cmp out whole; ls | grep -c '^out'; rm -f out
        """)
      #expect(result.output == "0\n1\n", "\(damage): \(result)")
    }
  }

  @Test func `goes on only with the same options, index and input`() throws {
    let corridor = try prepared(lines: 40)
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      cd $TMP
      { head -n 5 in | grep -v '^no'; printf '{'; } > begun
      corridor batch begun -c fuel -p i.corridor -q -o out --strict 2>/dev/null
      cp out.part kept; cp begun mended; sed -i '$d' mended
      corridor import -q \(SourceTree.root.path)/Fixtures/stations.csv -o s.corridor
      go() { corridor batch -q -o out "$@"; echo "$?"; }
      go begun -c fuel -p i.corridor
      go begun -c fuel -w 2km -p i.corridor --resume
      go begun -c cafe -p i.corridor --resume
      go begun -p i.corridor --resume
      go begun -c fuel -p s.corridor --resume
      sed '1s/,/, /' mended > other
      go other -c fuel -p i.corridor --resume
      head -n 2 mended > short
      go short -c fuel -p i.corridor --resume
      cmp kept out.part
      mv out.resume away
      go mended -c fuel -p i.corridor --resume
      mv away out.resume
      go - -c fuel -p i.corridor --resume --threads 1 < mended
      go mended -c fuel -p i.corridor --resume
      ls | grep '^out'
      """)
    #expect(
      result.output == "73\n65\n65\n65\n65\n65\n65\n65\n0\n0\nout\n", "\(result.output)")
    for words in [
      "has the answers of an interrupted run; continue it with --resume, or remove it",
      #"without "--within 2km""#, #"made with "--category fuel", which is not among"#,
      "made with another index", "the input is not the one that it answers",
      "out.resume is gone",
    ] {
      #expect(result.errors.contains(words), "\(words) in \(result.errors)")
    }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `stopped by a signal, it ends at a line and can go on`(
    signal: String, status: Int32
  ) throws {
    let corridor = try prepared(lines: 200)
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      set -m
      cd $TMP; mkfifo pipe
      corridor batch pipe -c fuel -w 2km -p i.corridor -q -o out & job=$!
      exec 3> pipe
      head -n 100 in >&3
      for try in {1..2000}; do [ -s out.part ] && break; sleep 0.005; done
      kill -\(signal) $job
      wait $job; echo $?
      exec 3>&-
      tail -c 1 out.part | od -An -c | tr -d ' '
      corridor batch in -c fuel -w 2km -p i.corridor -q -o out --resume; echo $?
      cmp out whole
      """)
    #expect(result.output == "\(status)\n\\n\n0\n", "\(result)")
    #expect(result.errors.contains("--resume continues from there"))
    #expect(!result.errors.contains("corridor:"))
  }

  @Test func `a full disk ends it, and with more room it goes on`() throws {
    let corridor = try prepared(lines: 300)
    defer { corridor.remove() }
    // A limit on the size of files fails a write as a full disk does.
    let result = try corridor.shell(
      """
      cd $TMP
      corridor batch in -c fuel -p i.corridor -q -o /dev/full; echo $?
      ( ulimit -f 200; corridor batch in -c fuel -w 2km -p i.corridor -q -o out ); echo $?
      [ -e out ] || echo unfinished
      corridor batch in -c fuel -w 2km -p i.corridor -q -o out --resume; echo $?
      cmp out whole
      """)
    #expect(result.output == "74\n74\nunfinished\n0\n", "\(result)")
  }

  @Test func `a run that was ended before it tidied up is complete`() throws {
    let corridor = try prepared(lines: 40)
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      cd $TMP; head -n 30 in | grep -v '^no' > some
      { cat some; printf '{'; } > begun
      corridor batch begun -c fuel -p i.corridor -q -o out --strict 2>/dev/null
      mv out.part out; cp out before
      corridor batch some -c fuel -p i.corridor -o out --resume; echo $?
      cmp out before; ls | grep -c '^out'
      """)
    #expect(result.output == "0\n1\n", "\(result)")
    #expect(result.errors == "all lines were answered already\n")
  }
}
