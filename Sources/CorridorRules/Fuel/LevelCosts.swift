/// What it costs at least to be somewhere, for each level of the tank with which one can be there: a
/// function of pieces, each a line.
struct LevelCosts {
  struct Piece {
    /// The levels, from the first to the last.
    var first: Int
    var last: Int
    /// The cost at the first level, and for each millilitre more.
    var cost: Int
    var slope: Int
    /// The purchase by which one came to it, -1 for none.
    var purchase: Int

    func cost(at level: Int) -> Int { cost + slope * (level - first) }

    /// The part with some of the levels.
    func part(_ first: Int, _ last: Int) -> Piece {
      Piece(
        first: first, last: last, cost: cost(at: first), slope: slope, purchase: purchase)
    }
  }

  /// In the order of levels, without overlap.
  private(set) var pieces: [Piece] = []

  mutating func append(_ piece: Piece) {
    if let before = pieces.last, before.purchase == piece.purchase, before.slope == piece.slope,
      before.last + 1 == piece.first, before.cost(at: piece.first) == piece.cost
    {
      pieces[pieces.count - 1].last = piece.last
    } else {
      pieces.append(piece)
    }
  }

  /// After some fuel has been used; without what is less than the reserve.
  func using(_ amount: Int, reserve: Int) -> LevelCosts {
    if amount == 0, pieces.first?.first ?? reserve >= reserve { return self }
    var used = LevelCosts()
    used.pieces.reserveCapacity(pieces.count)
    for piece in pieces where piece.last - amount >= reserve {
      var piece = piece.part(max(piece.first, reserve + amount), piece.last)
      piece.first -= amount
      piece.last -= amount
      used.pieces.append(piece)
    }
    return used
  }

  /// Without levels that cost as much as a higher one; no cost falls within a piece.
  func rising() -> LevelCosts {
    var kept: [Piece] = []
    var least = Int.max
    for piece in pieces.reversed() where piece.cost < least {
      var last = piece.last
      if piece.cost(at: last) >= least, piece.slope > 0 {
        last = piece.first + (least - piece.cost - 1) / piece.slope
      }
      kept.append(piece.part(piece.slope == 0 ? last : piece.first, last))
      least = piece.cost
    }
    var rising = LevelCosts()
    rising.pieces = kept.reversed()
    return rising
  }

  /// The lower of two.
  func lower(_ other: LevelCosts) -> LevelCosts {
    if pieces.isEmpty { return other }
    if other.pieces.isEmpty { return self }
    var lower = LevelCosts()
    lower.pieces.reserveCapacity(pieces.count + other.pieces.count)
    var (one, two) = (0, 0)
    var level = min(pieces[0].first, other.pieces[0].first)
    while true {
      while one < pieces.count, pieces[one].last < level { one += 1 }
      while two < other.pieces.count, other.pieces[two].last < level { two += 1 }
      let first = one < pieces.count ? pieces[one] : nil
      let second = two < other.pieces.count ? other.pieces[two] : nil
      guard let next = [first, second].compactMap({ $0 }).map({ max($0.first, level) }).min() else {
        return lower
      }
      level = next
      let isFirst = first.map { $0.first <= level } ?? false
      let isSecond = second.map { $0.first <= level } ?? false
      if isFirst, isSecond, let first, let second {
        let end = min(first.last, second.last)
        lower.append(lower: first.part(level, end), second.part(level, end))
        level = end + 1
      } else if isFirst, let first {
        let end = min(first.last, (second?.first ?? .max) - 1)
        lower.append(first.part(level, end))
        level = end + 1
      } else if let second {
        let end = min(second.last, (first?.first ?? .max) - 1)
        lower.append(second.part(level, end))
        level = end + 1
      }
    }
  }

  /// Appends the lower of two pieces of the same levels; of equal ones the first.
  private mutating func append(lower one: Piece, _ two: Piece) {
    let begins = one.cost - two.cost
    let ends = one.cost(at: one.last) - two.cost(at: two.last)
    if begins <= 0, ends <= 0 { return append(one) }
    if begins > 0, ends > 0 { return append(two) }
    // The last level before they cross.
    let slope = abs(one.slope - two.slope)
    let before = begins <= 0 ? -begins / slope : (begins - 1) / slope
    let last = one.first + before
    let (left, right) = begins <= 0 ? (one, two) : (two, one)
    append(left.part(one.first, last))
    append(right.part(last + 1, one.last))
  }
}
