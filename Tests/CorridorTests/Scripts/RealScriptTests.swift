import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Testing

/// Searches and completions in the scripts that real extracts have names in, typed in a name's own
/// script, in Latin letters, and Latin names in Cyrillic and Greek letters.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealScriptTests {
  @Test(arguments: ScriptCase.all.map(\.key))
  func `names are found in any script`(extract: String) throws {
    let folder = TemporaryFolder()
    let output = folder.file("places.corridor")
    let input = try #require(realData) + "/\(extract).osm.pbf"
    _ = try PlaceImporter(ImportOptions(inputs: [input], output: output)).run()
    let index = try PlaceIndex(path: output)
    for sample in ScriptCase.all.first(where: { $0.key == extract })?.value ?? [] {
      let comment: Comment = "\(sample.typed) for \(sample.name)"
      let found = try index.search(SearchRequest(sample.typed)).objects.prefix(sample.rank)
        .map(\.uri)
      withKnownIssue(comment, isFailing: sample.gap != nil) {
        #expect(found.contains(sample.uri), "\(comment), not \(found)")
      }
      let completions = try index.complete(CompletionRequest(sample.typed, maxResults: 5))
      let suggested = completions.filter { !$0.isCollection }.prefix(sample.rank).compactMap(\.id)
      #expect(suggested.contains(sample.uri), "\(comment), not \(suggested)")
    }
  }

  private func withKnownIssue(
    _ comment: Comment, isFailing: Bool, _ check: () -> Void
  ) {
    guard isFailing else { return check() }
    Testing.withKnownIssue(comment) { check() }
  }
}
