import CorridorTestSupport
import Testing

@testable import CorridorGeometry

/// Cancellation while a route is created.
@Suite struct RouteMakingTests {
  /// Routes whose work is in different loops.
  enum Shape: CaseIterable {
    /// Many vertices.
    case dense
    /// Few edges around half the Earth, which are divided into many segments.
    case long
    /// A route with ferries.
    case ferries
  }

  private static let dense = (0..<200_000).map {
    Coordinate(lon: 10 + 1e-5 * Double($0), lat: 48 + 1e-4 * Double($0 % 7))
  }
  private static let far = (0..<20).map { Coordinate(lon: Double($0 * 170 % 360 - 180), lat: 10) }
  private static let whole = Result { try Route(lines: [dense]) }

  /// Creates a route, calling `isCancelled` in the process.
  private static func make(_ shape: Shape, unless isCancelled: () -> Bool) throws {
    switch shape {
    case .dense: _ = try Route(lines: [dense], unless: isCancelled)
    case .long: _ = try Route(lines: [far], unless: isCancelled)
    case .ferries: _ = try whole.get().withFerries([1000...2000], unless: isCancelled)
    }
  }

  @Test(arguments: Shape.allCases)
  func `ends at the question that stops it`(shape: Shape) throws {
    var asked = 0
    try Self.make(shape) {
      asked += 1
      return false
    }
    // Each segment takes less than a microsecond, a geodesic one or two.
    #expect(asked >= (shape == .long ? 500 : 20), "\(asked) times")
    for last in [1, asked / 3, asked / 2, asked - 1, asked] {
      var count = 0
      let error = try #require(throws: RouteError.self) {
        try Self.make(shape) {
          count += 1
          return count >= last
        }
      }
      guard case .interrupted = error, count == last else {
        Issue.record("\(error), after \(count) questions of \(last)")
        continue
      }
    }
  }
}
