package import Corridor
package import CorridorIndex

extension PlaceIndex {
  /// The completions of a fragment, as a request wants them.
  package func completions(
    of fragment: String, _ input: SuggestInput, until stop: StopSign = StopSign()
  ) throws(CommandError) -> [SearchCompletion] {
    do throws(SearchError) { return try complete(input.request(fragment), until: stop) } catch {
      throw input.fault(error)
    }
  }
}
