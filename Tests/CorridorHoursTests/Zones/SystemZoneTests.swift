import Foundation
import Testing

@testable import CorridorHours

/// Compares the system's tz database with Python's `zoneinfo`, which reads the same files.
@Suite(.enabled(if: !ZoneFolder.system.isEmpty, "there is no tz database in files"))
struct SystemZoneTests {
  private static let python = "/usr/bin/python3"

  /// Writes the offsets of each zone at many times: a second before and after every change from
  /// 1970 to 2045, and others from the year 1800 to 9990.
  private static let program = """
    import sys, zoneinfo
    from datetime import datetime, timedelta, timezone
    epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
    def at(zone, t):
        return int((epoch + timedelta(seconds=t)).astimezone(zone).utcoffset().total_seconds())
    zoneinfo.reset_tzpath([sys.argv[1]])
    far = [-5364662400, -3000000000, -2208988800, -1500000000, -800000000] + [
        int((datetime(year, month, 15, tzinfo=timezone.utc) - epoch).total_seconds())
        for year in (2050, 2059, 2060, 2061, 2100, 2399, 2400, 5000, 9990)
        for month in (1, 4, 7, 10)]
    for name in sys.stdin.read().split():
        try:
            zone = zoneinfo.ZoneInfo(name)
        except Exception:
            continue
        found = [(t, at(zone, t)) for t in far]
        step = 864000
        last = at(zone, 0)
        for t in range(step, 2366841600, step):
            now = at(zone, t)
            if now != last:
                low, high = t - step, t
                while high - low > 1:
                    middle = (low + high) // 2
                    if at(zone, middle) == last: low = middle
                    else: high = middle
                found += [(low, last), (high, at(zone, high)), (t, now)]
            last = now
        print(name, *(f"{t}={o}" for t, o in found))
    """

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "needs /usr/bin/python3"))
  func `every zone has the clocks that Python's zoneinfo reads from the same files`() throws {
    let names = try #require(ZoneFolder.system.list?.names)
    #expect(names.count > 400)
    var zones = 0
    var times = 0
    for line in try Self.lines(of: Self.program, input: names.joined(separator: "\n")) {
      let words = line.split(separator: " ")
      let rules = try TimeZoneRules(String(words[0]))
      zones += 1
      var wrong: [Substring] = []
      for word in words.dropFirst() {
        let sides = word.split(separator: "=")
        let instant = Instant(seconds: try #require(Int64(sides[0])))
        let offset = try #require(Int(sides[1]))
        let span = rules.span(at: instant)
        times += 1
        guard rules.offsetSeconds(at: instant) == offset, span.offsetSeconds == offset,
          span.contains(instant)
        else {
          wrong.append(word)
          continue
        }
      }
      #expect(wrong.isEmpty, "\(words[0]): \(wrong.prefix(4))")
    }
    #expect(zones > 400 && times > 50_000)
  }

  private static func lines(of program: String, input: String) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", program, ZoneFolder.system.path]
    let (pipe, output) = (Pipe(), Pipe())
    process.standardInput = pipe
    process.standardOutput = output
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// A zone, a time, and the offset then as decreed by its government.
  private static let decreed: [(name: String, time: String, hours: Int)] = [
    ("Africa/Cairo", "2022-07-01T12:00", 2), ("Africa/Cairo", "2023-07-01T12:00", 3),
    ("Africa/Cairo", "2026-07-01T12:00", 3), ("Africa/Cairo", "2026-12-01T12:00", 2),
    ("America/Mexico_City", "2022-10-29T12:00", -5),
    ("America/Mexico_City", "2023-07-01T12:00", -6),
    ("America/Mexico_City", "2026-07-01T12:00", -6), ("America/Nuuk", "2023-03-20T12:00", -3),
    ("America/Nuuk", "2023-04-01T12:00", -2), ("America/Nuuk", "2026-07-01T12:00", -1),
    ("America/Nuuk", "2026-12-01T12:00", -2), ("Asia/Almaty", "2024-02-29T12:00", 6),
    ("Asia/Almaty", "2024-03-01T12:00", 5), ("Asia/Almaty", "2030-03-01T12:00", 5),
  ]

  @Test(
    .enabled(if: TimeZoneRules.dataVersion ?? "" >= "2024b", "the system's tz database is older"),
    arguments: decreed)
  func `what has changed since 2022 is known`(
    known: (name: String, time: String, hours: Int)
  ) throws {
    let time = try #require(LocalTime(text: known.time))
    let rules = try TimeZoneRules(known.name)
    #expect(rules.offsetSeconds(at: Instant(time, offsetSeconds: 0)) == known.hours * 3600)
  }
}
