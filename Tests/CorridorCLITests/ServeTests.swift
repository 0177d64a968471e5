import CorridorTestSupport
import Foundation
import Glibc
import Testing

/// `corridor serve` as a process: what it says, what it answers, how it ends.
@Suite struct ServeTests {
  /// A service that runs until the value is gone.
  private final class Running {
    let corridor: CorridorProcess
    let process = Process()
    private(set) var address = ""
    private let drains: Bool

    init(_ arguments: [String], index: String? = nil) throws {
      corridor = try CorridorProcess()
      drains = arguments.contains("--drain")
      process.executableURL = CorridorProcess.products.appending(path: "corridor")
      let places = index.map { ["--places", $0] } ?? ["--places", "Fixtures/island.osm.pbf"]
      let drain = drains ? [] : ["--drain", "0s"]
      process.arguments = ["serve", "--listen", "127.0.0.1:0"] + places + arguments + drain
      process.currentDirectoryURL = SourceTree.root
      process.environment = corridor.environment
      try Data().write(to: URL(fileURLWithPath: corridor.path("errors")))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errorsPath))
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      try wait(for: "ready")
      let line = errors.split(separator: "\n").first { $0.contains("http://") }
      address = String(try #require(line?.split(separator: "/").last))
    }

    deinit {
      // One that drains would not end.
      kill(process.processIdentifier, drains ? SIGKILL : SIGTERM)
      process.waitUntilExit()
      corridor.remove()
    }

    private var errorsPath: String { corridor.path("errors") }
    var errors: String { (try? String(contentsOfFile: errorsPath, encoding: .utf8)) ?? "" }

    /// Waits until a word has been said.
    func wait(for word: String) throws {
      for _ in 0..<600 {
        if errors.contains(word) { return }
        usleep(50_000)
      }
      Issue.record("'\(word)' was not said: \(errors)")
    }

    /// The body of an answer.
    func body(_ target: String) throws -> String {
      let answer = try get(target).replacingOccurrences(of: "\r\n", with: "\n")
      return answer.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    }

    /// The memory of the process that no file stands behind.
    func anonymousKibibytes() throws -> Int {
      let status = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
      return Int(line?.split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    /// What curl's stand-in, the shell, gets for a request.
    func get(_ target: String) throws -> String {
      let host = address.replacingOccurrences(of: ":", with: "/")
      let result = try corridor.shell(
        """
        exec 3<>/dev/tcp/\(host) && printf 'GET \(target) HTTP/1.0\\r\\nHost: x\\r\\n\\r\\n' >&3 && \
        cat <&3
        """)
      return result.output
    }
  }

  @Test func `takes and answers what its description says`() throws {
    let engine = try FakeEngine()
    let service = try Running(["--engine", engine.url])
    // Debian's own Python, which has Debian's packages.
    let result = try service.corridor.shell(
      "/usr/bin/python3 Tests/OpenAPI/check_answers.py http://\(service.address)")
    #expect(result.status == 0, "\(result.output.prefix(20_000)) \(result.errors)")
  }

  @Test func `answers with the bytes that the command writes`() throws {
    let service = try Running([])
    let corridor = service.corridor
    let target = "/v1/search?text=kestrel&near=44.95,-20.1&format=geojson"
    let body = try service.body(target)
    let command = try corridor.shell(
      "corridor search kestrel --near 44.95,-20.1 --places Fixtures/island.osm.pbf")
    #expect(command.status == 0)
    #expect(!body.isEmpty && body == command.output)
  }

  @Test func `stays within its memory, whatever is asked at once`() throws {
    let service = try Running(["--memory", "128MiB", "--work-budget", "1000000000"])
    let corridor = service.corridor
    var random = SplitMix(seed: 7)
    var lon = 44.9
    let positions = (0..<250_000).map { _ in
      lon += Double.random(in: -1e-4...1e-4, using: &random)
      return "[\(lon),-20.1]"
    }
    let route = #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))]}"#
    try #"{"route":\#(route)}"#.write(
      toFile: corridor.path("body"), atomically: true, encoding: .utf8)
    let line = """
      for n in $(seq 24); do curl --silent --output /dev/null --write-out '%{http_code}\\n' \
        --json @\(corridor.path("body")) http://\(service.address)/v1/find & done >\
      \(corridor.path("codes")); wait; touch \(corridor.path("end"))
      """
    Thread.detachNewThread { _ = try? corridor.shell(line) }
    var most = 0
    while !FileManager.default.fileExists(atPath: corridor.path("end")) {
      most = max(most, try service.anonymousKibibytes())
      usleep(2000)
    }
    #expect(most > 32 << 10 && most < 128 << 10, "\(most) KiB")
    let codes = try String(contentsOfFile: corridor.path("codes"), encoding: .utf8)
      .split(separator: "\n")
    #expect(codes.count == 24 && codes.contains("200"))
    #expect(codes.allSatisfy { ["200", "503"].contains($0) }, "\(codes)")
  }

