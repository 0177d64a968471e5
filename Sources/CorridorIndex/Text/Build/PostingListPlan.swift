/// How the terms of a space are divided into lists: units, then merged lists.
struct PostingListPlan {
  /// Rank of the first term of each unit.
  private(set) var unitStarts: [Int] = []
  /// Ranks of the terms of each merged list; outer lists come before inner ones.
  private(set) var merged: [Range<Int>] = []
  /// The innermost merged list that encloses each merged list, or -1.
  private(set) var parents: [Int] = []
  /// The innermost merged list that contains each term, by rank, or -1.
  let innermost: RowColumn<Int32>
  /// Number of postings of each list; an upper bound for merged lists.
  private(set) var sizes: [Int] = []

  private let termCount: Int
  private let limits: ListLimits
  /// Number of the unit of each term, by rank.
  let unitOf: RowColumn<UInt32>

  /// - Parameters:
  ///   - table: The terms.
  ///   - order: Their numbers, in byte order of the terms.
  init(
    _ table: TermTable, order: RowColumn<UInt32>, _ limits: ListLimits, _ memory: ColumnMemory
  ) throws(IndexError) {
    self.limits = limits
    termCount = order.count
    innermost = try RowColumn(repeating: -1, count: termCount, memory)
    unitOf = RowColumn(memory)
    try unitOf.reserve(termCount)
    try divide(table, order)
    let sums = RowColumn<Int>(memory)
    try sums.reserve(termCount + 1)
    var sum = 0
    try sums.append(sum)
    for number in order {
      sum += Int(table.terms[Int(number)].count)
      try sums.append(sum)
    }
    _ = merge(table, order, 0..<order.count, depth: 0)
    merged.sort { left, right in
      left.lowerBound != right.lowerBound
        ? left.lowerBound < right.lowerBound : left.upperBound > right.upperBound
    }
    nest()
    for list in merged { sizes.append(sums[list.upperBound] - sums[list.lowerBound]) }
  }

  var unitCount: Int { unitStarts.count }
  var listCount: Int { unitStarts.count + merged.count }

  /// The terms of a unit.
  func terms(ofUnit unit: Int) -> Range<Int> {
    unitStarts[unit]..<(unit + 1 < unitStarts.count ? unitStarts[unit + 1] : termCount)
  }

  private mutating func divide(
    _ table: TermTable, _ order: RowColumn<UInt32>
  ) throws(IndexError) {
    var isOpen = false
    for rank in order.indices {
      let count = Int(table.terms[Int(order[rank])].count)
      let isOwn = count >= limits.ownUnit
      let last = sizes.count - 1
      if isOwn || !isOpen || sizes[last] + count > limits.sharedUnit {
        unitStarts.append(rank)
        sizes.append(count)
      } else {
        sizes[last] += count
      }
      isOpen = !isOwn
      try unitOf.append(UInt32(unitStarts.count - 1))
    }
  }

  /// Plans merged lists for the prefix of `depth` bytes that the terms share; returns the number of
  /// lists to read for all of them.
  private mutating func merge(
    _ table: TermTable, _ order: RowColumn<UInt32>, _ ranks: Range<Int>, depth: Int
  ) -> Int {
    guard let first = ranks.first, let last = ranks.last else { return 0 }
    let units = Int(unitOf[last] - unitOf[first]) + 1
    if units <= limits.mostLists { return units }
    var lists = 0
    var start = first
    // The term that equals the prefix comes first.
    if table.range(Int(order[first])).count == depth {
      lists = 1
      start += 1
    }
    while start < ranks.upperBound {
      let letter = Self.letter(table, order[start], depth)
      var end = start + 1
      while end < ranks.upperBound, Self.letter(table, order[end], depth) == letter { end += 1 }
      lists += merge(table, order, start..<end, depth: depth + letter.byteCount)
      start = end
    }
    lists = min(lists, units)
    guard depth > 0, lists > limits.mostLists else { return lists }
    merged.append(ranks)
    return 1
  }

  /// The bytes of the letter at `depth` of a term.
  private static func letter(
    _ table: TermTable, _ number: UInt32, _ depth: Int
  ) -> Letter {
    table.withText(Int(number)) { term in
      let lead = term[depth]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var letter = Letter(byteCount: min(length, term.count - depth))
      for index in depth..<depth + letter.byteCount {
        letter.bytes = letter.bytes << 8 | UInt32(term[index])
      }
      return letter
    }
  }

  /// The one to four bytes of a letter.
  private struct Letter: Equatable {
    var bytes: UInt32 = 0
    var byteCount: Int
  }

  private mutating func nest() {
    var open: [Int] = []
    for (number, list) in merged.enumerated() {
      while let last = open.last, merged[last].upperBound <= list.lowerBound { open.removeLast() }
      parents.append(open.last ?? -1)
      open.append(number)
      for rank in list { innermost[rank] = Int32(number) }
    }
  }
}
