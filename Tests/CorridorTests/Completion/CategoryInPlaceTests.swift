import Corridor
import CorridorTestSupport
import Testing

/// Completions of a category in a place, such as "Hotel La Massana".
@Suite struct CategoryInPlaceTests {
  @Test(arguments: [
    ("hotel la massana", "Hotel La Massana"), ("hotel la mass", "Hotel La Massana"),
    ("hotel massana", "Hotel La Massana"), ("hotel in vad", "Hotel in Vaduz"),
    ("la massana hotel", "La Massana hotel"), ("Vaduz hotel", "Vaduz hotel"),
    ("hotel in la massana", "Hotel in La Massana"), ("hotel in the vaduz", "Hotel in the Vaduz"),
    ("hotel near pas de la c", "Hotel near Pas de la Casa"),
  ])
  func `the name of the place stands in full, and once`(typed: String, title: String) throws {
    let world = try CompletionWorld.index([
      ["place": "town", "name": "La Massana"], ["place": "town", "name": "Vaduz"],
      ["place": "village", "name": "Pas de la Casa"],
      ["tourism": "hotel", "name": "Rutllan"],
    ])
    let shown = try world.index.complete(CompletionRequest(typed))
    let found = shown.filter { $0.kind == .query }.map(\.title)
    #expect(found.contains(title), "\(shown.map(\.title))")
  }
}
