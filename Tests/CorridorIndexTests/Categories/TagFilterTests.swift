import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct TagFilterTests {
  @Test(
    arguments: [
      "name=*", "!name=*", "key7=*", "!key7=*", "no_such_key=*", "!no_such_key=1",
      "brand=* & !opening_hours=*", "ref=* | (addr:city=* & brand=*)", "note=*",
      "brand=\"brand that 3 places share: ü€🚛\"|\"brand that 4 places share: ü€🚛\"",
      "!(name=* | brand=*) & !ref=*",
    ])
  func `the places of an index answer as their tags do`(text: String) throws {
    let folder = TemporaryFolder()
    let path = folder.file("places.corridor")
    try SamplePlace.build(SamplePlace.list(2_000, seed: 5), at: path)
    let index = try PlaceIndex(path: path)
    let expression = try TagExpression(text)
    let filter = try TagFilter(expression, in: index)
    var matching = 0
    for row in 0..<index.count {
      let found = try filter.matches(row: row)
      let place = try index.place(at: row)
      #expect(found == expression.matches(place.tags.map { ($0.key, $0.value) }), "\(place.id)")
      matching += found ? 1 : 0
    }
    #expect(text == "no_such_key=*" || matching > 0, "a filter that finds nothing proves nothing")
  }
}
