internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex

/// What is at positions of an invented country, and the parts of finding that out.
struct ReverseEntries {
  private let world: BenchWorld
  private let size: String

  init(_ world: BenchWorld) {
    self.world = world
    size = shortened(world.options.places)
  }

  var entries: [Entry] {
    [18, 15, 11, 7, 3].map { zoom in
      entry("reverse/\(size)/zoom-\(zoom)", at: { $0 }) { index, position in
        try index.reverseGeocode(position, zoom: Double(zoom)).place
      } identifiers: { _, place in
        place.map { [$0.id] } ?? []
      }
    } + [
      // The boundaries that a position is in.
      entry("areas/\(size)/all", at: GridPosition.init) { index, position in
        try index.areas(holding: position)
      } identifiers: { index, areas in
        try areas.map { try index.place(at: $0.row).id }
      },
      entry("street/\(size)/300m", at: GridPosition.init) { index, position in
        try index.nearestLine(to: position, within: 300) { _ in true }
      } identifiers: { index, street in
        try street.map { [try index.place(at: $0.row).id] } ?? []
      },
    ]
  }

  /// An entry that asks the same of every position, given in a form of its own.
  private func entry<Position, Result>(
    _ name: String, at position: @escaping (Coordinate) -> Position?,
    _ ask: @escaping (PlaceIndex, Position) throws -> Result,
    identifiers: @escaping (PlaceIndex, Result) throws -> [String]
  ) -> Entry {
    Entry(name: name) {
      let index = try world.countryIndex.get()
      let positions = world.country.questions(world.options.isQuick ? 50 : 2000)
      return positions.compactMap(position).map { position in
        Job(repetitions: 3) {
          try ask(index, position)
        } outcome: {
          Outcome(identifiers: try identifiers(index, $0))
        }
      }
    }
  }
}
