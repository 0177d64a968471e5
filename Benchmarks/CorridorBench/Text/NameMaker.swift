internal import Glibc

/// Names of the invented continent's places: 2.2 words on average, in nine languages and seven
/// scripts, words and proper names as unevenly frequent as in life (Zipf).
struct NameMaker {
  /// How many proper names a language has.
  private static let vocabulary = 60_000
  private let shares: [Double]
  private let words: [[String]]
  private let english: [String]

  init(seed: UInt64) {
    var total = 0.0
    shares = Tongue.all.map { tongue in
      total += tongue.share
      return total
    }
    var random = Random(seed: seed ^ 0x4E61_6D65)
    words = Tongue.all.map { tongue in
      (0..<Self.vocabulary).map { _ in Self.proper(tongue, &random) }
    }
    english = words[0]
  }

  /// A name, and its English name where it has one.
  func name(town: Int, _ random: inout Random) -> (name: String, english: String?) {
    // Each town speaks one language, some of its places another.
    var pick = Random(seed: UInt64(town) &* 0x9E37)
    let share = random.unit() < 0.9 ? pick.unit() : random.unit()
    let speech = shares.firstIndex { share < $0 } ?? 0
    let tongue = Tongue.all[speech]
    var parts: [String] = []
    if random.unit() < 0.65 { parts.append(tongue.common[zipf(tongue.common.count, &random)]) }
    let count = random.unit() < 0.65 ? 1 : 2
    for _ in 0..<count { parts.append(words[speech][zipf(Self.vocabulary, &random)]) }
    if random.unit() < 0.12 { parts.append("\(1 + random.index(99))") }
    let name = parts.joined(separator: tongue.joint)
    let isForeign = tongue.syllables[0].utf8.first.map { $0 >= 0x80 } ?? false
    guard isForeign, random.unit() < 0.2 else { return (name, nil) }
    return (name, english[zipf(Self.vocabulary, &random)])
  }

  private static func proper(_ tongue: Tongue, _ random: inout Random) -> String {
    var word = ""
    for _ in 0..<tongue.lengths.lowerBound + random.index(tongue.lengths.count) {
      word += tongue.syllables[random.index(tongue.syllables.count)]
    }
    guard tongue.isCased else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A rank from 0 up to `count`, exclusive, about as often as one over it.
  private func zipf(_ count: Int, _ random: inout Random) -> Int {
    min(count - 1, Int(pow(Double(count), random.unit())) - 1)
  }
}
