extension HolidayCountry {
  /// Source: Ulusal Bayram ve Genel Tatiller Hakkında Kanun (2429), art. 1-2; Diyanet İşleri
  /// Başkanlığı, "Dinî günler" (the feasts of the moon).
  ///
  /// On the eves of the feasts and of 29 October the holiday begins at 13:00.
  static let turkey = HolidayCountry(
    "tr", 2020...2026, isUniform: true,
    turkishDates + turkishFeast("Ramazan Bayramı", 3, 2020_0524, 2021_0513, 2022_0502, 2023_0421)
      + turkishFeast("Ramazan Bayramı", 3, 2024_0410, 2025_0330, 2026_0320)
      + turkishFeast("Kurban Bayramı", 4, 2020_0731, 2021_0720, 2022_0709, 2023_0628)
      + turkishFeast("Kurban Bayramı", 4, 2024_0616, 2025_0606, 2026_0527))

  private static let turkishDates: [HolidayRule] = [
    .on(1, 1, "Yılbaşı"),
    .on(4, 23, "Ulusal Egemenlik ve Çocuk Bayramı"),
    .on(5, 1, "Emek ve Dayanışma Günü"),
    .on(5, 19, "Atatürk'ü Anma, Gençlik ve Spor Bayramı"),
    .on(7, 15, "Demokrasi ve Millî Birlik Günü"),
    .on(8, 30, "Zafer Bayramı"),
    .on(10, 28, "Cumhuriyet Bayramı").undecided,
    .on(10, 29, "Cumhuriyet Bayramı"),
  ]

  /// A feast of so many days from those days on, and its eves.
  private static func turkishFeast(
    _ name: String, _ length: Int, _ firsts: Int...
  ) -> [HolidayRule] {
    firsts.flatMap { first in
      (-1..<length).map { offset in
        let rule = HolidayRule.computed(name) { year in
          guard year == first / 10000 else { return nil }
          return CivilDay(year: year, month: first / 100 % 100, day: first % 100) + offset
        }
        return offset < 0 ? rule.undecided : rule
      }
    }
  }

  /// Source: Holidays Act 1998, s. 4 and schedule; Ministry of Manpower, "Public holidays" (the days
  /// by the moon and the polling days of each year).
  static let singapore = HolidayCountry(
    "sg", 2020...2026, isUniform: true,
    (singaporeDates + singaporeMoon).observed(.sundayToNextFree) + [
      .easter(-2, "Good Friday"),
      .days(20_200_710, 20_230_901, 20_250_503, name: "Polling Day"),
    ])

  private static let singaporeDates: [HolidayRule] = [
    .on(1, 1, "New Year's Day"),
    .on(5, 1, "Labour Day"),
    .on(8, 9, "National Day"),
    .on(12, 25, "Christmas Day"),
  ]

  private static let singaporeMoon: [HolidayRule] = [
    .days(
      20_200_125, 20_200_126, 20_210_212, 20_210_213, 20_220_201, 20_220_202, 20_230_122,
      20_230_123, 20_240_210, 20_240_211, 20_250_129, 20_250_130, 20_260_217, 20_260_218,
      name: "Chinese New Year"),
    .days(
      20_200_524, 20_210_513, 20_220_503, 20_230_422, 20_240_410, 20_250_331, 20_260_321,
      name: "Hari Raya Puasa"),
    .days(
      20_200_507, 20_210_526, 20_220_515, 20_230_602, 20_240_522, 20_250_512, 20_260_531,
      name: "Vesak Day"),
    .days(
      20_200_731, 20_210_720, 20_220_710, 20_230_629, 20_240_617, 20_250_607, 20_260_527,
      name: "Hari Raya Haji"),
    .days(
      20_201_114, 20_211_104, 20_221_024, 20_231_112, 20_241_031, 20_251_020, 20_261_108,
      name: "Deepavali"),
  ]
}
