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
}

/// The languages of a word.
struct Languages: OptionSet, Hashable {
  let rawValue: UInt16

  static let english = Languages(rawValue: 1)
  static let german = Languages(rawValue: 2)
  static let french = Languages(rawValue: 4)
  static let spanish = Languages(rawValue: 8)
  static let italian = Languages(rawValue: 16)
  static let dutch = Languages(rawValue: 32)
  static let polish = Languages(rawValue: 64)
  static let russian = Languages(rawValue: 128)
  static let portuguese = Languages(rawValue: 256)
  static let any = Languages(rawValue: 511)
}
