extension Range<Int> {
  /// The first number for which `isAfter` is true, as it is for all numbers after that; the upper
  /// bound if there is none. Complexity: O(log count).
  @inline(__always)
  func partitioningIndex<E: Error>(where isAfter: (Int) throws(E) -> Bool) throws(E) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if try isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
