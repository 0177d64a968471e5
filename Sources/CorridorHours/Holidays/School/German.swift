extension SchoolTable {
  /// The school holidays of the German Länder.
  ///
  /// Source: "Ferientermine" of the Kultusministerkonferenz for 2023/24 to 2029/30 with the single
  /// days that ministries add, as the tables of OpenHolidays give them (November 2025 to January
  /// 2026); held against feiertagskalender.org (Saarland), schulferien.org (Mecklenburg-Vorpommern)
  /// and the calendars of schools and clubs in Nordrhein-Westfalen, Bayern and Mecklenburg-Vorpommern.
  /// Days that schools choose for themselves are not in it.
  static let german = SchoolTable(
    years: 2024...2029,
    rows: germanSouth.merging(germanNorth) { $1 }.merging(germanEast) { $1 })
}
