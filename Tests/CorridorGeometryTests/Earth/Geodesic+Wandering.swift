import CorridorTestSupport

@testable import CorridorGeometry

extension Geodesic {
  /// Random lines of `steps` steps, with occasional gaps.
  ///
  /// - Parameter step: The length of a step in metres.
  func wanderingLines(
    steps: Int, of step: Double, _ random: inout SplitMix
  ) -> [[Coordinate]] {
    var lines = [[Coordinate(lon: 12, lat: .random(in: -60...60, using: &random))]]
    var azimuth = 0.0
    for _ in 0..<steps {
      azimuth += .random(in: -30...30, using: &random)
      let last = lines[lines.count - 1]
      let next = direct(from: last[last.count - 1], azimuth: azimuth, meters: step).position
      if Int.random(in: 0..<400, using: &random) == 0 {
        lines.append([next])
      } else {
        lines[lines.count - 1].append(next)
      }
    }
    return lines
  }
}
