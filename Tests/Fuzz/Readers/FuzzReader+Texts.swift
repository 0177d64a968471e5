import CorridorFormats
import CorridorHours
import CorridorIndex
import CorridorRequests
import CorridorRules

@testable import Corridor

extension FuzzReader {
  /// What people and other programs write into options and files of settings, and tags of places.
  static let texts = [
    FuzzReader(name: "tag-expression") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for takesParts in [false, true] {
        guard let expression = try? TagExpression(text, takesParts: takesParts) else { continue }
        _ = expression.matches([("amenity", "fuel;cafe"), ("name", text)])
      }
    },
    FuzzReader(name: "vehicle-file") { bytes in
      _ = try? VehicleProfile(parsing: String(decoding: bytes, as: UTF8.self))
    },
    FuzzReader(name: "truck-condition") { bytes in
      _ = try? TruckCondition(String(decoding: bytes, as: UTF8.self))
    },
    FuzzReader(name: "truck-tags", read: truckTags),
    FuzzReader(name: "rules-file") { bytes in
      let file = try FuzzFile(bytes, as: "rules.json")
      guard let choice = try? RulesChoice(file.path, option: "rules") else { return }
      // Rules that were read can judge a day and be shown.
      let log = try DutyLog(
        [
          DutyPeriod(.driving, from: Instant(seconds: 0), to: Instant(seconds: 20_000)),
          DutyPeriod(.rest, from: Instant(seconds: 20_000), to: Instant(seconds: 60_000)),
          DutyPeriod(.driving, from: Instant(seconds: 60_000), to: Instant(seconds: 120_000)),
        ], in: TimeZoneRules(offsetSeconds: 0))
      _ = choice.rules.breaches(in: log)
    },
    FuzzReader(name: "duty-log", seeds: ["log.csv"]) { bytes in
      let file = try FuzzFile(bytes, as: "log.csv")
      guard let log = try? DutyLog(contentsOf: file.path, drivers: 1, in: nil) else { return }
      for rules in [DrivingRules.eu, .us()] { _ = rules.breaches(in: log) }
    },
    FuzzReader(name: "magic-key") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let key = try? MagicKey(text) else { return }
      let again = try? MagicKey(key.text)
      try expect(again == key, "a key that is another when it is read again: \(key.text)")
    },
    FuzzReader(name: "quantity") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for value in [Quantity.meters(text), Quantity.seconds(text), Quantity.metersPerSecond(text)] {
        try expect(value?.isFinite ?? true, "'\(text)' is \(value ?? 0)")
      }
      _ = Quantity.bytes(text)
      _ = Quantity.liters(text)
      _ = Quantity.litersPer100Kilometers(text)
      _ = Quantity.stretch(text)
      _ = try? Departure(text)
      _ = try? Timestamp(text)
    },
  ]

  /// Lines `key=value` as the tags of a place, which a truck reads.
  private static let truckTags: @Sendable ([UInt8]) throws -> Void = { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let tags = lines.map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (key: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    var situation = TruckSituation()
    situation.vehicle = try VehicleProfile(parsing: "vehicle = hgv\nheight = 4m\nweight = 40t")
    for situation in [TruckSituation(), situation] {
      _ = TruckFact.of(tags, TruckAttribute.allCases, in: situation)
    }
  }
}
