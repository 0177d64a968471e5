extension HolidayCountry {
  /// Source: Public Holidays Act 36 of 1994, schedule 1, s. 2(1) (Sundays) and 2A (declared days).
  ///
  /// Known through 2026: the days of elections after that are not declared yet.
  static let southAfrica = HolidayCountry(
    "za", 2014...2026, isUniform: true,
    [HolidayRule](
      [
        .on(1, 1, "New Year's Day"),
        .on(3, 21, "Human Rights Day"),
        .on(4, 27, "Freedom Day"),
        .on(5, 1, "Workers' Day"),
        .on(6, 16, "Youth Day"),
        .on(8, 9, "National Women's Day"),
        .on(9, 24, "Heritage Day"),
        .on(12, 16, "Day of Reconciliation"),
        .on(12, 25, "Christmas Day"),
        .on(12, 26, "Day of Goodwill"),
      ]
    ).observed(.sundayToMonday) + [
      .easter(-2, "Good Friday"),
      .easter(1, "Family Day"),
      .days(20_140_507, 20_190_508, 20_240_529, name: "National and provincial elections"),
      .days(20_160_803, 20_211_101, 20_261_104, name: "Local government elections"),
      .days(20_161_227, 20_221_227, name: "Public holiday"),
      .days(20_231_215, name: "Public holiday (Rugby World Cup)"),
    ])
}
