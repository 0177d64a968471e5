/// Folds text into words in a canonical form: names in an index and typed queries fold in the same
/// way.
package struct TextFolder: Sendable {
  /// Maximum number of letters of a word; further letters are cut off.
  package static let longestWord = 64
  /// Maximum bytes of a word. Hangul has three bytes for each consonant and vowel, so a limit of 64
  /// bytes would cut after seven syllables.
  package static let longestWordBytes = 192

  let table: FoldingTable

  package init() { table = .shared }

  init(table: FoldingTable) { self.table = table }

  /// Folds UTF-8 text into `text`, which is emptied first. Invalid UTF-8 separates words.
  ///
  /// - Complexity: O(bytes); does not allocate once `text` has grown.
  package mutating func fold(_ utf8: Span<UInt8>, into text: inout FoldedText) {
    text.removeAll()
    var pass = FoldingPass()
    var offset = 0
    let ascii = table.ascii
    while offset < utf8.count {
      let lead = utf8[offset]
      if lead < 0x80 {
        let entry = ascii.entry(Int(lead))
        // Every ASCII letter and digit folds to one byte.
        if entry.kind == .letter {
          pass.letter(ascii.byte(0, of: entry), at: offset, &text)
          offset &+= 1
          continue
        }
      }
      let (value, end) = utf8.scalar(at: offset)
      let page = table.page(of: value)
      let entry = page.entry(Int(value))
      switch entry.kind {
      case .separator: pass.close(&text)
      case .dropped: pass.skip(to: end)
      case .letter: pass.letter(page, entry, at: offset, end: end, &text)
      case .mark: pass.mark(page, entry, at: offset, end: end, &text)
      case .sign: pass.sign(page, entry, at: offset, end: end, &text)
      case .apostrophe:
        if joins(utf8, behind: end, pass: pass, text) {
          pass.skip(to: end)
        } else {
          pass.close(&text)
        }
      case .middleDot:
        if end < utf8.count, utf8[end] | 0x20 == UInt8(ascii: "l"), pass.endsInL(text) {
          pass.skip(to: end)
        } else {
          pass.close(&text)
        }
      case .sequence: unfold(page, entry, at: offset, end: end, &pass, &text)
      }
      offset = end
    }
    pass.close(&text)
  }

  /// Folds the decomposition of one scalar, with the scalar as the source of all of it.
  private func unfold(
    _ page: FoldingPage, _ entry: FoldingEntry, at offset: Int, end: Int,
    _ pass: inout FoldingPass, _ text: inout FoldedText
  ) {
    var position = 0
    while position < entry.length {
      // The bytes of an entry are well-formed and start with a lead byte.
      let lead = page.byte(position, of: entry)
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = UInt32(lead) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
      for next in 1..<max(1, length) {
        value = value << 6 | UInt32(page.byte(position + next, of: entry) & 0x3F)
      }
      position += length
      let partPage = table.page(of: value)
      let part = partPage.entry(Int(value))
      switch part.kind {
      case .dropped: break
      case .letter: pass.letter(partPage, part, at: offset, end: end, &text)
      case .mark: pass.mark(partPage, part, at: offset, end: end, &text)
      case .sign: pass.sign(partPage, part, at: offset, end: end, &text)
      case .separator, .apostrophe, .middleDot, .sequence: pass.close(&text)
      }
    }
  }

  /// Whether the words on both sides of an apostrophe are one: "McDonald's", "it's" and "м'ята" are
  /// one word; "l'Hospitalet" and "O'Neill" are two.
  private func joins(
    _ utf8: Span<UInt8>, behind offset: Int, pass: FoldingPass, _ text: FoldedText
  ) -> Bool {
    guard pass.letters > 0 else { return false }
    // In Ukrainian and Belarusian the apostrophe is part of the word.
    if pass.endsInCyrillic(text) { return true }
    var position = offset
    var following = 0
    var isS = false
    scan: while position < utf8.count {
      let (value, end) = utf8.scalar(at: position)
      let page = table.page(of: value)
      let entry = page.entry(Int(value))
      switch entry.kind {
      case .dropped: break
      case .letter:
        following += 1
        if following > 2 { return false }
        isS = entry.length == 1 && page.byte(0, of: entry) == UInt8(ascii: "s")
      default: break scan
      }
      position = end
    }
    return following == 1 && isS || following > 0 && pass.letters > 2
  }
}
