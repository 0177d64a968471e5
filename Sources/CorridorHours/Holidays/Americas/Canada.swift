extension HolidayCountry {
  /// Source: Holidays Act (R.S.C. 1985, c. H-5) and the provinces' employment standards acts.
  ///
  /// Where a day is on a weekend, most employers give another one, which the acts do not name. Such
  /// days and those on which a province's employers or shops may choose are not known.
  static let canada = HolidayCountry(
    "ca", 2013...2040, parts: "ab bc mb nb nl ns nt nu on pe qc sk yt",
    canadian + provincial + provincialChoice.undecided)

  private static let canadian: [HolidayRule] = [
    .on(1, 1, "New Year's Day").observed(.nextWorkday.undecided),
    .easter(-2, "Good Friday"),
    .on(7, 1, "Canada Day").observed(.sundayToMonday),
    .on(7, 1, "Canada Day")
      .observed(Observance(weekdays: [.saturday], target: .next(.monday)).undecided),
    .nth(1, .monday, 9, "Labour Day"),
    .on(12, 25, "Christmas Day").observed(.nextWorkday.undecided),
  ]

  private static let provincial: [HolidayRule] = [
    .nth(2, .monday, 2, "Family Day").in("bc").until(2018),
    .nth(3, .monday, 2, "Family Day").in("bc").from(2019),
    .nth(3, .monday, 2, "Family Day").in("ab on sk"),
    .nth(3, .monday, 2, "Family Day").in("nb").from(2018),
    .nth(3, .monday, 2, "Louis Riel Day").in("mb"),
    .nth(3, .monday, 2, "Islander Day").in("pe"),
    .nth(3, .monday, 2, "Heritage Day").in("ns").from(2015),
    .onOrAfter(.monday, 5, 18, "Victoria Day").in("ab bc mb nt nu on sk yt"),
    .onOrAfter(.monday, 5, 18, "Journée nationale des patriotes").in("qc"),
    .on(6, 21, "National Indigenous Peoples Day").in("nt"),
    .on(6, 21, "National Indigenous Peoples Day").in("yt").from(2017),
    .on(6, 24, "Fête nationale du Québec").in("qc").observed(.sundayToMonday.undecided),
    .on(7, 9, "Nunavut Day").in("nu").from(2020),
    .nth(1, .monday, 8, "British Columbia Day").in("bc"),
    .nth(1, .monday, 8, "Saskatchewan Day").in("sk"),
    .nth(1, .monday, 8, "New Brunswick Day").in("nb"),
    .nth(1, .monday, 8, "Civic Holiday").in("nt nu"),
    .nth(3, .monday, 8, "Discovery Day").in("yt"),
    .on(9, 30, "National Day for Truth and Reconciliation").in("nt nu pe").from(2022)
      .observed(.nextWorkday.undecided),
    .on(9, 30, "National Day for Truth and Reconciliation").in("bc yt").from(2023)
      .observed(.nextWorkday.undecided),
    .on(9, 30, "Orange Shirt Day").in("mb").from(2024)
      .observed(.nextWorkday.undecided),
    .nth(2, .monday, 10, "Thanksgiving Day").in("ab bc mb nt nu on sk yt"),
    .nth(2, .monday, 10, "Action de grâces").in("qc"),
    .on(11, 11, "Remembrance Day").in("ab bc nb nl nt nu pe sk yt")
      .observed(.nextWorkday.undecided),
    .on(12, 26, "Boxing Day").in("on").observed(.nextWorkday.undecided),
  ]

  private static let provincialChoice: [HolidayRule] = [
    .easter(1, "Easter Monday").in("qc ab"),
    .onOrAfter(.monday, 5, 18, "Victoria Day").in("nb nl ns pe"),
    .on(6, 21, "National Indigenous Peoples Day").in("yt").until(2016),
    .on(7, 9, "Nunavut Day").in("nu").until(2019),
    .nth(1, .monday, 8, "Civic Holiday").in("ab mb ns on pe"),
    // Mondays nearest to 17 March, 23 April, 24 June and 12 July, for the province's own staff.
    .onOrAfter(.monday, 3, 14, "Saint Patrick's Day").in("nl"),
    .onOrAfter(.monday, 4, 20, "Saint George's Day").in("nl"),
    .onOrAfter(.monday, 6, 21, "June Day").in("nl"),
    .onOrAfter(.monday, 7, 9, "Orangemen's Day").in("nl"),
    .days(20_220_919, name: "National Day of Mourning").in("bc nb nl ns pe yt"),
    .on(9, 30, "National Day for Truth and Reconciliation")
      .in("ab bc mb nb nl ns nt nu pe sk yt").from(2021),
    .nth(2, .monday, 10, "Thanksgiving Day").in("nb nl ns pe"),
    .on(11, 11, "Remembrance Day").in("mb ns").observed(.nextWorkday),
    .on(12, 26, "Boxing Day").in("ab bc mb nb nl ns nt nu pe sk yt"),
  ]
}
