/// At which places of the lists the wanted ones stood.
struct QualityTally {
  private(set) var cases = 0
  private var atFirst = 0
  private var amongFive = 0
  private var reciprocals = 0.0

  /// Counts a case; the rank from 1 on, nil when it was not in the list.
  mutating func add(rank: Int?) {
    cases += 1
    guard let rank else { return }
    if rank == 1 { atFirst += 1 }
    if rank <= 5 { amongFive += 1 }
    reciprocals += 1 / Double(rank)
  }

  /// The share of cases in which it stood first.
  var recallAt1: Double { share(Double(atFirst)) }
  /// The share of cases in which it stood among the first five.
  var recallAt5: Double { share(Double(amongFive)) }
  /// The mean of one divided by the rank.
  var meanReciprocalRank: Double { share(reciprocals) }

  private func share(_ count: Double) -> Double { cases == 0 ? 0 : count / Double(cases) }
}

/// Where the place of one case stood in the list, from 1 on; nil for nowhere.
struct QualityOutcome {
  /// The very place.
  var strict: Int?
  /// The place, or one that shows the same and is no farther.
  var equal: Int?
  /// That, or a collection the place is in.
  var within: Int?
  var isCrowded = false
  /// How likely the best of all orders would have shown it; nil where that was not asked.
  var ceiling: Double?
  /// Whether the name was typed letter by letter.
  var isTyped = false
  var keystrokes: Int?
}

/// All that is counted of one kind of case.
struct QualityFigures {
  /// The very place.
  var strict = QualityTally()
  /// The place, or one that shows the same and is no farther.
  var equal = QualityTally()
  /// That, or a collection the place is in.
  var within = QualityTally()
  /// Cases in which five or more other places of other names that match as well are nearer.
  var crowded = 0
  /// Sum of ``QualityOutcome/ceiling``.
  private(set) var ceilings = 0.0
  /// Letters typed until the place was among the first five, of those that were found.
  var keystrokes: [Double] = []
  /// Names that were typed to the end, or to the twentieth letter, without that.
  var neverFound = 0

  mutating func add(_ outcome: QualityOutcome) {
    strict.add(rank: outcome.strict)
    equal.add(rank: outcome.equal)
    within.add(rank: outcome.within)
    if outcome.isCrowded { crowded += 1 }
    ceilings += outcome.ceiling ?? 0
    guard outcome.isTyped else { return }
    if let letters = outcome.keystrokes {
      keystrokes.append(Double(letters))
    } else {
      neverFound += 1
    }
  }
}
