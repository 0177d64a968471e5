package import CorridorHours
internal import CorridorIndex

/// The precomputed lines and folded phrases of all languages.
///
/// Folding thirty languages takes about 60 ms, which would be added to every start of a process. So
/// LexiconCompiler writes the result to `Sources/CCorridorData/Lexicon.table`, which is embedded in
/// the program. A table made from other texts is ignored.
///
/// The file starts with eight little-endian words of eight bytes: a magic number, the checksum of
/// the texts, and the counts of code bytes, lines, phrases, keys, inner keys and form bytes. A word
/// for each line, phrase, key and inner key follows (``PackedList``), then the codes of the
/// languages, separated by blanks, then the forms.
struct LexiconTable: Equatable, Sendable {
  /// "CORLEX01"
  private static let mark: UInt64 = 0x3130_5845_4C52_4F43
  private static let headWords = 8

  /// The bytes of the whole table.
  let bytes: LexiconBytes
  /// XXH3-64 of the texts of all languages, each followed by a zero byte.
  let checksum: UInt64
  /// See ``Lexicon/languages``.
  let languages: [String]
  let lines: PackedList<LexiconLine>
  let phrases: PackedList<LexiconPhrase>
  /// See ``Lexicon/keys``.
  let keys: LexiconKeys
  /// See ``Lexicon/innerKeys``.
  let innerKeys: LexiconKeys
  /// See ``LexiconFolder/forms``.
  let forms: LexiconBytes

  /// The table that is embedded in the program; nil if it does not have this format.
  static let standard = LexiconTable(.table)

  /// Reads a table; nil if the bytes are not one. Complexity: O(languages).
  init?(_ bytes: LexiconBytes) {
    guard bytes.count >= 8 * Self.headWords, bytes.word(0) == Self.mark else { return nil }
    let counts = (2..<Self.headWords).map { Int(truncatingIfNeeded: bytes.word($0)) }
    guard counts.allSatisfy({ $0 >= 0 && $0 <= bytes.count }),
      8 * (Self.headWords + counts[1...4].reduce(0, +)) + counts[0] + counts[5] == bytes.count
    else { return nil }
    var start = 8 * Self.headWords
    func next(_ count: Int) -> LexiconBytes {
      defer { start += count }
      return bytes.part(start..<start + count)
    }
    self.bytes = bytes
    checksum = bytes.word(1)
    lines = PackedList(next(counts[1] * 8))
    phrases = PackedList(next(counts[2] * 8))
    keys = PackedList(next(counts[3] * 8))
    innerKeys = PackedList(next(counts[4] * 8))
    let codes = next(counts[0])
    languages = codes.string(0..<codes.count).split(separator: " ").map(String.init)
    forms = next(counts[5])
  }

  /// Folds the phrases of `reader`.
  init(folding reader: LexiconReader) {
    let folder = LexiconFolder(reader)
    let codes = Array(reader.languages.joined(separator: " ").utf8)
    var bytes: [UInt8] = []
    func append(_ words: some Sequence<UInt64>) {
      for word in words {
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) }
      }
    }
    let lists = [
      reader.lines.map(\.word), reader.phrases.map(\.word),
      Self.sorted(folder.keys, by: folder.forms.span).map(\.word),
      Self.sorted(folder.innerKeys, by: folder.forms.span).map(\.word),
    ]
    let counts = [codes.count] + lists.map(\.count) + [folder.forms.count]
    append([Self.mark, Checksum.of(reader.text.span)] + counts.map(UInt64.init))
    for list in lists { append(list) }
    guard let table = LexiconTable(LexiconBytes(bytes + codes + folder.forms)) else {
      preconditionFailure("the table that was made cannot be read")
    }
    self = table
  }

  private static func sorted(_ keys: [LexiconKey], by forms: Span<UInt8>) -> [LexiconKey] {
    keys.sorted { left, right in
      let order = Lexicon.compare(forms, left.range, forms, right.range)
      return order == 0 ? left.phrase < right.phrase : order < 0
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
}

/// Makes the file of the table, for LexiconCompiler.
package enum LexiconCompilation {
  /// The table's bytes, and the errors in the texts; lines with errors are not in the table.
  package static func table() -> (bytes: [UInt8], faults: [DataFileError]) {
    let reader = LexiconReader(LexiconLanguage.all)
    let bytes = LexiconTable(folding: reader).bytes
    return ((0..<bytes.count).map { bytes[$0] }, reader.faults)
  }
}
