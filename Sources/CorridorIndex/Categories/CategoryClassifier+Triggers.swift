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
