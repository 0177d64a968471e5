import Testing

@testable import CorridorIndex

@Suite struct FoldingTests {
  @Test(arguments: [
    ("", []),
    ("Shell", ["shell"]),
    ("  H&M -- Autohof A9/24 ", ["h", "m", "autohof", "a9", "24"]),
    ("McDonald's", ["mcdonalds"]),
    ("McDonald’s", ["mcdonalds"]),
    ("Al's O'Neill l'Hospitalet", ["als", "o", "neill", "l", "hospitalet"]),
    ("it's 'quoted'", ["its", "quoted"]),
    ("(25.1982, 55.272758)", ["25", "1982", "55", "272758"]),
  ])
  func `letters and digits of ASCII are words`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }

  @Test(arguments: [
    // German, French, Catalan, Czech, Spanish.
    ("Städtle Straße MAẞ", ["stadtle", "strasse", "mass"]),
    ("Hôtel Crêpe à l’Œuvre", ["hotel", "crepe", "a", "l", "œuvre"]),
    ("Avinguda Paral·lel paraŀlel A·B", ["avinguda", "parallel", "parallel", "a", "b"]),
    ("Čerpací stanice Růže ñandú", ["cerpaci", "stanice", "ruze", "nandu"]),
    // Decomposed the same as composed.
    ("Cafe\u{301} A\u{30A}ngstro\u{308}m", ["cafe", "angstrom"]),
    // Turkish, Polish, Vietnamese, Danish, Icelandic.
    ("İstanbul ISPARTA ısparta Diyarbakır", ["istanbul", "isparta", "isparta", "diyarbakir"]),
    ("Łódź ŚWIĘTOKRZYSKIE", ["łodz", "swietokrzyskie"]),
    ("Đường Nguyễn Huệ phở", ["đuong", "nguyen", "hue", "pho"]),
    ("Ærø Þórshöfn", ["ærø", "þorshofn"]),
    ("ﬁne ＧＳ２５ №5 ⅷ x² Starbucks™", ["fine", "gs25", "no5", "viii", "x2", "starbucks"]),
  ])
  func `Latin letters lose case, marks and forms`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }

  @Test(arguments: [
    ("ΛΕΩΦΟΡΟΣ Πειραιώς", ["λεωφοροσ", "πειραιωσ"]),
    ("ᾳ ΐ Ὀδυσσεύς", ["α", "ι", "οδυσσευσ"]),
    ("Шереметьево Ёлка ЙОШКАР", ["шереметьево", "елка", "иошкар"]),
    ("м'ята Кам’янець Київ", ["мята", "камянець", "киів"]),
    ("שָׁלוֹם ירושלים ז׳בוטינסקי", ["שלומ", "ירושלימ", "זבוטינסקי"]),
    ("مُحَمَّد أحمد إربد آل ٱلله", ["محمد", "احمد", "اربد", "ال", "الله"]),
    ("محطة شـــارع مستشفى", ["محطه", "شارع", "مستشفي"]),
    ("کتابخانه ایران ۱۲۳ ١٢٣", ["كتابخانه", "ايران", "123", "123"]),
    ("މާލެ ކ", ["މާލެ", "ކ"]),
    ("नई दिल्ली १२", ["नई", "दिल्ली", "12"]),
    ("สถานีบริการน้ำมัน ๗", ["สถานีบริการน\u{E49}\u{E4D}\u{E32}มัน", "7"]),
    ("თბილისი ԵՐԵՎԱՆ", ["თბილისი", "երեվան"]),
  ])
  func `other scripts keep what tells words apart`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }

  @Test(arguments: [
    ("東京都", ["东京", "京都"]),
    ("駅", ["駅"]),
    ("ラーメン", ["らー", "ーめ", "めん"]),
    ("ﾗｰﾒﾝ", ["らー", "ーめ", "めん"]),
    ("ｶﾞｽﾄ", ["か\u{3099}す", "すと"]),
    ("ガ", ["か\u{3099}"]),
    ("新宿GS25店", ["新宿", "gs25", "店"]),
    ("北京。上海・佐々木", ["北京", "上海", "佐々", "々木"]),
    ("㍿", ["株式", "式会", "会社"]),
  ])
  func `Han and kana are pairs of signs`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }

  @Test(arguments: [
    ("瓦萊塔", "瓦莱塔"), ("濱海灣花園", "滨海湾花园"), ("頭髮發展", "头发发展"), ("臺灣麵館", "台湾面馆"),
    // Compatibility ideographs and a radical.
    ("\u{F90A}\u{F914}", "金乐"), ("\u{2FD3}", "龙"), ("苧薴", "苎苎"),
    ("萊が", "莱ガ"),
  ])
  func `traditional Han is simplified Han`(traditional: String, simplified: String) {
    #expect(traditional.foldedWords == simplified.foldedWords)
  }

  @Test func `the table of simplified signs is the one of ICU`() throws {
    let icu = try #require(ICU.shared)
    let transliterator = try #require(icu.transliterator("Hant-Hans"))
    for scalar in [0x3400...0x4DBF, 0x4E00...0x9FFF].joined().compactMap(Unicode.Scalar.init) {
      let simplified = HanVariants.simplified(scalar)
      #expect(HanVariants.simplified(simplified) == simplified, "\(scalar)")
      // ICU goes from 薴 to 苧 to 苎 and back.
      guard !["苎", "苧", "薴"].contains(scalar) else { continue }
      #expect(transliterator([scalar].utf16) == [simplified].utf16, "\(scalar)")
    }
    // None beyond the first plane, whose signs the table does not ask for.
    for scalar in (0x20000...0x323AF).compactMap(Unicode.Scalar.init) {
      #expect(transliterator([scalar].utf16) == [scalar].utf16, "\(scalar)")
    }
  }

  @Test(arguments: [
    ("so\u{AD}ft zero\u{200B}width join\u{200D}er", ["soft", "zerowidth", "joiner"]),
    ("\u{200F}abc\u{200E} \u{202E}def\u{202C}", ["abc", "def"]),
    ("café ☕️ bar🚻wc 1️⃣ 👩‍👩‍👧", ["cafe", "bar", "wc", "1"]),
    ("!?…—¿ 。、・", []),
    ("\u{301}\u{301} \u{93F}", []),
    ("\u{E000}\u{FFFE}a\u{FFFD}b", ["a", "b"]),
  ])
  func `signs that nobody types vanish or separate`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }

  @Test func `every key of Hangul leads to a prefix`() throws {
    // What stands in the field while 스타벅스, 값, 과학, 의왕 and 밖에 are typed.
    for typed in [
      ["ㅅ", "스", "슽", "스타", "스탑", "스타버", "스타벅", "스타벇", "스타벅스"],
      ["ㄱ", "가", "갑", "값"], ["ㄱ", "고", "과", "괗", "과하", "과학"], ["ㅇ", "으", "의", "의오", "의와", "의왕"],
      ["ㅂ", "바", "밖", "밖에"], ["ㄷ", "다", "달", "닭", "달기"],
    ] {
      let whole = try #require(typed.last?.foldedWords.first)
      for fragment in typed {
        let word = try #require(fragment.foldedWords.first)
        #expect(Array(whole.utf8).starts(with: Array(word.utf8)), "\(fragment) of \(typed)")
      }
    }
    // Decomposed Hangul and letters by themselves are the same as syllables.
    #expect("\u{1109}\u{1173}\u{1110}\u{1161}".foldedWords == "스타".foldedWords)
    #expect("ㅅㅡㅌㅏ".foldedWords == "스타".foldedWords)
    #expect("ㄳ".foldedWords == "ㄱㅅ".foldedWords)
  }

  @Test(arguments: [
    "스타벅스", "값도", "닭갈비", "의왕", "밖에", "괜찮아", "앉아", "훑어보다", "웨딩홀", "gs칼텍스", "ㅅㅌㅂㅅ", "까치", "가까", "각사",
    "한국도로공사서울영업소", "ガ",
  ])
  func `a folded word is shown as it is written`(text: String) {
    #expect(text.shownWords == [text.replacing("ガ", with: "が")])
  }

  @Test func `initial consonants are those of syllables`() {
    func initials(_ text: String) -> String? {
      let word = Array(text.foldedWords[0].utf8)
      return TextFolder().initials(of: word.span).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(initials("스타벅스") == "ㅅㅌㅂㅅ".foldedWords[0])
    #expect(initials("밖에") == "ㅂㅇ".foldedWords[0])
    #expect(initials("gs칼텍스") == "gs" + "ㅋㅌㅅ".foldedWords[0])
    #expect(initials("역") == nil)
    #expect(initials("ㅅㅌㅂㅅ") == nil)
    #expect(initials("shell") == nil)
    #expect(initials("東京") == nil)
  }

  @Test func `sources lead back to the text`() {
    let text = "Łódź Straße İzmir 스타"
    let folded = text.folded
    let sources = folded.words.map { String(decoding: Array(text.utf8)[$0.source], as: UTF8.self) }
    #expect(sources == ["Łódź", "Straße", "İzmir", "스타"])
    let marked = "Cafe\u{301}s e\u{301}"
    #expect(marked.folded.words.map(\.source) == [0..<7, 8..<11])
    // Both s of ß come from it.
    let street = "aßb".folded
    #expect(street.sources == [0, 1, 1, 3])
  }

  @Test func `long words are cut and long texts fold in bounded time`() {
    let million = 1_000_000
    #expect(String(repeating: "a", count: million).foldedWords.map(\.utf8.count) == [64])
    #expect(("a" + String(repeating: "\u{301}", count: million)).foldedWords == ["a"])
    #expect(("ก" + String(repeating: "\u{E49}", count: million)).folded.bytes.count == 189)
    #expect(String(repeating: "한", count: million).folded.bytes.count == 189)
    #expect(String(repeating: "漢", count: million / 3).folded.words.count == million / 3 - 1)
    #expect(("か" + String(repeating: "\u{3099}", count: million)).folded.bytes.count == 9)
    #expect(String(repeating: "a'", count: million / 2).folded.words.count == million / 2)
    let flood = String(repeating: "a'\u{301}", count: 1000)
    #expect(flood.folded.words.count == 1000)
    var folder = TextFolder()
    let query = String(repeating: "شارع ", count: 20_000)
    #expect(folder.highlights(of: query, in: query).count <= 20_000)
  }

  @Test func `texts of ASCII never ask for ICU`() {
    let rules = ScalarRules {
      Issue.record("ICU was asked for")
      return nil
    }
    var folder = TextFolder(table: FoldingTable(rules: rules))
    var folded = FoldedText()
    let text = Array(0...0x7F) as [UInt8]
    folder.fold(text.span, into: &folded)
    #expect(
      folded.texts == [
        "0123456789", "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz",
      ])
  }

  @Test func `without ICU what the standard library knows is folded`() {
    var folder = TextFolder(table: FoldingTable(rules: ScalarRules(icu: { nil })))
    var folded = FoldedText()
    let text = Array("Städtle ÀÉ Straße ЯЛТА ΑΘΉΝΑ ＧＳ 스타 東京 カ ١٢ Łódź a\u{301}".utf8)
    folder.fold(text.span, into: &folded)
    #expect(
      folded.texts == [
        "stadtle", "ae", "strasse", "ялта", "αθήνα", "gs", "스타".foldedWords[0], "东京", "か", "12",
        "łodz", "a",
      ])
  }

  @Test func `ICU says of Han and Hangul what is known without it`() throws {
    let icu = try #require(ICU.shared)
    for scalar in [0x3400...0x4DBF, 0x4E00...0x9FFF].joined().compactMap(Unicode.Scalar.init) {
      let isItself =
        icu.normalized([scalar], .nfkd) == [scalar]
        && icu.normalized([scalar], .nfkcCasefold) == [scalar]
        && scalar.folded == [HanVariants.simplified(scalar)] && scalar.foldedKind == .sign
      #expect(isItself, "\(scalar)")
    }
    for scalar in (0xAC00...0xD7A3).compactMap(Unicode.Scalar.init) {
      let jamo = try #require(HangulSyllable(scalar)).jamo
      #expect(icu.normalized([scalar], .nfkd) == jamo, "\(scalar)")
      #expect(jamo.allSatisfy { icu.normalized([$0], .nfkcCasefold) == [$0] }, "\(scalar)")
    }
  }
}
