/// Blocks of postings in descending order of their bounds.
struct BlockBoundQueue {
  struct Entry {
    var bound: Double
    var firstRow: UInt32
    var list: UInt32
    var block: UInt32

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      bound != other.bound ? bound > other.bound : firstRow < other.firstRow
    }
  }

  /// A heap: no entry precedes its parent, at (i - 1) / 2.
  private var entries: [Entry] = []

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Makes the appended entries a heap.
  mutating func settle() {
    for parent in (0..<entries.count / 2).reversed() { sink(parent) }
  }

  mutating func popFirst() -> Entry? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      sink(0)
    }
    return first
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    let entry = entries[start]
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      guard entries[child].precedes(entry) else { break }
      entries[parent] = entries[child]
      parent = child
    }
    entries[parent] = entry
  }
}
