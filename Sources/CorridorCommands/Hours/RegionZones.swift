/// The time zones of regions in all of which clocks show the same.
///
/// Source: `zone.tab` of the tz database (public domain). Of countries with several zones the one is
/// taken that all of it has but remote islands; parts that differ stand for themselves.
enum RegionZones {
  static let names = europe.merging(others) { first, _ in first }

  private static let europe = [
    "ad": "Europe/Andorra", "at": "Europe/Vienna",
    "be": "Europe/Brussels", "bg": "Europe/Sofia", "ch": "Europe/Zurich", "cy": "Asia/Nicosia",
    "cz": "Europe/Prague", "de": "Europe/Berlin", "dk": "Europe/Copenhagen",
    "ee": "Europe/Tallinn", "es": "Europe/Madrid", "es_cn": "Atlantic/Canary",
    "fi": "Europe/Helsinki", "fr": "Europe/Paris", "gb": "Europe/London", "gr": "Europe/Athens",
    "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "ie": "Europe/Dublin",
    "is": "Atlantic/Reykjavik", "it": "Europe/Rome", "li": "Europe/Vaduz",
    "lt": "Europe/Vilnius", "lu": "Europe/Luxembourg", "lv": "Europe/Riga",
    "mc": "Europe/Monaco", "md": "Europe/Chisinau",
    "mt": "Europe/Malta", "nl": "Europe/Amsterdam", "no": "Europe/Oslo",
    "pl": "Europe/Warsaw", "pt": "Europe/Lisbon", "pt_20": "Atlantic/Azores",
    "ro": "Europe/Bucharest", "rs": "Europe/Belgrade", "se": "Europe/Stockholm",
    "si": "Europe/Ljubljana", "sk": "Europe/Bratislava", "sm": "Europe/San_Marino",
    "tr": "Europe/Istanbul", "ua": "Europe/Kyiv",
  ]

  private static let others = [
    "ar": "America/Argentina/Buenos_Aires", "jp": "Asia/Tokyo", "nz": "Pacific/Auckland",
    "sg": "Asia/Singapore", "za": "Africa/Johannesburg",

    "au_qld": "Australia/Brisbane",
    "au_sa": "Australia/Adelaide", "au_vic": "Australia/Melbourne",

    "ca_ab": "America/Edmonton", "ca_mb": "America/Winnipeg", "ca_nb": "America/Moncton",
    "ca_ns": "America/Halifax", "ca_pe": "America/Halifax", "ca_yt": "America/Whitehorse",

    "us_ca": "America/Los_Angeles", "us_co": "America/Denver", "us_ct": "America/New_York",
    "us_dc": "America/New_York", "us_de": "America/New_York", "us_ga": "America/New_York",
    "us_hi": "Pacific/Honolulu", "us_ia": "America/Chicago", "us_il": "America/Chicago",
    "us_la": "America/Chicago", "us_ma": "America/New_York", "us_md": "America/New_York",
    "us_me": "America/New_York", "us_mn": "America/Chicago", "us_mo": "America/Chicago",
    "us_ms": "America/Chicago", "us_mt": "America/Denver", "us_nc": "America/New_York",
    "us_nh": "America/New_York", "us_nj": "America/New_York", "us_nm": "America/Denver",
    "us_ny": "America/New_York", "us_oh": "America/New_York", "us_ok": "America/Chicago",
    "us_pa": "America/New_York", "us_ri": "America/New_York", "us_sc": "America/New_York",
    "us_ut": "America/Denver", "us_va": "America/New_York", "us_vt": "America/New_York",
    "us_wa": "America/Los_Angeles", "us_wi": "America/Chicago", "us_wv": "America/New_York",
    "us_wy": "America/Denver",
  ]
}
