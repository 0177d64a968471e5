import Corridor
import CorridorIndex
import CorridorTestSupport
import Testing

extension TestIndex {
  /// The response to a text, which a full scan must give too.
  func checkedSearch(
    _ text: String, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> SearchResponse {
    var request = SearchRequest(text)
    change(&request)
    let response = try index.search(request)
    let scanned = try index.fullScan(request)
    #expect(response.objects.map(\.uri) == scanned.objects.map(\.uri))
    #expect(response.metadata.correctedRequestText == scanned.metadata.correctedRequestText)
    return response
  }

  /// The completions of a fragment, which reading every record must give too.
  func checkedCompletions(
    _ fragment: String, _ change: (inout CompletionRequest) -> Void = { _ in }
  ) throws -> [SearchCompletion] {
    var request = CompletionRequest(fragment)
    change(&request)
    let completions = try index.complete(request)
    let scanned = try index.completeByScan(request)
    #expect(completions == scanned)
    return completions
  }
}
