import Testing

@testable import CorridorIndex

@Suite struct LatinFormTests {
  @Test(arguments: [
    ("Shell Łódź Ærø Đà Þór", ["shell", "lodz", "aero", "da", "thor"]),
    ("Шереметьево Хабаровск Щёлково", ["sheremetyevo", "khabarovsk", "shchelkovo"]),
    ("Москва Невский Толстой Белый Юрий", ["moskva", "nevsky", "tolstoy", "bely", "yury"]),
    ("Київ Львів Чернігів", ["kyiv", "lviv", "chernihiv"]),
    ("Търново Ниш Скопје Љубљана", ["tarnovo", "nish", "skopje", "ljubljana"]),
    ("Алматы Қазақстан Улаанбаатар", ["almaty", "kazakstan", "ulaanbaatar"]),
    ("Αθήνα Θεσσαλονίκη Ηράκλειο", ["athina", "thessaloniki", "irakleio"]),
    (
      "Μπαρ Λουτρά Εύβοια αυτοκίνητο άγγελος", ["bar", "loutra", "evvoia", "aftokinito", "angelos"]
    ),
    ("서울 부산 강남 종로 신라 독립문", ["seoul", "busan", "gangnam", "jongno", "silla", "dongnimmun"]),
    ("선릉 왕십리 gs칼텍스", ["seolleung", "wangsimni", "gskaltekseu"]),
    ("すし うどん屋 とうきょう", ["sushi", "udon", "tokyo"]),
    ("ラーメン カフェ まっちゃ ジャズ ガスト", ["ramen", "kafe", "matcha", "jazu", "gasuto"]),
    ("محطة مُحَمَّد تهران", ["mhth", "mhmd", "thran"]),
    ("މާލެ ރަސްގެފާނު", ["male", "rasgefanu"]),
    ("दिल्ली नगर", ["dilli", "nagar"]),
    ("თბილისი Երևան", ["tbilisi", "erewan"]),
    ("東京", []),
  ])
  func `a word has the Latin form that people type`(text: String, words: [String]) {
    #expect(text.latinWords == words)
  }

  @Test(arguments: [
    ("Ορντίνο", ["orntino", "ordino"]), ("Μαλμπούν", ["malmpoun", "malbun"]),
    ("Ουάσινγκτον", ["ouasingkton", "uasington"]), ("Μπάλτσερς", ["baltsers"]),
    ("ντόμινο", ["ntomino", "domino"]), ("Αθήνα", ["athina"]), ("Москва", ["moskva"]),
    ("Łódź", ["lodz"]), ("Andorra", []), ("東京", []),
  ])
  func `Greek that someone typed is looked for as it is written and as it sounds`(
    text: String, forms: [String]
  ) {
    var folder = TextFolder()
    let found = folder.typedLatin(of: Array(text.foldedWords[0].utf8).span)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == forms)
  }

  @Test func `Latin forms are of letters and digits and not too long`() {
    var folder = TextFolder()
    for text in ["щ", "ㅅ", "ー", "ん", "ъ", "ش", "ក", "ຂ", "한", "ŋ", "ø"] {
      let word = Array(String(repeating: text, count: 200).foldedWords[0].utf8)
      guard let latin = folder.latin(of: word.span) else { continue }
      #expect(latin.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
      #expect((1...64).contains(latin.count))
    }
  }
}
