/// Sorts postings into lists, some lists at a time, so that only a part of the postings is in
/// memory.
struct PostingListSorter {
  /// Maximum number of passes over the postings, unless a list is longer than its share.
  static let mostPasses = 16
  /// Minimum number of postings that a pass may hold.
  static let leastPostings = 8 << 20
  /// Number of postings in a part, unless a list has more.
  private static let partSize = 1 << 16

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
  private let share: Int
  /// The target of each term, by term number.
  private var targets: [Target]
  /// The lists in memory.
  private(set) var lists = 0..<0
  private var postings: [ListPosting] = []
  /// The start of each list among the postings.
  private var starts: [Int] = []
  private var limits: [Int] = []

  /// - Parameters:
  ///   - ends: Terms that also get the postings of the terms that end with them.
  ///   - capacity: The number of postings that always fit in memory.
  init(
    _ plan: PostingListPlan, order: [UInt32], termCount: Int, ends: WordEnds?, capacity: Int
  ) {
    self.plan = plan
    self.ends = ends
    share = max(Self.leastPostings, capacity, plan.sizes.reduce(0, +) / Self.mostPasses)
    targets = Array(repeating: Target(unit: .max, local: 0, merged: -1), count: termCount)
    for (rank, number) in order.enumerated() {
      let unit = plan.unitOf[rank]
      targets[Int(number)] = Target(
        unit: unit, local: UInt32(rank - plan.unitStarts[Int(unit)]), merged: plan.innermost[rank])
    }
  }

  /// Moves to the next lists; returns false after the last.
  mutating func next(_ spool: borrowing PostingSpillFile) throws(IndexError) -> Bool {
    let first = lists.upperBound
    guard first < plan.listCount else { return false }
    var end = first
    var total = 0
    starts.removeAll(keepingCapacity: true)
    while end < plan.listCount, end == first || total + plan.sizes[end] <= share {
      starts.append(total)
      total += plan.sizes[end]
      end += 1
    }
    lists = first..<end
    limits = starts
    let room = total - postings.count
    if room > 0 {
      postings.append(
        contentsOf: repeatElement(ListPosting(row: 0, local: 0, rank: 0), count: room))
    }
    try spool.readAll { posting throws(IndexError) in
      place(posting.row, posting.rank, of: posting.term)
      guard let ends else { return }
      for end in ends.of(posting.term) { place(posting.row, RowText.wordEnd, of: Int(end)) }
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
  /// threads.
  func withPostings(of list: Int, _ body: (Span<ListPosting>) -> Void) {
    let slot = list - lists.lowerBound
    let own = postings.span.extracting(starts[slot]..<limits[slot])
    // Most lists are already sorted.
    var isSorted = true
    for index in own.indices.dropFirst() where own[index] < own[index - 1] {
      isSorted = false
      break
    }
    if isSorted { return body(own) }
    var sorted = Array(postings[starts[slot]..<limits[slot]])
    RadixSort.sort(&sorted, threads: 1)
    body(sorted.span)
  }
}
