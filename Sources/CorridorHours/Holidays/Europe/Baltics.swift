extension HolidayCountry {
  /// Source: Pühade ja tähtpäevade seadus, § 1 and § 2.
  static let estonia = HolidayCountry(
    "ee", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Uusaasta"),
      .on(2, 24, "Iseseisvuspäev"),
      .easter(-2, "Suur reede"),
      .easter(0, "Ülestõusmispühade 1. püha"),
      .on(5, 1, "Kevadpüha"),
      .easter(49, "Nelipühade 1. püha"),
      .on(6, 23, "Võidupüha"),
      .on(6, 24, "Jaanipäev"),
      .on(8, 20, "Taasiseseisvumispäev"),
      .on(12, 24, "Jõululaupäev"),
      .on(12, 25, "Esimene jõulupüha"),
      .on(12, 26, "Teine jõulupüha"),
    ])

  /// Source: likums "Par svētku, atceres un atzīmējamām dienām".
  ///
  /// Known through 2027: the Monday after the song festival of 2028 depends on its date.
  static let latvia = HolidayCountry(
    "lv", 2012...2027, isUniform: true,
    [
      .on(1, 1, "Jaunais gads"),
      .easter(-2, "Lielā Piektdiena"),
      .easter(0, "Pirmās Lieldienas"),
      .easter(1, "Otrās Lieldienas"),
      .on(5, 1, "Darba svētki"),
      .on(5, 4, "Latvijas Republikas Neatkarības atjaunošanas diena").observed(.weekendToMonday),
      .nth(2, .sunday, 5, "Mātes diena"),
      .easter(49, "Vasarsvētki"),
      .on(6, 23, "Līgo diena"),
      .on(6, 24, "Jāņu diena"),
      .on(11, 18, "Latvijas Republikas Proklamēšanas diena").observed(.weekendToMonday),
      .on(12, 24, "Ziemassvētku vakars"),
      .on(12, 25, "Pirmie Ziemassvētki"),
      .on(12, 26, "Otrie Ziemassvētki"),
      .on(12, 31, "Vecgada diena"),
      .days(
        20_180_708, 20_180_709, 20_230_709, 20_230_710,
        name: "Vispārējo latviešu Dziesmu un deju svētku noslēguma diena"),
      .days(20_180_924, name: "Viņa Svētības pāvesta Franciska pastorālās vizītes diena"),
      .days(20_230_529, name: "Latvijas hokeja komandas bronzas medaļas diena"),
    ])

  /// Source: Darbo kodeksas, 123 str.
  static let lithuania = HolidayCountry(
    "lt", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Naujieji metai"),
      .on(2, 16, "Lietuvos valstybės atkūrimo diena"),
      .on(3, 11, "Lietuvos nepriklausomybės atkūrimo diena"),
      .easter(0, "Šv. Velykos"),
      .easter(1, "Antroji šv. Velykų diena"),
      .on(5, 1, "Tarptautinė darbo diena"),
      .nth(1, .sunday, 5, "Motinos diena"),
      .nth(1, .sunday, 6, "Tėvo diena"),
      .on(6, 24, "Joninės, Rasos"),
      .on(7, 6, "Valstybės (Lietuvos karaliaus Mindaugo karūnavimo) diena"),
      .on(8, 15, "Žolinė"),
      .on(11, 1, "Visų Šventųjų diena"),
      .on(11, 2, "Vėlinės").from(2020),
      .on(12, 24, "Kūčios"),
      .on(12, 25, "Šv. Kalėdos"),
      .on(12, 26, "Antroji šv. Kalėdų diena"),
    ])
}
