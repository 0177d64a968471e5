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
