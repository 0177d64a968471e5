extension HolidayCountry {
  /// Source: legge 27 maggio 1949, n. 260, art. 1-2; legge 151/2025 (4 October).
  ///
  /// The parts are the regions and South Tyrol; patrons of towns are left out.
  static let italy = HolidayCountry(
    "it", 2010...2040, parts: "21 23 25 32 34 36 42 45 52 55 57 62 65 67 72 75 77 78 82 88 bz",
    [
      .on(1, 1, "Capodanno"),
      .on(1, 6, "Epifania"),
      .days(20_110_317, name: "150º anniversario dell'Unità d'Italia"),
      .easter(0, "Pasqua"),
      .easter(1, "Lunedì dell'Angelo"),
      .on(4, 25, "Anniversario della Liberazione"),
      .on(5, 1, "Festa del Lavoro"),
      .on(6, 2, "Festa della Repubblica"),
      .on(8, 15, "Assunzione"),
      .on(10, 4, "San Francesco d'Assisi").from(2026),
      .on(11, 1, "Ognissanti"),
      .on(12, 8, "Immacolata Concezione"),
      .on(12, 25, "Natale"),
      .on(12, 26, "Santo Stefano"),
      .easter(50, "Lunedì di Pentecoste / Pfingstmontag").in("bz"),
      // Bozen is a part of Trentino-Südtirol.
      .easter(50, "Lunedì di Pentecoste").in("32").undecided,
    ])

  /// Source: Legge 7 febbraio 1963 n. 6 and later laws; Segreteria di Stato, "Festività".
  static let sanMarino = HolidayCountry(
    "sm", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Capodanno"),
      .on(1, 6, "Epifania"),
      .on(2, 5, "Festa di Sant'Agata"),
      .on(3, 25, "Anniversario dell'Arengo"),
      .on(4, 1, "Cerimonia di investitura dei Capitani Reggenti"),
      .easter(0, "Pasqua"),
      .easter(1, "Lunedì dell'Angelo"),
      .on(5, 1, "Festa del Lavoro"),
      .easter(60, "Corpus Domini"),
      .on(7, 28, "Anniversario della Liberazione dal Fascismo"),
      .on(8, 15, "Assunzione"),
      .on(9, 3, "San Marino, fondatore della Repubblica"),
      .on(10, 1, "Cerimonia di investitura dei Capitani Reggenti"),
      .on(11, 1, "Tutti i Santi"),
      .on(11, 2, "Commemorazione dei defunti"),
      .on(12, 8, "Immacolata Concezione"),
      .on(12, 25, "Natale"),
      .on(12, 26, "Santo Stefano"),
      // By custom and half of the day.
      .on(12, 24, "Vigilia di Natale").undecided,
      .on(12, 31, "San Silvestro").undecided,
    ])

  /// Source: Código do Trabalho, art. 234.º; Lei 8/2016 (four days suspended in 2013-2015).
  ///
  /// The parts are the districts and the Azores; holidays of municipalities are left out.
  static let portugal = HolidayCountry(
    "pt", 2010...2040, parts: "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 20",
    [
      .on(1, 1, "Ano Novo"),
      .easter(-2, "Sexta-feira Santa"),
      .easter(0, "Páscoa"),
      .on(4, 25, "Dia da Liberdade"),
      .on(5, 1, "Dia do Trabalhador"),
      .on(6, 10, "Dia de Portugal, de Camões e das Comunidades Portuguesas"),
      .on(8, 15, "Assunção de Nossa Senhora"),
      .on(12, 8, "Imaculada Conceição"),
      .on(12, 25, "Natal"),
      // Decreto Legislativo Regional n.º 11/80/A.
      .easter(50, "Dia da Região Autónoma dos Açores").in("20"),
      .easter(-47, "Carnaval").undecided,
    ] + portugueseSuspended.until(2012) + portugueseSuspended.from(2016))

  private static let portugueseSuspended: [HolidayRule] = [
    .easter(60, "Corpo de Deus"),
    .on(10, 5, "Implantação da República"),
    .on(11, 1, "Todos os Santos"),
    .on(12, 1, "Restauração da Independência"),
  ]

  /// Source: Llei 31/2018 de relacions laborals, art. 60; the calendar of the Govern.
  ///
  /// The parishes' own days are left out.
  static let andorra = HolidayCountry(
    "ad", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Cap d'Any"),
      .on(1, 6, "Reis"),
      .easter(-48, "Carnaval"),
      .on(3, 14, "Dia de la Constitució"),
      .easter(-2, "Divendres Sant"),
      .easter(0, "Diumenge de Pasqua"),
      .easter(1, "Dilluns de Pasqua"),
      .on(5, 1, "Festa del treball"),
      .easter(49, "Diumenge de Pentecosta"),
      .easter(50, "Dilluns de Pentecosta"),
      .on(8, 15, "Assumpció"),
      .on(9, 8, "Mare de Déu de Meritxell"),
      .on(11, 1, "Tots Sants"),
      .on(12, 8, "Immaculada Concepció"),
      .on(12, 25, "Nadal"),
      .on(12, 26, "Sant Esteve"),
    ])

  /// Source: National Holidays and Other Public Holidays Act (Cap. 252).
  static let malta = HolidayCountry(
    "mt", 2010...2040, isUniform: true,
    [
      .on(1, 1, "L-Ewwel tas-Sena"),
      .on(2, 10, "Il-Festa tan-Nawfraġju ta' San Pawl"),
      .on(3, 19, "Il-Festa ta' San Ġużepp"),
      .on(3, 31, "Jum il-Ħelsien"),
      .easter(-2, "Il-Ġimgħa l-Kbira"),
      .on(5, 1, "Jum il-Ħaddiem"),
      .on(6, 7, "Sette Giugno"),
      .on(6, 29, "Il-Festa ta' San Pietru u San Pawl"),
      .on(8, 15, "Il-Festa ta' Santa Marija"),
      .on(9, 8, "Jum il-Vitorja"),
      .on(9, 21, "Jum l-Indipendenza"),
      .on(12, 8, "Il-Festa tal-Kunċizzjoni"),
      .on(12, 13, "Jum ir-Repubblika"),
      .on(12, 25, "Il-Milied"),
    ])

  /// Source: Ν. 4808/2021, art. 60; ministerial decisions on 1 May in Holy Week.
  ///
  /// Known through 2026: in 2027 the 1st of May is Holy Saturday and will be moved.
  static let greece = HolidayCountry(
    "gr", 2017...2026, isUniform: true,
    [
      .on(1, 1, "Πρωτοχρονιά"),
      .on(1, 6, "Θεοφάνεια"),
      .orthodoxEaster(-48, "Καθαρά Δευτέρα"),
      .on(3, 25, "Ευαγγελισμός της Θεοτόκου"),
      .orthodoxEaster(-2, "Μεγάλη Παρασκευή"),
      .orthodoxEaster(0, "Πάσχα"),
      .orthodoxEaster(1, "Δευτέρα του Πάσχα"),
      .computed("Εργατική Πρωτομαγιά") { year in
        switch year {
        case 2021: CivilDay(year: year, month: 5, day: 4)
        case 2022: CivilDay(year: year, month: 5, day: 2)
        case 2024: CivilDay(year: year, month: 5, day: 7)
        default: CivilDay(year: year, month: 5, day: 1)
        }
      },
      // The Sunday is kept as one; only the day off is another.
      .days(20_220_501, name: "Εργατική Πρωτομαγιά"),
      .on(8, 15, "Κοίμηση της Θεοτόκου"),
      .on(10, 28, "Ημέρα του Όχι"),
      .on(12, 25, "Χριστούγεννα"),
      .on(12, 26, "Σύναξη της Θεοτόκου"),
      // For the state, schools and banks; for shops by agreement.
      .orthodoxEaster(50, "Αγίου Πνεύματος").undecided,
    ])

  /// Source: Υπουργείο Εσωτερικών, "Δημόσιες Αργίες".
  static let cyprus = HolidayCountry(
    "cy", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Πρωτοχρονιά"),
      .on(1, 6, "Θεοφάνεια"),
      .orthodoxEaster(-48, "Καθαρά Δευτέρα"),
      .on(3, 25, "Ημέρα της Ελληνικής Ανεξαρτησίας"),
      .on(4, 1, "Εθνική Ημέρα Κύπρου"),
      .orthodoxEaster(-2, "Μεγάλη Παρασκευή"),
      .orthodoxEaster(0, "Κυριακή του Πάσχα"),
      .orthodoxEaster(1, "Δευτέρα του Πάσχα"),
      .on(5, 1, "Εργατική Πρωτομαγιά"),
      .orthodoxEaster(50, "Δευτέρα του Αγίου Πνεύματος"),
      .on(8, 15, "Κοίμηση της Θεοτόκου"),
      .on(10, 1, "Ημέρα της Κυπριακής Ανεξαρτησίας"),
      .on(10, 28, "Ημέρα του Όχι"),
      .on(12, 25, "Χριστούγεννα"),
      .on(12, 26, "Δεύτερη μέρα Χριστουγέννων"),
      // For banks and the state; shops are open or close early.
      .orthodoxEaster(2, "Τρίτη του Πάσχα").undecided,
      .on(12, 24, "Παραμονή Χριστουγέννων").undecided,
    ])
}
