/// The `count` smallest distances seen so far, as a heap with the largest on top.
struct DistanceHeap {
  private let count: Int
  private var heap: [Double] = []

  init(count: Int) {
    self.count = count
    heap.reserveCapacity(min(count, 1 << 16))
  }

  /// The largest of these distances once there are `count`; infinity before that.
  var bound: Double { heap.count == count ? heap[0] : .infinity }

  /// Adds a distance, which must not be NaN.
  mutating func insert(_ meters: Double) {
    guard heap.count == count else {
      heap.append(meters)
      var child = heap.count - 1
      while child > 0, heap[(child - 1) / 2] < heap[child] {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
      return
    }
    guard meters < heap[0] else { return }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1] > heap[child] { child += 1 }
      guard heap[child] > meters else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = meters
  }
}
