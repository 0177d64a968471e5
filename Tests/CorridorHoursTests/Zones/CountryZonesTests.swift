import Testing

@testable import CorridorHours

@Suite struct CountryZonesTests {
  /// The offset of clocks at a place in November 2026, in minutes; nil if the zone is unknown.
  private func offset(
    _ country: String, _ region: String?, lon: Double = 0, from seconds: Int64 = 1_795_000_000
  ) -> Int? {
    let moment = Instant(seconds: seconds)
    let choice = CountryZones(from: moment).choices(country: country, region: region)
      .first { $0.longitudes?.contains(lon) ?? true }
    return choice.map { $0.rules.offsetSeconds(at: Instant(seconds: 1_795_000_000)) / 60 }
  }

  @Test(
    arguments: [
      ("it", nil, 60), ("gr", "gr_i", 120), ("de", nil, 60), ("de", "de_bw", 60), ("ar", nil, -180),
      ("my", nil, 480), ("in", nil, 330), ("us", "us_ca", -480), ("us", "us_pr", -240),
      ("es", "es_md", 60), ("es", "es_cn", 0), ("es", "es_gc", 0), ("pt", "pt_20", -60),
      ("pt", "pt_30", 0), ("fr", "fr_idf", 60), ("fr", "fr_974", 240), ("fr", "fr_gp", -240),
      ("nl", "nl_nh", 60), ("nl", "nl_bq1", -240), ("ua", "ua_46", 120), ("cn", "cn_gd", 480),
      ("ru", "ru_mow", 180), ("ru", "ru_tyu", 300), ("cl", "cl_rm", -180),
    ] as [(String, String?, Int)])
  func `a country, or the part of one, in which all clocks are alike has their time`(
    country: String, region: String?, minutes: Int
  ) {
    #expect(offset(country, region) == minutes)
  }

  @Test(
    arguments: [
      ("us", nil), ("us", "us_tx"), ("us", "us_in"), ("ru", nil), ("ru", "ru_sa"), ("au", "au_nsw"),
      ("cn", nil), ("cn", "cn_xj"), ("br", "br_am"), ("cl", "cl_vs"), ("ua", nil), ("ua", "ua_43"),
      ("ge", nil), ("ge", "ge_ab"), ("fr", "fr_pf"), ("mn", nil), ("aq", nil), ("zz", nil),
    ] as [(String, String?)])
  func `nothing is told where clocks differ`(country: String, region: String?) {
    #expect(offset(country, region) == nil)
  }

  @Test(
    arguments: [
      ("es", -3.7, 60), ("es", -15.4, 0), ("es", -11, nil), ("pt", -9.1, 0), ("pt", -16.9, 0),
      ("pt", -25.7, -60), ("fr", 2.3, 60), ("fr", 55.5, nil), ("fr", -61, nil), ("nl", 5, 60),
      ("nl", -68.3, nil), ("ec", -78.5, -300), ("ec", -90.3, -360), ("nz", 174.8, 780),
      ("nz", -176.5, 825), ("cn", 116.4, 480), ("cn", 87.6, nil), ("gb", -61, nil),
      ("us", -120, nil),
    ] as [(String, Double, Int?)])
  func `without its part, the longitude tells what it can`(
    country: String, lon: Double, minutes: Int?
  ) {
    #expect(offset(country, nil, lon: lon) == minutes)
  }

  @Test func `only the clocks from the moment on matter`() {
    // Famagusta used Istanbul's time until the end of October 2017.
    #expect(offset("cy", nil, from: 1_485_907_200) == nil)
    #expect(offset("cy", nil, from: 1_517_443_200) == 120)
  }

  @Test func `zones of regions are those of their country or of a territory of it`() {
    let zones = Set(ZoneTables.countries.joined().map { $0.prefix { !"-*!".contains($0) } })
    var words = 0
    for line in ZoneTables.regions {
      var regions: Set<Substring> = []
      for word in line.dropFirst() {
        words += 1
        if word.contains("/") {
          #expect(zones.contains(word.prefix { !"-".contains($0) }), "\(word)")
        }
        if word.allSatisfy({ $0.isLowercase }) { #expect(regions.insert(word).inserted, "\(word)") }
      }
    }
    #expect(words > 200)
  }

  @Test func `no region stands twice for a country, but for codes that also are a territory's`() {
    var seen: [String: Int] = [:]
    for words in ZoneTables.regions {
      for word in words.dropFirst() where word.first?.isUppercase == false && word != "?" {
        guard word != "*", !word.contains(":") else { continue }
        seen["\(words[0].lowercased())_\(word)", default: 0] += 1
      }
    }
    #expect(seen.filter { $0.value > 1 }.isEmpty)
  }
}
