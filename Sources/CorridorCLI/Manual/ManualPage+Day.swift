internal import CorridorRequests
internal import Glibc

extension ManualPage {
  /// The date of a page: that of `SOURCE_DATE_EPOCH` if it is set, so that packages are
  /// reproducible, or else today (UTC).
  static func day() throws(CommandError) -> String {
    guard let text = environment("SOURCE_DATE_EPOCH") else { return day(of: time(nil)) }
    guard let seconds = Int(text), 0..<253_402_300_800 ~= seconds else {
      throw .badValue(
        option: "SOURCE_DATE_EPOCH", found: text, expected: "seconds since 1970, up to year 9999")
    }
    return day(of: seconds)
  }

  /// The date of a time in seconds since 1970: `2026-11-22`.
  ///
  /// Days are counted in eras of 400 years that begin on 1 March, so that leap days come last:
  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  static func day(of seconds: Int) -> String {
    let days = seconds / 86_400 + 719_468
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + days / 146_097 * 400 + (month < 10 ? 0 : 1)
    let fields = [year, month < 10 ? month + 3 : month - 9, day]
    return fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}
