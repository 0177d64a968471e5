extension HolidayCountry {
  /// Source: 国民の祝日に関する法律 (昭和23年法律第178号), with the Olympic years' special law.
  static let japan = HolidayCountry(
    "jp", 2010...2040, isUniform: true, bridgeName: "国民の休日",
    (japaneseFixed + japaneseMondays + japaneseEmperor).observed(.sundayToNextFree))

  private static let japaneseFixed: [HolidayRule] = [
    .on(1, 1, "元日"),
    .on(2, 11, "建国記念の日"),
    .computed("春分の日") { equinox(20.8431, month: 3, of: $0) },
    .on(4, 29, "昭和の日"),
    .on(5, 3, "憲法記念日"),
    .on(5, 4, "みどりの日"),
    .on(5, 5, "こどもの日"),
    .on(8, 11, "山の日").from(2016).until(2019),
    .on(8, 11, "山の日").from(2022),
    .days(20_200_810, 20_210_808, name: "山の日"),
    .computed("秋分の日") { equinox(23.2488, month: 9, of: $0) },
    .on(11, 3, "文化の日"),
    .on(11, 23, "勤労感謝の日"),
  ]

  private static let japaneseMondays: [HolidayRule] = [
    .nth(2, .monday, 1, "成人の日"),
    .nth(3, .monday, 7, "海の日").until(2019),
    .days(20_200_723, 20_210_722, name: "海の日"),
    .nth(3, .monday, 7, "海の日").from(2022),
    .nth(3, .monday, 9, "敬老の日"),
    .nth(2, .monday, 10, "体育の日").until(2019),
    .days(20_200_724, 20_210_723, name: "スポーツの日"),
    .nth(2, .monday, 10, "スポーツの日").from(2022),
  ]

  private static let japaneseEmperor: [HolidayRule] = [
    .on(2, 23, "天皇誕生日").from(2020),
    .on(12, 23, "天皇誕生日").until(2018),
    .days(20_190_501, name: "休日（祝日扱い）"),
    .days(20_191_022, name: "休日（祝日扱い）"),
  ]

  /// The day of an equinox as announced so far, for 1980 to 2099.
  ///
  /// Source: 海上保安庁水路部, "新こよみ便利帳" (恒星社厚生閣, 1991). The day is official only when
  /// announced in February of the year before.
  private static func equinox(_ day: Double, month: Int, of year: Int) -> CivilDay {
    let years = year - 1980
    return CivilDay(
      year: year, month: month, day: Int(day + 0.242194 * Double(years)) - years / 4)
  }
}
