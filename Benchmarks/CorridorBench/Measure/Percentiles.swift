/// Times of many runs of one kind of question.
struct Percentiles {
  private let sorted: [Double]

  init(_ times: [Double]) {
    sorted = times.sorted()
  }

  /// The time below which a share of all runs stayed; 0 for none.
  subscript(share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}

/// The median of values; 0 for none.
func median(_ values: [Double]) -> Double { Percentiles(values)[0.5] }

/// A number of milliseconds or the like with the digits that matter.
func rounded(_ value: Double) -> String {
  let digits: Double = value < 0.1 ? 1e4 : value < 10 ? 1e3 : 10
  return "\((value * digits).rounded() / digits)"
}
