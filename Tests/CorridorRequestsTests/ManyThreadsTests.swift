import CorridorFormats
import CorridorRequests
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorIndex

/// An index that nobody has read yet, asked everything by many threads at once.
@Suite struct ManyThreadsTests {
  /// A request of each operation that reads the index, and one with a fault.
  private static let requests: [(operation: CorridorRequests.Operation, body: String)] = {
    let route = #""route":"LINESTRING(-20.2 45, -20 45.05, -19.9 45, -20.2 45.01)""#
    return [
      (.find, #"{\#(route),"within":"30km","passes":"all","limit":100}"#),
      (
        .find,
        #"{\#(route),"within":"30km","open":"only","depart":"2026-11-23T06:00Z","speed":"80km/h"}"#
      ),
      (.find, #"{\#(route),"within":"5km","carriageway":"own","detours":true,"limit":20}"#),
      (.find, #"{\#(route),"within":"20km","text":"kestrel fuel"}"#),
      (.gaps, #"{\#(route),"within":"5km","categories":["fuel"]}"#),
      (.corridor, #"{\#(route),"within":"5km"}"#),
      (.search, #"{"text":"anchor","near":{"lon":-20,"lat":45},"geometry":true}"#),
      (.suggest, #"{"text":"ki"}"#), (.reverse, #"{"point":{"lon":-20,"lat":45.05}}"#),
      (.find, #"{\#(route),"categories":["feul"]}"#),
    ]
  }()

  /// The answers to all requests, from one of them on, as texts.
  private static func answers(_ index: PlaceIndex, from first: Int) -> [String] {
    var texts = [String](repeating: "", count: requests.count)
    for number in requests.indices {
      let at = (first + number) % requests.count
      do {
        let call = try OperationCall(
          requests[at].operation, body: Array(requests[at].body.utf8), from: .client)
        let format = call.operation.formats[0]
        let answer = try call.answer(as: format, in: index, until: CancellationToken())
        // The time that it took is not part of what is compared.
        texts[at] = String(decoding: answer, as: UTF8.self)
          .replacing(/"(elapsed|took)\w*":[\d.]+/, with: "")
      } catch {
        texts[at] = "\(error)"
      }
    }
    return texts
  }

  @Test func `sixty-four threads get the answers of one`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("island.corridor")
    try Island.write(["island.osm.pbf", "stations.csv"], to: path)
    let expected = Self.answers(try PlaceIndex(path: path), from: 0)
    #expect(expected.allSatisfy { !$0.isEmpty } && expected.filter { $0.hasPrefix("{") }.count >= 8)
    // What an index computes when it is first asked is computed by several threads.
    for _ in 0..<3 {
      let index = try PlaceIndex(path: path)
      let found = Locked<[[String]]>([])
      let threads = (0..<64).map { number in
        Thread {
          let answers = Self.answers(index, from: number)
          found.withLock { $0.append(answers) }
        }
      }
      for thread in threads { try #require(thread).join() }
      let all = found.withLock { $0 }
      #expect(all.count == 64)
      for answers in all {
        for (number, answer) in answers.enumerated() where answer != expected[number] {
          Issue.record("\(Self.requests[number].body): \(answer) in place of \(expected[number])")
        }
      }
    }
  }
}
