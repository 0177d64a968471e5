internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Makes cases of the places of an index. Every place with a name of its own is drawn with the same
/// chance, houses for addresses alone; the same seed draws the same cases.
struct QualityMaker {
  private let index: PlaceIndex
  private let count: Int
  private var random: Random
  private var folder = TextFolder()
  /// Rows of places with the tag `name`, houses left out.
  private(set) var named: [Int] = []
  /// Rows with a street and a house number.
  private(set) var addressed: [Int] = []

  init(_ index: PlaceIndex, count: Int, seed: UInt64) throws {
    self.index = index
    self.count = count
    random = Random(seed: seed)
    for row in 0..<index.count {
      let place = try index.place(at: row)
      if place["name"] != nil, place.kind != .house { named.append(row) }
      if place["addr:housenumber"] != nil, place["addr:street"] != nil { addressed.append(row) }
    }
  }

  mutating func cases(language: String) throws -> [QualityCase] {
    var cases: [QualityCase] = []
    for length in 1...6 {
      cases += try make("prefix-\(length)", of: named) { _, place in
        Self.prefix(of: place.name ?? "", letters: length)
      }
    }
    // Someone who is nearly there.
    cases += try make("prefix-4-near", of: named, within: 300) { _, place in
      Self.prefix(of: place.name ?? "", letters: 4)
    }
    cases += try make("typo", of: named) { maker, place in
      maker.mistyped(place.name ?? "", wholeName: true)
    }
    cases += try make("typo-word", of: named) { maker, place in
      maker.mistyped(place.name ?? "", wholeName: false)
    }
    cases += try make("order", of: named) { maker, place in
      let words = (place.name ?? "").split(separator: " ").filter { $0.contains(where: \.isLetter) }
      guard words.count > 1 else { return nil }
      let start = 1 + maker.random.index(words.count - 1)
      return (words[start...] + words[..<start]).joined(separator: " ")
    }
    cases += try make("language", of: named) { maker, place in
      let others = try maker.index.label(ofRow: place.row).names.filter {
        $0.language != nil && $0.text != place.name
      }
      return others.isEmpty ? nil : others[maker.random.index(others.count)].text
    }
    cases += try make("diacritics", of: named) { maker, place in
      let name = place.name ?? ""
      let isMarked = name.unicodeScalars.contains { (0xC0...0x24F).contains($0.value) }
      let plain = maker.folded(name)
      return isMarked && plain.utf8.allSatisfy { $0 < 0x80 } ? plain : nil
    }
    cases += try make("latin", of: named) { maker, place in
      let foreign = try maker.index.label(ofRow: place.row).names.compactMap {
        maker.latin($0.text)
      }
      return foreign.isEmpty ? nil : foreign[maker.random.index(foreign.count)]
    }
    cases += try make("address", of: addressed) { maker, place in
      maker.address(of: place, isReversed: false)
    }
    cases += try make("address-reversed", of: addressed) { maker, place in
      maker.address(of: place, isReversed: true)
    }
    cases += try make("category", of: named) { maker, place in
      guard let category = place.categories.first else { return nil }
      return Lexicon.standard.name(of: category, languages: [language])
    }
    return cases + (try wordCases())
  }

  /// Cases of one word of a name alone, the first or a later one of the same names, and of the end
  /// of a compound.
  private mutating func wordCases() throws -> [QualityCase] {
    var cases: [QualityCase] = []
    for (suffix, reach) in [("-near", 300.0), ("", 5000)] {
      cases += try make("first-word" + suffix, of: named, within: reach) { _, place in
        let words = QualityWords(place.name ?? "")
        return words.later.isEmpty ? nil : words.first
      }
      cases += try make("second-word" + suffix, of: named, within: reach) { maker, place in
        let words = QualityWords(place.name ?? "").later
        return words.isEmpty ? nil : words[maker.random.index(words.count)]
      }
      cases += try make("second-word-4" + suffix, of: named, within: reach) { maker, place in
        let words = QualityWords(place.name ?? "").later
        guard !words.isEmpty else { return nil }
        return Self.prefix(of: words[maker.random.index(words.count)], letters: 4)
      }
    }
    var known: Set<String> = []
    for row in named {
      for word in QualityWords(try index.place(at: row).name ?? "").folded { known.insert(word) }
    }
    cases += try make("word-end-near", of: named, within: 300) { maker, place in
      let words = QualityWords(place.name ?? "").folded
      let ends = words.compactMap { QualityWords.end(of: $0, known) }
      return ends.isEmpty ? nil : ends[maker.random.index(ends.count)]
    }
    return cases
  }

