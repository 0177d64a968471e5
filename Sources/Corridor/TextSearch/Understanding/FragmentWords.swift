internal import CorridorIndex

/// The words of a fragment, prepared for matching against names by the rules of the index.
struct FragmentWords {
  struct Word {
    /// The native form.
    var native: [UInt8]
    /// See ``TextFolder/typedLatin(of:)``.
    var latin: [[UInt8]]
    /// Whether the word may be incomplete.
    var isOpen: Bool
    var isIdeographic: Bool
    /// The word as typed.
    var typed: String

    /// Whether it consists of, or begins with, initial consonants of Hangul.
    var isConsonants: Bool { native.starts(with: [0xE1, 0x84]) }
  }

  let fragment: String
  private(set) var words: [Word] = []
  /// Number of typed letters; a syllable of Hangul counts as two or three.
  let letterCount: Int
  private var folder = TextFolder()
  private var folded = FoldedText()

  /// Maximum number of words of a name that are compared.
  private static let mostWords = 64

  /// Reads as much of the fragment as the index does.
  init(_ fragment: String) {
    let bytes = fragment.utf8Head(TextQuery.longestText)
    self.fragment = String(decoding: bytes, as: UTF8.self)
    folder.fold(bytes.span, into: &folded)
    let last = folded.words.count - 1
    var letters = 0
    for (number, word) in folded.words.prefix(TextQuery.mostWords).enumerated() {
      let native = Array(folded[word])
      let signs = native.count { $0 & 0xC0 != 0x80 }
      letters += signs
      words.append(
        Word(
          native: native, latin: word.isIdeographic ? [] : folder.typedLatin(of: native.span),
          isOpen: number == last || word.isIdeographic && signs == 1,
          isIdeographic: word.isIdeographic,
          typed: String(decoding: bytes[word.source], as: UTF8.self)))
    }
    letterCount = letters
  }

  /// Whether enough was typed that what begins with it is likely to be meant: three letters, one
  /// and a half syllables, or two characters.
  var isTelling: Bool {
    letterCount >= 3 || words.count > 1 || words.contains { $0.isIdeographic && !$0.isOpen }
  }

  /// How the words appear in a name.
  ///
  /// - Parameters:
  ///   - correctsSpelling: Whether words that do not appear may be misspelled.
  ///   - asTyped: Whether only matches in the typed script count.
  mutating func fit(
    in name: String, correctsSpelling: Bool = false, asTyped: Bool = false
  ) -> NameFit {
    let bytes = Array(name.utf8)
    folder.fold(bytes.span, into: &folded)
    var fit = NameFit(words: words.count)
    let known = folded.words.prefix(Self.mostWords)
    let parts = known.map { Array(folded[$0]) }
    for part in parts {
      for (number, word) in words.enumerated() {
        fit.add(Self.worth(of: word.native, in: part, isOpen: word.isOpen), to: number)
      }
    }
    fit.isWhole =
      fit.matched == words.count && !fit.worths.contains { $0 != NameFit.exact }
      && words.count == known.count
    if fit.isFull || asTyped { return fit }
    findOtherForms(parts, &fit)
    if correctsSpelling, !fit.isFull {
      for (word, part) in zip(known, parts) where !word.isIdeographic {
        correct(part, spelt: String(decoding: bytes[word.source], as: UTF8.self), &fit)
      }
    }
    return fit
  }

  /// Looks for the words in the Latin form and the initial consonants of a name's words.
  private mutating func findOtherForms(_ parts: [[UInt8]], _ fit: inout NameFit) {
    var forms = words.contains { !$0.latin.isEmpty } ? parts : []
    let hasConsonants = words.contains(where: \.isConsonants)
    for part in parts where part.contains(where: { $0 >= 0x80 }) {
      if let latin = folder.latin(of: part.span) { forms.append(latin) }
      if hasConsonants, let initials = folder.initials(of: part.span) { forms.append(initials) }
    }
    for stretch in folded.kana.prefix(Self.mostWords) {
      if let latin = folder.latin(of: Array(folded[stretch]).span) { forms.append(latin) }
    }
    for form in forms {
      for (number, word) in words.enumerated() where fit.worths[number] == 0 {
        for typed in [word.native] + word.latin {
          let worth = Self.worth(of: typed, in: form, isOpen: word.isOpen)
          fit.add(worth - NameFit.foreignness, to: number)
        }
      }
    }
  }

