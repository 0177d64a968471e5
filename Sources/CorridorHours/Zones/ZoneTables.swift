/// The tables of the zones of countries and of their parts, as the words of each line.
///
/// They are in files in `Sources/CCorridorData/Zones`; the README there explains the words.
enum ZoneTables {
  static let countries = known(.countryZones)
  static let regions = known(.regionZones)

  private static func known(_ file: DataFile) -> [[Substring]] {
    do throws(DataFileError) {
      return try words(of: file)
    } catch {
      // Tests read both files, so embedded files are always valid.
      preconditionFailure("\(error)")
    }
  }

  /// Parses a table.
  static func words(of file: DataFile) throws(DataFileError) -> [[Substring]] {
    var lines = file.lines
    _ = try file.head(["source"], from: &lines).required("source")
    var table: [[Substring]] = []
    for line in lines {
      let words = line.text.words
      let isCountry =
        words[0].utf8.count == 2 && words[0].utf8.allSatisfy { (65...90).contains($0) }
      guard isCountry, words.count > 1 else {
        throw DataFileError(
          .unknown(
            String(line.text), expected: "a country and its zones, such as 'MT Europe/Malta'"),
          file: file.name, line: line.number)
      }
      for word in words.dropFirst() where !isZone(word) && !isPart(word) {
        throw DataFileError(
          .unknown(
            String(word), expected: "a zone, a part of a country, '*', '?' or a range of degrees"),
          file: file.name, line: line.number)
      }
      table.append(words)
    }
    return table
  }

  private static func isZone(_ word: Substring) -> Bool {
    word.utf8.first.map { (65...90).contains($0) } == true && word.utf8.contains(UInt8(ascii: "/"))
  }

  /// Whether it is `bw`, `20`, `*`, `?` or `-10:5`.
  private static func isPart(_ word: Substring) -> Bool {
    let ends = word.utf8.split(separator: UInt8(ascii: ":"))
    if ends.count == 2 { return ends.allSatisfy { Double(Substring($0)) != nil } }
    return word == "*" || word == "?"
      || word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
  }
}
