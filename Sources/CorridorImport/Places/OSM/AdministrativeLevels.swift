import CorridorIndex

/// The kinds of administrative areas of levels 3 to 10 by country, one letter each: region,
/// district, locality, suburb, or a dot for areas that are not part of addresses, such as planning
/// regions or electoral districts.
///
/// The meaning of `admin_level` differs by country; the mappers of each country document theirs,
/// see <https://wiki.openstreetmap.org/wiki/Tag:boundary%3Dadministrative#Country_specific_values>.
/// The lines of AD, LI, MC and MT were compared with extracts, the others not line by line. If two
/// levels have the same kind, the smaller area is the one of an address. After each line follow the
/// local terms for its letters. For countries that are not listed, see
/// ``AdministrativeLevels/kind(ofLevel:in:)``.
private let administrativeLevelText = """
  AD ....ls..  7 parròquia, 8 part of the capital
  AL .r..lsss  4 qark, 7 bashkia, 8 njësi administrative
  AM .rdlls..  4 marz, 6 k’aghak’, 7 gyugh
  AT .r.d.lss  4 Bundesland, 6 Bezirk, 8 Gemeinde
  AU .r.d..ls  4 state, 6 local government area, 9 locality
  BA r.d.lsss  3 entitet, 5 kanton, 7 općina
  BE .r.d.lss  4 région, 6 province, 8 commune (7 arrondissement)
  BG ...rllss  6 oblast, 7 obshtina, 8 naseleno myasto
  BY .r.d.lss  4 voblasts, 6 rayon, 8 horad, selsaviet
  CA .rdd.lss  4 province, 5 and 6 regional district, county, 8 municipality
  CH .r.d.lss  4 Kanton, 6 Bezirk, 8 Gemeinde
  CZ ...rdlss  6 kraj, 7 okres, 8 obec
  DE .r.d.lss  4 Land, 6 Kreis, 8 Gemeinde (5 Regierungsbezirk, 7 Amt)
  DK .r..l.ss  4 region, 7 kommune
  EE ...rllls  6 maakond, 7 vald, linn, 8 and 9 küla, alevik
  ES .r.d.lss  4 comunidad autónoma, 6 provincia, 8 municipio (7 comarca)
  FI ...r.lss  6 maakunta, 8 kunta (4 aluehallintovirasto, 7 seutukunta)
  FR .r.d.lss  4 région, 6 département, 8 commune (3 métropole, 7 arrondissement)
  GB .r.d.d.l  4 country, 6 county, 8 district, 10 parish (5 region of England)
  GR ..rdlss.  5 periféreia, 6 periferiakí enótita, 7 dímos (3 and 4 apokentroméni dioíkisi)
  HR ...rllss  6 županija, 7 grad, općina, 8 naselje
  HU ...rdlss  6 megye, 7 járás, 8 település (4 régió)
  IE ..rd....  5 province, 6 county
  IS ..rl..ss  5 landshluti, 6 sveitarfélag
  IT .r.d.lss  4 regione, 6 provincia, 8 comune
  JP .r..lsss  4 todōfuken, 7 shichōson, 8 ku
  KR .r.lssss  4 do, gwangyeoksi, 6 si, gun, 7 gu, 8 dong
  LI .....lss  8 Gemeinde (6 Wahlkreis)
  LT .rd..lss  4 apskritis, 5 savivaldybė, 8 miestas, kaimas
  LU ...d.lss  6 canton, 8 commune
  LV ..ddllls  5 and 6 novads, 7 pilsēta, pagasts, 8 and 9 ciems
  MC .....lss  8 commune, 10 quartier
  MD rr...lls  3 Transnistria, 4 raion, 8 comună, 9 sat
  ME ...l.lss  6 opština, 8 naselje
  MK ...lllss  6 and 7 opština, 8 naselje (4 statistički region)
  MT .r...lss  4 island, 8 kunsill lokali
  NL .r...dsl  4 provincie, 8 gemeente, 10 woonplaats
  NO .r..l.ss  4 fylke, 7 kommune
  PL .r.d.lss  4 województwo, 6 powiat, 8 miasto, wieś (7 gmina)
  PT .r.rlsss  4 região autónoma, 6 distrito, 7 município, 8 freguesia
  RO .r.l.lss  4 județ, 6 municipiu, oraș, comună, 8 sat
  RS .r.dllss  4 pokrajina, 6 okrug, 7 grad, 8 opština
  RU .r.d..ss  4 oblast, 6 rayon (3 federalny okrug, 5 and 8 parts of it)
  SE .r..l.ss  4 län, 7 kommun
  SI .....l.s  8 občina, 10 naselje (5 statistična regija)
  SK .r...dls  4 kraj, 8 okres, 9 obec, 10 mestská časť
  SM .....lss  8 castello
  TR .r.d.sss  4 il, 6 ilçe, 8 mahalle (3 bölge)
  UA .r.d..ls  4 oblast, 6 raion, 9 naselenyi punkt (7 hromada)
  US .r.ddlss  4 state, 6 county, 7 township, 8 city
  """

/// The kinds of administrative areas by country and level.
struct AdministrativeLevels: Sendable {
  /// The letters of a country, by ISO 3166-1 alpha-2.
  private var kinds: [[UInt8]: [PlaceKind]] = [:]

  static let standard = AdministrativeLevels(administrativeLevelText)

  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      kinds[Array(words[0].utf8)] = words[1].lowercased().map { letter in
        switch letter {
        case "r": .region
        case "d": .district
        case "l": .locality
        case "s": .suburb
        default: .other
        }
      }
    }
  }

  /// The kind of an area of a level in a country; nil for the usual kind of the level: for level 2,
  /// for a country that is not in the table, or if the country is unknown.
  func kind(ofLevel level: Int, in country: [UInt8]?) -> PlaceKind? {
    guard let country, let kinds = kinds[country], (3...10).contains(level) else { return nil }
    return kinds[level - 3]
  }
}
