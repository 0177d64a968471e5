/// The meaning of a word of opening hours.
enum Word: Hashable {
  /// 0 is Monday.
  case weekday(Int)
  /// Several weekdays, as bits from Monday.
  case weekdays(UInt8)
  case month(Int)
  case publicHoliday
  case schoolHoliday
  case dayBeforePublicHoliday
  case week
  case easter
  case sun(SunEvent)
  /// From sunrise to sunset.
  case daylight
  case always
  case open
  case closed
  case unknown
  /// A comment so common that it is written without quotes.
  case comment(String)
  /// The unit of an offset.
  case days
  case and
  /// The word between the ends of a range.
  case to
  /// A word after a time that adds no meaning.
  case oClock
  /// The key of the value, not part of it.
  case key
  /// The word before a range, or before a time that begins an open end: `from`, `ab`.
  case from
  /// An end that is not known: `late`, `open end`.
  case openEnd
  /// An end that is not known, in words that also say so without a dash: `open end`.
  case openEnded
  /// 12:00
  case noon
  /// 24:00 as an end, and 00:00 as a start.
  case midnight
}

/// The languages of a word: those of the lexicon.
struct Languages: OptionSet, Hashable {
  let rawValue: UInt32

  static let english = Languages(rawValue: 1 << 0)
  static let german = Languages(rawValue: 1 << 1)
  static let french = Languages(rawValue: 1 << 2)
  static let spanish = Languages(rawValue: 1 << 3)
  static let italian = Languages(rawValue: 1 << 4)
  static let dutch = Languages(rawValue: 1 << 5)
  static let polish = Languages(rawValue: 1 << 6)
  static let russian = Languages(rawValue: 1 << 7)
  static let portuguese = Languages(rawValue: 1 << 8)
  static let arabic = Languages(rawValue: 1 << 9)
  static let bulgarian = Languages(rawValue: 1 << 10)
  static let catalan = Languages(rawValue: 1 << 11)
  static let czech = Languages(rawValue: 1 << 12)
  static let danish = Languages(rawValue: 1 << 13)
  static let greek = Languages(rawValue: 1 << 14)
  static let estonian = Languages(rawValue: 1 << 15)
  static let finnish = Languages(rawValue: 1 << 16)
  static let croatian = Languages(rawValue: 1 << 17)
  static let hungarian = Languages(rawValue: 1 << 18)
  static let japanese = Languages(rawValue: 1 << 19)
  static let korean = Languages(rawValue: 1 << 20)
  static let lithuanian = Languages(rawValue: 1 << 21)
  static let latvian = Languages(rawValue: 1 << 22)
  static let maltese = Languages(rawValue: 1 << 23)
  static let norwegian = Languages(rawValue: 1 << 24)
  static let romanian = Languages(rawValue: 1 << 25)
  static let slovak = Languages(rawValue: 1 << 26)
  static let slovenian = Languages(rawValue: 1 << 27)
  static let swedish = Languages(rawValue: 1 << 28)
  static let turkish = Languages(rawValue: 1 << 29)
  static let ukrainian = Languages(rawValue: 1 << 30)
  static let chinese = Languages(rawValue: 1 << 31)
  static let any = Languages(rawValue: .max)
}
