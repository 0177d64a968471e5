package import CorridorIndex

/// An index in a temporary folder that goes with it.
package final class TestIndex: Sendable {
  package let folder: TemporaryFolder
  package let index: PlaceIndex

  package init(_ places: [TestPlace]) throws {
    folder = TemporaryFolder()
    index = try TestPlace.build(places, at: folder.file("test.corridor"))
  }
}
