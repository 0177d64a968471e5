internal import CorridorThreads

extension HolidayCountry {
  /// The country with a code; nil if there is no file for it.
  ///
  /// The file is read at the first request. Complexity: O(1) after that.
  static func named(_ code: String) -> HolidayCountry? {
    if let country = known.withLock({ $0[code] }) { return country }
    guard let file = DataFile.holidays[code] else { return nil }
    let country: HolidayCountry
    do throws(DataFileError) {
      country = try HolidayCountry(file, school: DataFile.schoolHolidays[code])
    } catch {
      // Tests read all files, so embedded files are always valid.
      preconditionFailure("\(error)")
    }
    known.withLock { $0[code] = country }
    return country
  }

  private static let known = Locked<[String: HolidayCountry]>([:])

  /// The parts of a country, read from the head of its file.
  static func parts(of code: String) -> Set<String> {
    guard let file = DataFile.holidays[code] else { return [] }
    var lines = file.lines
    return (try? HolidayCountry(head: &lines, of: file))?.parts ?? []
  }

  /// Reads a file of public holidays, and the file of school holidays if there is one.
  init(_ file: DataFile, school: DataFile? = nil) throws(DataFileError) {
    var lines = file.lines
    self = try Self(head: &lines, of: file)
    if rules.isEmpty, lines.peek() == nil {
      throw DataFileError(.missing("a rule"), file: file.name, line: lines.number)
    }
    let known = Set(parts.map { $0[...] })
    for line in lines {
      do throws(DataFileError.Problem) {
        rules.append(try HolidayRule(line, of: years, parts: known))
      } catch {
        throw DataFileError(error, file: file.name, line: line.number)
      }
    }
    self.school = try school.map { (file) throws(DataFileError) in try SchoolTable(file) }
  }

  /// Reads the head of a file of public holidays, but not its rules.
  init(head lines: inout DataLines, of file: DataFile) throws(DataFileError) {
    let head = try file.head(
      ["country", "source", "years", "parts", "alias", "bridge"], from: &lines)
    code = String(try head.required("country").value)
    source = String(try head.required("source").value)
    let years = try head.required("years")
    self.years = try Self.years(years, in: head, to: &ends)
    let parts = try head.required("parts")
    switch parts.value {
    case "any": isUniform = true
    case "none": break
    default: self.parts = Set(parts.value.words.map(String.init))
    }
    bridgeName = head.field("bridge").map { String($0.value) }
    for field in head.fields where !field.subject.isEmpty {
      switch field.kind {
      case "alias":
        let part = String(field.value)
        guard self.parts.contains(part) else {
          throw head.error(.notOneOf(part, list: "parts:"), field)
        }
        aliases[String(field.subject)] = part
      case "years" where field.subject.hasPrefix("of "):
        let range = try Self.years(field, in: head, to: &ends)
        for part in field.subject.words.dropFirst() {
          guard self.parts.contains(String(part)) else {
            throw head.error(.notOneOf(String(part), list: "parts:"), field)
          }
          partYears[String(part)] = range
        }
      default:
        throw head.error(
          .unknown("\(field.kind) \(field.subject)", expected: "a line of the head"), field)
      }
    }
  }

  /// Parses `2010-2040`, `2014`, or `2018-2021, ended`.
  private static func years(
    _ field: DataFileHead.Field, in head: DataFileHead, to ends: inout [DataEnd]
  ) throws(DataFileError) -> ClosedRange<Int> {
    var text = field.value
    let isEnded = text.hasSuffix(", ended")
    if isEnded { text = text.dropLast(", ended".utf8.count) }
    let words = text.utf8.split(separator: UInt8(ascii: "-")).compactMap { Int(Substring($0)) }
    guard let first = words.first, let last = words.last, words.count < 3, first <= last,
      text == "\(first)" || text == "\(first)-\(last)", first >= 1000, last < 10_000
    else {
      throw head.error(
        .unknown(String(field.value), expected: "years, such as '2010-2040' or '2014'"), field)
    }
    if !isEnded { ends.append(DataEnd(file: head.file, line: field.line, year: last)) }
    return first...last
  }
}

/// The last year of data, after which a newer file is expected.
struct DataEnd: Hashable, Sendable {
  var file: String
  var line: Int
  var year: Int
}
