/// How the names of a region are made: its syllables, and the words that say what a place is.
struct Tongue {
  /// The language's code, for `name:xx`.
  let code: String
  /// Share of the continent's places that are named in it.
  let share: Double
  /// Syllables of invented proper names, most frequent first.
  let syllables: [String]
  /// How many syllables a proper name has.
  let lengths: ClosedRange<Int>
  /// Words such as "restaurant" or "street", most frequent first.
  let common: [String]
  /// What stands between the words of a name.
  let joint: String
  /// Whether proper names begin with a capital letter.
  let isCased: Bool

  static let all = [
    Tongue(
      code: "de", share: 0.26,
      syllables: list(
        """
        ber hof stein tal bach feld wald burg au heim dorf kirch see rot schwarz neu alt ober unter
        hirsch ad ler krone lin den ros en gold grün mül ler we ber schmid hu ber stadt brück brun
        """),
      lengths: 2...4,
      common: list(
        """
        Gasthof Bäckerei Hotel Restaurant Apotheke Bahnhof Schule Parkplatz Tankstelle Metzgerei
        Straße Platz am zum Kirche Café Garage Markt Sparkasse Pension
        """), joint: " ", isCased: true),
    Tongue(
      code: "fr", share: 0.16,
      syllables: list(
        """
        la le mon ville bel cour saint mar tin châ teau neuf pré vert bois che val ro che font
        tain beau lieu vi gne gran ge pier re dé sir é toi le jean noël fran çois
        """),
      lengths: 2...4,
      common: list(
        """
        Restaurant Boulangerie Hôtel École Pharmacie Place Rue Église Café Parking Gare Mairie
        de du la Auberge Garage Marché Tabac Librairie
        """), joint: " ", isCased: true),
    Tongue(
      code: "es", share: 0.14,
      syllables: list(
        """
        san ta ma ri a ro sa lo pez gar cí a vi lla nue va puer to al me da mon te ca sa río
        cam po es tre lla jo sé pe dro ñu ño za ra
        """),
      lengths: 2...4,
      common: list(
        """
        Restaurante Farmacia Hotel Calle Plaza Escuela Iglesia Bar Gasolinera Mercado de la el
        Panadería Taller Hostal Parque Banco
        """), joint: " ", isCased: true),
    Tongue(
      code: "pl", share: 0.14,
      syllables: list(
        """
        ko wal ska brze zi na łó dź kra ków no wa wieś stę po gó ra dą bro wa sta re mia sto
        jan kow skie go wi ś nia żu ra wia
        """),
      lengths: 2...4,
      common: list(
        """
        Sklep Restauracja Apteka Szkoła Hotel Kościół Ulica Parking Stacja Bar Piekarnia Poczta
        Dom Plac Bank Księgarnia
        """), joint: " ", isCased: true),
    Tongue(
      code: "ru", share: 0.13,
      syllables: list(
        """
        ка ли на мос ква пет ров ский вол га бе рё за крас ный се ло но во гор ка ива но во зе
        лё ный ма як ту ла ря бин щер ба жу ков
        """),
      lengths: 2...4,
      common: list(
        """
        Кафе Магазин Аптека Школа Гостиница Улица АЗС Столовая Ресторан Рынок Парк Банк Почта
        Шиномонтаж Библиотека
        """), joint: " ", isCased: true),
    Tongue(
      code: "el", share: 0.05,
      syllables: list(
        """
        πα λαι ό κά στρο νέ α μα κρι ή λιος θά λασ σα ά γιος νι κό λα ος ε λιά που λος δη μή τρη
        """),
      lengths: 2...4,
      common: list("Ταβέρνα Φαρμακείο Ξενοδοχείο Σχολείο Οδός Πλατεία Καφέ Φούρνος Πρατήριο Αγορά"),
      joint: " ", isCased: true),
    Tongue(
      code: "ar", share: 0.05,
      syllables: list("ال نو ر سا لم مد ين ة با ب حم د كر يم شا م فر ات زي تو ن صا لح قص ر"),
      lengths: 2...4,
      common: list("مطعم صيدلية فندق مدرسة شارع مسجد محطة سوق بنك مقهى"), joint: " ",
      isCased: false),
    Tongue(
      code: "ko", share: 0.04,
      syllables: list("서 울 부 산 대 구 강 남 신 촌 명 동 한 성 동 해 금 호 은 평 별 빛 나 무 하 늘"),
      lengths: 2...3,
      common: list("식당 약국 호텔 학교 주유소 카페 편의점 은행 시장 병원"), joint: " ", isCased: false),
    Tongue(
      code: "ja", share: 0.03,
      syllables: list("山 川 田 中 村 上 下 東 西 北 南 大 小 森 林 石 井 高 木 松 本 島 原 野 さ く ら"),
      lengths: 1...3,
      common: list("食堂 薬局 ホテル 学校 駅 カフェ コンビニ 銀行 市場 病院 レストラン"), joint: "", isCased: false),
  ]

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
