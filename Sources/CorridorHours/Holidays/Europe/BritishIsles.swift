extension HolidayCountry {
  /// Source: Banking and Financial Dealings Act 1971, schedule 1, with the royal proclamations;
  /// St Andrew's Day Bank Holiday (Scotland) Act 2007; gov.uk, "UK bank holidays".
  ///
  /// A day on a weekend has a substitute; it is kept itself too, as shops and offices do.
  static let unitedKingdom = HolidayCountry(
    "gb", 2010...2040, parts: "eng wls sct nir",
    britishYear + britishOnce)

  private static let britishYear: [HolidayRule] = [
    .on(1, 1, "New Year's Day").observed(.nextWorkday),
    .on(1, 2, "2nd January").in("sct").observed(.nextWorkday),
    .on(3, 17, "St Patrick's Day").in("nir").observed(.nextWorkday),
    .easter(-2, "Good Friday"),
    .easter(1, "Easter Monday").in("eng wls nir"),
    .nth(1, .monday, 5, "Early May bank holiday").until(2019),
    .days(20_200_508, name: "Early May bank holiday (VE day)"),
    .nth(1, .monday, 5, "Early May bank holiday").from(2021),
    .computed("Spring bank holiday") { year in
      switch year {
      case 2012: CivilDay(year: year, month: 6, day: 4)
      case 2022: CivilDay(year: year, month: 6, day: 2)
      default: HolidayRule.last(.monday, 5, "").days(in: year).first
      }
    },
    .on(7, 12, "Battle of the Boyne (Orangemen's Day)").in("nir").observed(.nextWorkday),
    .nth(1, .monday, 8, "Summer bank holiday").in("sct"),
    .last(.monday, 8, "Summer bank holiday").in("eng wls nir"),
    .on(11, 30, "St Andrew's Day").in("sct").observed(.nextWorkday),
    .on(12, 25, "Christmas Day").observed(.nextWorkday),
    .on(12, 26, "Boxing Day").observed(.nextWorkday),
  ]

  private static let britishOnce: [HolidayRule] = [
    .days(20_110_429, name: "Royal wedding of Prince William and Catherine Middleton"),
    .days(20_120_605, name: "Diamond Jubilee of Elizabeth II"),
    .days(20_220_603, name: "Platinum Jubilee of Elizabeth II"),
    .days(20_220_919, name: "State Funeral of Queen Elizabeth II"),
    .days(20_230_508, name: "Coronation of King Charles III"),
    .days(20_260_615, name: "World Cup bank holiday").in("sct"),
  ]

  /// Source: Organisation of Working Time Act 1997, schedule 2; S.I. No. 50/2022 (first Monday in
  /// February, or the 1st where that is a Friday).
  static let ireland = HolidayCountry(
    "ie", 2012...2040, isUniform: true,
    [
      .on(1, 1, "New Year's Day"),
      .computed("Saint Brigid's Day") { year in
        let first = CivilDay(year: year, month: 2, day: 1)
        return first.weekday == 4 ? first : first + (7 - first.weekday) % 7
      }.from(2023),
      .on(3, 17, "Saint Patrick's Day"),
      .days(20_220_318, name: "Day of Remembrance and Recognition"),
      .easter(1, "Easter Monday"),
      .nth(1, .monday, 5, "May Day"),
      .nth(1, .monday, 6, "June Holiday"),
      .nth(1, .monday, 8, "August Holiday"),
      .last(.monday, 10, "October Holiday"),
      .on(12, 25, "Christmas Day"),
      .on(12, 26, "Saint Stephen's Day"),
      // No public holiday, but most employers and pubs keep the day.
      .easter(-2, "Good Friday").undecided,
    ])
}
