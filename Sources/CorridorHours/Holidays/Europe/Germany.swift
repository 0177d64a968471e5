extension HolidayCountry {
  /// Source: the Feiertagsgesetze of the Länder; Art. 2 Abs. 2 Einigungsvertrag (3 October).
  ///
  /// Left out is what holds in one town (Augsburg's Friedensfest).
  static let germany = HolidayCountry(
    "de", 2010...2040, parts: "bb be bw by hb he hh mv ni nw rp sh sl sn st th",
    school: .german,
    germanWhole + germanParts + germanOnce)

  private static let germanWhole: [HolidayRule] = [
    .on(1, 1, "Neujahr"),
    .easter(-2, "Karfreitag"),
    .easter(1, "Ostermontag"),
    .on(5, 1, "Tag der Arbeit"),
    .easter(39, "Christi Himmelfahrt"),
    .easter(50, "Pfingstmontag"),
    .on(10, 3, "Tag der Deutschen Einheit"),
    .on(12, 25, "1. Weihnachtstag"),
    .on(12, 26, "2. Weihnachtstag"),
  ]

  private static let germanParts: [HolidayRule] = [
    .on(1, 6, "Heilige Drei Könige").in("bw by st"),
    .on(3, 8, "Frauentag").in("be").from(2019),
    .on(3, 8, "Frauentag").in("mv").from(2023),
    .easter(0, "Ostersonntag").in("bb"),
    .easter(49, "Pfingstsonntag").in("bb"),
    .easter(60, "Fronleichnam").in("bw by he nw rp sl"),
    // In single communities (§ 1 Abs. 1 SächsSFG with its regulation; § 10 Abs. 1 ThürFGtG).
    .easter(60, "Fronleichnam").in("sn th").undecided,
    .on(8, 15, "Mariä Himmelfahrt").in("sl"),
    // Where Catholics are more than Protestants: 1,704 of 2,056 communities (Art. 1 Abs. 1 FTG).
    .on(8, 15, "Mariä Himmelfahrt").in("by").undecided,
    .on(9, 20, "Weltkindertag").in("th").from(2019),
    .on(10, 31, "Reformationstag").in("bb mv sn st th"),
    .on(10, 31, "Reformationstag").in("hb hh ni sh").from(2018),
    .on(11, 1, "Allerheiligen").in("bw by nw rp sl"),
    .onOrAfter(.wednesday, 11, 16, "Buß- und Bettag").in("sn"),
  ]

  private static let germanOnce: [HolidayRule] = [
    // 500 years of Reformation: by a law or regulation of each Land that did not have the day.
    .on(10, 31, "Reformationstag").only(2017),
    .days(20_200_508, name: "Tag der Befreiung").in("be"),
    .days(20_250_508, name: "Tag der Befreiung").in("be"),
    .days(20_280_617, name: "Jahrestag des Volksaufstandes vom 17. Juni 1953").in("be"),
  ]
}
