extension HolidayCountry {
  /// Source: Ley Federal del Trabajo, art. 74.
  ///
  /// Election days are Sundays and left out.
  static let mexico = HolidayCountry(
    "mx", 2010...2040,
    [
      .on(1, 1, "Año Nuevo"),
      .nth(1, .monday, 2, "Día de la Constitución"),
      .nth(3, .monday, 3, "Natalicio de Benito Juárez"),
      .on(5, 1, "Día del Trabajo"),
      .on(9, 16, "Día de la Independencia"),
      .nth(3, .monday, 11, "Día de la Revolución"),
      .days(
        20_121_201, 20_181_201, 20_241_001, 20_301_001, 20_361_001,
        name: "Transmisión del Poder Ejecutivo Federal"),
      .on(12, 25, "Navidad"),
    ])

  /// Source: Leis 662/1949, 6.802/1980, 9.093/1995 and 14.759/2023 (20 November).
  ///
  /// Holidays of the states and days that are optional for the state are not known.
  static let brazil = HolidayCountry(
    "br", 2010...2040,
    [
      .on(1, 1, "Confraternização Universal"),
      .easter(-2, "Sexta-feira Santa"),
      .on(4, 21, "Tiradentes"),
      .on(5, 1, "Dia do Trabalhador"),
      .on(9, 7, "Independência do Brasil"),
      .on(10, 12, "Nossa Senhora Aparecida"),
      .on(11, 2, "Finados"),
      .on(11, 15, "Proclamação da República"),
      .on(11, 20, "Dia Nacional de Zumbi e da Consciência Negra").from(2024),
      .on(12, 25, "Natal"),
      .easter(-48, "Carnaval").undecided,
      .easter(-47, "Carnaval").undecided,
      .easter(60, "Corpus Christi").undecided,
    ])

  /// Source: Ley 27.399, art. 1, 2, 5 and 6.
  ///
  /// The days that a decree adds for a year (art. 7) are not known, nor is Maundy Thursday: on these
  /// employers decide. Those of 2022 are of Decreto 789/2021, of 2025 of Resolución 1027/2024. Known
  /// through 2026: since Decreto 614/2025 the government may also move a day from a weekend.
  static let argentina = HolidayCountry(
    "ar", 2018...2026,
    [
      .on(1, 1, "Año Nuevo"),
      .easter(-48, "Carnaval"),
      .easter(-47, "Carnaval"),
      .on(3, 24, "Día Nacional de la Memoria por la Verdad y la Justicia"),
      // Decreto 297/2020 moved it once.
      .days(20_200_331, name: malvinas),
      .on(4, 2, malvinas).until(2019),
      .on(4, 2, malvinas).from(2021),
      .easter(-2, "Viernes Santo"),
      .on(5, 1, "Día del Trabajador"),
      .on(5, 25, "Día de la Revolución de Mayo"),
      .on(6, 17, "Paso a la Inmortalidad del General Don Martín Miguel de Güemes")
        .observed(argentine),
      .on(6, 20, "Paso a la Inmortalidad del General D. Manuel Belgrano"),
      .on(7, 9, "Día de la Independencia"),
      .on(8, 17, "Paso a la Inmortalidad del General José de San Martín").observed(argentine),
      .on(10, 12, "Día del Respeto a la Diversidad Cultural").observed(argentine),
      .on(11, 20, "Día de la Soberanía Nacional").observed(argentine),
      .on(12, 8, "Inmaculada Concepción de María"),
      .on(12, 25, "Navidad"),
      .easter(-3, "Jueves Santo").undecided,
      .days(
        20_180_430, 20_181_224, 20_181_231, 20_190_708, 20_190_819, 20_191_014, 20_200_323,
        20_200_710, 20_201_207, 20_210_524, 20_211_008, 20_211_122, 20_221_007,
        20_221_121, 20_221_209, 20_230_526, 20_230_619,
        20_231_013, 20_240_401, 20_240_621, 20_241_011, 20_250_502, 20_250_815, 20_251_121,
        20_260_323, 20_260_710, 20_261_109,
        20_261_207, name: "Día con fines turísticos"
      ).undecided,
    ])

  private static let malvinas = "Día del Veterano y de los Caídos en la Guerra de Malvinas"

  /// Art. 6: to the Monday before from Tuesday and Wednesday, to the next from Thursday and Friday.
  private static let argentine = Observance(
    weekdays: [.tuesday, .wednesday, .thursday, .friday], target: .nearestMonday, keepsDay: false)
}
