extension TagExpression {
  /// Tests of which at least one holds whenever the expression does, as indexes of `tests`; nil if
  /// it can be true although no test holds, as with `!access=private`.
  internal var triggers: [Int]? {
    // For each node: the tests of which one must hold for it to be true, and those for it to be
    // false.
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

  /// The set that fewer tags are likely to match: listed values over any value, few values over
  /// many.
  private func rarer(_ left: [Int]?, _ right: [Int]?) -> [Int]? {
    guard let left else { return right }
    guard let right else { return left }
    return cost(left) <= cost(right) ? left : right
  }

  private func cost(_ triggers: [Int]) -> Int {
    triggers.reduce(0) { $0 + (tests[$1].acceptsAny ? 1_000 : tests[$1].values.count) }
  }
}
