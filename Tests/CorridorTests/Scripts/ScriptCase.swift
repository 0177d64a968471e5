/// What a person types into a search box, and which place it is meant for.
struct ScriptCase: Sendable {
  /// What does not answer as it should yet.
  enum Gap: Sendable {
    /// Searching: the word is not half typed, and is meant by its beginning alone.
    case search
  }

  /// What is typed.
  let typed: String
  /// The URI of the place, without `osm:`.
  let uri: String
  /// What the map calls it.
  let name: String
  /// How far down it may stand: below others that the text names as well, such as the town of a
  /// country's or a district's name.
  let rank: Int
  let gap: Gap?

  init(_ typed: String, _ uri: String, _ name: String, upTo rank: Int = 1, gap: Gap? = nil) {
    self.typed = typed
    self.uri = "osm:" + uri
    self.name = name
    self.rank = rank
    self.gap = gap
  }

  /// By extract, with places that the extracts name in more scripts than one.
  static let all: KeyValuePairs<String, [ScriptCase]> = [
    "singapore-bayfront-valhalla": [
      // Hangul: whole and half syllables, initial consonants, and in Latin letters.
      ScriptCase("마리나 베이", "node/1358", "Marina Bay Sands"),
      ScriptCase("ㅁㄹㄴ ㅂㅇ ㅅㅈ", "node/1358", "Marina Bay Sands"),
      ScriptCase("스카이파크", "way/6", "SkyPark"), ScriptCase("스카잎", "way/6", "SkyPark"),
      ScriptCase("ㅅㅋㅇㅍㅋ", "way/6", "SkyPark"), ScriptCase("seukaipakeu", "way/6", "SkyPark"),
      ScriptCase("예술 과하", "way/131", "Art Science Museum"),
      // Han, traditional and simplified, whole and begun.
      ScriptCase("藝術科學", "way/131", "Art Science Museum"),
      ScriptCase("金沙空", "node/951", "Sands SkyPark"),
      ScriptCase("濱海灣", "node/1358", "Marina Bay Sands"),
      ScriptCase("星洲老爷", "node/241", "Justin Flavours of Asia"),
      ScriptCase("смотровая", "node/89", "Marina Bay Sands & Sky Park"),
      ScriptCase("لويس فيتون", "way/48", "Louis Vuitton Singapore"),
    ],
    "motis-test-case": [
      // Kana: what is written in katakana, typed so, in hiragana and in Latin letters.
      ScriptCase("マルヤス", "node/7222435585", "Maruyasu"),
      ScriptCase("まるやす", "node/7222435585", "Maruyasu"),
      ScriptCase("maruyasu", "node/7222435585", "Maruyasu"),
      // Arabic: the name in Arabic and, with another yeh, in Persian.
      ScriptCase("مش قاسم", "node/10678533724", "Maschghasem"),
      ScriptCase("بقالی", "node/10678533724", "Maschghasem"),
      ScriptCase("聖凱蕯琳", "way/28426081", "Katharinenkirche"),
      // A Latin name in Cyrillic letters, an h less.
      ScriptCase("катариненкирхе", "way/28426081", "Katharinenkirche"),
    ],
    "monaco-lz4-planetiler": [
      ScriptCase("몬테 카를로 카지노", "node/4416197079", "Casino de Monte Carlo"),
      ScriptCase("ㅁㅌ ㅋㄹㄹ", "node/4416197079", "Casino de Monte Carlo"),
      ScriptCase("kape deu pari", "node/4316767531", "Café de Paris"),
      ScriptCase("모나코 대서", "way/362871296", "Cathédrale Notre-Dame-Immaculée"),
      ScriptCase("cathedrale notre dame", "way/362871296", "Cathédrale Notre-Dame-Immaculée"),
      ScriptCase("モナコ海洋", "way/23715051", "Musée Océanographique"),
      ScriptCase("摩納哥海洋", "way/23715051", "Musée Océanographique"),
      ScriptCase("Океанографический", "way/23715051", "Musée Océanographique"),
      ScriptCase("okeanograficheskij", "way/23715051", "Musée Océanographique"),
      ScriptCase("Στάδιο Λουί", "way/49209155", "Stade Louis-II"),
      ScriptCase("stadio loui", "way/49209155", "Stade Louis-II"),
      ScriptCase("אצטדיון לואי", "way/49209155", "Stade Louis-II"),
      ScriptCase("موناكو", "node/1790048269", "Monaco", upTo: 2),
      ScriptCase("މޮނާކޯ", "node/1790048269", "Monaco", upTo: 2),
      ScriptCase("מונקו", "node/1790048269", "Monaco"),
      // Latin names in Cyrillic and Greek letters; the second is the beginning of Fontvieille.
      ScriptCase("ларвотто", "node/4011359439", "Larvotto"),
      ScriptCase("Λαρβότο", "node/4011359439", "Larvotto"),
      ScriptCase("фонтвией", "node/1704462398", "Fontvieille", gap: .search),
      ScriptCase("Φοντβιέιγ", "node/1704462398", "Fontvieille", gap: .search),
    ],
    "malta-graphhopper": [
      // Latin letters with and without their marks, the article left out.
      ScriptCase("zurrieq", "node/130888701", "Iż-Żurrieq", upTo: 3),
      ScriptCase("mellieha", "relation/6181422", "Mellieħa", upTo: 2),
      ScriptCase("bugibba", "node/291986788", "Buġibba"),
      ScriptCase("Βαλέτα", "node/1501909943", "Valletta"),
      ScriptCase("валлетта", "node/1501909943", "Valletta"),
      ScriptCase("budzhibba", "node/291986788", "Buġibba"),
      ScriptCase("όρμι", "node/130883184", "Ħal Qormi"),
      ScriptCase("slima", "node/1501849405", "Tas-Sliema"),
      ScriptCase("слиема", "node/1501849405", "Tas-Sliema"),
      // Simplified Han for a name in traditional Han.
      ScriptCase("瓦莱塔", "node/1501909943", "Valletta"),
      ScriptCase("瓦萊塔", "node/1501909943", "Valletta"),
      ScriptCase("丁利", "node/585147802", "Ħad-Dingli"),
      ScriptCase("مطعم نار", "way/220407232", "Naar Restobar"),
    ],
    "andorra-valhalla": [
      ScriptCase("안도라", "node/148874198", "Andorra"),
      ScriptCase("안도라라벨", "node/58957648", "Andorra la Vella"),
      ScriptCase("ㅇㄷㄹㄹㅂㄹ", "node/58957648", "Andorra la Vella"),
      ScriptCase("安道尔城", "node/58957648", "Andorra la Vella"),
      ScriptCase("あんどら", "node/148874198", "Andorra"),
      ScriptCase("אנדורה לה", "node/58957648", "Andorra la Vella"),
      ScriptCase("أندورا لا", "node/58957648", "Andorra la Vella"),
      ScriptCase("Անդորա լա", "node/58957648", "Andorra la Vella", upTo: 3),
      ScriptCase("އެންޑޯރާ", "node/148874198", "Andorra"),
      ScriptCase("Ορδίνο", "node/58963219", "Ordino"),
      ScriptCase("ордино", "node/58963219", "Ordino"),
      // Greek writes a d of other languages as nt.
      ScriptCase("Ορντίνο", "node/58963219", "Ordino"),
      ScriptCase("pas de la kasa", "node/64954437", "Pas de la Casa"),
      ScriptCase("энкамп", "node/64954584", "Encamp"),
    ],
    "liechtenstein-valhalla": [
      ScriptCase("ㅍㄷㅊ", "node/1932181216", "Vaduz"), ScriptCase("padu", "node/1932181216", "Vaduz"),
      ScriptCase("ファドゥ", "node/1932181216", "Vaduz"),
      ScriptCase("瓦杜茲", "node/1932181216", "Vaduz"),
      ScriptCase("فادوز", "node/1932181216", "Vaduz"),
      ScriptCase("ואדוץ", "node/1932181216", "Vaduz"),
      ScriptCase("βαντουζ", "node/1932181216", "Vaduz"),
      ScriptCase("вадуз", "node/1932181216", "Vaduz"),
      ScriptCase("ვადუცი", "node/1932181216", "Vaduz"),
      ScriptCase("วาดุซ", "node/1932181216", "Vaduz"),
      ScriptCase("फाडुट्स", "node/1932181216", "Vaduz"),
      ScriptCase("ލިކްޓ", "node/3696525426", "Liechtenstein"),
      ScriptCase("りひてん", "node/3696525426", "Liechtenstein"),
      ScriptCase("планкен", "node/32011242", "Planken"),
      ScriptCase("πλανκ", "node/32011242", "Planken"),
      ScriptCase("триезенберг", "node/240106262", "Triesenberg"),
      // Greek writes a b as mp, here in the middle of a word.
      ScriptCase("Μπάλτσερς", "node/240100249", "Balzers"),
      ScriptCase("Μαλμπούν", "node/347290636", "Malbun"),
    ],
  ]
}
