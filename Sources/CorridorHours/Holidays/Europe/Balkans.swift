extension HolidayCountry {
  /// Source: Zakon o praznikih in dela prostih dnevih v Republiki Sloveniji.
  static let slovenia = HolidayCountry(
    "si", 2013...2040, isUniform: true,
    [
      .on(1, 1, "Novo leto"),
      .on(1, 2, "Novo leto").from(2017),
      .on(2, 8, "Prešernov dan"),
      .easter(0, "Velika noč"),
      .easter(1, "Velikonočni ponedeljek"),
      .on(4, 27, "Dan upora proti okupatorju"),
      .on(5, 1, "Praznik dela"),
      .on(5, 2, "Praznik dela"),
      .easter(49, "Binkošti"),
      .on(6, 25, "Dan državnosti"),
      .days(20_230_814, name: "Dan solidarnosti"),
      .on(8, 15, "Marijino vnebovzetje"),
      .on(10, 31, "Dan reformacije"),
      .on(11, 1, "Dan spomina na mrtve"),
      .on(12, 25, "Božič"),
      .on(12, 26, "Dan samostojnosti in enotnosti"),
    ])

  /// Source: Zakon o blagdanima, spomendanima i neradnim danima (NN 110/19; before: NN 33/96).
  static let croatia = HolidayCountry(
    "hr", 2010...2040, isUniform: true,
    [
      .on(1, 1, "Nova godina"),
      .on(1, 6, "Bogojavljenje ili Sveta tri kralja"),
      .easter(0, "Uskrs"),
      .easter(1, "Uskrsni ponedjeljak"),
      .on(5, 1, "Praznik rada"),
      .on(5, 30, "Dan državnosti").from(2020),
      .easter(60, "Tijelovo"),
      .on(6, 22, "Dan antifašističke borbe"),
      .on(6, 25, "Dan državnosti").until(2019),
      .on(8, 5, "Dan pobjede i domovinske zahvalnosti i Dan hrvatskih branitelja"),
      .on(8, 15, "Velika Gospa"),
      .on(10, 8, "Dan neovisnosti").until(2019),
      .on(11, 1, "Svi sveti"),
      .on(11, 18, "Dan sjećanja na žrtve Domovinskog rata").from(2020),
      .on(12, 25, "Božić"),
      .on(12, 26, "Sveti Stjepan"),
    ])

  /// Source: Codul muncii (Legea 53/2003), art. 139.
  static let romania = HolidayCountry(
    "ro", 2012...2040, isUniform: true, school: .romanian,
    [
      .on(1, 1, "Anul Nou"),
      .on(1, 2, "Anul Nou"),
      .on(1, 6, "Bobotează").from(2024),
      .on(1, 7, "Sfântul Ion").from(2024),
      .on(1, 24, "Ziua Unirii Principatelor Române").from(2017),
      .orthodoxEaster(-2, "Vinerea Mare").from(2018),
      .orthodoxEaster(0, "Paștele"),
      .orthodoxEaster(1, "Paștele"),
      .on(5, 1, "Ziua Muncii"),
      .on(6, 1, "Ziua Copilului").from(2017),
      .orthodoxEaster(49, "Rusaliile"),
      .orthodoxEaster(50, "Rusaliile"),
      .on(8, 15, "Adormirea Maicii Domnului"),
      .on(11, 30, "Sfântul Andrei"),
      .on(12, 1, "Ziua Națională a României"),
      .on(12, 25, "Crăciunul"),
      .on(12, 26, "Crăciunul"),
    ])

  /// Source: Codul muncii al Republicii Moldova (Legea 154/2003), art. 111.
  ///
  /// Transnistria keeps days of its own; the patron days of towns are left out.
  static let moldova = HolidayCountry(
    "md", 2020...2040,
    [
      .on(1, 1, "Anul Nou"),
      .on(1, 7, "Nașterea lui Isus Hristos (Crăciunul pe stil vechi)"),
      .on(1, 8, "Nașterea lui Isus Hristos (Crăciunul pe stil vechi)"),
      .on(3, 8, "Ziua internațională a femeii"),
      .orthodoxEaster(0, "Paștele"),
      .orthodoxEaster(1, "Paștele"),
      .orthodoxEaster(8, "Paștele Blajinilor"),
      .on(5, 1, "Ziua internațională a solidarității oamenilor muncii"),
      .on(5, 9, "Ziua Victoriei și a comemorării eroilor; Ziua Europei"),
      .on(6, 1, "Ziua Ocrotirii Copilului"),
      .on(8, 27, "Ziua Independenței"),
      .on(8, 31, "Limba noastră"),
      .on(12, 25, "Nașterea lui Isus Hristos (Crăciunul pe stil nou)"),
    ])

  /// Source: Кодекс на труда, чл. 154 (al. 2: days in place of weekends, since 2017).
  static let bulgaria = HolidayCountry(
    "bg", 2017...2040, isUniform: true,
    [HolidayRule](
      [
        .on(1, 1, "Нова година"),
        .on(3, 3, "Ден на Освобождението на България"),
        .on(5, 1, "Ден на труда"),
        .on(5, 6, "Гергьовден"),
        .on(5, 24, "Ден на българската просвета и култура и на славянската писменост"),
        .on(9, 6, "Ден на Съединението"),
        .on(9, 22, "Ден на Независимостта"),
        .on(12, 24, "Бъдни вечер"),
        .on(12, 25, "Рождество Христово"),
        .on(12, 26, "Рождество Христово"),
      ]
    ).observed(.nextWorkday) + [
      .orthodoxEaster(-2, "Велики петък"),
      .orthodoxEaster(-1, "Велика събота"),
      .orthodoxEaster(0, "Великден"),
      .orthodoxEaster(1, "Великден"),
      // Days without work by decision of the government when the euro came.
      .days(20_251_231, 20_260_102, name: "Неприсъствен ден").undecided,
    ])

  /// Source: Закон о државним и другим празницима у Републици Србији.
  static let serbia = HolidayCountry(
    "rs", 2012...2040, isUniform: true,
    [
      .on(1, 1, "Нова година").observed(.sundayToNextFree),
      .on(1, 2, "Нова година").observed(.sundayToNextFree),
      .on(1, 7, "Божић"),
      .on(2, 15, "Дан државности Србије").observed(.sundayToNextFree),
      .on(2, 16, "Дан државности Србије").observed(.sundayToNextFree),
      .orthodoxEaster(-2, "Велики петак"),
      .orthodoxEaster(-1, "Велика субота"),
      .orthodoxEaster(0, "Васкрс"),
      .orthodoxEaster(1, "Васкршњи понедељак"),
      .on(5, 1, "Празник рада").observed(.sundayToNextFree),
      .on(5, 2, "Празник рада").observed(.sundayToNextFree),
      .on(11, 11, "Дан примирја у Првом светском рату").observed(.sundayToNextFree),
    ])
}