  /// Looks for misspelled words that may mean a word of the name.
  private mutating func correct(_ part: [UInt8], spelt: String, _ fit: inout NameFit) {
    let forms = [part] + (folder.latin(of: part.span).map { [$0] } ?? [])
    for (number, word) in words.enumerated() where fit.worths[number] == 0 {
      for typed in [word.native] + word.latin {
        let most = QueryWord.mostEdits(typed, isIdeographic: word.isIdeographic)
        let isMeant = forms.contains { form in
          most > 0 && EditDistance.beginAlike(typed, form)
            && EditDistance.edits(from: typed, to: form, asPrefix: word.isOpen) <= most
        }
        if isMeant { fit.correct(number, to: spelt) }
      }
    }
  }

  /// The fragment with words corrected as in a name, for highlighting. Corrected words come first,
  /// so that an incomplete word remains last.
  func corrected(by fit: NameFit) -> (text: String, isComplete: Bool) {
    guard !fit.corrections.isEmpty else { return (fragment, false) }
    let corrected = words.indices.compactMap { fit.corrections[$0] }
    let others = words.indices.filter { fit.corrections[$0] == nil }.map { words[$0].typed }
    let isComplete = fit.corrections[words.count - 1] != nil
    return ((corrected + others).joined(separator: " "), isComplete)
  }

  private static func worth(of word: [UInt8], in form: [UInt8], isOpen: Bool) -> Int {
    if word == form { return NameFit.exact }
    if isOpen, form.starts(with: word) { return NameFit.prefix }
    return WordEnds.start(of: word, in: form[...], isOpen: isOpen) == nil ? 0 : NameFit.end
  }
}

/// How the words of a fragment appear in a name.
struct NameFit {
  static let exact = 7
  static let prefix = 6
  /// A word of the name ends with it; see `WordEnds`.
  static let end = 5
  /// The score penalty for a word in another script than the name.
  static let foreignness = 3
  static let corrected = 1

  /// For each word of the fragment, how well it matches; 0 if it does not appear.
  private(set) var worths: [Int]
  /// The corrections of misspelled words, by word number.
  private(set) var corrections: [Int: String] = [:]
  /// Whether the words are the whole name and all complete.
  var isWhole = false

  init(words: Int) { worths = Array(repeating: 0, count: words) }

  /// Number of words that appear.
  var matched: Int { worths.count { $0 > 0 } }

  /// Whether all words appear as typed.
  var isFull: Bool { worths.allSatisfy { $0 > NameFit.corrected } }

  /// Whether all words appear as typed, and each is or begins a word of the name.
  var isFromStart: Bool {
    let end = NameFit.end
    return isFull && !worths.contains { $0 == end || $0 == end - NameFit.foreignness }
  }

  /// Whether all words appear in the typed script.
  var isAsTyped: Bool { worths.allSatisfy { $0 >= NameFit.end } }

  /// Whether words appear, but none of them in the script in which it was typed or with the same
  /// spelling.
  var isForeign: Bool {
    matched > 0 && worths.allSatisfy { $0 == 0 || NameFit.corrected < $0 && $0 < NameFit.end }
  }

  /// Whether it is the better match: by more words, then by more words as typed.
  func isBetter(than other: NameFit) -> Bool {
    let (own, others) = (matched, other.matched)
    return own != others ? own > others : worths.reduce(0, +) > other.worths.reduce(0, +)
  }

  mutating func add(_ worth: Int, to word: Int) {
    worths[word] = max(worths[word], worth)
  }

  mutating func correct(_ word: Int, to spelling: String) {
    guard worths[word] == 0 else { return }
    worths[word] = Self.corrected
    corrections[word] = spelling
  }
}
