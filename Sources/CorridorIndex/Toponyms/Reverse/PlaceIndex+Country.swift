internal import CorridorGeometry

extension PlaceIndex {
  /// The country of a position outside every country's area, by the ISO 3166 code of a toponym that
  /// contains the position; nil if none has a code, or if no country has that code.
  ///
  /// Extracts often have a country only as a point, because its boundary is cut off. Complexity:
  /// O(toponyms), reading one byte for each.
  ///
  /// - Parameter rows: The toponyms that contain the position, the smallest first.
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
  /// The two letters of a country in `LI` or `LI-11`, in capitals; nil for other texts.
  var countryLetters: [UInt8]? {
    withBytes { bytes -> [UInt8]? in
      guard bytes.count == 2 || bytes.count > 3 && bytes[2] == UInt8(ascii: "-") else { return nil }
      let letters = [bytes[0] & 0xDF, bytes[1] & 0xDF]
      let isCode = letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      return isCode ? letters : nil
    }
  }
}
