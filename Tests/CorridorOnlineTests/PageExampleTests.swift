import Corridor
import CorridorHTTP
import CorridorOnline
import CorridorTestSupport
import Foundation
import Testing

/// The example of the page about searching a service, which is compiled and run as it stands there.
@Suite struct PageExampleTests {
  @Test func `the example of the page is that of this test`() throws {
    let folder = SourceTree.root.appending(path: "Tests/CorridorOnlineTests")
    let test = try String(
      contentsOf: folder.appending(path: "PageExampleTests.swift"), encoding: .utf8)
    let lines = test.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// From the page:") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// To here.") })
    let example = lines[(start + 1)..<end].map { Self.plain(String($0.dropFirst(4))) }
    #expect(example.count > 5)
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "Sources/Corridor/Corridor.docc/OnlineSearch.md"),
      encoding: .utf8)
    let plain = page.components(separatedBy: "\n").map(Self.plain).joined(separator: "\n")
    #expect(plain.contains(example.joined(separator: "\n")))
  }

  /// A line without the comment at its end.
  private static func plain(_ line: String) -> String {
    var line = line[...]
    if let comment = line.range(of: "  //") { line = line[..<comment.lowerBound] }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  @Test func `the example of the page runs`() async throws {
    let world = try OnlineWorld.usual.get()
    let url = "http://\(world.server.address)"
    let key: String? = nil
    let places = world.index
    let route = try RequestCase.route()
    // From the page:
    let service = try OnlineService(url: url, key: key)
    let search = SearchManager(.combined(places, service))
    let response = try await search.submit("where to eat", along: route).response
    switch response.source {
    case .online: print("the service, with data of \(response.dataVersion)")
    case .fallback(let reason): print("the index, because \(reason)")
    case .offline: print("the index")
    }
    // To here.
    #expect(response.metadata.found > 0)
  }
}
