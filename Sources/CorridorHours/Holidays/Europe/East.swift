extension HolidayCountry {
  /// Source: Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy, art. 1.
  static let poland = HolidayCountry(
    "pl", 2011...2040, isUniform: true,
    [
      .on(1, 1, "Nowy Rok"),
      .on(1, 6, "Święto Trzech Króli"),
      .easter(0, "Wielkanoc"),
      .easter(1, "Poniedziałek Wielkanocny"),
      .on(5, 1, "Święto Państwowe"),
      .on(5, 3, "Święto Narodowe Trzeciego Maja"),
      .easter(49, "Zielone Świątki"),
      .easter(60, "Boże Ciało"),
      .on(8, 15, "Wniebowzięcie Najświętszej Maryi Panny"),
      .on(11, 1, "Wszystkich Świętych"),
      .on(11, 11, "Narodowe Święto Niepodległości"),
      .days(20_181_112, name: "Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości"),
      .on(12, 24, "Wigilia Bożego Narodzenia").from(2025),
      .on(12, 25, "Pierwszy dzień Bożego Narodzenia"),
      .on(12, 26, "Drugi dzień Bożego Narodzenia"),
    ])

  /// Source: zákon č. 245/2000 Sb., o státních svátcích.
  static let czechia = HolidayCountry(
    "cz", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nový rok"),
      .easter(-2, "Velký pátek").from(2016),
      .easter(1, "Velikonoční pondělí"),
      .on(5, 1, "Svátek práce"),
      .on(5, 8, "Den vítězství"),
      .on(7, 5, "Den slovanských věrozvěstů Cyrila a Metoděje"),
      .on(7, 6, "Den upálení mistra Jana Husa"),
      .on(9, 28, "Den české státnosti"),
      .on(10, 28, "Den vzniku samostatného československého státu"),
      .on(11, 17, "Den boje za svobodu a demokracii"),
      .on(12, 24, "Štědrý den"),
      .on(12, 25, "1. svátek vánoční"),
      .on(12, 26, "2. svátek vánoční"),
    ])

  /// Source: zákon č. 241/1993 Z. z.; zákony 530/2023 and 261/2025 (days that work goes on).
  static let slovakia = HolidayCountry(
    "sk", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Deň vzniku Slovenskej republiky"),
      .on(1, 6, "Zjavenie Pána"),
      .easter(-2, "Veľký piatok"),
      .easter(1, "Veľkonočný pondelok"),
      .on(5, 1, "Sviatok práce"),
      .on(5, 8, "Deň víťazstva nad fašizmom").until(2025),
      .on(5, 8, "Deň víťazstva nad fašizmom").from(2027),
      .on(7, 5, "Sviatok svätého Cyrila a svätého Metoda"),
      .on(8, 29, "Výročie Slovenského národného povstania"),
      .on(9, 1, "Deň Ústavy Slovenskej republiky").until(2023),
      .on(9, 15, "Sedembolestná Panna Mária").until(2025),
      .on(9, 15, "Sedembolestná Panna Mária").from(2027),
      .days(20_181_030, name: "100. výročie prijatia Deklarácie slovenského národa"),
      .on(11, 1, "Sviatok Všetkých svätých"),
      .on(11, 17, "Deň boja za slobodu a demokraciu").until(2024),
      .on(12, 24, "Štedrý deň"),
      .on(12, 25, "Prvý sviatok vianočný"),
      .on(12, 26, "Druhý sviatok vianočný"),
    ])

  /// Source: 2012. évi I. törvény (munka törvénykönyve), 102. §.
  static let hungary = HolidayCountry(
    "hu", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Újév"),
      .on(3, 15, "Nemzeti ünnep"),
      .easter(-2, "Nagypéntek").from(2017),
      .easter(0, "Húsvét"),
      .easter(1, "Húsvéthétfő"),
      .on(5, 1, "A munka ünnepe"),
      .easter(49, "Pünkösd"),
      .easter(50, "Pünkösdhétfő"),
      .on(8, 20, "Az államalapítás ünnepe"),
      .on(10, 23, "Nemzeti ünnep"),
      .on(11, 1, "Mindenszentek"),
      // 2026. évi LXXII. törvény; shops closed early or all day before.
      .on(12, 24, "Szenteste").from(2026),
      .on(12, 24, "Szenteste").until(2025).undecided,
      .on(12, 25, "Karácsony"),
      .on(12, 26, "Karácsony másnapja"),
    ])

  /// Source: Кодекс законів про працю України, ст. 73.
  ///
  /// Known through 2021: under martial law (Закон № 2136-IX) the days are worked.
  static let ukraine = HolidayCountry(
    "ua", 2018...2021, isUniform: true,
    [
      .on(1, 1, "Новий рік"),
      .on(1, 7, "Різдво Христове"),
      .on(3, 8, "Міжнародний жіночий день"),
      .orthodoxEaster(0, "Великдень"),
      .on(5, 1, "День праці"),
      .on(5, 9, "День перемоги над нацизмом у Другій світовій війні"),
      .orthodoxEaster(49, "Трійця"),
      .on(6, 28, "День Конституції України"),
      .on(8, 24, "День незалежності України"),
      .on(10, 14, "День захисника України"),
      .on(12, 25, "Різдво Христове"),
    ].observed(.nextWorkday))
}
