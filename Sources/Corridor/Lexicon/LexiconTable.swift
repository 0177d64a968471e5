internal import CorridorIndex

/// What the phrases of all languages fold into, worked out beforehand.
///
/// Folding thirty languages takes some 60 ms, which every start of a process would pay for. So the
/// outcome stands in a file of its own, ``standard``, which a test makes anew from the languages and
/// compares; with `CORRIDOR_WRITE_LEXICON=1` it writes the file. A table that was made of other
/// texts is not used.
struct LexiconTable: Equatable, Sendable {
  /// XXH3-64 of the texts of all languages, one behind the other.
  let checksum: UInt64
  /// See ``LexiconFolder/forms``.
  let forms: String
  /// See ``Lexicon/keys``.
  let keys: LexiconKeys
  /// See ``Lexicon/innerKeys``.
  let innerKeys: LexiconKeys

  init(checksum: UInt64, forms: String, keys: String, innerKeys: String) {
    self.checksum = checksum
    self.forms = forms
    self.keys = LexiconKeys(digits: keys)
    self.innerKeys = LexiconKeys(digits: innerKeys)
  }

  /// Folds the phrases that `reader` has read.
  init(folding reader: LexiconReader) {
    let folder = LexiconFolder(reader)
    checksum = Checksum.of(reader.text.span)
    forms = String(decoding: folder.forms, as: UTF8.self)
    keys = LexiconKeys(folder.keys, of: folder.forms.span)
    innerKeys = LexiconKeys(folder.innerKeys, of: folder.forms.span)
  }
}
