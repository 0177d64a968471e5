import Testing

@testable import CorridorHours

@Suite struct LexiconLanguageTests {
  /// Monday to Friday from 8 to 18, and Saturday closed, or part of that.
  @Test(arguments: [
    ("Monday through Friday 8:00-18:00", "Mo-Fr 08:00-18:00"),
    ("jeden Tag 8-18", "Mo-Su 08:00-18:00"),
    (
      "du lundi au vendredi de 8h à 18h, samedi 9h-12h",
      "Mo-Fr 08:00-18:00, Sa 09:00-12:00"
    ),
    ("lundi au vendredi 8h-12h et 14h-18h", "Mo-Fr 08:00-12:00,14:00-18:00"),
    ("de lunes a viernes de 8 a 18", "Mo-Fr 08:00-18:00"),
    (
      "lunes a viernes 8:00 a 14:00 y 16:00 a 20:00; sábado cerrado",
      "Mo-Fr 08:00-14:00,16:00-20:00; Sa off"
    ),
    ("dal lunedì al venerdì dalle 8:00 alle 18:00", "Mo-Fr 08:00-18:00"),
    ("maandag t/m vrijdag van 8:00 tot 18:00", "Mo-Fr 08:00-18:00"),
    ("od poniedziałku do piątku 8-18 święta nieczynne", "Mo-Fr 08:00-18:00; PH off"),
    ("с понедельника по пятницу с 9:00 до 18:00", "Mo-Fr 09:00-18:00"),
    ("segunda-feira a sexta-feira das 9h às 18h", "Mo-Fr 09:00-18:00"),
    ("Segunda a Sexta 09:00-18:00 feriados fechado", "Mo-Fr 09:00-18:00; PH off"),
    ("من الاثنين إلى الجمعة 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("понеделник-петък 9:00-18:00", "Mo-Fr 09:00-18:00"),
    ("dilluns a divendres 8:00-16:00", "Mo-Fr 08:00-16:00"),
    ("Pondělí až Pátek 8:00-17:00 Sobota zavřeno", "Mo-Fr 08:00-17:00; Sa off"),
    ("mandag til fredag 8:00-16:00 lørdag lukket", "Mo-Fr 08:00-16:00; Sa off"),
    ("mandag til fredag 8:00-16:00 lørdag stengt", "Mo-Fr 08:00-16:00; Sa off"),
    ("Δευτέρα έως Παρασκευή 09:00-17:00", "Mo-Fr 09:00-17:00"),
    ("esmaspäev-reede 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("maanantai-perjantai 9:00-17:00 lauantai suljettu", "Mo-Fr 09:00-17:00; Sa off"),
    ("ponedjeljak-petak 8:00-16:00", "Mo-Fr 08:00-16:00"),
    ("hétfő-péntek 8:00-16:00, szombat zárva", "Mo-Fr 08:00-16:00, Sa off"),
    ("月曜～金曜 9時～18時 祝日 休業", "Mo-Fr 09:00-18:00; PH off"),
    ("월요일~금요일 09:00-18:00", "Mo-Fr 09:00-18:00"),
    ("pirmadienis-penktadienis 8:00-16:00", "Mo-Fr 08:00-16:00"),
    ("pirmdiena-piektdiena 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("it-Tnejn-il-Ġimgħa 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("de luni până la vineri 8:00-16:00 sâmbătă închis", "Mo-Fr 08:00-16:00; Sa off"),
    ("pondelok-piatok 8:00-16:00", "Mo-Fr 08:00-16:00"),
    ("ponedeljek-petek 8:00-16:00", "Mo-Fr 08:00-16:00"),
    (
      "måndag-fredag 10:00-18:00 lördag 10:00-15:00 söndag stängt",
      "Mo-Fr 10:00-18:00; Sa 10:00-15:00; Su off"
    ),
    ("pazartesi-cuma 09:00-18:00 pazar kapalı", "Mo-Fr 09:00-18:00; Su off"),
    ("понеділок-п'ятниця 9:00-18:00 неділя зачинено", "Mo-Fr 09:00-18:00; Su off"),
    ("周一至周五 9点30分-18点 星期六 休息", "Mo-Fr 09:30-18:00; Sa off"),
  ])
  func `days, ranges and states are known in the languages of the lexicon`(
    written: String, meant: String
  ) throws {
    let hours = try OpeningHours(parsing: written)
    #expect(hours.isTolerant)
    #expect(hours.normalized == meant)
  }

  @Test func `every language has seven days`() throws {
    #expect(HoursVocabulary.people.count == 32)
    var all = Languages()
    for people in HoursVocabulary.people {
      #expect(all.isDisjoint(with: people.languages))
      all.formUnion(people.languages)
    }
    #expect(all == .any)
    let meanings =
      HoursVocabulary.tolerantWords.values.joined()
      + HoursVocabulary.tolerantPhrases.map(\.meaning)
    for people in HoursVocabulary.people {
      for day in 0..<7 {
        let knows = meanings.contains {
          $0.word == .weekday(day) && $0.languages.contains(people.languages)
        }
        #expect(knows, "\(people.languages) \(day)")
      }
    }
  }

  @Test(arguments: [
    // Thursday or Sunday; to, or and; words of two languages.
    "Do 10:00-12:00", "8 a 18", "lunes a vendredi 8:00-12:00", "måndag a fredag 8:00-12:00",
    "понеделник-пятница 9:00-18:00", "Lu-Mar 10:00-12:00",
  ])
  func `words of no one language stay unread`(value: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: value) }
  }
}
