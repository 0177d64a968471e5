/// Brings postings into lists, some lists at a time, so that no more than a part of them is in
/// memory.
struct ListPass {
  /// Passes over the postings at most, unless a list is longer than its share.
  static let mostPasses = 16
  /// Postings that a pass may always hold.
  static let leastPostings = 8 << 20

  private let plan: ListPlan
  private let share: Int
  /// Rank of each term by its number.
  private var ranks: [UInt32]
  /// The lists that are in memory.
  private(set) var lists = 0..<0
  private var postings: [ListPosting] = []
  /// Where each list begins among the postings.
  private var starts: [Int] = []
  private var ends: [Int] = []

  init(_ plan: ListPlan, order: [UInt32], termCount: Int) {
    self.plan = plan
    share = max(Self.leastPostings, plan.sizes.reduce(0, +) / Self.mostPasses)
    ranks = Array(repeating: .max, count: termCount)
    for (rank, number) in order.enumerated() { ranks[Int(number)] = UInt32(rank) }
  }

  /// Goes on to the next lists; false after the last.
  mutating func next(_ spool: borrowing PostingSpool) throws(IndexError) -> Bool {
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
    ends = starts
    let room = total - postings.count
    if room > 0 {
      postings.append(
        contentsOf: repeatElement(ListPosting(row: 0, local: 0, rank: 0), count: room))
    }
    try spool.readAll { posting throws(IndexError) in place(posting) }
    for list in lists { sort(list - first) }
    return true
  }

  private mutating func place(_ posting: SpooledPosting) {
    let rank = Int(ranks[posting.term])
    let unit = Int(plan.unitOf[rank])
    if lists.contains(unit) {
      let local = rank - plan.unitStarts[unit]
      append(ListPosting(row: posting.row, local: local, rank: posting.rank), to: unit)
    }
    guard lists.upperBound > plan.unitCount else { return }
    var merged = Int(plan.innermost[rank])
    while merged >= 0 {
      let list = plan.unitCount + merged
      if lists.contains(list) {
        append(ListPosting(row: posting.row, local: 0, rank: posting.rank), to: list)
      }
      merged = plan.parents[merged]
    }
  }

  private mutating func append(_ posting: ListPosting, to list: Int) {
    let slot = list - lists.lowerBound
    postings[ends[slot]] = posting
    ends[slot] += 1
  }

  /// Brings a list into order, which most are in.
  private mutating func sort(_ slot: Int) {
    let range = starts[slot]..<ends[slot]
    for index in range.dropFirst() where postings[index] < postings[index - 1] {
      postings[range].sort()
      return
    }
  }

  /// Calls `body` with the postings of one of ``lists``, ascending.
  func withPostings(
    of list: Int, _ body: (Span<ListPosting>) throws(IndexError) -> Void
  ) throws(IndexError) {
    let slot = list - lists.lowerBound
    let postings = postings
    try body(postings.span.extracting(starts[slot]..<ends[slot]))
  }
}
