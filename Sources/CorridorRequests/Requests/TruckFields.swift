package import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// The conditions on places for trucks.
package struct TruckFields: Sendable, Equatable {
  package var attributes: [TruckCondition] = []
  package var vehicle: VehicleKind?
  package var heightMeters: Double?
  package var widthMeters: Double?
  package var lengthMeters: Double?
  package var weightTonnes: Double?
  package var axleLoadTonnes: Double?
  package var fuels: [VehicleFuel] = []
  package var unknowns: UnknownChoice?

  package init() {}

  static let attributes = Field<Self>(
    list: \.attributes, "attribute", .attribute, short: "a",
    help: """
      Only places known to have this truck attribute: adBlue, '!showers' (known not to have it), \
      'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown); repeat \
      it to require several. Names: \
      \(TruckAttribute.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  static let vehicle = Field<Self>(
    \.vehicle, "vehicle", .vehicleKind,
    help: """
      Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is given), \
      van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
      """)
  static let height = Field<Self>(
    \.heightMeters, "height", .vehicleLength(.height, such: "4m"),
    help: "The vehicle's height, 4.0m or 13'2\"; excludes places with a lower limit.")
  static let width = Field<Self>(
    \.widthMeters, "width", .vehicleLength(.width, such: "2.55m"),
    help: "The vehicle's width, 2.55m; excludes places with a lower limit.")
  static let length = Field<Self>(
    \.lengthMeters, "length", .vehicleLength(.length, such: "16.5m"),
    help: "The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit.")
  static let weight = Field<Self>(
    \.weightTonnes, "weight", .vehicleWeight(.weight, such: "40t"),
    help: """
      The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a \
      lower limit.
      """)
  static let axleLoad = Field<Self>(
    \.axleLoadTonnes, "axle-load", .vehicleWeight(.axleLoad, such: "11.5t"),
    help: "The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.")
  static let fuels = Field<Self>(
    list: \.fuels, "fuel", .fuel, json: "fuels",
    help: """
      Limit fuel stations to those known to have all of these: \
      \(VehicleFuel.allCases.map(\.rawValue).joined(separator: ", ")). Other places are not \
      affected.
      """)
  static let unknowns = Field<Self>(
    \.unknowns, "unknown", .choice("WHAT"),
    help: """
      keep or drop places for which the answer is unknown. By default, --attribute and --fuel drop \
      them, and the vehicle's kind and size keep them, because few places state that they have no \
      limit.
      """)

  static let all: [Field<Self>] = [
    attributes, vehicle, height, width, length, weight, axleLoad, fuels, unknowns,
  ]

  /// The vehicle fields, each with its setting in a vehicle file.
  static let settings: [(VehicleProfile.Setting, Field<Self>)] = [
    (.vehicle, vehicle), (.height, height), (.width, width), (.length, length),
    (.weight, weight), (.axleLoad, axleLoad), (.fuel, fuels),
  ]

  /// The vehicle; nil if no field describes one.
  private var profile: VehicleProfile? {
    let sizes = [heightMeters, widthMeters, lengthMeters, weightTonnes, axleLoadTonnes]
    guard vehicle != nil || !fuels.isEmpty || sizes.contains(where: { $0 != nil }) else {
      return nil
    }
    return VehicleProfile(
      kind: vehicle ?? .hgv, heightMeters: heightMeters, widthMeters: widthMeters,
      lengthMeters: lengthMeters, weightTonnes: weightTonnes, axleLoadTonnes: axleLoadTonnes,
      fuels: fuels)
  }

  /// The fields as requirements of the engine.
  var requirements: TruckRequirements {
    TruckRequirements(attributes: attributes, vehicle: profile, unknowns: unknowns)
  }

  /// The requested attributes.
  var asked: [TruckAttribute] {
    let asked = Set(attributes.map(\.attribute) + (profile?.attributes ?? []))
    return TruckAttribute.allCases.filter(asked.contains)
  }
}

extension Arguments {
  /// Adds the settings of `--vehicle-file` as options, unless they are given explicitly.
  package func withVehicleFile() throws(CommandError) -> Arguments {
    guard let path = value(.vehicleFile) else { return self }
    try checkStandardInput(.vehicleFile, RouteFields.route.option)
    let text: String
    do throws(InputError) {
      let input = try InputFile(path: path, limit: Self.longestVehicleFile)
      // SAFETY: the bytes are copied within the closure.
      text = unsafe input.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
    } catch {
      throw .reading(error)
    }
    let settings: [(setting: VehicleProfile.Setting, value: String)]
    do throws(TruckError) {
      settings = try VehicleProfile.lines(of: text, file: path == "-" ? "standard input" : path)
    } catch {
      throw .vehicleFile(error)
    }
    var arguments = self
    for (setting, value) in settings {
      guard let option = TruckFields.settings.first(where: { $0.0 == setting })?.1.option,
        !has(option)
      else { continue }
      arguments.set(option, to: [value])
    }
    return arguments
  }

  /// A vehicle file has a few lines; a file of more than a megabyte is something else.
  private static let longestVehicleFile = 1 << 20
}

// MARK: - Values

extension ValueType where Value == TruckCondition {
  /// A condition on an attribute.
  static var attribute: Self {
    ValueType("COND", such: "adBlue") { (text, context) throws(CommandError) in
      do throws(TruckError) { return try TruckCondition(text) } catch {
        throw .truck(option: context.name, error)
      }
    } text: {
      $0.description
    }
  }
}

extension ValueType where Value == VehicleKind {
  /// The kind of a vehicle, in everyday words.
  static var vehicleKind: Self {
    let read: ReadText = { (text, context) throws(CommandError) in
      try context.vehicle(.vehicle, text).kind
    }
    return ValueType(
      .choice(VehicleKind.words, "KIND"),
      ValueSchema(
        .object([.init("type", .text("string")), .init("enum", .texts(VehicleKind.words))])),
      readText: read,
      readJSON: { (value, context) throws(CommandError) in
        guard let text = value.string else {
          throw context.wrongType("one of \(VehicleKind.words.joined(separator: ", "))")
        }
        return try read(text, context)
      },
      write: { $1.append(jsonString: $0.rawValue) })
  }
}

extension ValueType where Value == VehicleFuel {
  /// A fuel; several are separated by commas.
  static var fuel: Self {
    var type = ValueType("LIST", such: "diesel") { (text, context) throws(CommandError) in
      let fuels = try context.vehicle(.fuel, text).fuels
      guard let fuel = fuels.first else { throw context.badValue(text, "a fuel such as diesel") }
      return fuel
    } text: {
      $0.rawValue
    }
    type.separator = ","
    type.listExample = "a fuel such as diesel"
    return type
  }
}

extension ValueType where Value == Double {
  /// A length of a vehicle in metres; a JSON number is in metres.
  static func vehicleLength(_ setting: VehicleProfile.Setting, such example: String) -> Self {
    let read: ReadText = { (text, context) throws(CommandError) in
      let profile = try context.vehicle(setting, text)
      return profile.heightMeters ?? profile.widthMeters ?? profile.lengthMeters ?? 0
    }
    return ValueType(
      .text("LENGTH"),
      ValueSchema(
        .any(of: .text(such: example), .number("number", from: 0)),
        parameter: .text(such: example)),
      readText: read,
      readJSON: { (value, context) throws(CommandError) in
        if let number = value.double { return try read(plainDecimal(number) + "m", context) }
        guard let text = value.string else {
          throw context.wrongType("a number of metres, or a text such as \"\(example)\"")
        }
        return try read(text, context)
      },
      write: { $1.append($0.description) })
  }

  /// A weight of a vehicle in tonnes.
  static func vehicleWeight(_ setting: VehicleProfile.Setting, such example: String) -> Self {
    ValueType("WEIGHT", such: example) { (text, context) throws(CommandError) in
      let profile = try context.vehicle(setting, text)
      return profile.weightTonnes ?? profile.axleLoadTonnes ?? 0
    } text: {
      plainDecimal($0) + "t"
    }
  }

  /// A speed in metres per second.
  static var speed: Self {
    ValueType("SPEED", such: "80km/h") { (text, context) throws(CommandError) in
      guard let speed = Quantity.metersPerSecond(text), speed > 0 else {
        throw context.badValue(text, "a speed above zero such as 80km/h, 50mph or 22m/s")
      }
      return speed
    } text: {
      plainDecimal($0) + "m/s"
    }
  }
}

extension FieldContext {
  /// A vehicle with a single setting.
  fileprivate func vehicle(
    _ setting: VehicleProfile.Setting, _ text: String
  ) throws(CommandError) -> VehicleProfile {
    var profile = VehicleProfile()
    do throws(TruckError) { try profile.set(setting, to: text) } catch {
      guard case .badSetting(_, let found, let expected) = error else {
        throw .truck(option: name, error)
      }
      throw badValue(found, expected)
    }
    return profile
  }
}
