internal import Glibc

/// A smooth map of a rectangle to pairs of numbers, as a sum of products of Chebyshev polynomials.
///
/// It equals the map at the nodes of the polynomials. Between them the error falls by the power of
/// ``degree`` + 1 with the size of the rectangle.
struct ChebyshevMap {
  private let center: Coordinate
  private let scale: Coordinate
  /// Row by row: the coefficients of the products with the polynomials of the second number.
  private var coefficients: [SIMD2<Double>]

  /// The degree of the polynomials.
  static let degree = 5
  /// How often the map is called for all coefficients.
  static let nodeCount = (degree + 1) * (degree + 1)

  /// Interpolates `map` on the rectangle around `center` of half the size `half`, which is not zero.
  init(center: Coordinate, half: Coordinate, of map: (Coordinate) -> Coordinate) {
    let count = Self.degree + 1
    self.center = center
    scale = Coordinate(lon: 1 / half.lon, lat: 1 / half.lat)
    coefficients = Array(repeating: SIMD2(0, 0), count: count * count)
    let nodes = (0..<count).map { cos(.pi * (Double($0) + 0.5) / Double(count)) }
    let values = nodes.map { Self.polynomials($0) }
    for (column, x) in nodes.enumerated() {
      for (row, y) in nodes.enumerated() {
        let value = map(Coordinate(lon: center.lon + x * half.lon, lat: center.lat + y * half.lat))
        for i in 0..<count {
          for j in 0..<count {
            let share = (i == 0 ? 1.0 : 2) * (j == 0 ? 1.0 : 2) / Double(count * count)
            coefficients[i * count + j] +=
              SIMD2(value.lon, value.lat) * (share * values[column][i] * values[row][j])
          }
        }
      }
    }
  }

  /// The value at a place in the rectangle.
  func callAsFunction(_ place: Coordinate) -> Coordinate {
    let x = Self.polynomials((place.lon - center.lon) * scale.lon)
    let y = Self.polynomials((place.lat - center.lat) * scale.lat)
    var sum = SIMD2(0.0, 0.0)
    for i in 0...Self.degree {
      let row = i * (Self.degree + 1)
      var part = coefficients[row]
      for j in 1...Self.degree { part += coefficients[row + j] * y[j] }
      sum += part * x[i]
    }
    return Coordinate(lon: sum.x, lat: sum.y)
  }

  /// The Chebyshev polynomials of a number from -1 to 1.
  @inline(__always)
  private static func polynomials(_ x: Double) -> SIMD8<Double> {
    let second = 2 * x * x - 1
    let third = 2 * x * second - x
    let fourth = 2 * x * third - second
    return SIMD8(1, x, second, third, fourth, 2 * x * fourth - third, 0, 0)
  }
}
