/// The words that only the tolerant reading knows, in the languages of the lexicon.
///
/// Days have full names only, because abbreviations of many languages are words of others: `to` is
/// Thursday in Finnish; in Slavic languages also the forms after `from` and `to`. A space within a form is written as an underscore.
extension HoursVocabulary {
  struct People {
    let languages: Languages
    /// Monday first.
    var days = ""
    var to = ""
    var and = ""
    var from = ""
    var closed = ""
    var holiday = ""
    var daily = ""
    var late = ""
    var noon = ""
    var midnight = ""
  }

  static let people: [People] = [
    People(
      languages: .english, days: "mond;tuesd;wednesd;thursd;frid;satd;sund",
      to: "til through thru", and: "and", from: "from",
      holiday: "holiday holidays bank_holiday bank_holidays", daily: "7_days 7days 7_days_a_week",
      late: """
        late later close closing closing_time last_customer last_guest sold_out
        """,
      noon: "noon 12_noon midday", midnight: "midnight 12_midnight"),
    People(
      languages: .german, from: "von ab", holiday: "feiertage", daily: "jeden_tag",
      late: "ende ladenschluss spät",
      noon: "mittag", midnight: "mitternacht"),
    People(
      languages: .french, to: "à au a jusqu'à jusqu'a", and: "et", from: "de du dès",
      closed: "fermée fermés",
      holiday: "férié fériés jour_férié jours_fériés", daily: "tous_les_jours 7j/7 7_jours_sur_7",
      late: "fermeture la_fermeture fin_de_soirée tard", noon: "midi", midnight: "minuit"),
    People(
      languages: .spanish, to: "a hasta al", and: "y e", from: "de desde del",
      closed: "cerrados cerrada", holiday: "festivo festivos feriado feriados",
      daily: "todos_los_días todos_los_dias diario", late: "cierre el_cierre tarde",
      noon: "mediodía mediodia", midnight: "medianoche"),
    People(
      languages: .italian, to: "a al alle fino_alle", and: "e", from: "da dal dalle",
      closed: "chiusi chiusa", holiday: "festivi festivo", daily: "tutti_i_giorni",
      late: "tardi a_tardi fino_a_tardi chiusura", noon: "mezzogiorno", midnight: "mezzanotte"),
    People(
      languages: .dutch, to: "tot t/m tot_en_met", and: "en", from: "van vanaf",
      holiday: "feestdag feestdagen", daily: "dagelijks elke_dag alle_dagen",
      late: "laat sluit sluiting sluitingstijd", midnight: "middernacht"),
    People(
      languages: .polish,
      days: "poniedziałku;wtorku;środy środę;czwartku;piątku;soboty sobotę;niedzieli niedzielę",
      to: "do", and: "i oraz", from: "od",
      closed: "nieczynne zamknięty", holiday: "święta święto", daily: "codziennie",
      late: "ostatniego_klienta", noon: "południa", midnight: "północy"),
    People(
      languages: .russian,
      days:
        "понедельника;вторника;среды среду;четверга;пятницы пятницу;субботы субботу;воскресенья",
      to: "до по", and: "и", from: "с со от", closed: "выходной закрыт",
      holiday: "праздники праздник", daily: "ежедневно",
      late: "последнего_клиента последнего_посетителя", noon: "полудня", midnight: "полуночи"),
    People(
      languages: .portuguese,
      days: """
        segunda-feira segunda_feira;terça-feira terça_feira;quarta-feira quarta_feira;\
        quinta-feira quinta_feira;sexta-feira sexta_feira;;
        """,
      to: "a à às até ate ao", and: "e", from: "de da das desde",
      closed: "fechado encerrado fechada encerrada", holiday: "feriado feriados",
      daily: "todos_os_dias diariamente", late: "tarde fecho", midnight: "meia-noite meia_noite"),
    People(
      languages: .arabic,
      days: """
        الاثنين الإثنين;الثلاثاء;الأربعاء الاربعاء;الخميس;الجمعة;السبت;الأحد الاحد
        """,
      to: "إلى الى حتى", and: "و", from: "من", closed: "مغلق", daily: "يوميا يومياً"),
    People(
      languages: .bulgarian, days: "понеделник;вторник;сряда;четвъртък;петък;събота;неделя",
      to: "до", and: "и", from: "от", closed: "затворено почивен_ден", holiday: "празници празник",
      daily: "ежедневно всеки_ден"),
    People(
      languages: .catalan,
      days: "dilluns;dimarts;dimecres;dijous;divendres;dissabte;diumenge", to: "a fins_a",
      and: "i", from: "de des_de", closed: "tancat", holiday: "festiu festius",
      daily: "cada_dia tots_els_dies", late: "tancament tard", noon: "migdia",
      midnight: "mitjanit"),
    People(
      languages: .czech,
      days: "pondělí;úterý;středa středy;čtvrtek čtvrtka;pátek pátku;sobota soboty;neděle",
      to: "do až", and: "a", from: "od", closed: "zavřeno", holiday: "svátky svátek",
      daily: "denně", noon: "poledne", midnight: "půlnoc půlnoci"),
    People(
      languages: .danish, days: "mandag;tirsdag;onsdag;torsdag;fredag;lørdag;søndag", to: "til",
      and: "og", from: "fra", closed: "lukket", holiday: "helligdage helligdag",
      daily: "dagligt hver_dag", late: "sent", midnight: "midnat"),
    People(
      languages: .greek,
      days: "δευτέρα;τρίτη;τετάρτη;πέμπτη;παρασκευή;σάββατο;κυριακή", to: "έως εώς ως μέχρι",
      and: "και", from: "από", closed: "κλειστά κλειστό", holiday: "αργίες αργία",
      daily: "καθημερινά", late: "αργά", midnight: "μεσάνυχτα"),
    People(
      languages: .estonian,
      days: "esmaspäev;teisipäev;kolmapäev;neljapäev;reede;laupäev;pühapäev", to: "kuni",
      and: "ja", closed: "suletud", holiday: "riigipühad riigipüha", daily: "iga_päev"),
    People(
      languages: .finnish,
      days: "maanantai;tiistai;keskiviikko;torstai;perjantai;lauantai;sunnuntai", and: "ja",
      closed: "suljettu kiinni", holiday: "pyhäpäivä pyhäpäivät juhlapyhät", daily: "joka_päivä",
      late: "myöhään"),
    People(
      languages: .croatian,
      days: "ponedjeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja", to: "do", and: "i",
      from: "od", closed: "zatvoreno", holiday: "praznik praznici blagdan blagdani",
      daily: "svaki_dan svakodnevno", midnight: "ponoć ponoći"),
    People(
      languages: .hungarian,
      days: "hétfő;kedd;szerda;csütörtök;péntek;szombat;vasárnap", and: "és", closed: "zárva",
      holiday: "ünnepnap ünnepnapok", daily: "naponta minden_nap", midnight: "éjfél"),
    People(
      languages: .japanese,
      days: "月曜日 月曜;火曜日 火曜;水曜日 水曜;木曜日 木曜;金曜日 金曜;土曜日 土曜;日曜日 日曜",
      to: "から", closed: "定休日 休業 休み", holiday: "祝日 祝祭日", daily: "毎日 年中無休"),
    People(
      languages: .korean, days: "월요일;화요일;수요일;목요일;금요일;토요일;일요일", to: "부터",
      closed: "휴무 휴무일", holiday: "공휴일", daily: "매일"),
    People(
      languages: .lithuanian,
      days: """
        pirmadienis;antradienis;trečiadienis;ketvirtadienis;penktadienis;šeštadienis;sekmadienis
        """,
      to: "iki", and: "ir", from: "nuo", closed: "nedirba uždaryta", holiday: "šventės",
      daily: "kasdien"),
    People(
      languages: .latvian,
      days: "pirmdiena;otrdiena;trešdiena;ceturtdiena;piektdiena;sestdiena;svētdiena",
      to: "līdz", and: "un", from: "no", closed: "slēgts", holiday: "svētki", daily: "katru_dienu"),
    People(
      languages: .maltese,
      days: """
        it-tnejn;it-tlieta;l-erbgħa;il-ħamis;il-ġimgħa;is-sibt;il-ħadd
        """,
      to: "sa", and: "u", from: "mill-", closed: "magħluq", holiday: "festi_pubbliċi",
      daily: "kuljum"),
    People(
      languages: .norwegian, days: "mandag;tirsdag;onsdag;torsdag;fredag;lørdag;søndag", to: "til",
      and: "og", from: "fra", closed: "stengt", holiday: "helligdager helligdag", daily: "daglig",
      late: "sent", midnight: "midnatt"),
    People(
      languages: .romanian,
      days: """
        luni;marți marţi marti;miercuri;joi;vineri;sâmbătă sambata sâmbăta;duminică duminica
        """,
      to: "până_la la", and: "și şi si", from: "de_la de", closed: "închis inchis",
      holiday: "sărbători_legale", daily: "zilnic", midnight: "miezul_nopții"),
    People(
      languages: .slovak, days: "pondelok;utorok;streda;štvrtok;piatok;sobota;nedeľa",
      to: "do až", and: "a", from: "od", closed: "zatvorené", holiday: "sviatky sviatok",
      daily: "denne", midnight: "polnoc polnoci"),
    People(
      languages: .slovenian,
      days: "ponedeljek;torek;sreda;četrtek;petek;sobota;nedelja", to: "do", and: "in",
      from: "od", closed: "zaprto", holiday: "prazniki praznik", daily: "vsak_dan",
      midnight: "polnoči"),
    People(
      languages: .swedish, days: "måndag;tisdag;onsdag;torsdag;fredag;lördag;söndag", to: "till",
      and: "och", from: "från", closed: "stängt", holiday: "helgdag helgdagar röda_dagar",
      daily: "dagligen varje_dag alla_dagar", late: "sent", midnight: "midnatt"),
    People(
      languages: .turkish,
      days: "pazartesi;salı;çarşamba;perşembe;cuma;cumartesi;pazar", and: "ve", closed: "kapalı",
      holiday: "resmi_tatil resmi_tatiller", daily: "her_gün hergün"),
    People(
      languages: .ukrainian,
      days: """
        понеділок понеділка;вівторок вівторка;середа середи;четвер четверга;\
        п'ятниця п’ятниця п'ятниці п’ятниці п'ятницю;субота суботи;неділя неділі
        """, to: "до по",
      and: "і та й", from: "з від", closed: "зачинено вихідний", holiday: "свята",
      daily: "щодня щоденно"),
    People(
      languages: .chinese,
      days: """
        星期一 周一 週一;星期二 周二 週二;星期三 周三 週三;星期四 周四 週四;星期五 周五 週五;\
        星期六 周六 週六;星期日 星期天 周日 週日
        """,
      to: "至 到", and: "和 及", from: "从 從", closed: "休息 关闭 關閉", holiday: "公众假期 公眾假期 法定节假日",
      daily: "每天 每日"),
  ]

