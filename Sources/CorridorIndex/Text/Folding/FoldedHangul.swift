/// A part of a folded word: the syllable that jamo form in typing order, or any other scalar.
enum FoldedPart: Equatable {
  case syllable(HangulSyllable)
  /// A consonant outside any syllable, by its number as a leading consonant.
  case consonant(Int)
  case other(Unicode.Scalar)
}

/// The parts of a folded word, joined as keyboards join typed letters: the last consonant before a
/// vowel leads, and up to two before it trail.
func foldedParts(_ scalars: [Unicode.Scalar]) -> [FoldedPart] {
  func consonant(_ index: Int) -> Int? {
    guard index < scalars.count, (0x1100...0x1112).contains(scalars[index].value) else {
      return nil
    }
    return Int(scalars[index].value) - 0x1100
  }
  func vowel(_ index: Int) -> Int? {
    guard index < scalars.count, (0x1161...0x1175).contains(scalars[index].value) else {
      return nil
    }
    return Int(scalars[index].value) - 0x1161
  }
  var parts: [FoldedPart] = []
  var index = 0
  while index < scalars.count {
    guard let leading = consonant(index) else {
      parts.append(.other(scalars[index]))
      index += 1
      continue
    }
    index += 1
    guard var middle = vowel(index) else {
      parts.append(.consonant(leading))
      continue
    }
    index += 1
    if let second = vowel(index), let pair = HangulSyllable.vowel(middle, second) {
      middle = pair
      index += 1
    }
    var trailing = 0
    if let one = consonant(index), vowel(index + 1) == nil,
      let single = HangulSyllable.trailing([one])
    {
      (trailing, index) = (single, index + 1)
      if let two = consonant(index), vowel(index + 1) == nil,
        let pair = HangulSyllable.trailing([one, two])
      {
        (trailing, index) = (pair, index + 1)
      }
    }
    parts.append(.syllable(HangulSyllable(leading: leading, vowel: middle, trailing: trailing)))
  }
  return parts
}
