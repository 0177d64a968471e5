/// The state of folding a text: the open word or run of signs.
struct FoldingPass {
  private enum Open { case nothing, word, run }

  private var open = Open.nothing
  /// Number of letters in the open word; zero in a run.
  private(set) var letters = 0
  /// The start of the open word or, in a run, the sign before the last one.
  private var start = 0
  private var sourceStart = 0
  private var sourceEnd = 0
  /// The last sign of the open run, and the source end of the previous one.
  private var signStart = 0
  private var signSource = 0
  private var signs = 0
  private var marks = 0
  /// The start of the open stretch of kana, or -1.
  private var kanaStart = -1
  private var kanaSource = 0

  /// Skips a scalar that folds to nothing; the open word or run covers it.
  @inline(__always) mutating func skip(to end: Int) { sourceEnd = end }

  @inline(__always) mutating func letter(
    _ page: FoldingPage, _ entry: FoldingEntry, at offset: Int, end: Int, _ text: inout FoldedText
  ) {
    if open != .word {
      close(&text)
      open = .word
      start = text.bytes.count
      sourceStart = offset
    }
    append(page, entry, at: offset, &text)
    sourceEnd = end
  }

  /// Adds a letter that folds to one byte and comes from one byte.
  @inline(__always) mutating func letter(_ byte: UInt8, at offset: Int, _ text: inout FoldedText) {
    if open != .word {
      close(&text)
      open = .word
      start = text.bytes.count
      sourceStart = offset
    }
    sourceEnd = offset &+ 1
    guard letters < TextFolder.longestWord,
      text.bytes.count &- start <= TextFolder.longestWordBytes - 4
    else {
      letters = TextFolder.longestWord
      return
    }
    letters &+= 1
    text.bytes.append(byte)
    text.sources.append(UInt32(truncatingIfNeeded: offset))
  }

  mutating func mark(
    _ page: FoldingPage, _ entry: FoldingEntry, at offset: Int, end: Int, _ text: inout FoldedText
  ) {
    switch open {
    case .nothing: return
    case .word: append(page, entry, at: offset, &text)
    case .run where marks < 2:
      marks += 1
      for number in 0..<entry.length {
        text.bytes.append(page.byte(number, of: entry))
        text.sources.append(UInt32(truncatingIfNeeded: offset))
      }
    case .run: break
    }
    sourceEnd = end
  }

  mutating func sign(
    _ page: FoldingPage, _ entry: FoldingEntry, at offset: Int, end: Int, _ text: inout FoldedText
  ) {
    if open == .word { close(&text) }
    open = .run
    if signs >= 2 {
      text.words.append(
        FoldedWord(
          bytes: start..<text.bytes.count, source: sourceStart..<sourceEnd, isIdeographic: true))
    }
    if signs >= 1 {
      (start, sourceStart) = (signStart, signSource)
    } else {
      (start, sourceStart) = (text.bytes.count, offset)
    }
    (signStart, signSource) = (text.bytes.count, offset)
    // Kana fold to hiragana and the prolonged sound mark, U+3041 to U+30FF: E3 81 to E3 83.
    let isKana =
      entry.length >= 3 && page.byte(0, of: entry) == 0xE3
      && (0x81...0x83).contains(page.byte(1, of: entry))
    if !isKana {
      closeKana(&text)
    } else if kanaStart < 0 {
      (kanaStart, kanaSource) = (text.bytes.count, offset)
    }
    signs += 1
    marks = 0
    for number in 0..<entry.length {
      text.bytes.append(page.byte(number, of: entry))
      text.sources.append(UInt32(truncatingIfNeeded: offset))
    }
    sourceEnd = end
  }

  /// Ends the open word or run.
  @inline(__always) mutating func close(_ text: inout FoldedText) {
    guard open != .nothing else { return }
    text.words.append(
      FoldedWord(
        bytes: start..<text.bytes.count, source: sourceStart..<sourceEnd,
        isIdeographic: open == .run))
    if open == .run { closeKana(&text) }
    open = .nothing
    letters = 0
    signs = 0
    marks = 0
  }

  private mutating func closeKana(_ text: inout FoldedText) {
    guard kanaStart >= 0 else { return }
    text.kana.append(
      FoldedWord(
        bytes: kanaStart..<text.bytes.count, source: kanaSource..<sourceEnd, isIdeographic: true))
    kanaStart = -1
  }

  /// Appends the folded bytes of a scalar to the open word, up to the maximum length.
  @inline(__always) private mutating func append(
    _ page: FoldingPage, _ entry: FoldingEntry, at offset: Int, _ text: inout FoldedText
  ) {
    for number in 0..<entry.length {
      let byte = page.byte(number, of: entry)
      if byte & 0xC0 != 0x80 {
        guard letters < TextFolder.longestWord,
          text.bytes.count &- start <= TextFolder.longestWordBytes - 4
        else {
          // Accept no more letters, however short.
          letters = TextFolder.longestWord
          return
        }
        letters += 1
      }
      text.bytes.append(byte)
      text.sources.append(UInt32(truncatingIfNeeded: offset))
    }
  }

  /// Whether the open word ends in the letter l.
  func endsInL(_ text: FoldedText) -> Bool {
    letters > 0 && text.bytes.last == UInt8(ascii: "l")
  }

  /// Whether the open word ends in a letter of the block U+0400 to U+04FF.
  func endsInCyrillic(_ text: FoldedText) -> Bool {
    letters > 0 && text.bytes.count - start >= 2
      && (0xD0...0xD3).contains(text.bytes[text.bytes.count - 2])
  }
}
