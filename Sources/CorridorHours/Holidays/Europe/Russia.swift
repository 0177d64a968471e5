extension HolidayCountry {
  /// Source: Трудовой кодекс, ст. 112 (as of 2013); laws of the republics under ст. 6.
  ///
  /// Days off that the government moves for a year are no holidays. The republics' days of the moon
  /// are set year by year, so republics that have some are known for 2014 only.
  static let russia = HolidayCountry(
    "ru", 2013...2040, parts: "ta kl ud ad kb al",
    aliases: [
      "tatarstan": "ta", "kalmykia": "kl", "udmurtia": "ud", "adygea": "ad",
      "kabardino_balkaria": "kb", "altai": "al",
    ],
    partYears: [
      "ta": 2014...2014, "kl": 2014...2014, "ad": 2014...2014, "kb": 2014...2014,
      "al": 2014...2014,
    ],
    russianWhole + russianParts)

  private static let russianWhole: [HolidayRule] = [
    .on(1, 1, "1. Новогодние каникулы"),
    .on(1, 2, "2. Новогодние каникулы"),
    .on(1, 3, "3. Новогодние каникулы"),
    .on(1, 4, "4. Новогодние каникулы"),
    .on(1, 5, "5. Новогодние каникулы"),
    .on(1, 6, "6. Новогодние каникулы"),
    .on(1, 7, "Рождество Христово"),
    .on(1, 8, "8. Новогодние каникулы"),
    .on(2, 23, "День защитника Отечества"),
    .on(3, 8, "Международный женский день"),
    .on(5, 1, "Праздник Весны и Труда"),
    .on(5, 9, "День Победы"),
    .on(6, 12, "День России"),
    .on(11, 4, "День народного единства"),
  ]

  private static let russianParts: [HolidayRule] = [
    .days(20_140_728, name: "Ураза-байрам").in("ta ad kb"),
    .days(20_141_004, name: "Курбан-байрам").in("ta ad kb"),
    .on(8, 30, "День Республики Татарстан").in("ta"),
    .on(11, 6, "День Конституции Республики Татарстан").in("ta"),
    .days(20_140_114, name: "Цаган Сар").in("kl"),
    .on(4, 5, "День принятия Степного Уложения (Конституции) Республики Калмыкия").in("kl"),
    .days(20_140_606, name: "День рождения Будды Шакьямун").in("kl"),
    .days(20_141_215, name: "Зул").in("kl"),
    .on(12, 28, "День памяти жертв депортации калмыцкого народа").in("kl"),
    .on(5, 31, "День Государственности Удмуртской Республики").in("ud"),
    .on(10, 5, "День образования Республики Адыгея").in("ad"),
    .on(3, 28, "День возрождения балкарского народа").in("kb"),
    .on(5, 21, "Черкесский день траура").in("kb"),
    .on(9, 1, "День государственности Кабардино-Балкарской Республики").in("kb"),
    .days(20_140_114, name: "Чага-Байрам").in("al"),
  ]
}
