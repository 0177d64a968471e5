import Testing

@testable import CorridorHours

@Suite struct NormaliserTests {
  @Test(arguments: [
    ("Mo–Fr 8:00—12:00", "Mo-Fr 08:00-12:00"),
    ("mo-fr 8.00-12.00 Uhr", "Mo-Fr 08:00-12:00"),
    ("Mo-Fr: 8-12", "Mo-Fr 08:00-12:00"),
    ("Monday - Friday 8am - 12 p.m.", "Mo-Fr 08:00-12:00"),
    ("lun.-ven. 8h00-12h", "Mo-Fr 08:00-12:00"),
    ("lunes-viernes 0800-1200", "Mo-Fr 08:00-12:00"),
    ("Пн-Пт 08:00-12:00", "Mo-Fr 08:00-12:00"),
    ("Pn-Pt 08:00-12:00", "Mo-Fr 08:00-12:00"),
    ("Ma-Vr 08:00-12:00", "Mo-Fr 08:00-12:00"),
    ("Ｍｏ－Ｆｒ ８：００-12:00", "Mo-Fr 08:00-12:00"),
    ("Lu-Do 10:00-12:00", "Mo-Su 10:00-12:00"),
    ("Mo-Do 10:00-12:00", "Mo-Th 10:00-12:00"),
    ("Lu-Ma,Ju 10:00-12:00", "Mo-Tu,Th 10:00-12:00"),
    ("Mo,Di & Mi 10-12 und 14⁰⁰-16³⁰", "Mo,Tu,We 10:00-12:00,14:00-16:30"),
    ("Opening_Hours = 24x7", "24/7"),
    ("24 hours", "24/7"), ("24hrs", "24/7"), ("Open 24h", "open 24/7"), ("24 Std.", "24/7"),
    ("Mo-Fr: 24h; Sa 08:00-24h", "Mo-Fr 24/7; Sa 08:00-24:00"),
    ("Mo-Su 0-24h", "Mo-Su 00:00-24:00"), ("24 h; PH off", "24/7; PH off"),
    ("Mo 13:00-5pm", "Mo 13:00-17:00"),
    ("daily 8 to 12", "Mo-Su 08:00-12:00"), ("Every day 8:00-12:00", "Mo-Su 08:00-12:00"),
    ("Weekdays 8-12; weekends off", "Mo-Fr 08:00-12:00; Sa-Su off"),
    ("Monday to Friday 8am till 12pm", "Mo-Fr 08:00-12:00"),
    ("Mo bis Fr 8-12 Uhr; Feiertag Ruhetag", "Mo-Fr 08:00-12:00; PH off"),
    ("Mo open on appointment", "Mo open \"on appointment\""),
    ("PHMo off", "PH Mo off"),
    ("10-12 “ring”", "10:00-12:00 \"ring\""),
  ])
  func `what people write means what it says`(written: String, meant: String) throws {
    let written = try OpeningHours(parsing: written).rules
    let meant = try OpeningHours(parsing: meant).rules
    let bare = [written, meant].map { rules in
      rules.map { rule in
        var rule = rule
        rule.source = 0..<0
        return rule
      }
    }
    #expect(bare[0] == bare[1])
  }

  @Test(arguments: [
    "24h/24", "24h-7", "24h, 8-12", "8 24h", "24 hours 5 days", "24 houses", "24h+",
  ])
  func `what may be a time or half a sentence is not taken for all day`(value: String) throws {
    let rules = try? OpeningHours(parsing: value).rules
    #expect(rules?.contains { $0.times.isEmpty } != true)
  }

  @Test func `a comment is left as it was written`() throws {
    let rule = try OpeningHours(parsing: "MO \"Bitte ²× läuten – Müller’s\"").rules[0]
    #expect(rule.comment == "Bitte ²× läuten – Müller’s")
  }
}
