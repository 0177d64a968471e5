/// A formula for the time of a search: so much anyway, so much for a vertex, so much for a hit.
///
/// The factors make the sum of the squares of the relative errors the least (Gauss' normal
/// equations), and none of them is below 0: what would be is left out.
struct CostModel {
  /// A search that was measured.
  struct Sample {
    var vertices: Double
    var hits: Double
    var ms: Double

    fileprivate var terms: [Double] { [1, vertices, hits] }
  }

  /// Milliseconds anyway, for a vertex, and for a hit.
  let factors: [Double]

  /// Fits the formula; nil for fewer samples than it has factors.
  init?(_ samples: [Sample]) {
    let samples = samples.filter { $0.ms > 0 }
    guard samples.count >= 3 else { return nil }
    var wanted = [0, 1, 2]
    var factors = [0.0, 0, 0]
    while !wanted.isEmpty {
      let found = Self.solve(samples, wanted)
      factors = [0, 0, 0]
      for (term, value) in zip(wanted, found) { factors[term] = value }
      guard let worst = wanted.min(by: { factors[$0] < factors[$1] }), factors[worst] < 0 else {
        break
      }
      wanted.removeAll { $0 == worst }
    }
    self.factors = factors
  }

  func milliseconds(_ sample: Sample) -> Double {
    zip(factors, sample.terms).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// By how much of the measured time the formula is off, of half of the samples at most.
  func error(_ samples: [Sample]) -> Double {
    median(samples.map { abs(milliseconds($0) - $0.ms) / $0.ms })
  }

  /// Solves the normal equations of some of the terms by elimination.
  private static func solve(_ samples: [Sample], _ terms: [Int]) -> [Double] {
    var rows = terms.map { row in
      terms.map { column in
        samples.reduce(0) { $0 + $1.terms[row] * $1.terms[column] / ($1.ms * $1.ms) }
      } + [samples.reduce(0) { $0 + $1.terms[row] / $1.ms }]
    }
    let count = terms.count
    for pivot in 0..<count {
      let best = (pivot..<count).max { abs(rows[$0][pivot]) < abs(rows[$1][pivot]) } ?? pivot
      rows.swapAt(pivot, best)
      // A term that is always 0, such as hits where nothing is found, takes no part.
      guard rows[pivot][pivot] != 0 else { continue }
      for row in 0..<count where row != pivot {
        let share = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot...count { rows[row][column] -= share * rows[pivot][column] }
      }
    }
    return rows.indices.map { rows[$0][$0] == 0 ? 0 : rows[$0][count] / rows[$0][$0] }
  }
}
