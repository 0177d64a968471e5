internal import CorridorIndex

/// The side of the road on which traffic drives.
public enum DrivingSide: String, Sendable, CaseIterable {
  case left, right
}

extension DrivingSide {
  /// Makes the driving side of a country or territory; nil if the code is not one of a country or
  /// territory.
  ///
  /// Source: "Left- and right-hand traffic", Wikipedia, whose list of countries and territories on
  /// the left has 76 codes; all others of ISO 3166-1 are on the right. If a part of a country has
  /// its own code, as Gibraltar and Hong Kong have, the side is that part's. Complexity: O(1).
  ///
  /// - Parameter country: The ISO 3166-1 alpha-2 code, in upper or lower case: `gb`.
  public init?(country: String) {
    guard let side = Self.sides[country.lowercased()] else { return nil }
    self = side
  }

  private static let sides: [String: DrivingSide] = {
    var sides: [String: DrivingSide] = [:]
    for code in leftCodes.split(separator: " ") { sides[String(code)] = .left }
    for code in rightCodes.split(separator: " ") { sides[String(code)] = .right }
    return sides
  }()

  private static let leftCodes = """
    ag ai au bb bd bm bn bs bt bw cc ck cx cy dm fj fk gb gd gg gs gy hk id ie im in je jm jp ke \
    ki kn ky lc lk ls mo ms mt mu mv mw my mz na nf np nr nu nz pg pk pn sb sc sg sh sr sz tc th \
    tk tl to tt tv tz ug vc vg vi ws za zm zw
    """

  private static let rightCodes = """
    ad ae af al am ao aq ar as at aw ax az ba be bf bg bh bi bj bl bo bq br bv by bz ca cd cf cg \
    ch ci cl cm cn co cr cu cv cw cz de dj dk do dz ec ee eg eh er es et fi fm fo fr ga ge gf gh \
    gi gl gm gn gp gq gr gt gu gw hm hn hr ht hu il io iq ir is it jo kg kh km kp kr kw kz la lb \
    li lr lt lu lv ly ma mc md me mf mg mh mk ml mm mn mp mq mr mx nc ne ng ni nl no om pa pe pf \
    ph pl pm pr ps pt pw py qa re ro rs ru rw sa sd se si sj sk sl sm sn so ss st sv sx sy td tf \
    tg tj tm tn tr tw ua um us uy uz va ve vn vu wf ye yt
    """
}

extension JurisdictionReader {
  /// The driving side at the place in a row; nil if its country is unknown.
  mutating func drivingSide(at row: Int) throws(SearchError) -> DrivingSide? {
    try rethrowing(jurisdiction(at: row), as: SearchError.index).country.flatMap {
      DrivingSide(country: $0)
    }
  }
}
