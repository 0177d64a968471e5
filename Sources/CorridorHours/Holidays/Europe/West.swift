extension HolidayCountry {
  /// Source: Code du travail, art. L3133-1 and L3134-13 (Moselle, Bas-Rhin, Haut-Rhin).
  ///
  /// The parts are the departments and regions in Europe, by their codes of before and after 2021.
  static let france = HolidayCountry(
    "fr", 2010...2040,
    parts: (1...95).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: " ")
      + " 2a 2b 6ae 69m 75c 20r ara bfc bre cvl ges hdf idf naq nor occ pac pdl",
    [
      .on(1, 1, "Jour de l'an"),
      .easter(1, "Lundi de Pâques"),
      .on(5, 1, "Fête du Travail"),
      .on(5, 8, "Victoire 1945"),
      .easter(39, "Ascension"),
      .easter(50, "Lundi de Pentecôte"),
      .on(7, 14, "Fête nationale"),
      .on(8, 15, "Assomption"),
      .on(11, 1, "Toussaint"),
      .on(11, 11, "Armistice 1918"),
      .on(12, 25, "Noël"),
      .easter(-2, "Vendredi saint").in("57 67 68 6ae"),
      .on(12, 26, "Saint-Étienne").in("57 67 68 6ae"),
      // The Grand Est is more than those.
      .easter(-2, "Vendredi saint").in("ges").undecided,
      .on(12, 26, "Saint-Étienne").in("ges").undecided,
    ])

  /// Source: Loi n. 798 du 18 février 1966, with the Monday after a Sunday for its days of date.
  static let monaco = HolidayCountry(
    "mc", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Le jour de l'An").observed(.sundayToMonday),
      .on(1, 27, "La Sainte Dévote"),
      .easter(1, "Le lundi de Pâques"),
      .on(5, 1, "Fête du Travail").observed(.sundayToMonday),
      .easter(39, "L'Ascension"),
      .easter(50, "Le lundi de Pentecôte"),
      .easter(60, "La Fête Dieu"),
      .on(8, 15, "L'Assomption de Marie").observed(.sundayToMonday),
      .on(11, 1, "La Toussaint").observed(.sundayToMonday),
      .on(11, 19, "La Fête du Prince").observed(.sundayToMonday),
      .on(12, 8, "L'Immaculée Conception").until(2018),
      // Circulaire n° 2019-2.
      .on(12, 8, "L'Immaculée Conception").from(2019).observed(.sundayToMonday),
      .days(20_150_107, name: "Présentation des enfants princiers"),
      .on(12, 25, "Noël").observed(.sundayToMonday),
    ])

  /// Source: Koninklijk besluit / Arrêté royal of 18 April 1974, art. 1.
  static let belgium = HolidayCountry(
    "be", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nieuwjaar / Nouvel An"),
      .easter(1, "Paasmaandag / Lundi de Pâques"),
      .on(5, 1, "Dag van de Arbeid / Fête du Travail"),
      .easter(39, "O.L.H. Hemelvaart / Ascension"),
      .easter(50, "Pinkstermaandag / Lundi de Pentecôte"),
      .on(7, 21, "Nationale feestdag / Fête nationale"),
      .on(8, 15, "O.L.V. Hemelvaart / Assomption"),
      .on(11, 1, "Allerheiligen / Toussaint"),
      .on(11, 11, "Wapenstilstand / Armistice"),
      .on(12, 25, "Kerstmis / Noël"),
    ])

  /// Source: Algemene termijnenwet, art. 3; Rijksoverheid, "Officiële feestdagen".
  static let netherlands = HolidayCountry(
    "nl", 2014...2040, isUniform: true,
    [
      .on(1, 1, "Nieuwjaarsdag"),
      .easter(0, "Eerste paasdag"),
      .easter(1, "Tweede paasdag"),
      .on(4, 27, "Koningsdag").observed(
        Observance(weekdays: [.sunday], target: .previous(.saturday)).instead),
      .computed("Bevrijdingsdag") { year in
        year % 5 == 0 ? CivilDay(year: year, month: 5, day: 5) : nil
      },
      .easter(39, "Hemelvaartsdag"),
      .easter(49, "Eerste pinksterdag"),
      .easter(50, "Tweede pinksterdag"),
      .on(12, 25, "Eerste kerstdag"),
      .on(12, 26, "Tweede kerstdag"),
      // Official, but a day off only where employers and workers have agreed so.
      .easter(-2, "Goede Vrijdag").undecided,
      .on(5, 5, "Bevrijdingsdag").undecided,
    ])

  /// Source: Code du travail, art. L. 232-2; Loi du 25 avril 2019 (9 May).
  static let luxembourg = HolidayCountry(
    "lu", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Neijoerschdag"),
      .easter(1, "Ouschterméindeg"),
      .on(5, 1, "Dag vun der Aarbecht"),
      .on(5, 9, "Europadag").from(2019),
      .easter(39, "Christi Himmelfaart"),
      .easter(50, "Péngschtméindeg"),
      .on(6, 23, "Nationalfeierdag"),
      .on(8, 15, "Léiffrawëschdag"),
      .on(11, 1, "Allerhellgen"),
      .on(12, 25, "Chrëschtdag"),
      .on(12, 26, "Stiefesdag"),
    ])
}