  /// Draws places until enough of them give a text, each place once.
  private mutating func make(
    _ kind: String, of rows: [Int], within reach: Double = 5000,
    _ text: (inout QualityMaker, Place) throws -> String?
  ) throws -> [QualityCase] {
    var cases: [QualityCase] = []
    for row in rows.shuffled(using: &random) {
      guard cases.count < count else { break }
      let place = try index.place(at: row)
      guard let typed = try text(&self, place) else { continue }
      cases.append(
        QualityCase(
          kind: kind, text: typed, focus: focus(within: reach, of: place.coordinate),
          reach: reach, target: QualityTarget(place)))
    }
    return cases
  }

  /// A position in a circle, as likely in one part of it as in another.
  private mutating func focus(within reach: Double, of place: Coordinate) -> Coordinate {
    let distance = reach * random.unit().squareRoot()
    let angle = 2 * .pi * random.unit()
    let degree = 111_195.0
    return Coordinate(
      lon: place.lon + distance * cos(angle) / (degree * cos(place.lat * .pi / 180)),
      lat: place.lat + distance * sin(angle) / degree)
  }

  /// The first letters of a name, what stands between its words included; nil for shorter names.
  static func prefix(of name: String, letters: Int) -> String? {
    var prefix = ""
    var count = 0
    for character in name {
      guard count < letters else { return prefix }
      prefix.append(character)
      if character.isLetter || character.isNumber { count += 1 }
    }
    return count == letters ? prefix : nil
  }

  /// The name, or one of its words of five letters or more, with one slip behind its first letter.
  private mutating func mistyped(_ name: String, wholeName: Bool) -> String? {
    var words = name.split(separator: " ").map(String.init)
    let long = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
    guard !long.isEmpty else { return nil }
    let at = long[random.index(long.count)]
    words[at] = slip(Array(words[at]))
    return wholeName ? words.joined(separator: " ") : words[at]
  }

  /// A slip of one of four kinds, equally often.
  private mutating func slip(_ word: [Character]) -> String {
    var changed = word
    let kind = random.index(4)
    while changed == word {
      let at = 1 + random.index(word.count - 1)
      let letter = word[random.index(word.count)]
      switch kind {
      case 0 where at + 1 < word.count: changed.swapAt(at, at + 1)
      case 1: changed.remove(at: at)
      case 2: changed.insert(letter, at: at)
      default: changed[at] = letter
      }
      // A word of one letter repeated has no other slip.
      if Set(word).count == 1 { break }
    }
    return String(changed)
  }

  /// The words without capitals and accents.
  private mutating func folded(_ name: String) -> String {
    var text = FoldedText()
    folder.fold(Array(name.utf8).span, into: &text)
    return text.words.map { String(decoding: text[$0], as: UTF8.self) }.joined(separator: " ")
  }

  /// A name of another script in Latin letters; nil for Latin names and those with Han or kana.
  private mutating func latin(_ name: String) -> String? {
    var text = FoldedText()
    folder.fold(Array(name.utf8).span, into: &text)
    var words: [String] = []
    for word in text.words {
      let bytes = Array(text[word])
      if bytes.allSatisfy({ $0 < 0x80 }) {
        words.append(String(decoding: bytes, as: UTF8.self))
        continue
      }
      guard bytes[0] >= 0xCD, let latin = folder.latin(of: bytes.span) else { return nil }
      words.append(String(decoding: latin, as: UTF8.self))
    }
    let isForeign = name.unicodeScalars.contains {
      $0.value >= 0x370 && $0.properties.isAlphabetic && !(0x1E00...0x1EFF).contains($0.value)
    }
    return isForeign && !words.isEmpty ? words.joined(separator: " ") : nil
  }

  /// "Städtle 12 Vaduz" or "Vaduz 12 Städtle"; without a town where the place names none.
  private func address(of place: Place, isReversed: Bool) -> String? {
    guard let street = place["addr:street"], let number = place["addr:housenumber"] else {
      return nil
    }
    let town = place["addr:city"]
    let parts = isReversed ? [town, number, street] : [street, number, town]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
