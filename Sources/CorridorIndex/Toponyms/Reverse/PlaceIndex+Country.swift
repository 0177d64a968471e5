internal import CorridorGeometry

extension PlaceIndex {
  /// The country of a position that no country's area holds, by the code of ISO 3166 that one of
  /// the toponyms it lies in has; nil where none has a code, or no country has that code.
  ///
  /// Extracts often have a country as a point alone, its boundary being cut. Complexity:
  /// O(toponyms), reading a byte for each.
  ///
  /// - Parameter rows: The toponyms that the position lies in, the smallest first.
  func country(around rows: [Int]) throws(IndexError) -> Int? {
    var wanted: [UInt8]?
    for row in rows where wanted == nil {
      wanted = try AddressTags(contents, row: row, languages: []).code?.countryLetters
    }
    guard let wanted else { return nil }
    for row in businessCount..<count where try contents.code(at: row).kind == .country {
      let code = try AddressTags(contents, row: row, languages: []).code
      if let code, code.count == 2, code.countryLetters == wanted { return row }
    }
    return nil
  }
}

extension PlaceText {
  /// The two letters of a country in `LI` or `LI-11`, in capitals; nil in other texts.
  var countryLetters: [UInt8]? {
    withBytes { bytes -> [UInt8]? in
      guard bytes.count == 2 || bytes.count > 3 && bytes[2] == UInt8(ascii: "-") else { return nil }
      let letters = [bytes[0] & 0xDF, bytes[1] & 0xDF]
      let isCode = letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      return isCode ? letters : nil
    }
  }
}
