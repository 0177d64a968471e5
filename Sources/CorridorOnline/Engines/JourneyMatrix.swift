internal import Corridor
internal import CorridorFormats

/// A matrix of numbers from the start and the place of each journey to its place and its end.
///
/// Rows 2i and 2i + 1 are from the start and the place of journey i, and columns 2i and 2i + 1 to its
/// place and its end, so that the wanted numbers are on the diagonal.
struct JourneyMatrix: Hashable, Sendable {
  /// A number of a matrix.
  enum Entry: Hashable, Sendable {
    case value(Double)
    /// There is no way.
    case noWay
    case invalid
  }

  /// The diagonal.
  let entries: [Entry]

  /// Reads the diagonal; nil if there is no square matrix for so many journeys.
  init?(_ json: JSONValue?, journeys count: Int) {
    guard let json, json.kind == .array, json.count == 2 * count else { return nil }
    var entries: [Entry] = []
    for (index, row) in json.elements.enumerated() {
      guard row.kind == .array, row.count == 2 * count else { return nil }
      for (column, number) in row.elements.enumerated() where column == index {
        entries.append(
          number.kind == .null ? .noWay : number.magnitude.map { Entry.value($0) } ?? .invalid)
      }
    }
    self.entries = entries
  }

  /// The ways of a journey.
  static func ways(
    of index: Int, _ durations: JourneyMatrix, _ distances: JourneyMatrix
  ) -> Result<DetourWays, DetourUnknown> {
    way(2 * index, durations, distances).flatMap { out in
      way(2 * index + 1, durations, distances).map { DetourWays(out: out, back: $0) }
    }
  }

  private static func way(
    _ index: Int, _ durations: JourneyMatrix, _ distances: JourneyMatrix
  ) -> Result<DetourWay, DetourUnknown> {
    switch (durations.entries[index], distances.entries[index]) {
    case (.value(let seconds), .value(let meters)):
      .success(DetourWay(seconds: seconds, meters: meters))
    case (.invalid, _), (_, .invalid): .failure(.badAnswer)
    case (.noWay, _), (_, .noWay): .failure(.noWay)
    }
  }
}
