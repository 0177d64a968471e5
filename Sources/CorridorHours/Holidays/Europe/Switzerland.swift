extension HolidayCountry {
  /// Source: Bundesamt für Justiz, "Gesetzliche Feiertage und Tage, die in der Schweiz wie
  /// gesetzliche Feiertage behandelt werden"; Art. 110 Abs. 3 BV (1 August).
  ///
  /// Cantons differ in what a day without the force of law means, and some leave days to their
  /// communities. Those days are not known.
  static let switzerland = HolidayCountry(
    "ch", 2012...2040,
    parts: "ag ai ar be bl bs fr ge gl gr ju lu ne nw ow sg sh so sz tg ti ur vd vs zg zh",
    swissWhole + swissParts + swissChoice.undecided)

  private static let swissWhole: [HolidayRule] = [
    .on(1, 1, "Neujahr"),
    .easter(39, "Auffahrt"),
    .on(8, 1, "Bundesfeier"),
    .on(12, 25, "Weihnachten"),
  ]

  private static let swissParts: [HolidayRule] = [
    .on(1, 2, "Berchtoldstag").in("be ju lu tg vd"),
    .on(1, 6, "Heilige Drei Könige").in("sz ti ur"),
    .on(3, 1, "Instauration de la République").in("ne"),
    .on(3, 19, "Josefstag").in("nw sz ti ur vs"),
    .computed("Näfelser Fahrt", nafelserFahrt).in("gl"),
    .easter(-2, "Karfreitag")
      .in("ai ar be bl bs fr ge gl ju lu ne nw ow sg sh so sz tg ur vd zg zh"),
    .easter(1, "Ostermontag").in("ai ar be bl bs ge gl gr ju lu sg sh sz tg ti ur vd zh"),
    .on(5, 1, "Tag der Arbeit").in("bl bs ju ne sh tg ti zh"),
    .easter(50, "Pfingstmontag").in("ai ar be bl bs ge gl gr ju lu sg sh sz tg ti ur vd zh"),
    .easter(60, "Fronleichnam").in("ai ju lu nw ow sz ti ur vs zg"),
    .on(6, 23, "Commémoration du plébiscite jurassien").in("ju"),
    .on(6, 29, "San Pietro e Paolo").in("ti"),
    .on(8, 15, "Mariä Himmelfahrt").in("ai ju lu nw ow sz ti ur vs zg"),
    .computed("Jeûne genevois", jeuneGenevois).in("ge"),
    .computed("Lundi du Jeûne", lundiDuJeune).in("vd"),
    .on(9, 25, "Bruder Klaus").in("ow"),
    .on(11, 1, "Allerheiligen").in("ai gl ju lu nw ow sg sz ti ur vs zg"),
    .on(12, 8, "Mariä Empfängnis").in("ai lu nw ow sz ti ur vs zg"),
    .on(12, 26, "Stephanstag").in("be bl bs gl gr lu sg sh sz tg ti zh"),
    .on(12, 31, "Restauration de la République").in("ge"),
  ]

  private static let swissChoice: [HolidayRule] = [
    // By district or community, or days of rest by custom and not by law.
    .on(1, 2, "Berchtoldstag").in("ag fr gl ne nw ow sg sh so sz ur vs zg zh"),
    .on(1, 6, "Heilige Drei Könige").in("gr lu"),
    .on(3, 19, "Josefstag").in("gr lu so zg"),
    .easter(-2, "Karfreitag").in("ag gr"),
    .easter(1, "Ostermontag").in("ag fr ne nw ow so vs zg"),
    .on(5, 1, "Tag der Arbeit").in("ag fr so"),
    .easter(50, "Pfingstmontag").in("ag fr ne nw ow so vs zg"),
    .easter(60, "Fronleichnam").in("ag fr gr ne so"),
    .on(6, 29, "Peter und Paul").in("gr lu"),
    .on(8, 15, "Mariä Himmelfahrt").in("ag fr gr so"),
    .on(9, 22, "Mauritiustag").in("ai"),
    .on(11, 1, "Allerheiligen").in("ag fr gr so"),
    .on(12, 8, "Mariä Empfängnis").in("ag fr gr so"),
    .on(12, 26, "Stephanstag").in("ag ai ar fr ne nw ow so ur vs zg"),
  ]

  /// The first Thursday of April, a week later where that is in the week before Easter.
  private static func nafelserFahrt(_ year: Int) -> CivilDay {
    let first = CivilDay(year: year, month: 4, day: 1)
    let thursday = first + (3 - first.weekday + 7) % 7
    return thursday == CivilDay.easter(year) - 3 ? thursday + 7 : thursday
  }

  /// The Thursday after the first Sunday of September.
  private static func jeuneGenevois(_ year: Int) -> CivilDay {
    septemberSunday(1, of: year) + 4
  }

  /// The Monday after the third Sunday of September.
  private static func lundiDuJeune(_ year: Int) -> CivilDay {
    septemberSunday(3, of: year) + 1
  }

  private static func septemberSunday(_ nth: Int, of year: Int) -> CivilDay {
    let first = CivilDay(year: year, month: 9, day: 1)
    return first + (6 - first.weekday) + 7 * (nth - 1)
  }
}
