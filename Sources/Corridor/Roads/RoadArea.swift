internal import CorridorGeometry
internal import Glibc

/// The surroundings of a route to which its sweeps are limited: cells of a hundredth of a degree.
struct RoadArea {
  private let west: Double
  private let south: Double
  private let rows: Int
  private let columns: Int
  private var cells: [Bool]

  private static let cellsInDegree = 100.0

  /// - Parameter meters: How far from the route, at least.
  init(around positions: [Coordinate], meters: Double) {
    let reach = meters / 111_000 + 1 / Self.cellsInDegree
    let first = positions.first ?? Coordinate(lon: 0, lat: 0)
    var (least, most) = (
      SIMD2(Double.infinity, Double.infinity), -SIMD2(Double.infinity, .infinity)
    )
    let places = positions.map { SIMD2(Self.wrapped($0.lon - first.lon), $0.lat) }
    for place in places {
      least = pointwiseMin(least, place)
      most = pointwiseMax(most, place)
    }
    let widest = min(reach / max(cos(max(abs(least.y), abs(most.y)) * .pi / 180), 0.05), 180)
    south = max(least.y - reach, -90)
    let span = min(most.x - least.x + 2 * widest, 360)
    west = first.lon + least.x - widest
    rows = Int((most.y + reach - south) * Self.cellsInDegree) + 1
    columns = Int(span * Self.cellsInDegree) + 1
    cells = Array(repeating: false, count: rows * columns)
    var last: SIMD2<Int>?
    for (index, place) in places.enumerated() {
      // Long edges are followed in steps of a cell.
      let start = index > 0 ? places[index - 1] : place
      let edge = (place - start) * Self.cellsInDegree
      let steps = Int(max(abs(edge.x), abs(edge.y))) + 1
      for step in 1...steps {
        let point = start + (place - start) * (Double(step) / Double(steps))
        let width = reach / max(cos(point.y * .pi / 180), 0.05)
        let cell = SIMD2(
          Int((point.x - least.x + widest) * Self.cellsInDegree),
          Int((point.y - south) * Self.cellsInDegree))
        if cell == last { continue }
        last = cell
        let (high, wide) = (
          Int(reach * Self.cellsInDegree) + 1, Int(width * Self.cellsInDegree) + 1
        )
        for row in max(cell.y - high, 0)...min(cell.y + high, rows - 1) {
          let start = row * columns
          for column in max(cell.x - wide, 0)...min(max(cell.x + wide, 0), columns - 1) {
            cells[start + column] = true
          }
        }
      }
    }
  }

  private static func wrapped(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  /// Whether a position belongs to it.
  @inline(__always)
  func contains(_ position: GridPosition) -> Bool {
    var east = Double(position.lon) * 1e-7 - west
    if east < 0 { east += 360 }
    if east >= 360 { east -= 360 }
    let column = Int(east * Self.cellsInDegree)
    let row = Int((Double(position.lat) * 1e-7 - south) * Self.cellsInDegree)
    guard row >= 0, row < rows, column >= 0, column < columns else { return false }
    return cells[row * columns + column]
  }
}
