extension HolidayCountry {
  /// Source: Borger.dk, "Helligdage"; Lov om store bededags afskaffelse (lov nr. 214 af 06/03/2023).
  static let denmark = HolidayCountry(
    "dk", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nytårsdag"),
      .easter(-3, "Skærtorsdag"),
      .easter(-2, "Langfredag"),
      .easter(0, "Påskedag"),
      .easter(1, "2. påskedag"),
      .easter(26, "Store bededag").until(2023),
      .easter(39, "Kristi himmelfartsdag"),
      .easter(49, "Pinsedag"),
      .easter(50, "2. pinsedag"),
      .on(12, 25, "Juledag"),
      .on(12, 26, "2. juledag"),
      // Shops stay closed, but they are no holidays (lukkeloven § 1).
      .on(6, 5, "Grundlovsdag").undecided,
      .on(12, 24, "Juleaftensdag").undecided,
    ])

  /// Source: Lov om helligdager og helligdagsfred § 2; lov om 1 og 17 mai.
  static let norway = HolidayCountry(
    "no", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Første nyttårsdag"),
      .easter(-3, "Skjærtorsdag"),
      .easter(-2, "Langfredag"),
      .easter(0, "Første påskedag"),
      .easter(1, "Andre påskedag"),
      .on(5, 1, "Arbeidernes dag"),
      .on(5, 17, "Grunnlovsdagen"),
      .easter(39, "Kristi himmelfartsdag"),
      .easter(49, "Første pinsedag"),
      .easter(50, "Andre pinsedag"),
      .on(12, 25, "Første juledag"),
      .on(12, 26, "Andre juledag"),
    ])

  /// Source: Lag (1989:253) om allmänna helgdagar.
  static let sweden = HolidayCountry(
    "se", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nyårsdagen"),
      .on(1, 6, "Trettondedag jul"),
      .easter(-2, "Långfredagen"),
      .easter(0, "Påskdagen"),
      .easter(1, "Annandag påsk"),
      .on(5, 1, "Första maj"),
      .easter(39, "Kristi himmelsfärdsdag"),
      .on(6, 6, "Sveriges nationaldag"),
      .easter(49, "Pingstdagen"),
      .onOrAfter(.saturday, 6, 20, "Midsommardagen"),
      .onOrAfter(.saturday, 10, 31, "Alla helgons dag"),
      .on(12, 25, "Juldagen"),
      .on(12, 26, "Annandag jul"),
      // Eves are no holidays by law, but most are off work as on one.
      .onOrAfter(.friday, 6, 19, "Midsommarafton").undecided,
      .on(12, 24, "Julafton").undecided,
      .on(12, 31, "Nyårsafton").undecided,
    ])

  /// Source: Kirkkolaki 652/2023 (church days), laki 388/1937 (6 December), laki 272/1944 (1 May).
  static let finland = HolidayCountry(
    "fi", 2010...2040,
    [
      .on(1, 1, "Uudenvuodenpäivä"),
      .on(1, 6, "Loppiainen"),
      .easter(-2, "Pitkäperjantai"),
      .easter(0, "Pääsiäispäivä"),
      .easter(1, "Toinen pääsiäispäivä"),
      .on(5, 1, "Vappu"),
      .easter(39, "Helatorstai"),
      .easter(49, "Helluntaipäivä"),
      .onOrAfter(.saturday, 6, 20, "Juhannuspäivä"),
      .onOrAfter(.saturday, 10, 31, "Pyhäinpäivä"),
      .on(12, 6, "Itsenäisyyspäivä"),
      .on(12, 25, "Joulupäivä"),
      .on(12, 26, "Tapaninpäivä"),
      // Off work by agreement, and shops close early.
      .onOrAfter(.friday, 6, 19, "Juhannusaatto").undecided,
      .on(12, 24, "Jouluaatto").undecided,
    ])

  /// Source: Lög um 40 stunda vinnuviku nr. 88/1971; lög um helgidagafrið nr. 32/1997.
  static let iceland = HolidayCountry(
    "is", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nýársdagur"),
      .easter(-3, "Skírdagur"),
      .easter(-2, "Föstudagurinn langi"),
      .easter(0, "Páskadagur"),
      .easter(1, "Annar í páskum"),
      .onOrAfter(.thursday, 4, 19, "Sumardagurinn fyrsti"),
      .on(5, 1, "Verkalýðsdagurinn"),
      .easter(39, "Uppstigningardagur"),
      .easter(49, "Hvítasunnudagur"),
      .easter(50, "Annar í hvítasunnu"),
      .on(6, 17, "Þjóðhátíðardagurinn"),
      .nth(1, .monday, 8, "Frídagur verslunarmanna"),
      .on(12, 25, "Jóladagur"),
      .on(12, 26, "Annar í jólum"),
      // Holidays from 13:00 on.
      .on(12, 24, "Aðfangadagur").undecided,
      .on(12, 31, "Gamlársdagur").undecided,
    ])
}
