import Testing

@testable import CorridorHours

/// Single days as published on official pages.
///
/// All days of 2020 to 2035 were also compared with an independent list, PyPI's `holidays` 0.109.
/// They are the same, or undecided here, except for intentional differences:
///
/// - Sundays that are holidays by law or custom are only in our list (Andorra, Greece, Spain), or
///   only in theirs (Belgium, Italy's 4 November): the arrêté of 1974 and the law 260/1949 do not
///   have them.
/// - Working days that a government exchanges for a weekend (Hungary, Latvia, Russia, Ukraine) are
///   days off, not holidays.
/// - Argentina in 2022 and 2025 has no days by decree, as in the vectors.
/// - Australia alone has the substitute days that all its states share, as in the vectors.
/// - If Canada Day is a Sunday, the Monday is also a holiday (Holidays Act); other substitute days
///   are undecided.
/// - Latvia's song festival of 2023 ended on a Sunday, which is a holiday, as is the Monday.
/// - Days of one town or district are omitted: Portugal's municipal days, Queensland's Show.
/// - The states of the USA have all federal days and those of the vectors in 2025, also Delaware,
///   Florida, Georgia, Indiana and New Mexico on Washington's Birthday, and Massachusetts and
///   Puerto Rico on a Friday before a federal Saturday. South Carolina observes 10 May (S.C. Code
///   53-5-10).
@Suite struct KnownHolidaysTests {
  /// A region, a day and its name, or "-" for none and "?" for undecided.
  static let european = [
    // 2017 everywhere; the states' feast days of 2024 to 2026.
    ("de", 2017_1031, "Reformationstag"), ("de_by", 2017_1031, "Reformationstag"),
    ("de_by", 2018_1031, "-"), ("de_hh", 2018_1031, "Reformationstag"),
    ("de", 2026_0106, "-"), ("de_bw", 2026_0106, "Heilige Drei Könige"),
    ("de_be", 2025_0508, "Tag der Befreiung"), ("de_be", 2026_0508, "-"),
    ("de_be", 2018_0308, "-"), ("de_mv", 2023_0308, "Frauentag"),
    ("de_sn", 2024_1120, "Buß- und Bettag"), ("de_sn", 2026_1118, "Buß- und Bettag"),
    ("de_by", 2025_0815, "?"), ("de_sl", 2025_0815, "Mariä Himmelfahrt"),
    ("de_th", 2025_0920, "Weltkindertag"), ("de_nw", 2025_0619, "Fronleichnam"),
    ("at", 2025_1026, "Nationalfeiertag"), ("at_9", 2026_0604, "Fronleichnam"),
    ("at", 2026_0403, "-"), ("ch", 2026_0801, "Bundesfeier"), ("ch", 2026_0403, "-"),
    ("ch_zh", 2026_0403, "Karfreitag"), ("ch_ge", 2025_0911, "Jeûne genevois"),
    ("ch_vd", 2025_0922, "Lundi du Jeûne"), ("ch_gl", 2026_0409, "Näfelser Fahrt"),
    ("ch_ag", 2026_0406, "?"), ("li", 2026_0908, "Mariä Geburt"),
    ("fr", 2026_0403, "-"), ("fr_67", 2026_0403, "Vendredi saint"),
    ("fr_75", 2026_0514, "Ascension"), ("mc", 2026_0127, "La Sainte Dévote"),
    ("be", 2026_0721, "Nationale feestdag / Fête nationale"),
    ("nl", 2025_0426, "Koningsdag"), ("nl", 2025_0427, "-"), ("nl", 2025_0505, "Bevrijdingsdag"),
    ("nl", 2026_0505, "?"), ("lu", 2018_0509, "-"), ("lu", 2019_0509, "Europadag"),
    ("it", 2026_1004, "San Francesco d'Assisi"), ("it", 2025_1004, "-"),
    ("it_bz", 2026_0525, "Lunedì di Pentecoste / Pfingstmontag"), ("it_25", 2026_0525, "-"),
    ("pt", 2014_1201, "-"), ("pt", 2026_0604, "Corpo de Deus"),
    ("es", 2026_1012, "Fiesta Nacional de España"),
    ("es_md", 2026_1102, "Lunes siguiente a Todos los Santos"), ("es_ct", 2026_1102, "-"),
    ("es_ct", 2022_0606, "Lunes de Pascua Granada"), ("es_an", 2026_0402, "Jueves Santo"),
    ("es_vc", 2025_0417, "-"), ("es_md", 2027_0101, "?"),
    ("sm", 2026_0903, "San Marino, fondatore della Repubblica"),
    ("md", 2026_0420, "Paștele Blajinilor"), ("tr", 2026_0320, "Ramazan Bayramı"),
    ("tr", 2026_0319, "?"), ("tr", 2025_0609, "Kurban Bayramı"), ("fr_ges", 2026_0403, "?"),
    ("mt", 2026_0210, "Il-Festa tan-Nawfraġju ta' San Pawl"),
    ("gr", 2024_0501, "-"), ("gr", 2024_0507, "Εργατική Πρωτομαγιά"),
    ("gr", 2026_0223, "Καθαρά Δευτέρα"), ("gr", 2027_0101, "?"),
    ("cy", 2026_0413, "Δευτέρα του Πάσχα"),
    ("dk", 2023_0505, "Store bededag"), ("dk", 2024_0426, "-"), ("no", 2026_0517, "Grunnlovsdagen"),
    ("se", 2026_0620, "Midsommardagen"), ("se", 2026_1031, "Alla helgons dag"),
    ("fi", 2026_0619, "?"), ("is", 2026_0423, "Sumardagurinn fyrsti"),
    ("ee", 2026_0224, "Iseseisvuspäev"), ("lt", 2026_1102, "Vėlinės"),
    ("lv", 2025_0505, "Latvijas Republikas Neatkarības atjaunošanas diena"),
    ("lv", 2023_0529, "Latvijas hokeja komandas bronzas medaļas diena"),
    ("pl", 2024_1224, "-"), ("pl", 2025_1224, "Wigilia Bożego Narodzenia"),
    ("cz", 2026_0706, "Den upálení mistra Jana Husa"), ("sk", 2026_0508, "-"),
    ("sk", 2025_1117, "-"), ("hu", 2026_0820, "Az államalapítás ünnepe"),
    ("si", 2023_0814, "Dan solidarnosti"), ("hr", 2026_0604, "Tijelovo"),
    ("ro", 2025_0609, "Rusaliile"), ("ro", 2025_0420, "Paștele"), ("ro", 2023_0106, "-"),
    ("bg", 2026_0525, "Ден на българската просвета и култура и на славянската писменост"),
    ("rs", 2026_0217, "Дан државности Србије"), ("ua", 2022_0824, "?"),
    ("ru", 2026_0612, "День России"),
    ("ru_ud", 2026_0531, "День Государственности Удмуртской Республики"),
    ("gb_eng", 2020_0508, "Early May bank holiday (VE day)"), ("gb", 2020_0504, "-"),
    ("gb_eng", 2021_1228, "Boxing Day"), ("gb_wls", 2022_0603, "Platinum Jubilee of Elizabeth II"),
    ("gb_eng", 2022_0530, "-"), ("gb_nir", 2026_0713, "Battle of the Boyne (Orangemen's Day)"),
    ("gb_sct", 2026_0406, "-"), ("gb_sct", 2026_1130, "St Andrew's Day"),
    ("gb_sct", 2023_0103, "New Year's Day"), ("gb_sct", 2026_0803, "Summer bank holiday"),
    ("gb", 2023_0508, "Coronation of King Charles III"),
    ("ie", 2023_0206, "Saint Brigid's Day"), ("ie", 2030_0201, "Saint Brigid's Day"),
  ]

