extension TagExpression {
  /// Tests of which at least one holds wherever the expression does, as positions in `tests`; nil
  /// where it can be true though no test holds, as `!access=private` can.
  internal var triggers: [Int]? {
    // For each node: what must hold for it to be true, and what for it to be false.
    var needs: [(whenTrue: [Int]?, whenFalse: [Int]?)] = []
    for node in nodes {
      switch node {
      case .test(let test):
        needs.append(([test], nil))
      case .not(let only):
        needs.append((needs[only].whenFalse, needs[only].whenTrue))
      case .and(let left, let right):
        needs.append(
          (
            rarer(needs[left].whenTrue, needs[right].whenTrue),
            either(needs[left].whenFalse, needs[right].whenFalse)
          ))
      case .or(let left, let right):
        needs.append(
          (
            either(needs[left].whenTrue, needs[right].whenTrue),
            rarer(needs[left].whenFalse, needs[right].whenFalse)
          ))
      }
    }
    return needs.last?.whenTrue
  }

  private func either(_ left: [Int]?, _ right: [Int]?) -> [Int]? {
    guard let left, let right else { return nil }
    return left + right
  }

  /// The set that fewer tags should fulfil: values listed beat any value, few beat many.
  private func rarer(_ left: [Int]?, _ right: [Int]?) -> [Int]? {
    guard let left else { return right }
    guard let right else { return left }
    return cost(left) <= cost(right) ? left : right
  }

  private func cost(_ triggers: [Int]) -> Int {
    triggers.reduce(0) { $0 + (tests[$1].acceptsAny ? 1_000 : tests[$1].values.count) }
  }
}
