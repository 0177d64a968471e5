/// What a run gave, so that two runs can be compared: how many, and a checksum over what they were
/// that does not depend on their order.
struct Outcome: Equatable {
  private(set) var count = 0
  private(set) var checksum: UInt64 = 0
  /// What else is worth knowing of it, by name with its unit.
  var figures: [String: Double] = [:]

  /// Adds an item known by a number, as the rival does: the sum of SplitMix64 over the numbers.
  mutating func add(_ number: UInt64) {
    var random = Random(seed: number)
    count += 1
    checksum &+= random.next()
  }

  /// Adds an item known by a text (FNV-1a).
  mutating func add(_ text: some StringProtocol) {
    add(text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Adds the item that an identifier such as `world:7` or `osm:node/7` ends with the number of.
  mutating func add(identifier: String) {
    let digits = identifier.utf8.reversed().prefix { (0x30...0x39).contains($0) }.reversed()
    guard let number = UInt64(String(decoding: Array(digits), as: UTF8.self)) else {
      return add(identifier)
    }
    add(number)
  }

  /// Adds all items of another outcome.
  mutating func add(_ other: Outcome) {
    count += other.count
    checksum &+= other.checksum
  }

  /// Whether the items are the same, as far as the checksum tells.
  func agrees(with other: Outcome) -> Bool {
    count == other.count && checksum == other.checksum
  }
}

extension Outcome {
  /// The outcome of items that are counted and not told apart.
  init(count: Int) {
    self.count = count
    checksum = UInt64(count)
  }

  init(identifiers: some Sequence<String>) {
    for identifier in identifiers { add(identifier: identifier) }
  }

  init(texts: some Sequence<String>) {
    for text in texts { add(text) }
  }

  init(count: Int, checksum: UInt64) {
    self.count = count
    self.checksum = checksum
  }
}