  static let others = [
    ("us", 2026_0703, "Independence Day"), ("us", 2021_1231, "New Year's Day"),
    ("us", 2020_0619, "-"), ("us_dc", 2021_0120, "Inauguration Day"),
    ("us_ny", 2024_0215, "?"), ("us_hi", 2026_0326, "Prince Jonah Kuhio Kalanianaole Day"),
    ("ca", 2026_0518, "-"), ("ca_bc", 2026_0518, "Victoria Day"),
    ("ca_bc", 2018_0212, "Family Day"), ("ca_bc", 2026_0216, "Family Day"),
    ("ca_bc", 2026_0930, "National Day for Truth and Reconciliation"),
    ("us_tx", 2026_1127, "?"), ("us_ak", 2026_0330, "Seward's Day"), ("us_oh", 2026_1127, "-"),
    ("au_wa", 2026_0928, "King's Birthday"), ("au_sa", 2026_0309, "Adelaide Cup Day"),
    ("au_qld", 2027_0425, "-"), ("au_qld", 2027_0426, "Anzac Day"), ("sg", 2026_0601, "Vesak Day"),
    ("sg", 2026_0321, "Hari Raya Puasa"), ("ca_nl", 2026_1111, "Remembrance Day"),
    ("ca_qc", 2026_0624, "Fête nationale du Québec"), ("ca_on", 2026_1226, "Boxing Day"),
    ("mx", 2024_1001, "Transmisión del Poder Ejecutivo Federal"),
    ("br", 2023_1120, "-"), ("br", 2026_0217, "?"),
    ("ar", 2024_0617, "Paso a la Inmortalidad del General Don Martín Miguel de Güemes"),
    ("au_vic", 2025_1104, "Melbourne Cup"),
    ("au_nsw", 2026_0427, "Additional public holiday for Anzac Day"),
    ("au", 2022_0922, "National Day of Mourning for Queen Elizabeth II"),
    ("nz", 2026_0710, "?"), ("nz", 2021_0426, "Anzac Day"),
    ("nz_wgn", 2026_0119, "Wellington Anniversary Day"),
    ("jp", 2019_0430, "国民の休日"), ("jp", 2026_0922, "国民の休日"), ("jp", 2026_0506, "憲法記念日"),
    ("jp", 2020_0724, "スポーツの日"), ("jp", 2024_0212, "建国記念の日"),
    ("za", 2022_1227, "Public holiday"), ("za", 2024_0617, "Youth Day"),
    ("za", 2025_0428, "Freedom Day"),
  ]

  @Test(arguments: european + others)
  func `a day is what the official page says`(region: String, day: Int, name: String) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    let day = CivilDay(year: day / 10000, month: day / 100 % 100, day: day % 100)
    switch calendar.publicHoliday(on: day) {
    case nil: #expect(name == "?")
    case .ordinary: #expect(name == "-")
    case .holiday(let found): #expect(name == found)
    }
  }
}
