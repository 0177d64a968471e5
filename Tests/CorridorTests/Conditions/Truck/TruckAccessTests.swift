import CorridorHours
import Testing

@testable import Corridor

/// Access, held against a decision that begins with the most general tag, and that goes through all
/// that may be the case where something is not known.
@Suite struct TruckAccessTests {
  private static let values = [
    nil, "yes", "designated", "no", "private", "delivery", "nonsense", "yes;no",
    "destination;delivery",
  ]

  /// What a value means: true, false, or nil for neither.
  private static func meaning(_ value: String) -> Bool? {
    let closing = ["no", "private"]
    let opening = ["yes", "designated", "destination"]
    var heard: Set<Bool> = []
    for word in value.split(separator: ";") {
      if closing.contains(String(word)) { heard.insert(false) }
      if opening.contains(String(word)) { heard.insert(true) }
    }
    return heard.count == 1 ? heard.first : nil
  }

  private static func word(_ open: Bool?) -> TruckFact.Value {
    open.map { $0 ? .yes : .no } ?? .unknown
  }

  @Test func `is what going from the most general tag to the most special one gives`() {
    let general = ["access", "vehicle", "motor_vehicle"]
    for access in Self.values {
      for vehicle in Self.values {
        for motor in Self.values {
          var tags: [(key: String, value: String)] = []
          var open: Bool?
          for (key, value) in zip(general, [access, vehicle, motor]) {
            guard let value else { continue }
            tags.append((key, value))
            open = Self.meaning(value)
          }
          for hgv in Self.values {
            for spaces in [nil, "0", "20"] {
              var all = tags
              var result = Self.word(open)
              if let hgv {
                all.append(("hgv", hgv))
                result = Self.word(Self.meaning(hgv))
              }
              if let spaces { all.append(("capacity:hgv", spaces)) }
              if spaces == "20" {
                if hgv != nil {
                  if result == .no { result = .unknown }
                } else if open != false {
                  result = .yes
                }
              }
              let fact = TruckFact.of(all.reversed(), [.hgvAccess])[0].fact
              #expect(fact.value == result, "\(all)")
              #expect(fact.isConflicting ? fact.value == .unknown : true)
              #expect(fact.value == .unknown || !fact.evidence.isEmpty)
            }
          }
        }
      }
    }
  }

  @Test func `two tags for trucks that contradict each other leave it open`() {
    for (hgv, truck, value) in [
      ("yes", "yes", .yes), ("no", "no", .no), ("yes", "no", .unknown), ("no", "yes", .unknown),
    ] as [(String, String, TruckFact.Value)] {
      let fact = TruckFact.of([("hgv", hgv), ("truck", truck)], [.hgvAccess])[0].fact
      #expect(fact.value == value && fact.isConflicting == (hgv != truck), "\(hgv) \(truck)")
    }
  }

  /// Tuesday, 3 March 2026, ten o'clock.
  private static let tuesday = LocalTime(year: 2026, month: 3, day: 3, hour: 10)

  /// Clauses of a conditional tag, each with whether it holds on that Tuesday for 40 tonnes; nil
  /// where that is not known. Without the time or the vehicle, more is not known.
  private static let clauses:
    [(text: String, value: String, holds: Bool?, timely: Bool, ofVehicle: Bool)] = [
      ("no @ (Mo-Fr 07:00-19:00)", "no", true, true, false),
      ("yes @ (Sa,Su)", "yes", false, true, false),
      ("no @ (weight>7.5)", "no", true, false, true),
      ("yes @ (length<12)", "yes", false, false, true),
      ("no @ wet", "no", nil, false, false),
      ("no @ (Mo-Fr 07:00-19:00 AND weight>7.5)", "no", true, true, true),
      ("designated @ (weight < 50 st)", "designated", true, false, true),
    ]

