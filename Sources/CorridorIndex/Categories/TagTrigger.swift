/// A tag that can make an object a place, together with others.
package struct TagTrigger: Sendable {
  package let key: [UInt8]
  /// The value, alone or as a part of a list such as `fuel;car_wash`; nil means any value.
  package let value: [UInt8]?

  package init(key: [UInt8], value: [UInt8]? = nil) {
    self.key = key
    self.value = value
  }
}

extension CategoryClassifier {
  /// Tags of which every place has at least one; most objects of a map have none.
  package var triggers: [TagTrigger] {
    keys.texts.enumerated().flatMap { number, key in
      guard rules[number].onAnyValue.isEmpty else { return [TagTrigger(key: key)] }
      return rules[number].values.texts.map { TagTrigger(key: key, value: $0) }
    }
  }
}

extension ByteKeyTable {
  /// All keys by number.
  fileprivate var texts: [[UInt8]] { keys.map { Array(bytes[$0]) } }
}

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
