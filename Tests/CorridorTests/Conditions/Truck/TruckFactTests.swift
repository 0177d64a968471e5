import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct TruckFactTests {
  private static func fact(_ attribute: TruckAttribute, _ tags: String) -> TruckFact {
    TruckFact.of(parsed(tags), [attribute])[0].fact
  }

  /// `a=1, b=2` as tags.
  static func parsed(_ tags: String) -> [(key: String, value: String)] {
    tags.split(separator: ", ").map { tag in
      let parts = tag.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  private static func shown(_ value: TruckFact.Value) -> String {
    switch value {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    case .quantity(let number): "\(number)"
    }
  }

  @Test(arguments: [
    // Access: the most special tag decides.
    "hgvAccess| hgv=yes, access=no |yes| hgv=yes",
    "hgvAccess| hgv=designated |yes| hgv=designated",
    "hgvAccess| hgv=no, access=yes |no| hgv=no",
    "hgvAccess| motor_vehicle=private, access=yes |no| motor_vehicle=private",
    "hgvAccess| access=customers |yes| access=customers",
    "hgvAccess| hgv=destination |yes| hgv=destination",
    "hgvAccess| hgv=delivery |unknown| hgv=delivery",
    "hgvAccess| hgv=permit |unknown| hgv=permit",
    "hgvAccess| hgv=yes;no |unknown!| hgv=yes;no",
    "hgvAccess| hgv=yes;designated |yes| hgv=yes;designated",
    "hgvAccess| hgv=destination;delivery |yes| hgv=destination;delivery",
    "hgvAccess| hgv=yes, truck=no |unknown!| hgv=yes; truck=no",
    "hgvAccess| hgv=banana |unknown| hgv=banana",
    "hgvAccess| goods=no |unknown|",
    "hgvAccess| capacity:hgv=45 |yes| capacity:hgv=45",
    "hgvAccess| capacity:hgv=45, access=private |no| access=private",
    "hgvAccess| capacity:hgv=45, hgv=no |unknown!| hgv=no; capacity:hgv=45",
    "hgvAccess| amenity=fuel, fuel:HGV_diesel=yes |yes| fuel:HGV_diesel=yes",
    "hgvAccess| amenity=fuel |unknown|",
    // Fuels.
    "hgvDiesel| fuel:HGV_diesel=yes |yes| fuel:HGV_diesel=yes",
    "hgvDiesel| fuel:diesel=yes |unknown|",
    "highFlowPump| fuel:HGV_diesel=no |no| fuel:HGV_diesel=no",
    "highFlowPump| hgv:lanes=2 |yes| hgv:lanes=2",
    "diesel| fuel:diesel=no, fuel:HGV_diesel=yes |yes| fuel:HGV_diesel=yes",
    "diesel| fuel:GTL_diesel=yes |yes| fuel:GTL_diesel=yes",
    "diesel| fuel:GTL_diesel=no |unknown|",
    "diesel| fuel:diesel=1.45 |unknown| fuel:diesel=1.45",
    "adBlue| fuel:adblue=yes |yes| fuel:adblue=yes",
    "adBlue| fuel:adblue=no, fuel:adblue:canister=yes |yes| fuel:adblue:canister=yes",
    "adBlue| fuel:adblue:canister=no |unknown|",
    "adBlue| fuel:adblue=no, fuel:AdBlue=yes |unknown!| fuel:AdBlue=yes; fuel:adblue=no",
    "lng| fuel:lng=yes |yes| fuel:lng=yes",
    "cng| fuel:cng=no |no| fuel:cng=no",
    "hydrogen| fuel:h35=yes, fuel:h70=no |yes| fuel:h35=yes",
    "hydrogen| fuel:h70=no |unknown|",
    "hydrogen| fuel:h35=no, fuel:h70=no |no| fuel:h35=no; fuel:h70=no",
    "hydrogen| fuel:LH2=yes |yes| fuel:LH2=yes",
    // Charging.
    "hgvCharging| amenity=charging_station |unknown|",
    "hgvCharging| amenity=charging_station, hgv=yes |yes| hgv=yes",
    "hgvCharging| amenity=charging_station, access=yes |unknown|",
    "hgvCharging| amenity=charging_station, hgv=no |no| hgv=no",
    "hgvCharging| amenity=charging_station, socket:mcs=2 |yes| socket:mcs=2",
    "hgvCharging| amenity=charging_station, hgv=no, socket:mcs=2 |unknown!| hgv=no; socket:mcs=2",
    "hgvCharging| amenity=fuel, hgv=yes |unknown|",
    "hgvCharging| amenity=fuel, fuel:electricity=no |no| fuel:electricity=no",
    """
    hgvChargingKilowatts| amenity=charging_station, hgv=yes, socket:type2_combo:output=150 kW;300 kW, \
    socket:type2:output=22 kW |300.0| hgv=yes; socket:type2_combo:output=150 kW;300 kW; \
    socket:type2:output=22 kW
    """,
    """
    hgvChargingKilowatts| amenity=charging_station, socket:type2_combo:output=150 kW |unknown| \
    socket:type2_combo:output=150 kW
    """,
    "hgvChargingKilowatts| amenity=charging_station, hgv=no |no| hgv=no",
    """
    hgvChargingKilowatts| amenity=charging_station, hgv=only, charging_station:output=1 MW |1000.0| \
    hgv=only; charging_station:output=1 MW
    """,
    // Parking.
    "truckSpaces| capacity:hgv=45 |45.0| capacity:hgv=45",
    "truckSpaces| capacity:hgv=0 |0.0| capacity:hgv=0",
    "truckSpaces| capacity:hgv=yes |yes| capacity:hgv=yes",
    "truckSpaces| capacity:hgv=no |no| capacity:hgv=no",
    "truckSpaces| capacity:hgv=~40 |unknown| capacity:hgv=~40",
    "truckSpaces| capacity:hgv=45, capacity:truck=40 |unknown!| capacity:hgv=45; capacity:truck=40",
    "truckSpaces| hgv=only, capacity=30 |30.0| hgv=only; capacity=30",
    "truckSpaces| hgv=yes, capacity=30 |unknown|",
    "securedParking| amenity=parking, supervised=yes |yes| supervised=yes",
    "securedParking| amenity=parking, supervised=no |no| supervised=no",
    "securedParking| amenity=parking, surveillance=outdoor |unknown| surveillance=outdoor",
    """
    securedParking| amenity=parking, surveillance=yes, barrier=fence |yes| surveillance=yes; \
    barrier=fence
    """,
    """
    securedParking| amenity=parking, supervised=no, surveillance=yes |unknown| supervised=no; \
    surveillance=yes
    """,
    "securedParking| leisure=playground, supervised=yes |unknown|",
    "showers| shower=hot |yes| shower=hot", "showers| shower=no |no| shower=no",
    "showers| amenity=shower |yes| amenity=shower", "showers| shower=4 |yes| shower=4",
    "showers| amenity=shower, shower=no |unknown!| amenity=shower; shower=no",
    "toilets| toilets=customers |yes| toilets=customers",
    "weighbridge| amenity=weighbridge |yes| amenity=weighbridge",
    "weighbridge| weighbridge=no |no| weighbridge=no",
    // Limits: the narrowest counts.
    "maxHeightMeters| maxheight=4.1 |4.1| maxheight=4.1",
    "maxHeightMeters| maxheight=13'6\" |4.1148| maxheight=13'6\"",
    "maxHeightMeters| maxheight=4100 mm |4.1| maxheight=4100 mm",
    "maxHeightMeters| maxheight=none |no| maxheight=none",
    "maxHeightMeters| maxheight=default |no| maxheight=default",
    "maxHeightMeters| maxheight=below_default |unknown| maxheight=below_default",
    "maxHeightMeters| maxheight=4,1 |unknown| maxheight=4,1",
    """
    maxHeightMeters| maxheight=4.2, maxheight:physical=4.5 |4.2| maxheight=4.2; \
    maxheight:physical=4.5
    """,
    "maxHeightMeters| maxheight=2.1, maxheight:hgv=4 |4.0| maxheight:hgv=4",
    "maxHeightMeters| maxheight=4.0;3.8 |unknown!| maxheight=4.0;3.8",
    "maxHeightMeters| amenity=fuel |unknown|",
    "maxWidthMeters| maxwidth=2.5 m |2.5| maxwidth=2.5 m",
    "maxLengthMeters| maxlength=12 |12.0| maxlength=12",
    "maxWeightTonnes| maxweight=7.5 |7.5| maxweight=7.5",
    "maxWeightTonnes| maxweight=10 st |9.0718474| maxweight=10 st",
    "maxWeightTonnes| maxweight=7500 kg |7.5| maxweight=7500 kg",
    """
    maxWeightTonnes| maxweight=40, maxweightrating:hgv=7.5 |7.5| maxweight=40; \
    maxweightrating:hgv=7.5
    """,
    "maxAxleLoadTonnes| maxaxleload=11.5 |11.5| maxaxleload=11.5",
  ])
  func `says what tags mean, and which ones say so`(row: String) throws {
    let parts = row.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().map { $0 }
    }.map { String($0) }
    let attribute = try #require(TruckAttribute(rawValue: parts[0]))
    let fact = Self.fact(attribute, parts[1])
    #expect(Self.shown(fact.value) + (fact.isConflicting ? "!" : "") == parts[2], "\(fact)")
    // Lists have semicolons, too, but no space behind them.
    #expect(fact.evidence.joined(separator: "; ") == parts[3])
  }

  @Test(arguments: [(VehicleKind.hgv, 4.0), (.van, 2.1), (.car, 2.1)])
  func `a limit for trucks is not one for other vehicles`(kind: VehicleKind, limit: Double) {
    let situation = TruckSituation(vehicle: VehicleProfile(kind: kind))
    let both = Self.parsed("maxheight=2.1, maxheight:hgv=4")
    #expect(
      TruckFact.of(both, [.maxHeightMeters], in: situation)[0].fact.value == .quantity(limit))
    let alone = Self.parsed("maxheight:hgv=4")
    #expect(
      TruckFact.of(alone, [.maxHeightMeters], in: situation)[0].fact.value
        == (kind == .hgv ? .quantity(4) : .unknown))
  }

  @Test(arguments: [
    ("maxHeightMeters", "maxheight=below_default, maxheight:physical=4.5", "unknown"),
    ("maxHeightMeters", "maxheight=4.5, maxheight:physical=low", "unknown"),
    ("maxWeightTonnes", "maxweight=7.5, maxweightrating=many", "unknown"),
    ("maxWeightTonnes", "maxweight=40, maxweightrating=none", "40.0"),
    ("maxWeightTonnes", "maxweight=40, maxweightrating=26, maxgcweight=44", "26.0"),
    ("maxHeightMeters", "maxheight=4.5, maxheight:physical=4.2", "4.2"),
  ])
  func `the narrowest of several limits counts, if all are understood`(
    attribute: String, tags: String, value: String
  ) throws {
    let fact = Self.fact(try #require(TruckAttribute(rawValue: attribute)), tags)
    #expect(Self.shown(fact.value) == value)
    #expect(fact.evidence.count == Self.parsed(tags).count)
  }

  @Test func `looks at the keys that it says it looks at`() {
    var random = SplitMix(seed: 9)
    let keys =
      Set(
        TruckAttribute.allCases.flatMap { Self.lookedAt[$0] ?? [] }
          + ["name", "goods", "capacity", "lit"]
      ).sorted()
    let values = [
      "yes", "no", "2", "4.1", "only", "charging_station", "parking", "no @ (weight>3)",
    ]
    for _ in 0..<3000 {
      var tags: [(key: String, value: String)] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let key = keys.randomElement(using: &random) ?? ""
        if tags.contains(where: { $0.key == key }) { continue }
        tags.append((key, values.randomElement(using: &random) ?? ""))
      }
      for attribute in TruckAttribute.allCases {
        let needed = tags.filter { Self.lookedAt[attribute]?.contains($0.key) == true }
        #expect(
          TruckFact.of(tags, [attribute])[0].fact == TruckFact.of(needed, [attribute])[0].fact)
      }
    }
  }

  private static let lookedAt = Dictionary(
    uniqueKeysWithValues: TruckAttribute.allCases.map { ($0, Set($0.keys)) })

  @Test(arguments: TruckAttribute.allCases)
  func `survives hostile values`(attribute: TruckAttribute) {
    let long = String(repeating: "yes;no @ (", count: 1_000_000)
    let marks = "e" + String(repeating: "\u{301}", count: 5_000_000)
    let hostile = [
      long, marks, "NaN m", "-3", "1e999", "0", "0.0 m", "inf", "1.", ".5", "1.2.3", "'", "\"", "@",
      "no @", "@ (", "((((((((", "no @ (weight>)", "no @ (weight>NaN)", ";;;", " ", "=", "\u{0}",
      String(repeating: "9", count: 400), String(repeating: "(", count: 900),
    ]
    for value in hostile {
      let tags = attribute.keys.map { (key: $0, value: value) }
      let fact = TruckFact.of(tags, [attribute])[0].fact
      if case .quantity(let number) = fact.value { #expect(number == 0, "\(value.prefix(20))") }
      for tag in fact.evidence { #expect(tag.utf8.count < 1200) }
    }
  }
}
