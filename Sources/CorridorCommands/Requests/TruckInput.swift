package import Corridor
internal import CorridorFormats

/// What is asked of places for trucks: `--attribute`, `--unknown`, `--truck` and the vehicle.
package struct TruckInput {
  private let conditions: [TruckCondition]
  private let vehicle: VehicleProfile?
  private let unknowns: UnknownChoice?
  private let showsAll: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    var conditions: [TruckCondition] = []
    for text in arguments.all(.attribute) {
      do throws(TruckError) { conditions.append(try TruckCondition(text)) } catch {
        throw .truck(option: arguments.shown(.attribute), error)
      }
    }
    self.conditions = conditions
    vehicle = try arguments.vehicleProfile()
    unknowns = try arguments.choice(.unknown)
    showsAll = arguments.has(.truck)
  }

  /// Asks a query for it.
  package func ask(_ query: inout CorridorQuery) {
    query.attributes = conditions
    query.vehicle = vehicle
    query.unknowns = unknowns
  }

  /// The attributes that are shown: all, or those that are asked for.
  package var shown: [TruckAttribute] {
    if showsAll { return TruckAttribute.allCases }
    let asked = Set(conditions.map(\.attribute) + (vehicle?.attributes ?? []))
    return TruckAttribute.allCases.filter(asked.contains)
  }
}

extension Arguments {
  /// The options that are settings of a vehicle.
  private static let settings: [(VehicleProfile.Setting, OptionSpec)] = [
    (.vehicle, .vehicle), (.height, .height), (.width, .width), (.length, .length),
    (.weight, .weight), (.axleLoad, .axleLoad), (.fuel, .fuel),
  ]

  /// The vehicle; nil where nothing is said of one.
  fileprivate func vehicleProfile() throws(CommandError) -> VehicleProfile? {
    var profile: VehicleProfile?
    for (setting, option) in Self.settings where has(option) {
      var changed = profile ?? VehicleProfile()
      do throws(TruckError) {
        try changed.set(setting, to: all(option).joined(separator: ","))
      } catch {
        guard case .badSetting(_, let found, let expected) = error else {
          throw .truck(option: shown(option), error)
        }
        throw .badValue(option: shown(option), found: found, expected: expected)
      }
      profile = changed
    }
    return profile
  }

  /// The same with the settings of `--vehicle-file` as options, where they are not given.
  package func withVehicleFile() throws(CommandError) -> Arguments {
    guard let path = value(.vehicleFile) else { return self }
    try checkStandardInput(.vehicleFile, .route)
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
      guard let option = Self.settings.first(where: { $0.0 == setting })?.1, !has(option) else {
        continue
      }
      arguments.set(option, to: [value])
    }
    return arguments
  }

  /// A vehicle takes some lines; a megabyte is something else.
  private static let longestVehicleFile = 1 << 20
}
