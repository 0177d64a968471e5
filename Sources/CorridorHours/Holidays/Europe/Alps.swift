extension HolidayCountry {
  /// Source: § 7 Arbeitsruhegesetz; § 1 Feiertagsruhegesetz 1957.
  ///
  /// The patrons of the Länder are no holidays by law.
  static let austria = HolidayCountry(
    "at", 2010...2040, isUniform: true, school: .austrian,
    [
      .on(1, 1, "Neujahr"),
      .on(1, 6, "Heilige Drei Könige"),
      .easter(1, "Ostermontag"),
      .on(5, 1, "Staatsfeiertag"),
      .easter(39, "Christi Himmelfahrt"),
      .easter(50, "Pfingstmontag"),
      .easter(60, "Fronleichnam"),
      .on(8, 15, "Mariä Himmelfahrt"),
      .on(10, 26, "Nationalfeiertag"),
      .on(11, 1, "Allerheiligen"),
      .on(12, 8, "Mariä Empfängnis"),
      .on(12, 25, "Christtag"),
      .on(12, 26, "Stefanitag"),
    ])

  /// Source: Landesverwaltung, "Feiertage in Liechtenstein"; Art. 18 Arbeitsgesetz.
  ///
  /// Without the days on which only banks and offices are closed.
  static let liechtenstein = HolidayCountry(
    "li", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Neujahr"),
      .on(1, 6, "Heilige Drei Könige"),
      .easter(1, "Ostermontag"),
      .on(5, 1, "Tag der Arbeit"),
      .easter(39, "Auffahrt"),
      .easter(50, "Pfingstmontag"),
      .easter(60, "Fronleichnam"),
      .on(8, 15, "Staatsfeiertag"),
      .on(9, 8, "Mariä Geburt"),
      .on(11, 1, "Allerheiligen"),
      .on(12, 8, "Mariä Empfängnis"),
      .on(12, 25, "Weihnachten"),
      .on(12, 26, "Stephanstag"),
      // Days of rest by custom, on which many are closed.
      .on(1, 2, "Berchtoldstag").undecided,
      .on(2, 2, "Mariä Lichtmess").undecided,
      .on(3, 19, "Josefstag").undecided,
      .easter(-2, "Karfreitag").undecided,
      .easter(0, "Ostersonntag"),
      .easter(49, "Pfingstsonntag"),
    ])
}
