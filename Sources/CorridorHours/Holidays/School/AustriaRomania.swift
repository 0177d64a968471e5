extension SchoolTable {
  /// The school holidays of the Austrian Länder, by their numbers in ISO 3166-2.
  ///
  /// Source: § 2 and § 8 Schulzeitgesetz 1985 with the regulations of the Länder, as the tables of
  /// OpenHolidays give them. What Kärnten and Vorarlberg have beside them is undecided.
  static let austrian = SchoolTable(
    years: 2024...2028,
    rows: [
      "*": """
      Weihnachtsferien: 0101-0106
      Osterferien: 0323-0401 0412-0421 0328-0406 0320-0329 0408-0417
      Pfingstferien: 0518-0520 0607-0609 0523-0525 0515-0517 0603-0605
      Herbstferien: 1027-1031 1027-1031 1027-1031 1027-1031 1027-1031
      Allerseelen: 1102 1102 1102 1102 1102
      Weihnachtsferien: 1224-0106 1224-0106 1224-0106 1224-0106 1224-0106
      """,
      "1": second + early + "\nSt. Martin: 1111 1111 1111 1111 1111",
      "2": second + late + "\nSt. Josef: 0319 0319 0319 0319 0319\n?: 1010 1010 1010 1010 1010",
      "3": first + early + "\nSt. Leopold: 1115 1115 1115 1115 1115",
      "4": third + late + "\nSt. Florian: 0504 0504 0504 0504 0504",
      "5": second + late + "\nSt. Rupert: 0924 0924 0924 0924 0924",
      "6": third + late + "\nSt. Josef: 0319 0319 0319 0319 0319",
      "7": second + late + "\nSt. Josef: 0319 0319 0319 0319 0319\nschulfrei: - 0620",
      "8": second + late + "\nSt. Josef: 0319 0319 0319 0319 0319\n?: 0205-0217",
      "9": first + early + "\nSt. Leopold: 1115 1115 1115 1115 1115",
    ],
    aliases: [
      "burgenland": "1", "kärnten": "2", "niederösterreich": "3", "oberösterreich": "4",
      "salzburg": "5", "steiermark": "6", "tirol": "7", "vorarlberg": "8", "wien": "9",
    ])

  // The week in February, and the summer.
  private static let first = "Semesterferien: 0205-0210 0203-0208 0202-0207 0130-0206 0205-0212\n"
  private static let second = "Semesterferien: 0212-0217 0210-0215 0209-0214 0208-0213 0214-0219\n"
  private static let third = "Semesterferien: 0219-0224 0217-0222 0216-0221 0215-0220 0221-0226\n"
  private static let early = "Sommerferien: 0629-0901 0628-0831 0704-0906 0703-0905 0701-0903"
  private static let late = "Sommerferien: 0706-0908 0705-0907 0711-0913 0710-0912 0708-0910"

  /// The school holidays of Romania.
  ///
  /// Source: the ministry's orders on the structure of the school year, 3800/2023, 3694/2024 and
  /// 3463/2025, as the table of OpenHolidays gives them. The counties choose their week of skiing, so
  /// the weeks to choose from are undecided.
  static let romanian = SchoolTable(
    years: 2024...2025,
    rows: [
      "*": """
      Vacanţa de iarnă: 0101-0107
      ?: 0212-0303 0210-0302
      Vacanţa de primăvară: 0427-0507 0418-0427
      Vacanţa de vară: 0622-0908 0621-0907
      Vacanţa de toamnă: 1026-1103 1025-1101
      ?: - 1102
      Vacanţa de iarnă: 1221-0107 1220-0107
      """
    ])
}
