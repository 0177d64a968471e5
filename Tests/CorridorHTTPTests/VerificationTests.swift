import Corridor
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Glibc
import Testing

@testable import CorridorHTTP

/// An index that is in service before all of it is verified.
@Suite struct VerificationTests {
  private typealias Outcome = Result<Void, IndexError>

  /// The bytes of an index of the island.
  private static let bytes = Result {
    try TemporaryFolder.unpacked(SourceTree.fixture("index-3.1.corridor.gz"))
  }

  /// That index with another byte at `offset`; without damage if that is nil.
  private func index(damagedAt offset: Int?, in folder: TemporaryFolder) throws -> PlaceIndex {
    var bytes = try Self.bytes.get()
    if let offset { bytes[offset] ^= 0x55 }
    // A mapped file must not be written to.
    let name = "\(offset.map { "damaged-\($0)" } ?? "whole").corridor"
    return try PlaceIndex(path: folder.write(name, bytes))
  }

  /// Puts an index in service and returns a box for the outcome of its verification.
  private func serve(_ index: PlaceIndex, with server: CorridorServer) -> Locked<Outcome?> {
    let outcome = Locked<Outcome?>(nil)
    server.useUnverified(index) { fault in
      outcome.withLock { $0 = fault.map { .failure($0) } ?? .success(()) }
    }
    return outcome
  }

  private func metric(_ name: String, of service: TestService) throws -> Substring? {
    try service.ask("GET", "/metrics").text.split(separator: "\n")
      .first { $0.hasPrefix("corridor_\(name) ") }?.split(separator: " ").last
  }

  @Test func `requests are answered while the index is being verified`() throws {
    let service = try TestService(starting: ())
    #expect(try service.ask("GET", "/readyz").status == 503)
    let isHeld = Locked(true)
    let outcome = Locked<Outcome?>(nil)
    service.server.useUnverified(
      try Island.index.get(),
      verify: { (index) throws(IndexError) in
        while isHeld.withLock({ $0 }) { usleep(1000) }
        try index.verify()
      },
      didVerify: { fault in outcome.withLock { $0 = fault.map { .failure($0) } ?? .success(()) } })
    #expect(try service.ask("GET", "/readyz").status == 200)
    #expect(try service.ask("GET", "/v1/search?text=kestrel").status == 200)
    #expect(try metric("index_verified", of: service) == "0")
    #expect(outcome.withLock { $0 } == nil)
    isHeld.withLock { $0 = false }
    #expect(wait { outcome.withLock { $0 } != nil })
    #expect(try metric("index_verified", of: service) == "1")
    #expect(try metric("index_damaged", of: service) == "0")
    #expect(try service.ask("GET", "/readyz").status == 200)
  }

  @Test func `damage that is found makes the service not ready until another index comes`() throws {
    let folder = TemporaryFolder()
    let length = try Self.bytes.get().count
    // Pages of sections at the start, in the middle and near the end, before the checksums.
    for offset in [2 * 4096 + 7, length / 2, length / 10 * 9] {
      let service = try TestService(starting: ())
      let outcome = serve(try index(damagedAt: offset, in: folder), with: service.server)
      #expect(wait { outcome.withLock { $0 } != nil })
      guard case .failure(.damaged(_, _, let byte)) = outcome.withLock({ $0 }) else {
        Issue.record("no damage was found at \(offset)")
        continue
      }
      #expect(byte / 4096 == offset / 4096)
      let readiness = try service.ask("GET", "/readyz")
      #expect(readiness.status == 503 && readiness.text.contains(#""code":"damaged""#))
      #expect(!readiness.text.contains(folder.path))
      #expect(try metric("index_damaged", of: service) == "1")
      #expect(try metric("index_verified", of: service) == "0")
      // What is not damaged is answered.
      #expect(try service.ask("GET", "/healthz").status == 200)
      try service.server.use(Island.index.get())
      #expect(try service.ask("GET", "/readyz").status == 200)
      #expect(try metric("index_damaged", of: service) == "0")
    }
  }

  @Test func `a damaged page gives an error or the right answer before the damage is found`() throws
  {
    let folder = TemporaryFolder()
    let target = "/v1/search?text=kestrel&limit=3"
    let whole = try TestService(index: index(damagedAt: nil, in: folder))
    let expected = try whole.ask("GET", target)
    // The last page has the checksums, of which opening checks some.
    let pages = try Self.bytes.get().count / 4096 - 1
    var refused = 0
    for page in stride(from: 2, to: pages, by: max(1, pages / 40)) {
      let service = try TestService(starting: ())
      service.server.useUnverified(
        try index(damagedAt: page * 4096 + 100, in: folder),
        verify: { (_) throws(IndexError) in }, didVerify: { _ in })
      let answer = try service.ask("GET", target)
      if answer.status == 500 {
        refused += 1
      } else {
        #expect(answer.status == 200 && answer.body == expected.body)
      }
    }
    #expect(refused > 0)
  }

  @Test func `what is found in an index that was replaced does not count`() throws {
    let folder = TemporaryFolder()
    let service = try TestService(starting: ())
    let isHeld = Locked(true)
    let hasEnded = Locked(false)
    service.server.useUnverified(
      try index(damagedAt: 2 * 4096 + 7, in: folder),
      verify: { (index) throws(IndexError) in
        while isHeld.withLock({ $0 }) { usleep(1000) }
        try index.verify()
      }, didVerify: { fault in hasEnded.withLock { $0 = fault != nil } })
    try service.server.use(Island.index.get())
    isHeld.withLock { $0 = false }
    #expect(wait { hasEnded.withLock { $0 } })
    #expect(try service.ask("GET", "/readyz").status == 200)
    #expect(try metric("index_damaged", of: service) == "0")
  }
}