  @Test(arguments: ["0", "63MiB", "1000", "-1GiB", "much", ""])
  func `refuses a memory that is none`(size: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor serve --memory '\(size)' --places Fixtures/island.osm.pbf")
    #expect(result.status == 64)
    #expect(result.errors.contains("--memory") && result.errors.contains("64MiB"))
  }

  @Test func `takes up a replaced index, and keeps the old one when the new one is no good`() throws
  {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let index = corridor.path("served.corridor")
    func build(_ source: String) throws {
      let made = try corridor.shell("corridor import --quiet \(source) -o \(index)")
      #expect(made.status == 0, "\(made.errors)")
    }
    try build("Fixtures/stations.csv")
    let service = try Running([], index: index)
    let before = try service.body("/v1/categories")
    try build("Fixtures/island.osm.pbf")
    try service.wait(for: "reloaded")
    let after = try service.body("/v1/categories")
    #expect(after != before)
    // One that is none, one that is cut, one in which a byte is another.
    for (number, damage) in [
      "echo no index >$TMP/bad", "head -c 20000 \(index).whole >$TMP/bad",
      "cp \(index).whole $TMP/bad; printf X | dd of=$TMP/bad bs=1 seek=30000 conv=notrunc",
    ].enumerated() {
      _ = try corridor.shell(
        "[ -e \(index).whole ] || cp \(index) \(index).whole; \(damage); mv $TMP/bad \(index)")
      let failures = "corridor_index_reload_failures_total \(number + 1)"
      for _ in 0..<200 where try !service.get("/metrics").contains(failures) { usleep(50_000) }
      #expect(try service.get("/metrics").contains(failures), "\(damage)")
      #expect(try service.body("/v1/categories") == after)
    }
    try service.wait(for: "cannot reload")
  }

