extension HolidayCountry {
  /// The countries that have rules, by their code.
  static let all: [String: HolidayCountry] = Dictionary(
    uniqueKeysWithValues: (german + western + southern + northern + eastern + balkan
      + britishIsles + americas + elsewhere).map { ($0.code, $0) })

  private static let german = [germany, austria, switzerland, liechtenstein]
  private static let western = [france, monaco, belgium, netherlands, luxembourg]
  private static let southern = [italy, sanMarino, spain, portugal, andorra, malta, greece, cyprus]
  private static let northern = [
    denmark, norway, sweden, finland, iceland, estonia, latvia, lithuania,
  ]
  private static let eastern = [poland, czechia, slovakia, hungary, ukraine, russia]
  private static let balkan = [slovenia, croatia, romania, moldova, bulgaria, serbia]
  private static let britishIsles = [unitedKingdom, ireland]
  private static let americas = [unitedStates, canada, mexico, brazil, argentina]
  private static let elsewhere = [
    australia, newZealand, japan, southAfrica, turkey, singapore,
  ]
}
