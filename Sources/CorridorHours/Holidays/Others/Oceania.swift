extension HolidayCountry {
  /// Source: the states' acts: Public Holidays Act 2010 (NSW), Public Holidays Act 1993 (Vic),
  /// Holidays Act 1983 (Qld), Public Holidays Act 2023 (SA), Public and Bank Holidays Act 1972 (WA)
  /// with the proclamations of the King's Birthday.
  ///
  /// Days of one town or district, such as that of a show, are left out.
  static let australia = HolidayCountry(
    "au", 2012...2040, parts: "nsw qld sa vic wa",
    partYears: ["qld": 2017...2040, "sa": 2024...2040, "vic": 2017...2026, "wa": 2022...2027],
    australian + newSouthWales.in("nsw") + victoria.in("vic") + queensland.in("qld")
      + southAustralia.in("sa") + westernAustralia.in("wa"))

  private static let australian: [HolidayRule] = [
    .on(1, 1, "New Year's Day").observed(.nextWorkday),
    .on(1, 26, "Australia Day").observed(.weekendToMonday.instead),
    .easter(-2, "Good Friday"),
    .easter(1, "Easter Monday"),
    .on(4, 25, "Anzac Day").in("* nsw sa vic wa"),
    .days(20_220_922, name: "National Day of Mourning for Queen Elizabeth II"),
    .on(12, 25, "Christmas Day").observed(.nextWorkday),
    .on(12, 26, "Boxing Day").observed(.nextWorkday),
  ]

  private static let newSouthWales: [HolidayRule] = [
    .easter(-1, "Easter Saturday"),
    .easter(0, "Easter Sunday"),
    // Public Holidays Amendment (Anzac Day) Order 2026, for two years with the 25th on a weekend.
    .days(20_260_427, 20_270_426, name: "Additional public holiday for Anzac Day"),
    // Whether later years will have it is not known.
    .on(4, 25, "Anzac Day").from(2028).observed(.weekendToMonday.undecided),
    .nth(2, .monday, 6, "Queen's Birthday").until(2022),
    .nth(2, .monday, 6, "King's Birthday").from(2023),
    .nth(1, .monday, 10, "Labour Day"),
  ]

  private static let victoria: [HolidayRule] = [
    .nth(2, .monday, 3, "Labour Day"),
    .easter(-1, "Saturday before Easter Sunday"),
    .easter(0, "Easter Sunday"),
    .nth(2, .monday, 6, "Queen's Birthday").until(2022),
    .nth(2, .monday, 6, "King's Birthday").from(2023),
    .days(
      20_170_929, 20_180_928, 20_190_927, 20_201_023, 20_210_924, 20_220_923,
      20_230_929, 20_240_927, 20_250_926, 20_260_925, name: "Friday before the AFL Grand Final"),
    .nth(1, .tuesday, 11, "Melbourne Cup"),
  ]

  private static let queensland: [HolidayRule] = [
    .easter(-1, "The day after Good Friday"),
    .easter(0, "Easter Sunday"),
    .on(4, 25, "Anzac Day").observed(.sundayToMonday.instead),
    .nth(1, .monday, 5, "Labour Day"),
    .nth(1, .monday, 10, "Queen's Birthday").until(2022),
    .nth(1, .monday, 10, "King's Birthday").from(2023),
    // From 18:00 on.
    .on(12, 24, "Christmas Eve").from(2019).undecided,
  ]

  private static let southAustralia: [HolidayRule] = [
    .nth(2, .monday, 3, "Adelaide Cup Day"),
    .easter(-1, "Easter Saturday"),
    .easter(0, "Easter Sunday"),
    .nth(2, .monday, 6, "King's Birthday"),
    .nth(1, .monday, 10, "Labour Day"),
    // From 19:00 on.
    .on(12, 24, "Christmas Eve").undecided,
    .on(12, 31, "New Year's Eve").undecided,
  ]

  private static let westernAustralia: [HolidayRule] = [
    .nth(1, .monday, 3, "Labour Day"),
    .easter(0, "Easter Sunday"),
    .on(4, 25, "Anzac Day").observed(.weekendToMonday),
    .nth(1, .monday, 6, "Western Australia Day"),
    .days(20_220_926, name: "Queen's Birthday"),
    .days(20_230_925, 20_240_923, 20_250_929, 20_260_928, 20_270_927, name: "King's Birthday"),
  ]

  /// Source: Holidays Act 2003, s. 44 and 45 (s. 45A: Mondays in place of weekends); Te Kāhui o
  /// Matariki Public Holiday Act 2022, schedule 1.
  static let newZealand = HolidayCountry(
    "nz", 2014...2040, parts: "auk ntl tki wgn",
    newZealandWhole + newZealandParts)

  private static let newZealandWhole: [HolidayRule] = [
    .on(1, 1, "New Year's Day").observed(.nextWorkday),
    .on(1, 2, "Day after New Year's Day").observed(.nextWorkday),
    .on(2, 6, "Waitangi Day").observed(.weekendToMonday),
    .easter(-2, "Good Friday"),
    .easter(1, "Easter Monday"),
    .on(4, 25, "Anzac Day").observed(.weekendToMonday),
    .nth(1, .monday, 6, "Queen's Birthday").until(2022),
    .nth(1, .monday, 6, "King's Birthday").from(2023),
    // OpenStreetMap's evaluators do not count it yet, so nobody knows what a mapper meant.
    .days(
      20_220_624, 20_230_714, 20_240_628, 20_250_620, 20_260_710, 20_270_625, 20_280_714,
      20_290_706, 20_300_621, 20_310_711, 20_320_702, 20_330_624, 20_340_707, 20_350_629,
      20_360_718, 20_370_710, 20_380_625, 20_390_715, 20_400_706, name: "Matariki"
    ).undecided,
    .days(20_220_926, name: "Queen Elizabeth II Memorial Day"),
    .nth(4, .monday, 10, "Labour Day"),
    .on(12, 25, "Christmas Day").observed(.nextWorkday),
    .on(12, 26, "Boxing Day").observed(.nextWorkday),
  ]

  /// The Mondays nearest to the days that the provinces were founded on (s. 44(1)(k)).
  private static let newZealandParts: [HolidayRule] = [
    .onOrAfter(.monday, 1, 26, "Auckland Anniversary Day").in("auk ntl"),
    .onOrAfter(.monday, 1, 19, "Wellington Anniversary Day").in("wgn"),
    .nth(2, .monday, 3, "Taranaki Anniversary Day").in("tki"),
  ]
}
