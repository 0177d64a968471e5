/// The forms in which a word is indexed besides its native form.
struct WordForms {
  /// Maximum bytes of a term.
  static let longest = TextFolder.longestWordBytes

  private var folder = TextFolder()

  /// The Latin form, if it differs.
  mutating func latin(of word: Span<UInt8>) -> [UInt8]? {
    // A word of ASCII only is already Latin.
    guard Self.isForeign(word), let latin = folder.latin(of: word) else { return nil }
    return Self.cut(latin, unlike: word)
  }

  /// The Latin forms of a typed word, see ``TextFolder/typedLatin(of:)``.
  mutating func typedLatin(of word: Span<UInt8>) -> [[UInt8]] {
    guard Self.isForeign(word) else { return [] }
    return folder.typedLatin(of: word).compactMap { Self.cut($0, unlike: word) }
  }

  /// The initial consonants of a Hangul word.
  func initials(of word: Span<UInt8>) -> [UInt8]? {
    guard Self.isForeign(word), let initials = folder.initials(of: word) else { return nil }
    return Self.cut(initials, unlike: word)
  }

  private static func isForeign(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where word[index] >= 0x80 { return true }
    return false
  }

  /// A form cut to at most ``longest`` bytes and whole characters; nil if it equals the word.
  private static func cut(_ form: [UInt8], unlike word: Span<UInt8>) -> [UInt8]? {
    var form = form
    if form.count > longest {
      var end = longest
      while end > 0, form[end] & 0xC0 == 0x80 { end -= 1 }
      form.removeLast(form.count - end)
    }
    return form.isEmpty || word.isEqual(to: form) ? nil : form
  }
}
