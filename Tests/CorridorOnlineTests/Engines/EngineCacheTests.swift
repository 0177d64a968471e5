import Corridor
import CorridorGeometry
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorOnline

/// Answers that are kept on the disk.
@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(5)))) final class EngineCacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "corridor-cache-\(UUID().uuidString)")
  private let notes = Locked([String]())

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func cache(bytes: Int = 1 << 30, in place: String? = nil) -> EngineCache {
    EngineCache(folder: place ?? folder.path, bytes: bytes) { [notes] note in
      notes.withLock { $0.append(note) }
    }
  }

  private func engine(
    _ kind: RoutingEngineKind, _ server: FakeServer, _ cache: EngineCache, key: String? = nil
  ) throws -> RoutingEngine {
    try RoutingEngine(
      url: server.url, kind: kind, key: key, limits: EngineLimits(timeout: .seconds(300)),
      retries: RetryPolicy(attempts: 1), cache: cache)
  }

  /// How many requests for journeys a server got.
  private func count(_ server: FakeServer) -> Int {
    server.requests.withLock { requests in
      requests.count {
        !["/status", "/info", "/v2/status"].contains(EngineScript.path(of: $0))
      }
    }
  }

  private func files() throws -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "answer" }
  }

  private let journeys = [9, 9.5, 9.125, 9.25].map { EngineScript.journey(placeAt: $0) }

  @Test(arguments: RoutingEngineKind.allCases)
  func `the second run asks for nothing, and another vehicle asks again`(
    kind: RoutingEngineKind
  ) async throws {
    let server = try EngineScript.server(kind)
    let log = DetourRequestLog()
    let first = try await engine(kind, server, cache()).logging(to: log).ways(journeys)
    #expect(first.count { $0 == .success(EngineScript.good) } == 2)
    let asked = count(server)
    #expect(asked > 0 && log.count == asked && log.cachedCount == 0)

    let again = DetourRequestLog(keepsEntries: true)
    let second = try await engine(kind, server, cache()).logging(to: again).ways(journeys)
    #expect(second == first && count(server) == asked)
    #expect(again.count == asked && again.cachedCount == asked)
    #expect(again.entries.count == asked && again.entries.allSatisfy(\.isCached))
    let none = try await engine(kind, server, cache(in: folder.path + "-other")).ways(journeys)
    #expect(none == first && count(server) == 2 * asked)
    try? FileManager.default.removeItem(atPath: folder.path + "-other")

    // OSRM takes nothing of a vehicle.
    let hgv = try await engine(kind, server, cache()).ways(
      journeys, for: VehicleProfile(kind: .hgv, heightMeters: 4), hasShapes: false)
    #expect(hgv == first)
    let isSame = kind == .osrm || kind == .graphHopper
    #expect((count(server) == 2 * asked) == isSame)
    #expect(notes.withLock { $0 }.isEmpty)
  }

  @Test(arguments: [
    ("503 Oops", "{}"), ("200 OK", "<html>"), ("200 OK", #"{"trip":{"legs":[]}}"#),
    ("400 Bad", #"{"error_code":154,"error":"Path distance exceeds the max distance limit"}"#),
    ("429 Slow", "{}"), ("401 No", "{}"), ("200 OK", #"{"trip":{"le"#),
  ])
  func `what is no finding is not kept`(status: String, body: String) async throws {
    let hostile = try FakeServer { peer, _ in
      while let request = peer.request() {
        let isStatus = EngineScript.path(of: request) == "/status"
        peer.send(
          isStatus
            ? EngineScript.answer(.valhalla, "/status", "") : FakeServer.answer(status, body: body))
      }
    }
    let ways = try await engine(.valhalla, hostile, cache()).ways([journeys[0]])
    #expect(ways.count == 1 && ways.allSatisfy { (try? $0.get()) == nil })
    #expect(count(hostile) == 1)
    #expect(try files().isEmpty)
  }

  @Test(arguments: 0..<7)
  func `a damaged file is asked for again`(damage: Int) async throws {
    let server = try EngineScript.server(.valhalla)
    _ = try await engine(.valhalla, server, cache()).ways([journeys[0]])
    let file = try #require(try files().first)
    var bytes = try Data(contentsOf: file)
    switch damage {
    case 0: bytes.removeLast()
    case 1: bytes.removeAll()
    case 2: bytes[bytes.count - 5] ^= 1
    case 3: bytes[17] ^= 1
    case 4: bytes = Data(repeating: 0xFF, count: 1000)
    case 5:
      let length = try #require(bytes.range(of: Data(#""length":1"#.utf8)))
      // It is still an answer, but another one.
      bytes[length.upperBound - 1] = UInt8(ascii: "9")
    default: bytes = bytes.prefix(20)
    }
    try bytes.write(to: file)
    let asked = count(server)
    let ways = try await engine(.valhalla, server, cache()).ways([journeys[0]])
    #expect(ways == [.success(EngineScript.good)] && count(server) == asked + 1)
    // It is kept again.
    _ = try await engine(.valhalla, server, cache()).ways([journeys[0]])
    #expect(count(server) == asked + 1)
  }

  @Test func `a folder that cannot be written is noted once`() async throws {
    try Data().write(to: folder)
    let server = try EngineScript.server(.valhalla)
    let kept = cache()
    for _ in 0..<2 {
      let ways = try await engine(.valhalla, server, kept).ways([journeys[0], journeys[2]])
      #expect(ways == Array(repeating: .success(EngineScript.good), count: 2))
    }
    #expect(count(server) == 4)
    let notes = notes.withLock { $0 }
    #expect(notes.count == 1 && notes.first?.contains(folder.path) == true)
  }

  @Test func `other roads and other releases are other answers`() throws {
    let request = EngineRequest(.valhalla, get: "route")
    let address = try ServiceAddress("http://127.0.0.1:1/a")
    let stores = [nil, "3.5.1 1", "3.5.1 2", "3.6 1"].map {
      EngineAnswerStore(cache: cache(), kind: .valhalla, roads: $0)
    }
    #expect(Set(stores.map { $0.key(of: request, at: address) }).count == 4)
    let reply = TransferReply(status: 200, type: "", body: [1, 2, 3])
    let keys = stores.map { $0.key(of: request, at: address) }
    stores[1].keep(reply, for: keys[1])
    #expect(stores[1].answer(to: keys[1])?.body == [1, 2, 3])
    #expect(stores[2].answer(to: keys[2]) == nil)
  }

  @Test func `without a date of the roads answers are used for a day`() {
    let kept = cache()
    for (number, age) in [Int64(0), 86_000, 87_000, -3600].enumerated() {
      let key = [UInt8(number)]
      kept.keep(EngineCacheEntry(seconds: EngineCache.now - age, status: 200, body: []), for: key)
      let (known, unknown) = (
        EngineAnswerStore(cache: kept, kind: .osrm, roads: "x"),
        EngineAnswerStore(cache: kept, kind: .osrm, roads: nil)
      )
      // What is kept in the future has another machine's clock.
      #expect((known.answer(to: key) != nil) == (age >= 0))
      #expect((unknown.answer(to: key) != nil) == (age >= 0 && age < 86_400))
    }
  }

  @Test func `the oldest answers make room, and other files stay`() throws {
    let bytes = 256 * 5 * 4096
    let kept = cache(bytes: bytes)
    let stranger = folder.appending(path: "00/notes.txt")
    try FileManager.default.createDirectory(
      at: stranger.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 1, count: 100_000).write(to: stranger)
    let body = [UInt8](repeating: 7, count: 3000)
    func key(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }
    for number in 0..<3000 {
      let entry = EngineCacheEntry(seconds: EngineCache.now, status: 200, body: body)
      kept.keep(entry, for: key(number))
    }
    let left = try files()
    #expect(left.count <= 256 * 5 && left.count > 256 * 2)
    #expect(kept.answer(to: key(2999), since: 0)?.body == body)
    #expect(kept.answer(to: key(0), since: 0) == nil)
    #expect(FileManager.default.fileExists(atPath: stranger.path))
    // No answer is larger than its share.
    kept.keep(
      EngineCacheEntry(seconds: 0, status: 200, body: Array(repeating: 0, count: 5 * 4096)),
      for: [1])
    #expect(kept.answer(to: [1], since: 0) == nil)
  }

  @Test func `no file has the key`() async throws {
    let server = try EngineScript.server(.graphHopper)
    let ways = try await engine(.graphHopper, server, cache(), key: "s3cret!").ways(journeys)
    #expect(ways.count == 4)
    #expect(server.requests.withLock { $0.contains { $0.head.contains("s3cret%21") } })
    let files = try files()
    #expect(files.count >= 3)
    for file in files {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(!text.contains("s3cret"))
    }
    // Nor is an answer kept that repeats it.
    let echo = try EngineScript.server(
      .valhalla,
      hostile: FakeServer.answer(
        "400 Bad", body: #"{"error_code":442,"error":"no path for s3cret!"}"#))
    let before = try self.files().count
    let reasons = try await engine(.valhalla, echo, cache(), key: "s3cret!").ways([journeys[0]])
    #expect(reasons == [.failure(.noWay)])
    #expect(try self.files().count == before)
  }

  @Test func `many writers at once leave whole files`() async throws {
    let body = [UInt8](repeating: 9, count: 20_000)
    let place = folder.path
    await withTaskGroup(of: Void.self) { tasks in
      for _ in 0..<8 {
        tasks.addTask {
          let kept = EngineCache(folder: place, bytes: 256 * 100_000)
          for number in 0..<200 {
            let key = Array("\(number % 40)".utf8)
            if let found = kept.answer(to: key, since: 0) { #expect(found.body == body) }
            kept.keep(EngineCacheEntry(seconds: 1, status: 200, body: body), for: key)
          }
        }
      }
    }
    #expect(try files().count == 40)
    let all = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    #expect(!all.contains { $0.hasSuffix(".part") })
  }
}