  @Test(arguments: [false, true], [false, true])
  func `is sure only where all that may be the case agrees`(knowsTime: Bool, knowsVehicle: Bool) {
    var situation = TruckSituation(time: knowsTime ? Self.tuesday : nil)
    if knowsVehicle {
      situation.vehicle = VehicleProfile(lengthMeters: 16.5, weightTonnes: 40)
    }
    let lists: [[Int]] =
      [[]] + Self.clauses.indices.map { [$0] }
      + Self.clauses.indices.flatMap { first in Self.clauses.indices.map { [first, $0] } }
    for own in lists {
      for general in lists where own.count + general.count < 4 {
        for (hgv, access) in [(nil, nil), ("yes", nil), (nil, "no"), ("no", "yes"), (nil, "yes")]
          as [(String?, String?)]
        {
          var tags: [(key: String, value: String)] = []
          func add(_ key: String, _ value: String?, _ list: [Int]) {
            if let value { tags.append((key, value)) }
            let text = list.map { Self.clauses[$0].text }.joined(separator: "; ")
            if !list.isEmpty { tags.append((key + ":conditional", text)) }
          }
          add("hgv", hgv, own)
          add("access", access, general)
          let all = own + general
          let certain = all.map { number -> Bool? in
            let clause = Self.clauses[number]
            if clause.timely && !knowsTime || clause.ofVehicle && !knowsVehicle { return nil }
            return clause.holds
          }
          var results: Set<TruckFact.Value> = []
          for world in 0..<(1 << all.count) {
            let holds = all.indices.map { world >> $0 & 1 == 1 }
            guard zip(holds, certain).allSatisfy({ $1 == nil || $0 == $1 }) else { continue }
            func value(_ usual: String?, _ range: Range<Int>) -> String? {
              range.last { holds[$0] }.map { Self.clauses[all[$0]].value } ?? usual
            }
            let said =
              value(hgv, 0..<own.count) ?? value(access, own.count..<all.count)
            results.insert(Self.word(said.flatMap(Self.meaning)))
          }
          let expected = results.count == 1 ? results.first : .unknown
          let found = TruckFact.of(tags, [.hgvAccess], in: situation)[0].fact
          #expect(found.value == expected, "\(tags)")
        }
      }
    }
  }

  @Test func `limits under conditions hold for whom they are meant, and when`() {
    let tags = [(key: "maxweight", value: "40"), ("maxweight:conditional", "7.5 @ (22:00-06:00)")]
    func value(_ hour: Int?) -> TruckFact.Value {
      let time = hour.map { LocalTime(year: 2026, month: 3, day: 3, hour: $0) }
      return TruckFact.of(tags, [.maxWeightTonnes], in: TruckSituation(time: time))[0].fact.value
    }
    #expect(value(12) == .quantity(40))
    #expect(value(23) == .quantity(7.5))
    #expect(value(nil) == .unknown)
    let always = [(key: "maxheight:conditional", value: "3.5 @ (24/7)")]
    #expect(TruckFact.of(always, [.maxHeightMeters])[0].fact.value == .quantity(3.5))
    let broken = [(key: "maxheight", value: "4"), ("maxheight:conditional", "3.5")]
    #expect(TruckFact.of(broken, [.maxHeightMeters])[0].fact.value == .unknown)
  }

  /// Source of the meanings: wiki page "Conditional restrictions".
  @Test(arguments: [
    (">", [false, false, true]), (">=", [false, true, true]), ("<", [true, false, false]),
    ("<=", [true, true, false]), ("=", [false, true, false]),
  ])
  func `a comparison holds at its limit as its sign says`(sign: String, holds: [Bool]) {
    let measures: [(String, WritableKeyPath<VehicleProfile, Double?>)] = [
      ("weight", \.weightTonnes), ("weightrating", \.weightTonnes), ("gcweight", \.weightTonnes),
      ("height", \.heightMeters), ("width", \.widthMeters), ("length", \.lengthMeters),
      ("axleload", \.axleLoadTonnes),
    ]
    for (measure, path) in measures {
      let tags = [(key: "hgv", value: "yes"), ("hgv:conditional", "no @ (\(measure)\(sign)7.5)")]
      for (number, isClosed) in zip([7.4, 7.5, 7.6], holds) {
        // The other measures are on the other side of the limit.
        let other = number > 7.5 ? 1.0 : 99
        var vehicle = VehicleProfile(
          heightMeters: other, widthMeters: other, lengthMeters: other, weightTonnes: other,
          axleLoadTonnes: other)
        vehicle[keyPath: path] = number
        let fact = TruckFact.of(tags, [.hgvAccess], in: TruckSituation(vehicle: vehicle))[0].fact
        #expect(fact.value == (isClosed ? .no : .yes), "\(measure)\(sign)7.5, \(number)")
      }
    }
  }

  @Test func `a restriction in force closes a place for trucks, and contradicts nothing`() {
    let tags = [(key: "capacity:hgv", value: "20"), ("hgv:conditional", "no @ (22:00-06:00)")]
    func fact(_ hour: Int?) -> TruckFact {
      let time = hour.map { LocalTime(year: 2026, month: 3, day: 3, hour: $0) }
      return TruckFact.of(tags, [.hgvAccess], in: TruckSituation(time: time))[0].fact
    }
    #expect(fact(12).value == .yes)
    #expect(fact(22).value == .no && !fact(22).isConflicting)
    #expect(fact(6).value == .yes)
    #expect(fact(nil).value == .unknown)
  }
}
