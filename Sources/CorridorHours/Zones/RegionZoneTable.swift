/// The time zones of parts of countries, where the clocks of a country differ or where its code also
/// stands for territories far away, and the zones of those parts.
///
/// A line has a country, zones that are alike there, and the parts that have them, by the end of their
/// ISO 3166-2 codes; `*` stands for all others, `-10:5` for what lies between these degrees of
/// longitude where the part is not known. `?` are parts with clocks of several kinds, or with others
/// than those of the law. What is not listed is not known.
///
/// Sources: `zone.tab` and the comments of the tz database (2026f, in the public domain), ISO 3166-2.
let timeZonesOfRegions = """
  AU Australia/Adelaide sa
  AU Australia/Brisbane Australia/Lindeman qld
  AU Australia/Darwin nt
  AU Australia/Hobart Antarctica/Macquarie tas
  AU Australia/Melbourne vic
  AU Australia/Sydney act
  BR America/Araguaina to
  BR America/Bahia ba
  BR America/Belem America/Santarem ap pa
  BR America/Boa_Vista rr
  BR America/Campo_Grande ms
  BR America/Cuiaba mt
  BR America/Fortaleza ce ma pb pi rn
  BR America/Maceio al se
  BR America/Porto_Velho ro
  BR America/Rio_Branco ac
  BR America/Sao_Paulo df es go mg pr rj rs sc sp
  CA America/Edmonton ab
  CA America/Halifax America/Glace_Bay ns pe
  CA America/Inuvik America/Edmonton nt
  CA America/Moncton nb
  CA America/Whitehorse America/Dawson yt
  CA America/Winnipeg mb
  CL America/Coyhaique ai
  CL America/Punta_Arenas ma
  CL America/Santiago an ap ar at bi co li ll lr ml nb rm ta
  CN Asia/Hong_Kong hk 91
  CN Asia/Macau mo 92
  CN Asia/Shanghai * 97:136
  CN Asia/Taipei tw 71
  CN ? xj 65
  DK Europe/Copenhagen * 7:16
  EC America/Guayaquil * -82:-75
  EC Pacific/Galapagos w -93:-88
  ES Atlantic/Canary cn gc tf -19:-13
  ES Europe/Madrid Africa/Ceuta * -10:5
  FR America/Cayenne 973 gf guf
  FR America/Guadeloupe 971 gp gua
  FR America/Marigot mf 978
  FR America/Martinique 972 mq mtq
  FR America/Miquelon pm 975
  FR America/St_Barthelemy bl 977
  FR Europe/Paris * -6:10
  FR Indian/Kerguelen tf 984
  FR Indian/Mayotte 976 yt may
  FR Indian/Reunion 974 re lre
  FR Pacific/Noumea nc 988
  FR Pacific/Wallis wf 986
  FR ? cp pf 987
  GB Europe/London * -9:3
  GE Asia/Tbilisi aj gu im ka kk sj sz tb
  ID Asia/Jakarta ac be bb bt ja jb ji jk jt kr la ri sb ss su yo
  ID Asia/Jayapura ma mu pa pb pd pe ps pt
  ID Asia/Makassar ba go ki ks ku nb nt sa sg sn sr st
  ID Asia/Pontianak kb kt
  MX America/Cancun roo
  MX America/Hermosillo son
  MX America/Mazatlan bcs sin
  MX America/Merida cam yuc
  MX America/Mexico_City agu chp cmx col dif gro gua hid jal mex mic mor oax pue que slp tab tla ver \
    zac
  MX America/Monterrey dur
  MX America/Tijuana bcn
  NL America/Aruba aw
  NL America/Curacao cw
  NL America/Kralendijk bq1 bq2 bq3
  NL America/Lower_Princes sx
  NL Europe/Amsterdam * 3:8
  NZ Pacific/Auckland * 165:179.5
  NZ Pacific/Chatham cit -178:-175
  PT Atlantic/Azores 20 -32:-24
  PT Europe/Lisbon * -10:-6
  PT Europe/Lisbon Atlantic/Madeira 30 -18:-16
  RU Asia/Anadyr chu
  RU Asia/Barnaul al alt
  RU Asia/Chita zab
  RU Asia/Irkutsk bu irk
  RU Asia/Kamchatka kam
  RU Asia/Krasnoyarsk kk kya ty
  RU Asia/Magadan mag
  RU Asia/Novokuznetsk kem
  RU Asia/Novosibirsk nvs
  RU Asia/Omsk oms
  RU Asia/Sakhalin Asia/Srednekolymsk sak
  RU Asia/Tomsk tom
  RU Asia/Vladivostok kha pri yev
  RU Asia/Yakutsk amu
  RU Asia/Yekaterinburg ba che kgn khm ore per sve tyu yan
  RU Europe/Astrakhan ast
  RU Europe/Kaliningrad kgd
  RU Europe/Kirov kir
  RU Europe/Moscow ad ark bel bry ce cu da in iva kb kc kda kl klu ko kos kr krs len lip me mo mos \
    mow mur nen ngr niz orl pnz psk ros rya se smo spe sta ta tam tul tve vla vlg vor yar
  RU Europe/Samara sam ud
  RU Europe/Saratov sar
  RU Europe/Ulyanovsk uly
  RU Europe/Volgograd vgg
  UA Europe/Kyiv 05 07 12 18 21 26 30 32 35 46 48 51 53 56 59 61 63 68 71 74 77
  US America/Chicago ar ia il la mn mo ms ok wi
  US America/Denver co mt nm ut wy
  US America/Los_Angeles ca wa
  US America/New_York ct dc de ga ma md me nc nh nj ny oh pa ri sc va vt wv
  US America/Puerto_Rico pr
  US America/St_Thomas vi
  US Pacific/Guam gu
  US Pacific/Honolulu hi
  US Pacific/Pago_Pago as
  US Pacific/Saipan mp
  """
