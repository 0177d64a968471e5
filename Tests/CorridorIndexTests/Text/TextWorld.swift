import CorridorGeometry
import CorridorTestSupport

@testable import CorridorIndex

/// An index of random names that are easily mistaken for one another.
struct TextWorld {
  let index: PlaceIndex
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - count: Places.
  ///   - limits: Small ones make many lists of few places.
  init(_ count: Int, seed: UInt64, limits: ListLimits = Self.small) throws {
    folder = TemporaryFolder()
    let path = folder.file("text.corridor")
    try Self.build(count, seed: seed, at: path, limits: limits)
    index = try PlaceIndex(path: path)
  }

  static let small = ListLimits(ownUnit: 12, sharedUnit: 20, mostLists: 3, block: 5)

  static func build(
    _ count: Int, seed: UInt64, at path: String, limits: ListLimits = Self.small,
    runBytes: Int = 1 << 20
  ) throws {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    builder.listLimits = limits
    let bench = try builder.categoryID("bench")
    let hotel = try builder.categoryID("hotel")
    var random = SplitMix(seed: seed)
    var draft = PlaceDraft()
    for number in 0..<count {
      draft.reset()
      let town = Int32.random(in: 0..<6, using: &random)
      draft.position = GridPosition(
        lon: (town - 3) * 590_000_000 + .random(in: 0..<20_000_000, using: &random),
        lat: (town - 3) * 200_000_000 + .random(in: 0..<20_000_000, using: &random))
      draft.setURI("test:\(number)".utf8)
      if Int.random(in: 0..<4, using: &random) == 0 {
        draft.kind = .toponym
        draft.addTag(
          key: "place".utf8,
          value: ["town", "village", "suburb"].randomElement(using: &random)!.utf8)
      } else {
        if Bool.random(using: &random) { draft.categories.append(bench) }
        if Bool.random(using: &random) { draft.categories.append(hotel) }
      }
      for (key, chance) in Self.keys where Int.random(in: 0..<100, using: &random) < chance {
        draft.addTag(key: key.utf8, value: Self.value(key, &random).utf8)
      }
      try builder.add(draft)
    }
    _ = try builder.finish()
  }

  private static let keys: [(key: String, chance: Int)] = [
    ("brand", 15), ("name", 85), ("operator", 10), ("alt_name", 10), ("name:en", 20),
    ("name:zh-Hant", 5), ("addr:street", 30), ("addr:housenumber", 30), ("addr:city", 30),
    ("addr:postcode", 15), ("wikidata", 10), ("population", 5), ("note", 20),
  ]

  private static func value(_ key: String, _ random: inout SplitMix) -> String {
    switch key {
    case "addr:housenumber", "population": "\(Int.random(in: 1..<30, using: &random))"
    case "addr:postcode": "9\(Int.random(in: 100..<120, using: &random))"
    case "brand", "operator":
      ["Aral Star", "Koloss", "Ätna", "Migros"].randomElement(using: &random)!
    default:
      (0..<Int.random(in: 1...4, using: &random)).map { _ in word(&random) }
        .joined(separator: [" ", "-", " & "].randomElement(using: &random)!)
    }
  }

  /// A word: one of a list, often changed a little.
  static func word(_ random: inout SplitMix) -> String {
    var word = Array(words.randomElement(using: &random)!)
    while Int.random(in: 0..<3, using: &random) == 0 {
      let place = Int.random(in: 0..<word.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: word.insert(letters.randomElement(using: &random)!, at: place)
      case 1 where word.count > 1: word.remove(at: place)
      case 2 where place > 0: word.swapAt(place, place - 1)
      default: word[place] = letters.randomElement(using: &random)!
      }
    }
    return String(word)
  }

  private static let letters = Array("aeinrst")
  private static let words = [
    "restaurant", "restaurants", "stern", "sterne", "stadtwerke", "star", "a", "an", "central",
    "zentral", "bahnhof", "12", "karlstrasse", "bar", "barbara", "berlin", "bern", "Čakovec",
    "Москва", "москвич", "北京大学", "京都", "スターバックス", "駅", "스타벅스", "스타", "서울역", "Αθήνα",
    "القاهرة", "straße",
  ]

  /// A query that may find something: words of names, cut, changed or whole.
  func query(_ random: inout SplitMix) throws -> TextQuery {
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var word = Self.word(&random)
      if Bool.random(using: &random), index.count > 0 {
        let row = Int.random(in: 0..<index.count, using: &random)
        let names = try index.place(at: row).tags.map { $0.value }
        word = names.randomElement(using: &random) ?? word
      }
      words.append(word)
    }
    var text = words.joined(separator: " ")
    if Bool.random(using: &random) {
      text = String(text.prefix(Int.random(in: 1...8, using: &random)))
    }
    var query = TextQuery(text, isComplete: Bool.random(using: &random))
    if Bool.random(using: &random) {
      query.focus = Coordinate(
        lon: .random(in: -180...180, using: &random), lat: .random(in: -90...90, using: &random))
    }
    query.limit = [0, 1, 3, 10, 40, 1000].randomElement(using: &random)!
    query.kinds = [.places, .all, .businesses, .toponyms, .chains, [.toponyms, .chains]]
      .randomElement(using: &random)!
    query.correctsSpelling = Int.random(in: 0..<4, using: &random) > 0
    query.takesAddresses = Int.random(in: 0..<6, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 {
      query.leastImportance = [70, 90, 120, 200].randomElement(using: &random)!
    }
    if Int.random(in: 0..<4, using: &random) == 0 { query.accepts = { row in row % 3 != 0 } }
    return query
  }
}
