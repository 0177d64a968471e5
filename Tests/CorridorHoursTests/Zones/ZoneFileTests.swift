import CorridorTestSupport
import Testing

@testable import CorridorHours

@Suite struct ZoneFileTests {
  /// A file written by hand: the output of `zic -b slim`.
  struct Draft {
    var version = UInt8(ascii: "2")
    var changes: [(at: Int64, type: UInt8)] = []
    var offsets: [Int32] = [0]
    var leapSeconds = 0
    var footer = "\n\n"
    /// Counts that the header claims in excess of the data.
    var claimed: [Int] = [0, 0, 0, 0, 0, 0]

    private func big(_ value: Int64, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> Int64($0 * 8)) }
    }

    private func block(timeSize: Int) -> [UInt8] {
      let counts = [0, 0, leapSeconds, changes.count, offsets.count, 4]
      var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      for (count, more) in zip(counts, claimed) { bytes += big(Int64(count + more), 4) }
      for change in changes { bytes += big(change.at, timeSize) }
      bytes += changes.map(\.type)
      for offset in offsets { bytes += big(Int64(offset), 4) + [0, 0] }
      bytes += Array("XYZ\0".utf8)
      for _ in 0..<leapSeconds { bytes += big(78_796_800, timeSize) + big(1, 4) }
      return bytes
    }

    var bytes: [UInt8] {
      let first = block(timeSize: 4)
      return version == 0 ? first : first + block(timeSize: 8) + Array(footer.utf8)
    }
  }

  private static var draft: Draft {
    Draft(
      changes: [(-3_000_000_000, 1), (0, 0), (1_000_000_000, 1)], offsets: [100, 3600],
      footer: "\nCET-1CEST,M3.5.0,M10.5.0/3\n")
  }

  @Test func `a file has its changes and its rule`() throws {
    let file = try #require(ZoneFile(Self.draft.bytes))
    #expect(file.changes == [-3_000_000_000, 0, 1_000_000_000])
    #expect(file.offsets == [100, 3600, 100, 3600])
    #expect(file.rule == PosixZone("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
    let rules = TimeZoneRules("x", ZoneTable(file))
    let offsets: [(Int64, Int)] = [
      (-4_000_000_000, 100), (-3_000_000_001, 100), (-3_000_000_000, 3600), (-1, 3600), (0, 100),
      (999_999_999, 100), (1_000_000_000, 3600), (1_774_745_999, 3600), (1_774_746_000, 7200),
      (1_792_890_000, 3600), (95_643_334_799, 7200), (95_643_334_800, 3600),
    ]
    for (seconds, offset) in offsets {
      let span = rules.span(at: Instant(seconds: seconds))
      #expect(span.offsetSeconds == offset && span.contains(Instant(seconds: seconds)))
      #expect(rules.offsetSeconds(at: Instant(seconds: seconds)) == offset, "\(seconds)")
    }
  }

  @Test func `files of the first version have 32 bits and no rule`() throws {
    var draft = Self.draft
    draft.version = 0
    draft.changes = [(0, 1)]
    let file = try #require(ZoneFile(draft.bytes))
    #expect(file.changes == [0] && file.offsets == [100, 3600] && file.rule == nil)
    let rules = TimeZoneRules("x", ZoneTable(file))
    #expect(rules.offsetSeconds(at: Instant(seconds: 9_000_000_000)) == 3600)
  }

  @Test func `a rule without a change before it has always held`() throws {
    let draft = Draft(offsets: [7], footer: "\nEST5EDT,M3.2.0,M11.1.0\n")
    let rules = TimeZoneRules("x", ZoneTable(try #require(ZoneFile(draft.bytes))))
    for (seconds, offset) in [(0, -18_000), (-50_000_000_000, -14_400)] as [(Int64, Int)] {
      #expect(rules.offsetSeconds(at: Instant(seconds: seconds)) == offset)
    }
    let fixed = Draft(offsets: [7], footer: "\n<+03>-3\n")
    let file = try #require(ZoneFile(fixed.bytes))
    #expect(ZoneTable(file).offset(at: 5) == 10_800)
  }

  @Test func `a last change long ago costs no more than others`() throws {
    var draft = Self.draft
    draft.changes = [(-1 << 59, 1)]
    let table = ZoneTable(try #require(ZoneFile(draft.bytes)))
    #expect(table.offset(at: 1_780_000_000) == 7200)
    #expect(table.span(at: 1_780_000_000).begin == 1_774_746_000)
  }

  @Test func `a file that ends too soon is none`() {
    let bytes = Self.draft.bytes
    for count in bytes.indices { #expect(ZoneFile(Array(bytes[..<count])) == nil) }
  }

  @Test func `what cannot be is refused`() {
    #expect(ZoneFile(Draft(leapSeconds: 1).bytes) == nil)
    #expect(ZoneFile(Draft(changes: [(5, 0), (5, 0)]).bytes) == nil)
    #expect(ZoneFile(Draft(changes: [(5, 0), (4, 0)]).bytes) == nil)
    #expect(ZoneFile(Draft(changes: [(5, 1)]).bytes) == nil)
    #expect(ZoneFile(Draft(changes: [(.min, 0)]).bytes) == nil)
    #expect(ZoneFile(Draft(offsets: []).bytes) == nil)
    #expect(ZoneFile(Draft(offsets: [86_400]).bytes) == nil)
    #expect(ZoneFile(Draft(offsets: [.min]).bytes) == nil)
    #expect(ZoneFile(Draft(footer: "\nnonsense\n").bytes) == nil)
    #expect(ZoneFile(Draft(footer: "\nCET-1").bytes) == nil)
    #expect(ZoneFile(Draft(footer: "CET-1\n").bytes) == nil)
    #expect(ZoneFile(Draft(footer: "").bytes) == nil)
    #expect(ZoneFile(Draft(footer: "\n\n").bytes) != nil)
    for place in 0..<6 {
      for lie in [1, 0x7FFF_FFFF, 0xFFFF_FFF0] {
        var draft = Self.draft
        draft.claimed[place] = lie
        #expect(ZoneFile(draft.bytes) == nil, "\(lie) at \(place)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damaged bytes never trap`(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    let whole = Self.draft.bytes
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = .random(in: 0...255, using: &numbers)
      }
      guard let file = ZoneFile(bytes) else { continue }
      let table = ZoneTable(file)
      for seconds in [-1 << 60, -1, 1_780_000_000, 1 << 60] as [Int64] {
        let span = table.span(at: seconds)
        #expect(span.begin <= seconds && seconds < span.end, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    "", "/etc/passwd", "../etc/passwd", "Europe/../../Secret", "Europe//Berlin", "Europe/", "A/./B",
    "localtime", "right/Europe/Berlin", "posix/Europe/Berlin", "A\0B", "Ä", "Europe/Berlin ",
    String(repeating: "A", count: 100),
  ])
  func `other names are no files`(name: String) throws {
    #expect(!ZoneFolder.isName(name))
    let folder = TemporaryFolder()
    try folder.write("Secret", Self.draft.bytes)
    #expect(ZoneFolder(path: folder.path + "/Europe").file(of: name) == nil)
  }

  @Test func `a folder has files and links to them, and says what is in it`() throws {
    let folder = TemporaryFolder()
    let zones = ZoneFolder(path: folder.path)
    #expect(zones.isEmpty && zones.list == nil)
    try folder.write("UTC", Draft(footer: "\nUTC0\n").bytes)
    try folder.write("Damaged", "TZif2")
    let list = "# version 2031c\n# text\nR E 1 o - Mar lastSu 1u 1 S\nZ Etc/UTC 0 - UTC\n"
    try folder.write("tzdata.zi", list + "L Etc/UTC UTC\n")
    #expect(!zones.isEmpty)
    #expect(zones.list?.version == "2031c")
    #expect(zones.list?.names == ["Etc/UTC", "UTC"])
    #expect(zones.file(of: "Damaged") == nil)
    // A zone without a file, or with a damaged one, comes from ICU.
    #expect(ZoneTable.made("Damaged", in: zones) == nil)
    #expect(ZoneTable.made("Europe/Berlin", in: zones)?.offset(at: 1_780_000_000) == 7200)
    #expect(ZoneTable.made("UTC", in: zones)?.offset(at: 1_780_000_000) == 0)
  }
}
