/// Sorts postings into lists in passes, each of as many lists as have their postings in memory.
struct PostingListSorter {
  /// Number of postings in a part, unless a list has more.
  private static let partSize = 1 << 16
  private static let fewPostings = 1 << 12

  /// The lists that the postings of a term go to.
  private struct Target {
    var unit: UInt32
    /// Number of the term in its unit.
    var local: UInt32
    /// See ``PostingListPlan/innermost``.
    var merged: Int32
  }

  private let plan: PostingListPlan
  /// Terms whose lists also have the postings of others; nil if there are none.
  private let ends: WordEnds?
  /// Number of postings that always fit in memory.
  private let capacity: Int
  /// The target of each term, by term number.
  private let targets: RowColumn<Target>
  /// The lists of each pass, and the pass of each list.
  private var passes: [Range<Int>] = []
  private var passOfList: [UInt32] = []
  private var pass = -1
  /// The lists in memory.
  private(set) var lists = 0..<0
  private let postings: RowColumn<ListPosting>
  /// The start of each list among the postings.
  private var starts: [Int] = []
  private var limits: [Int] = []

  /// - Parameters:
  ///   - ends: Terms that also get the postings of the terms that end with them.
  ///   - capacity: The number of postings that always fit in memory; a longer list goes to a file.
  init(
    _ plan: PostingListPlan, order: RowColumn<UInt32>, termCount: Int, ends: WordEnds?,
    capacity: Int, _ memory: ColumnMemory
  ) throws(IndexError) {
    self.plan = plan
    self.ends = ends
    self.capacity = capacity
    targets = try RowColumn(
      repeating: Target(unit: .max, local: 0, merged: -1), count: termCount, memory)
    for (rank, number) in order.enumerated() {
      let unit = plan.unitOf[rank]
      targets[Int(number)] = Target(
        unit: unit, local: UInt32(rank - plan.unitStarts[Int(unit)]), merged: plan.innermost[rank])
    }
    var largest = 0
    var total = 0
    for (list, size) in plan.sizes.enumerated() {
      if list == 0 || total + size > capacity {
        passes.append(list..<list)
        total = 0
      }
      passes[passes.count - 1] = passes[passes.count - 1].lowerBound..<list + 1
      passOfList.append(UInt32(passes.count - 1))
      total += size
      largest = max(largest, total)
    }
    let stride = MemoryLayout<ListPosting>.stride
    postings = try RowColumn(
      zeros: largest,
      ColumnMemory(folder: memory.folder, path: memory.path, limit: capacity * stride))
  }

  /// Divides postings by the passes of their lists, if there are several passes; a posting goes to
  /// each pass that needs it.
  func divide(_ spool: inout PostingSpillFile) throws(IndexError) {
    guard passes.count > 1 else { return }
    var divided = PostingSpillFile(
      spool.memory, capacity: capacity / 4, buckets: passes.count)
    var wanted: [Int] = []
    try spool.readAll { posting throws(IndexError) in
      wanted.removeAll(keepingCapacity: true)
      addPasses(of: posting.term, to: &wanted)
      ends?.forEach(of: posting.term) { addPasses(of: Int($0), to: &wanted) }
      for pass in wanted { try divided.append(posting, to: pass) }
    }
    spool = divided
  }

  private func addPasses(of term: Int, to passes: inout [Int]) {
    func add(_ list: Int) {
      let pass = Int(passOfList[list])
      if !passes.contains(pass) { passes.append(pass) }
    }
    let target = targets[term]
    guard target.unit != .max else { return }
    add(Int(target.unit))
    var merged = Int(target.merged)
    while merged >= 0 {
      add(plan.unitCount + merged)
      merged = plan.parents[merged]
    }
  }

  /// Moves to the next lists; returns false after the last. The postings have been divided.
  mutating func next(_ spool: borrowing PostingSpillFile) throws(IndexError) -> Bool {
    guard pass + 1 < passes.count else { return false }
    pass += 1
    lists = passes[pass]
    starts.removeAll(keepingCapacity: true)
    var total = 0
    for list in lists {
      starts.append(total)
      total += plan.sizes[list]
    }
    limits = starts
    try spool.readAll(pass) { posting throws(IndexError) in
      place(posting.row, posting.rank, of: posting.term)
      ends?.forEach(of: posting.term) { place(posting.row, RowText.wordEnd, of: Int($0)) }
    }
    return true
  }

  private mutating func place(_ row: UInt32, _ rank: UInt8, of term: Int) {
    let target = targets[term]
    if lists.contains(Int(target.unit)) {
      append(
        ListPosting(row: row, local: Int(target.local), rank: rank),
        to: Int(target.unit))
    }
    guard lists.upperBound > plan.unitCount else { return }
    var merged = Int(target.merged)
    while merged >= 0 {
      let list = plan.unitCount + merged
      if lists.contains(list) {
        append(ListPosting(row: row, local: 0, rank: rank), to: list)
      }
      merged = plan.parents[merged]
    }
  }

  private mutating func append(_ posting: ListPosting, to list: Int) {
    let slot = list - lists.lowerBound
    postings[limits[slot]] = posting
    limits[slot] += 1
  }

  /// ``lists`` in parts of about equal numbers of postings.
  func parts() -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = lists.lowerBound
    var count = 0
    for list in lists {
      count += size(list)
      if count >= Self.partSize || list == lists.upperBound - 1 {
        parts.append(first..<list + 1)
        first = list + 1
        count = 0
      }
    }
    return parts
  }

  private func size(_ list: Int) -> Int {
    limits[list - lists.lowerBound] - starts[list - lists.lowerBound]
  }

  /// Calls `body` with the postings of one of ``lists``, ascending. Safe to call from several
  /// threads, for different lists.
  func withPostings(of list: Int, _ body: (Span<ListPosting>) -> Void) {
    let slot = list - lists.lowerBound
    let own = starts[slot]..<limits[slot]
    // Most lists are already sorted.
    let isSorted = postings.withSpan(own) { postings in
      for index in postings.indices.dropFirst() where postings[index] < postings[index - 1] {
        return false
      }
      return true
    }
    if !isSorted, own.count <= max(capacity / 8, Self.fewPostings) {
      var sorted = Array(postings[own])
      RadixSort.sort(&sorted, threads: 1)
      return body(sorted.span)
    }
    if !isSorted { postings.sort(own) { $0 < $1 } }
    postings.withSpan(own, body)
  }
}
