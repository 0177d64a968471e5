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

  init() {}

  /// Nothing for some levels.
  init(levels: ClosedRange<Int>) {
    pieces = [
      Piece(first: levels.lowerBound, last: levels.upperBound, cost: 0, slope: 0, purchase: -1)
    ]
  }

  mutating func append(_ piece: Piece) {
    if let before = pieces.last, before.purchase == piece.purchase, before.slope == piece.slope,
      before.last + 1 == piece.first, before.cost(at: piece.first) == piece.cost
    {
      pieces[pieces.count - 1].last = piece.last
    } else {
      pieces.append(piece)
    }
  }

  /// Uses some fuel; without what is then less than the reserve.
  mutating func use(_ amount: Int, reserve: Int) {
    if amount == 0, pieces.first?.first ?? reserve >= reserve { return }
    var kept = 0
    for number in pieces.indices where pieces[number].last - amount >= reserve {
      let (first, last) = (pieces[number].first, pieces[number].last)
      pieces[kept] = pieces[number].part(max(first, reserve + amount), last)
      pieces[kept].first -= amount
      pieces[kept].last -= amount
      kept += 1
    }
    pieces.removeLast(pieces.count - kept)
  }

  /// After some fuel has been used; without what is less than the reserve.
  func using(_ amount: Int, reserve: Int) -> LevelCosts {
    var used = self
    used.use(amount, reserve: reserve)
    return used
  }

  /// Leaves out levels that cost as much as a higher one; then no cost falls within a piece.
  mutating func rise() {
    var least = Int.max
    var kept = pieces.count
    for number in pieces.indices.reversed() where pieces[number].cost < least {
      let piece = pieces[number]
      var last = piece.last
      if piece.cost(at: last) >= least, piece.slope > 0 {
        last = piece.first + (least - piece.cost - 1) / piece.slope
      }
      kept -= 1
      pieces[kept] = piece.part(piece.slope == 0 ? last : piece.first, last)
      least = piece.cost
    }
    pieces.removeFirst(kept)
  }

  /// The lower of two.
  func lower(_ other: LevelCosts) -> LevelCosts {
    if pieces.isEmpty { return other }
    if other.pieces.isEmpty { return self }
    var lower = LevelCosts()
    lower.pieces.reserveCapacity(pieces.count + other.pieces.count)
    var (one, two) = (0, 0)
    var level = Int.min
    while true {
      while one < pieces.count, pieces[one].last < level { one += 1 }
      while two < other.pieces.count, other.pieces[two].last < level { two += 1 }
      // The next level of each.
      let first = one < pieces.count ? max(pieces[one].first, level) : .max
      let second = two < other.pieces.count ? max(other.pieces[two].first, level) : .max
      let end: Int
      if first == second {
        if first == .max { return lower }
        end = min(pieces[one].last, other.pieces[two].last)
        lower.append(lower: pieces[one].part(first, end), other.pieces[two].part(first, end))
      } else if first < second {
        end = min(pieces[one].last, second - 1)
        lower.append(pieces[one].part(first, end))
      } else {
        end = min(other.pieces[two].last, first - 1)
        lower.append(other.pieces[two].part(second, end))
      }
      level = end + 1
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

/// What may be bought at a place; amounts are in millilitres.
struct FuelOffer {
  /// What a millilitre costs, and the stop.
  var price: Int
  var cost: Int
  /// The least that one buys.
  var least: Int
  /// What the tank takes.
  var tank: Int
}

extension LevelCosts {
  /// What it costs to leave a place after having bought something, by what it costs to arrive.
  ///
  /// - Parameter node: a number for a purchase, by the level with which one arrives, nil if it is what
  ///   one leaves with less the least purchase, and the purchase before.
  func buying(
    _ offer: FuelOffer, node: (_ arrival: Int?, _ before: Int) -> Int = { _, _ in -1 }
  ) -> LevelCosts {
    let (price, least) = (offer.price, offer.least)
    var left = LevelCosts()
    left.pieces.reserveCapacity(pieces.count + 1)
    // The level with which it is best to arrive of those so far, and what it costs without the fuel
    // in the tank, at the price here.
    var best: (cost: Int, level: Int, before: Int)?
    var number: Int?
    var next = 0
    /// One arrives with the best level and buys more than the least.
    func fill(_ last: Int) {
      guard let best, next <= last else { return }
      let purchase = number ?? node(best.level, best.before)
      number = purchase
      left.append(
        Piece(
          first: next, last: last, cost: best.cost + offer.cost + price * next, slope: price,
          purchase: purchase))
    }
    for piece in pieces where piece.first + least <= offer.tank {
      let last = min(piece.last, offer.tank - least)
      let slope = piece.slope - price
      let begin = piece.cost - price * piece.first
      // The first level of the piece at which it is better than the best.
      var first = piece.first
      if let best, begin >= best.cost {
        guard slope < 0 else { continue }
        first += (begin - best.cost) / -slope + 1
        if first > last { continue }
      }
      fill(first + least - 1)
      let cost = begin + slope * (first - piece.first)
      if slope >= 0 || first == last {
        best = (cost, first, piece.purchase)
        (number, next) = (nil, first + least)
        continue
      }
      left.append(
        Piece(
          first: first + least, last: last + least,
          cost: piece.cost(at: first) + price * least + offer.cost, slope: piece.slope,
          purchase: node(nil, piece.purchase)))
      best = (cost + slope * (last - first), last, piece.purchase)
      (number, next) = (nil, last + least + 1)
    }
    fill(offer.tank)
    return left
  }

  /// The same with levels counted down from a number.
  func mirrored(at sum: Int) -> LevelCosts {
    var mirrored = LevelCosts()
    mirrored.pieces = pieces.reversed().map { piece in
      Piece(
        first: sum - piece.last, last: sum - piece.first, cost: piece.cost(at: piece.last),
        slope: -piece.slope, purchase: piece.purchase)
    }
    return mirrored
  }

  /// The least cost of all levels; nil without one.
  var least: Int? { pieces.map { min($0.cost, $0.cost(at: $0.last)) }.min() }

  /// The cost of a level, or of the next lower one; nil below all.
  func cost(at level: Int) -> Int? {
    guard let piece = pieces.last(where: { $0.first <= level }) else { return nil }
    return piece.cost(at: min(level, piece.last))
  }

  /// The least sum with the costs to go on, of which those of a level are also those of higher ones
  /// that are not in it; nil if there is none.
  func least(goingOn costs: LevelCosts) -> Int? {
    var least: Int?
    var number = 0
    for piece in pieces {
      // The pieces of both are in the order of levels.
      while number + 1 < costs.pieces.count, costs.pieces[number + 1].first <= piece.first {
        number += 1
      }
      var other = number
      while other < costs.pieces.count {
        let there = costs.pieces[other]
        let next = other + 1 < costs.pieces.count ? costs.pieces[other + 1].first : Int.max
        other += 1
        let (first, last) = (max(piece.first, there.first), min(piece.last, next - 1))
        if first > piece.last { break }
        guard first <= last else { continue }
        // Behind the levels of the piece there the costs are those of its last.
        for level in [first, min(max(there.last, first), last), min(there.last + 1, last), last]
        where level >= first {
          let sum = piece.cost(at: level) + there.cost(at: min(level, there.last))
          least = min(least ?? .max, sum)
        }
      }
    }
    return least
  }

  /// Whether each level that others have costs no more here.
  ///
  /// - Parameter isMoreBetter: whether a higher level does, too.
  func isNoDearer(than others: LevelCosts, isMoreBetter: Bool) -> Bool {
    var number = 0
    for other in others.pieces {
      var level = other.first
      while level <= other.last {
        while number < pieces.count, pieces[number].last < level { number += 1 }
        guard number < pieces.count else { return false }
        let piece = pieces[number]
        if piece.first > level, !isMoreBetter { return false }
        // Up to the piece the costs are those of its first level.
        let end = min(other.last, piece.first > level ? piece.first - 1 : piece.last)
        for at in [level, end] where piece.cost(at: max(at, piece.first)) > other.cost(at: at) {
          return false
        }
        level = end + 1
      }
    }
    return true
  }
}
