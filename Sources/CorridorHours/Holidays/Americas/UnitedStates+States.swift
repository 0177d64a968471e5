extension HolidayCountry {
  /// Source: the codes of the states and territories.
  static let ofStates: [HolidayRule] = [
    .last(.monday, 3, "Seward's Day").in("ak"),
    .on(10, 18, "Alaska Day").in("ak").observed(forOffices),
    .nth(4, .monday, 4, "Confederate Memorial Day").in("al"),
    .nth(1, .monday, 6, "Jefferson Davis' birthday").in("al"),
    .on(3, 31, "César Chávez Day").in("ca").observed(forOffices),
    .nth(1, .monday, 10, "Frances Xavier Cabrini Day").in("co").from(2020),
    .on(2, 12, "Lincoln's Birthday").in("ct ia il ny").observed(forOffices),
    .easter(-2, "Good Friday").in("ct de hi la nc nj pr tn vi"),
    .on(4, 16, "Emancipation Day").in("dc").observed(.nearestWorkday),
    .nth(1, .monday, 3, "Guam History and Chamorro Heritage Day").in("gu"),
    .on(7, 21, "Liberation Day").in("gu"),
    .on(11, 2, "All Souls' Day").in("gu"),
    .on(12, 8, "Our Lady of Camarin Day").in("gu"),
    .on(3, 26, "Prince Jonah Kuhio Kalanianaole Day").in("hi").observed(forOffices),
    .on(6, 11, "Kamehameha Day").in("hi").observed(forOffices),
    .nth(3, .friday, 8, "Statehood Day").in("hi"),
    .nth(1, .monday, 3, "Casimir Pulaski Day").in("il"),
    .easter(-47, "Mardi Gras").in("la"),
    .nth(3, .monday, 4, "Patriots' Day").in("ma me"),
    .onOrAfter(.friday, 11, 23, "American Indian Heritage Day").in("md"),
    .on(5, 8, "Truman Day").in("mo").observed(forOffices),
    .last(.monday, 4, "Confederate Memorial Day").in("ms"),
    .on(12, 24, "Christmas Eve").in("mi nc").observed(forOffices),
    .on(12, 31, "New Year's Eve").in("mi").observed(forOffices),
    .last(.friday, 4, "Arbor Day").in("ne"),
    .last(.friday, 10, "Nevada Day").in("nv"),
    .on(1, 6, "Día de Reyes").in("pr"),
    .on(3, 22, "Día de la Abolición de la Esclavitud").in("pr")
      .observed(.sundayToMonday.undecided),
    .on(7, 25, "Día de la Constitución").in("pr").observed(.sundayToMonday.undecided),
    .on(11, 19, "Día de la Puertorriqueñidad").in("pr").observed(.sundayToMonday.undecided),
    .nth(2, .monday, 8, "Victory Day").in("ri"),
    .on(5, 10, "Confederate Memorial Day").in("sc"),
    .on(12, 26, "Boxing Day").in("sc"),
    .on(7, 24, "Pioneer Day").in("ut").observed(forOffices),
    .on(1, 6, "Three Kings Day").in("vi"),
    .on(3, 31, "Transfer Day").in("vi"),
    .easter(-3, "Maundy Thursday").in("vi"),
    .easter(1, "Easter Monday").in("vi"),
    .on(7, 3, "Emancipation Day").in("vi"),
    .nth(4, .monday, 7, "Hurricane Supplication Day").in("vi"),
    .nth(1, .tuesday, 3, "Town Meeting Day").in("vt"),
    .on(8, 16, "Bennington Battle Day").in("vt").observed(.weekendToMonday.instead),
    .onOrAfter(.friday, 11, 23, "Native American Heritage Day").in("wa"),
    .on(6, 20, "West Virginia Day").in("wv").observed(forOffices),
  ]

  /// Days that some keep and the law does not make holidays, or that a governor sets each year.
  ///
  /// OpenStreetMap's evaluators count them, so nobody knows what a mapper meant.
  static let ofStatesByCustom: [HolidayRule] =
    [
      .nth(4, .monday, 4, "State Holiday").in("ga"),
      .on(12, 24, "Washington's Birthday").in("ga"),
      .on(12, 26, "Washington's Birthday").in("ga"),
      .on(5, 19, "Malcolm X Day").in("il"),
      // In one county only.
      .on(3, 17, "Evacuation Day").in("ma"),
      .on(6, 17, "Bunker Hill Day").in("ma"),
      .on(12, 24, "Christmas Eve").in("mt"),
      .on(12, 31, "New Year's Eve").in("mt"),
      .on(2, 15, "Susan B. Anthony Day").in("ny wi wv"),
      .on(6, 14, "Flag Day").in("pa"),
      .nth(2, .tuesday, 9, "Primary Election Day").in("wi"),
    ].undecided

  /// Days on which a state closes its offices, and shops and businesses as they like.
  ///
  /// Where OpenStreetMap's evaluators know a state's days and leave these out, they are none; in the
  /// other states nobody knows.
  static let ofStateOffices: [HolidayRule] =
    [
      .onOrAfter(.friday, 11, 23, "Day after Thanksgiving").in("fl in ks ky me mn nm tx"),
      .onOrAfter(.tuesday, 11, 2, "Election Day").in("in ky md nj pr"),
      .onOrAfter(.tuesday, 5, 2, "Primary Election Day").in("in"),
      .easter(-2, "Good Friday").in("fl in ky nd tx"),
      .on(2, 12, "Lincoln's Birthday").in("az in mo nj"),
      .on(2, 15, "Susan B. Anthony Day").in("fl"),
      .on(3, 31, "César Chávez Day").in("tx"),
      .on(12, 24, "Christmas Eve").in("ar in ks ky tx"),
      .on(12, 26, "Day after Christmas").in("in tx"),
      .on(12, 31, "New Year's Eve").in("ky"),
      .on(1, 19, "Confederate Heroes Day").in("tx"),
      .on(3, 2, "Texas Independence Day").in("tx"),
      .on(4, 21, "San Jacinto Day").in("tx"),
      .on(6, 19, "Emancipation Day In Texas").in("tx"),
      .on(8, 27, "Lyndon Baines Johnson Day").in("tx"),
    ].undecided

  /// The nearest working day, on which a state closes its offices and others are open.
  private static let forOffices = Observance.nearestWorkday.undecided
}
