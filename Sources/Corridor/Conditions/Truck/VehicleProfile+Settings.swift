internal import CorridorIndex

extension VehicleProfile {
  /// A setting of a vehicle, as named in options and files.
  public enum Setting: String, Sendable, CaseIterable {
    case vehicle, height, width, length, weight
    case axleLoad = "axle-load"
    case fuel

    static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// Its name in JSON.
    package var fieldName: String {
      switch self {
      case .axleLoad: "axleLoad"
      case .fuel: "fuels"
      default: rawValue
      }
    }

    /// The setting with a name, with `-`, `_` or capitals between its words.
    init(named name: String) throws(TruckError) {
      let plain = Self.plain(name)
      guard let found = Self.allCases.first(where: { Self.plain($0.rawValue) == plain }) else {
        let head = String(name.prefix(60))
        throw .unknownSetting(
          head, suggestion: closestMatch(to: head, in: Self.allCases.map(\.rawValue)))
      }
      self = found
    }

    private static func plain(_ name: String) -> String {
      name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
  }

  /// What journeys could depend on: the kind, and the sizes that are set.
  package var roadSettings: [Setting] {
    let sizes: [(Setting, Double?)] = [
      (.height, heightMeters), (.width, widthMeters), (.length, lengthMeters),
      (.weight, weightTonnes), (.axleLoad, axleLoadTonnes),
    ]
    return [.vehicle] + sizes.compactMap { setting, value in value.map { _ in setting } }
  }

  /// Sets one value, in the format of an option: `truck`, `4.0m`, `13'6"`, `40t`, `diesel,adBlue`.
  public mutating func set(_ setting: Setting, to text: String) throws(TruckError) {
    switch setting {
    case .vehicle:
      guard let kind = VehicleKind(named: String(trimmed(text))) else {
        throw Self.bad(setting, text, Self.oneOf(VehicleKind.words, text))
      }
      self.kind = kind
    case .height: heightMeters = try Self.meters(setting, text, "4.0m or 13'2\"")
    case .width: widthMeters = try Self.meters(setting, text, "2.55m or 8'6\"")
    case .length: lengthMeters = try Self.meters(setting, text, "16.5m or 53'")
    case .weight: weightTonnes = try Self.tonnes(setting, text, "40t or 80000lbs")
    case .axleLoad: axleLoadTonnes = try Self.tonnes(setting, text, "11.5t or 20000lbs")
    case .fuel:
      var fuels: [VehicleFuel] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(trimmed(part))
        guard let fuel = VehicleFuel(named: name) else {
          throw Self.bad(setting, name, Self.oneOf(VehicleFuel.allCases.map(\.rawValue), name))
        }
        if !fuels.contains(fuel) { fuels.append(fuel) }
      }
      self.fuels = fuels
    }
  }

  private static func meters(
    _ setting: Setting, _ text: String, _ example: String
  ) throws(TruckError) -> Double {
    // No road vehicle is longer: the longest road trains have 53.5 m.
    guard let meters = TruckMeasure.meters(text), meters <= 100 else {
      throw bad(setting, text, "a length of the vehicle such as \(example)")
    }
    return meters
  }

  private static func tonnes(
    _ setting: Setting, _ text: String, _ example: String
  ) throws(TruckError) -> Double {
    guard let tonnes = TruckMeasure.tonnes(text, bareIsTonnes: false), tonnes <= 10_000 else {
      throw bad(setting, text, "a weight with its unit such as \(example)")
    }
    return tonnes
  }

  private static func bad(_ setting: Setting, _ text: String, _ expected: String) -> TruckError {
    .badSetting(setting, found: String(text.prefix(60)), expected: expected)
  }

  private static func oneOf(_ names: [String], _ text: String) -> String {
    let most = String(text.prefix(60))
    let all = "one of \(names.joined(separator: ", "))"
    return closestMatch(to: most, in: names).map { "\($0), or \(all)" } ?? all
  }
}
