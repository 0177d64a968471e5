/// The words of opening hours in several languages.
///
/// An abbreviation can mean different days: `Do` is Thursday in German and Sunday in Spanish.
/// Therefore every meaning has its languages, and a value is read in the languages that have all of
/// its words; see ``Scanner``. If a word has two meanings within a language (`mar` is a month and a
/// day in Spanish), it is not listed for that language.
enum HoursVocabulary {
  struct Meaning: Hashable {
    let word: Word
    let languages: Languages
  }

  /// Meanings by the word in lower case.
  static let words: [String: [Meaning]] = {
    var words: [String: [Meaning]] = [:]
    func add(_ text: String, _ word: Word, _ languages: Languages) {
      words[text, default: []].append(Meaning(word: word, languages: languages))
    }
    for (language, days) in weekdays {
      for (number, forms) in days.split(separator: ";").enumerated() {
        for form in forms.split(separator: " ") { add(String(form), .weekday(number), language) }
      }
    }
    for (language, names) in months {
      for (number, forms) in names.split(separator: ";").enumerated() {
        for form in forms.split(separator: " ") { add(String(form), .month(number + 1), language) }
      }
    }
    for (forms, word) in plain {
      for form in forms.split(separator: " ") { add(String(form), word, .any) }
    }
    return words
  }()

  /// Phrases of several words or symbols, longest first.
  static let phrases: [(text: [Unicode.Scalar], word: Word)] =
    listedPhrases.map { (Array($0.0.unicodeScalars), $0.1) }.sorted { $0.0.count > $1.0.count }

  /// Phrases for a whole day, longest first; `24h` can also be the end of a span.
  static let wholeDays: [[Unicode.Scalar]] = [
    "24 hours", "24hours", "24 hrs", "24 std", "24 hr", "24hrs", "24std", "24hr", "24 h", "24h",
  ].map { Array($0.unicodeScalars) }

  private static let listedPhrases: [(String, Word)] = [
    ("24 hours 7 days a week", .always), ("24 hours a day", .always), ("24/7", .always),
    ("24x7", .always), ("all day", .always), ("always open", .always),
    ("every day", .weekdays(0b111_1111)),
    ("nonstop geöffnet", .always), ("one day before public holiday", .dayBeforePublicHoliday),
    ("day before public holiday", .dayBeforePublicHoliday), ("public holidays", .publicHoliday),
    ("public holiday", .publicHoliday), ("school holidays", .schoolHoliday),
    ("school holiday", .schoolHoliday), ("on appointment", .comment("on appointment")),
    ("by appointment", .comment("by appointment")),
  ]

  private static let plain: [(String, Word)] = [
    ("ph", .publicHoliday), ("sh", .schoolHoliday), ("week", .week), ("easter", .easter),
    ("sunrise", .sun(.sunrise)), ("sunset", .sun(.sunset)), ("dawn", .sun(.dawn)),
    ("dusk", .sun(.dusk)), ("daylight", .daylight),
    ("weekend weekends", .weekdays(0b110_0000)), ("weekdays", .weekdays(0b001_1111)),
    ("daily everyday täglich", .weekdays(0b111_1111)),
    ("feiertag feiertage feiertagen feiertags", .publicHoliday), ("schulferien", .schoolHoliday),
    ("open geöffnet offen", .open),
    (
      "off closed geschlossen geschl ruhetag fermé cerrado chiuso gesloten zamknięte закрыто",
      .closed
    ),
    ("unknown", .unknown), ("day days", .days), ("and und", .and),
    ("to till until bis", .to), ("uhr", .oClock),
    ("always anytime nonstop", .always), ("opening_hours öffnungszeit öffnungszeiten", .key),
    ("on_appointment", .comment("on appointment")),
    ("by_appointment", .comment("by appointment")),
  ]

  /// Monday first; the forms of a day are separated by spaces.
  private static let weekdays: [(Languages, String)] = [
    (
      .english,
      """
      mo mon monday mondays;tu tue tues tuesday tuesdays;we wed weds wednesday wednesdays;\
      th thu thur thurs thursday thursdays;fr fri friday fridays;sa sat saturday saturdays;\
      su sun sunday sundays
      """
    ),
    (
      .german,
      """
      mo mon montag montags;di die dienstag dienstags;mi mit mittwoch mittwochs;\
      do don donnerstag donnerstags;fr fre freitag freitags;sa sam samstag samstags sonnabend;\
      so son sonntag sonntags
      """
    ),
    (
      .french,
      """
      lu lun lundi;ma mardi;me mer mercredi;je jeu jeudi;ve ven vendredi;sa sam samedi;\
      di dim dimanche
      """
    ),
    (
      .spanish,
      """
      lu lun lunes;ma martes;mi mie mié miercoles miércoles;ju jue jueves;vi vie viernes;\
      sa sab sáb sabado sábado;do dom domingo
      """
    ),
    (
      .italian,
      """
      lu lun lunedi lunedì;ma martedi martedì;me mer mercoledi mercoledì;gi gio giovedi giovedì;\
      ve ven venerdi venerdì;sa sab sabato;do dom domenica
      """
    ),
    (
      .dutch,
      "ma maandag;di dinsdag;wo woensdag;do donderdag;vr vrijdag;za zaterdag;zo zondag"
    ),
    (
      .polish,
      """
      pn pon poniedziałek;wt wtorek;śr środa;cz czw czwartek;pt piątek;sb sob sobota;nd niedz \
      niedziela
      """
    ),
    (
      .russian,
      """
      пн понедельник;вт вторник;ср среда;чт четверг;пт пятница;сб суббота;вс воскресенье
      """
    ),
    (
      .portuguese,
      "seg segunda;ter terça;qua quarta;qui quinta;sex sexta;sáb sábado;dom domingo"
    ),
  ]

  /// January first.
  private static let months: [(Languages, String)] = [
    (
      .english,
      """
      jan january;feb february;mar march;apr april;may;jun june;jul july;aug august;\
      sep sept september;oct october;nov november;dec december
      """
    ),
    (
      .german,
      """
      jan januar jänner;feb februar;märz maerz mär mrz;apr april;mai;jun juni;jul juli;aug august;\
      sep sept september;okt oktober;nov november;dez dezember
      """
    ),
    (
      .french,
      """
      janv janvier;févr février fevrier;mars;avr avril;mai;juin;juil juillet;août aout;\
      sept septembre;oct octobre;nov novembre;déc décembre decembre
      """
    ),
    (
      .spanish,
      """
      ene enero;feb febrero;marzo;abr abril;mayo;jun junio;jul julio;ago agosto;\
      sep sept septiembre;oct octubre;nov noviembre;dic diciembre
      """
    ),
    (
      .italian,
      """
      gen gennaio;feb febbraio;marzo;apr aprile;mag maggio;giu giugno;lug luglio;ago agosto;\
      set settembre;ott ottobre;nov novembre;dic dicembre
      """
    ),
    (
      .dutch,
      """
      jan januari;feb februari;maart mrt;apr april;mei;jun juni;jul juli;aug augustus;\
      sep september;okt oktober;nov november;dec december
      """
    ),
    (
      .polish,
      """
      styczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;wrzesień;październik;listopad;\
      grudzień
      """
    ),
    (
      .russian,
      """
      январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь
      """
    ),
  ]
}
