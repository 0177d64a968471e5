/// The time zones of regions in all of which clocks show the same.
///
/// Source: `zone.tab` of the tz database (public domain). Of countries with several zones the one is
/// taken that all of it has but remote islands; parts that differ stand for themselves.
enum RegionZones {
  /// The zone of each region.
  static let names = Dictionary(
    uniqueKeysWithValues: regions.flatMap { zone, regions in
      regions.split(separator: " ").map { (String($0), zone) }
    })

  /// The regions of each zone, with blanks between them.
  private static let regions = [
    "Africa/Johannesburg": "za",
    "America/Argentina/Buenos_Aires": "ar",
    "America/Chicago": "us_ia us_il us_la us_mn us_mo us_ms us_ok us_wi",
    "America/Denver": "us_co us_mt us_nm us_ut us_wy",
    "America/Edmonton": "ca_ab",
    "America/Halifax": "ca_ns ca_pe",
    "America/Los_Angeles": "us_ca us_wa",
    "America/Moncton": "ca_nb",
    "America/New_York":
      "us_ct us_dc us_de us_ga us_ma us_md us_me us_nc us_nh us_nj us_ny us_oh us_pa "
      + "us_ri us_sc us_va us_vt us_wv",
    "America/Whitehorse": "ca_yt",
    "America/Winnipeg": "ca_mb",
    "Asia/Nicosia": "cy",
    "Asia/Singapore": "sg",
    "Asia/Tokyo": "jp",
    "Atlantic/Azores": "pt_20",
    "Atlantic/Canary": "es_cn",
    "Atlantic/Reykjavik": "is",
    "Australia/Adelaide": "au_sa",
    "Australia/Brisbane": "au_qld",
    "Australia/Melbourne": "au_vic",
    "Europe/Amsterdam": "nl",
    "Europe/Andorra": "ad",
    "Europe/Athens": "gr",
    "Europe/Belgrade": "rs",
    "Europe/Berlin": "de",
    "Europe/Bratislava": "sk",
    "Europe/Brussels": "be",
    "Europe/Bucharest": "ro",
    "Europe/Budapest": "hu",
    "Europe/Chisinau": "md",
    "Europe/Copenhagen": "dk",
    "Europe/Dublin": "ie",
    "Europe/Helsinki": "fi",
    "Europe/Istanbul": "tr",
    "Europe/Kyiv": "ua",
    "Europe/Lisbon": "pt",
    "Europe/Ljubljana": "si",
    "Europe/London": "gb",
    "Europe/Luxembourg": "lu",
    "Europe/Madrid": "es",
    "Europe/Malta": "mt",
    "Europe/Monaco": "mc",
    "Europe/Oslo": "no",
    "Europe/Paris": "fr",
    "Europe/Prague": "cz",
    "Europe/Riga": "lv",
    "Europe/Rome": "it",
    "Europe/San_Marino": "sm",
    "Europe/Sofia": "bg",
    "Europe/Stockholm": "se",
    "Europe/Tallinn": "ee",
    "Europe/Vaduz": "li",
    "Europe/Vienna": "at",
    "Europe/Vilnius": "lt",
    "Europe/Warsaw": "pl",
    "Europe/Zagreb": "hr",
    "Europe/Zurich": "ch",
    "Pacific/Auckland": "nz",
    "Pacific/Honolulu": "us_hi",
  ]
}
