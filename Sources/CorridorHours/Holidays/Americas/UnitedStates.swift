extension HolidayCountry {
  /// Source: 5 U.S.C. 6103; Executive Order 11582 (Sundays); the codes of the states.
  ///
  /// A state has the federal days and its own, as OpenStreetMap's `PH` counts them, also where the
  /// state itself works on a federal day.
  static let unitedStates = HolidayCountry(
    "us", 2010...2040,
    parts: "ak al ar az ca co ct dc de fl ga gu hi ia id il in ks ky la ma md me mi mn mo ms mt "
      + "nc nd ne nh nj nm nv ny oh ok or pa pr ri sc sd tn tx ut va vi vt wa wi wv wy",
    federal + ofStates + ofStatesByCustom + ofStateOffices)

  private static let federal: [HolidayRule] = [
    .on(1, 1, "New Year's Day").observed(.nearestWorkday),
    .nth(3, .monday, 1, "Martin Luther King Jr. Day"),
    .nth(3, .monday, 2, "Washington's Birthday"),
    .last(.monday, 5, "Memorial Day"),
    .on(6, 19, "Juneteenth").from(2021).observed(.nearestWorkday),
    .on(7, 4, "Independence Day").observed(.nearestWorkday),
    .nth(1, .monday, 9, "Labor Day"),
    .nth(2, .monday, 10, "Columbus Day"),
    .on(11, 11, "Veterans Day").observed(.nearestWorkday),
    .nth(4, .thursday, 11, "Thanksgiving Day"),
    .on(12, 25, "Christmas Day").observed(.nearestWorkday),
    // 5 U.S.C. 6103(c): not instead of another day where it is on a Sunday.
    .computed("Inauguration Day") { year in
      guard year % 4 == 1 else { return nil }
      let day = CivilDay(year: year, month: 1, day: 20)
      return day.weekday == 6 ? day + 1 : day
    }.in("dc"),
  ]
}