  @Test func `takes up other keys, and keeps the old ones when the new ones are no good`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let file = corridor.path("keys")
    func write(_ keys: String) throws {
      try Data(keys.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    try write("one 0123456789abcdef\n")
    let service = try Running(["--api-key-file", file])
    func status(_ key: String) throws -> String {
      try corridor.shell(
        """
        curl -s -o /dev/null -w '%{http_code}' -H 'X-Api-Key: \(key)' \
          http://\(service.address)/v1/categories
        """
      ).output
    }
    #expect(try status("0123456789abcdef") == "200")
    #expect(try status("fedcba9876543210") == "401")
    try write("two fedcba9876543210\n")
    try service.wait(for: "reloaded the keys")
    #expect(try status("fedcba9876543210") == "200")
    #expect(try status("0123456789abcdef") == "401")
    try write("short\n")
    try service.wait(for: "cannot reload keys")
    #expect(try status("fedcba9876543210") == "200")
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `ends when it is asked to`(signal: Int32) throws {
    let service = try Running(["--drain", signal == SIGTERM ? "200ms" : "1d"])
    kill(service.process.processIdentifier, signal)
    service.process.waitUntilExit()
    #expect(service.process.terminationReason == .exit)
    #expect(service.process.terminationStatus == 0)
    #expect(service.errors.contains("stopping"))
    #expect(service.errors.contains("draining") == (signal == SIGTERM))
  }

  @Test func `drains after SIGTERM, until a second signal`() throws {
    let service = try Running(["--drain", "1d"])
    kill(service.process.processIdentifier, SIGTERM)
    try service.wait(for: "draining")
    #expect(try service.get("/readyz").contains("503 "))
    for _ in 0..<3 { #expect(try service.get("/v1/search?text=kestrel").contains("200 OK")) }
    #expect(service.process.isRunning)
    kill(service.process.processIdentifier, SIGTERM)
    service.process.waitUntilExit()
    #expect(service.process.terminationStatus == 128 + SIGTERM)
  }

  @Test func `reports a damaged index while it serves it, and recovers with another`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let index = corridor.path("served.corridor")
    let made = try corridor.shell(
      """
      corridor import --quiet Fixtures/island.osm.pbf -o \(index)
      cp \(index) $TMP/whole.corridor
      printf X | dd of=\(index) bs=1 seek=30000 conv=notrunc 2>$TMP/dd
      """)
    #expect(made.status == 0, "\(made.errors)")
    let service = try Running([], index: index)
    try service.wait(for: "damaged at byte 28672 (page)")
    #expect(try service.get("/readyz").contains("503 "))
    #expect(try service.get("/healthz").contains("200 OK"))
    _ = try corridor.shell("mv $TMP/whole.corridor \(index)")
    try service.wait(for: "reloaded")
    #expect(try service.get("/readyz").contains("200 OK"))
  }

  @Test(arguments: [true, false])
  func `SIGHUP is a new look, not the end`(isIndex: Bool) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    if isIndex {
      let index = corridor.path("island.corridor")
      let made = try corridor.shell("corridor import --quiet Fixtures/island.osm.pbf -o \(index)")
      #expect(made.status == 0, "\(made.errors)")
    }
    let service = try Running([], index: isIndex ? corridor.path("island.corridor") : nil)
    kill(service.process.processIdentifier, SIGHUP)
    try service.wait(for: "reloaded")
    #expect(try service.get("/healthz").contains("200 OK"))
    // Only the new one stays; a request may still have the one before.
    func mapped() throws -> String {
      let maps = "/proc/\(service.process.processIdentifier)/maps"
      return try corridor.shell("grep -c '[.]corridor$' \(maps)").output
    }
    for _ in 0..<200 {
      if try mapped() == "1\n" { break }
      usleep(50_000)
    }
    #expect(try mapped() == "1\n")
  }

  @Test(arguments: [
    ("--listen nonsense", 64, "not an address"),
    ("--listen 127.0.0.1:99999", 64, "not an address"),
    ("--listen 127.0.0.1:0 --deadline never", 64, "--deadline cannot be"),
    ("--listen 127.0.0.1:0 --drain -1s", 64, "--drain cannot be"),
    ("--listen 127.0.0.1:0 --drain 5", 64, "--drain cannot be"),
    ("--listen 127.0.0.1:0 --workers 0", 64, "--workers cannot be"),
    ("--listen 127.0.0.1:0 --access-log /nowhere/log", 73, "cannot create"),
    ("--listen 127.0.0.1:0 --places /nowhere", 66, "/nowhere"),
  ])
  func `says why it cannot start`(options: String, status: Int, words: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let places = options.contains("--places") ? "" : "--places Fixtures/island.osm.pbf"
    let result = try corridor.shell("corridor serve \(places) \(options)")
    #expect(result.status == Int32(status), "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `an address that is taken is said to be`() throws {
    let service = try Running([])
    let result = try service.corridor.shell(
      "corridor serve --places Fixtures/island.osm.pbf --listen \(service.address)")
    #expect(result.status == 69)
    #expect(result.errors.contains("is in use"))
  }

  @Test func `serves a file of tiles, and says what the map lacks to draw them`() throws {
    let folder = TemporaryFolder()
    let tiles = try TileFile.make(in: folder)
    let plain = try Running(["--tiles", tiles, "--maplibre", folder.path])
    #expect(plain.errors.contains("cannot read \(folder.path)/maplibre-gl.css, which draws"))
    #expect(try plain.get("/tiles/0/0/0.pbf").contains("200 OK"))
    #expect(try plain.body("/page/settings.json").contains("\"vector\":null"))
    for name in ["maplibre-gl.css", "maplibre-gl.js"] { try folder.write(name, "/* */") }
    let drawn = try Running(["--tiles", tiles, "--maplibre", folder.path])
    #expect(!drawn.errors.contains("cannot read"))
    #expect(try drawn.body("/page/settings.json").contains("\"maxzoom\":2"))
  }

  @Test func `a file that has no tiles is refused at the start`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let folder = TemporaryFolder()
    let text = try folder.write("text.mbtiles", "no tiles\n")
    for (file, reason) in [
      (folder.file("none.mbtiles"), "No such file"), (text, "is not a database of SQLite"),
    ] {
      let result = try corridor.shell(
        "corridor serve --places Fixtures/island.osm.pbf --listen 127.0.0.1:0 --tiles '\(file)'")
      #expect(result.status == 64)
      #expect(result.errors.contains("--tiles: "))
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test func `writes a line for each request`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let log = corridor.path("access.log")
    let service = try Running(["--access-log", log])
    _ = try service.get("/v1/search?text=kestrel")
    var lines: [Substring] = []
    for _ in 0..<100 where lines.isEmpty {
      lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      usleep(20_000)
    }
    let json = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(json?["path"] as? String == "/v1/search")
    #expect(json?["status"] as? Int == 200)
    #expect(json?["complete"] as? Bool == true)
  }

  @Test func `SIGHUP opens a log again that was moved away`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let log = corridor.path("access.log")
    let service = try Running(["--access-log", log])
    _ = try service.get("/healthz")
    try FileManager.default.moveItem(atPath: log, toPath: log + ".1")
    kill(service.process.processIdentifier, SIGHUP)
    func lines(_ path: String) -> Int {
      (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").count ?? 0
    }
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: log) { usleep(50_000) }
    // The line of a request is written when its answer has gone out.
    for _ in 0..<600 where lines(log) == 0 {
      _ = try service.get("/healthz")
      usleep(10_000)
    }
    #expect(lines(log + ".1") >= 1)
    #expect(lines(log) >= 1)
    #expect(try service.get("/metrics").contains("corridor_log_lines_lost_total 0"))
  }

