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
      entry("reverse/\(size)/zoom-\(zoom)") { index, position in
        try index.reverseGeocode(position, zoom: Double(zoom)).place
      } outcome: {
        Outcome(identifiers: $0.map { [$0.id] } ?? [])
      }
    } + [
      // The boundaries that a position is in.
      gridEntry("areas/\(size)/all") { index, position in
        try index.areas(holding: position).map(\.row)
      },
      gridEntry("street/\(size)/300m") { index, position in
        try index.nearestLine(to: position, within: 300) { _ in true }.map { [$0.row] } ?? []
      },
    ]
  }

  private func gridEntry(
    _ name: String, _ rows: @escaping (PlaceIndex, GridPosition) throws -> [Int]
  ) -> Entry {
    Entry(name: name) {
      let index = try world.countryIndex.get()
      return positions.compactMap { GridPosition($0) }.map { position in
        Job(repetitions: 3) {
          try rows(index, position)
        } outcome: { rows in
          Outcome(identifiers: try rows.map { try index.place(at: $0).id })
        }
      }
    }
  }

  private func entry<Result>(
    _ name: String, _ ask: @escaping (PlaceIndex, Coordinate) throws -> Result,
    outcome: @escaping (Result) throws -> Outcome
  ) -> Entry {
    Entry(name: name) {
      let index = try world.countryIndex.get()
      return positions.map { position in
        Job(repetitions: 3) {
          try ask(index, position)
        } outcome: {
          try outcome($0)
        }
      }
    }
  }

  private var positions: [Coordinate] { world.country.questions(world.options.isQuick ? 50 : 2000) }
}