  /// The words of ``words``, and those of people.
  static let tolerantWords: [String: [Meaning]] = {
    var words = Self.words
    for (text, meaning) in peopleForms where text.unicodeScalars.allSatisfy(\.isWordPart) {
      if words[text]?.contains(where: { $0.word == meaning.word && $0.languages == .any }) == true {
        continue
      }
      words[text, default: []].append(meaning)
    }
    words["openend"] = [Meaning(word: .openEnded, languages: .any)]
    return words
  }()

  /// The forms that are not one word, or of a script without spaces; longest first.
  static let tolerantPhrases: [(text: [Unicode.Scalar], meaning: Meaning)] =
    (peopleForms + otherForms).filter { form in
      let scalars = form.text.unicodeScalars
      return !scalars.allSatisfy(\.isWordPart) || scalars.contains(where: \.isUnspaced)
    }.map { (Array($0.text.unicodeScalars), $0.meaning) }.sorted { $0.text.count > $1.text.count }

  private static let otherForms: [(text: String, meaning: Meaning)] = [
    ("m-f", Meaning(word: .weekdays(0b001_1111), languages: .english)),
    ("m - f", Meaning(word: .weekdays(0b001_1111), languages: .english)),
    ("by appt", Meaning(word: .comment("by appointment"), languages: .english)),
    ("open end", Meaning(word: .openEnded, languages: .any)),
    ("open ende", Meaning(word: .openEnded, languages: .any)),
    ("ende offen", Meaning(word: .openEnded, languages: .german)),
    ("offenes ende", Meaning(word: .openEnded, languages: .german)),
    ("open-end", Meaning(word: .openEnded, languages: .any)),
  ]

  private static let peopleForms: [(text: String, meaning: Meaning)] = people.flatMap { people in
    var forms: [(String, Meaning)] = []
    func add(_ texts: String, _ word: Word) {
      for text in texts.split(separator: " ") {
        forms.append(
          (
            String(text.map { $0 == "_" ? " " : $0 }),
            Meaning(word: word, languages: people.languages)
          ))
      }
    }
    for (number, texts) in people.days.split(separator: ";", omittingEmptySubsequences: false)
      .enumerated()
    {
      add(String(texts), .weekday(number))
    }
    add(people.to, .to)
    add(people.and, .and)
    add(people.from, .from)
    add(people.closed, .closed)
    add(people.holiday, .publicHoliday)
    add(people.daily, .weekdays(0b111_1111))
    add(people.late, .openEnd)
    add(people.noon, .noon)
    add(people.midnight, .midnight)
    return forms
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is of a script that has no spaces between words, or whose particles are
  /// attached: ideographs, kana and hangul.
  var isUnspaced: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: true
    default: false
    }
  }
}