  @Test func `a full disk for the log stops no answer`() throws {
    let service = try Running(["--access-log", "/dev/full"])
    for _ in 0..<3 { #expect(try service.get("/v1/search?text=kestrel").contains("200 OK")) }
    #expect(try !service.get("/metrics").contains("corridor_log_lines_lost_total 0"))
  }

  @Test func `answers every request while its index is replaced a hundred times`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let index = corridor.path("served.corridor")
    let made = try corridor.shell(
      """
      corridor import --quiet Fixtures/island.osm.pbf -o \(index)
      cp \(index) $TMP/kept.corridor
      corridor import --quiet Fixtures/stations.csv -o $TMP/other.corridor
      """)
    #expect(made.status == 0, "\(made.errors)")
    let service = try Running([], index: index)
    // Clients ask without a pause; the file is replaced a hundred times meanwhile, every fifth time by
    // one that is no index.
    let load = try corridor.shell(
      """
      ask() {
        while [ ! -e $TMP/done ]; do
          curl -s -o /dev/null -o /dev/null -w '%{http_code}\\n' 'http://\(service.address)/v1/search?text=kestrel' \
            'http://\(service.address)/v1/find?route=LINESTRING(-20.26%2044.99,-20.01%2044.97)' || echo failed
        done
      }
      ask >$TMP/first & ask >$TMP/second &
      for i in $(seq 100); do
        case $((i % 5)) in
          0) echo broken >$TMP/next ;;
          1 | 3) cp $TMP/other.corridor $TMP/next ;;
          *) cp $TMP/kept.corridor $TMP/next ;;
        esac
        mv $TMP/next \(index); sleep 0.08
      done
      touch $TMP/done; wait
      cat $TMP/first $TMP/second | sort | uniq -c
      """)
    let lines = load.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 1 && lines.first?.last == "200", "\(load.output) \(load.errors)")
    #expect(service.errors.contains("cannot reload"))
    let reloads = service.errors.components(separatedBy: "reloaded").count - 1
    #expect(reloads >= 20, "\(reloads)")
  }

  @Test func `goes on from a cursor after kill -9 and a new start`() throws {
    let target = "/v1/search?categories=fuel&limit=5"
    func page(_ service: Running, _ cursor: String?) throws -> ([String], String?) {
      let body = try service.body(target + (cursor.map { "&cursor=\($0)" } ?? ""))
      let json = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
      let hits = try #require(json?["hits"] as? [[String: Any]])
      return (hits.compactMap { $0["id"] as? String }, json?["nextCursor"] as? String)
    }
    let first = try Running([])
    let (before, cursor) = try page(first, nil)
    let expected = try page(first, cursor).0
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilExit()
    let second = try Running([])
    #expect(try page(second, cursor).0 == expected)
    #expect(before.count == 5 && expected.count == 5 && before != expected)
  }

  @Test func `ten thousand idle clients keep nobody from being answered`() throws {
    let service = try Running([])
    let result = try service.corridor.shell(
      """
      ulimit -n 11000 && python3 - \(service.address.split(separator: ":").last ?? "") <<'END'
      import socket, sys, urllib.request
      port = int(sys.argv[1])
      idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(10000)]
      for one in idle[::2]:
          one.send(b"POST /v1/find HTTP/1.1\\r\\nHost: x\\r\\n")
      for _ in range(50):
          with urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/search?text=kestrel") as answer:
              assert answer.status == 200
      print("answered beside", len(idle))
      END
      """)
    #expect(result.output == "answered beside 10000\n", "\(result.errors)")
  }
}
