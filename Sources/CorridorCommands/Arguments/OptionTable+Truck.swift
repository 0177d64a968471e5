internal import Corridor

/// The options of searches for trucks.
extension OptionSpec {
  package static let attribute = OptionSpec(
    name: "attribute", short: "a", value: .text("COND"), repeats: true, requestName: "attributes",
    help: """
      Only places known to have this for trucks: adBlue, '!showers' (known not to), \
      'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (also where nobody says); repeat it for \
      all of several. Names: \(TruckAttribute.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  package static let unknown = OptionSpec(
    name: "unknown", value: .choice(UnknownChoice.allCases.map(\.rawValue), "WHAT"),
    help: """
      keep or drop places of which it is not known. Without it, --attribute and --fuel drop them, \
      and the vehicle's kind and size keep them: most places say of no limit that there is none.
      """)
  package static let vehicle = OptionSpec(
    name: "vehicle", value: .choice(VehicleKind.words, "KIND"),
    help: """
      Only places that this vehicle may go to: truck (or hgv; default where a size or fuel is \
      given), van or car; restrictions such as no @ (weight>7.5) are decided for it.
      """)
  package static let vehicleFile = OptionSpec(
    name: "vehicle-file", value: .file("FILE"), isForRun: true,
    help: """
      A file with lines such as height = 4.0m: vehicle, height, width, length, weight, axle-load \
      and fuel, where the command line does not say otherwise.
      """)
  package static let height = OptionSpec(
    name: "height", value: .text("LENGTH"),
    help: "The vehicle's height: nothing lower: 4.0m, 13'2\".")
  package static let width = OptionSpec(
    name: "width", value: .text("LENGTH"), help: "The vehicle's width: nothing narrower: 2.55m.")
  package static let length = OptionSpec(
    name: "length", value: .text("LENGTH"),
    help: "The vehicle's length with trailers: nothing shorter: 16.5m, 53'.")
  package static let weight = OptionSpec(
    name: "weight", value: .text("WEIGHT"),
    help: "The vehicle's permissible weight with trailers: nothing weaker: 40t, 80000lbs.")
  package static let axleLoad = OptionSpec(
    name: "axle-load", value: .text("WEIGHT"),
    help: "The weight on the vehicle's heaviest axle: nothing weaker: 11.5t.")
  package static let fuel = OptionSpec(
    name: "fuel", value: .text("LIST"), repeats: true, requestName: "fuels",
    help: """
      Of fuel stations only those known to have all of these: \
      \(VehicleFuel.allCases.map(\.rawValue).joined(separator: ", ")). Other places need none.
      """)
  package static let truck = OptionSpec(
    name: "truck",
    help: """
      Add all attributes for trucks to each place: yes, no, unknown or a number, with the tags that \
      say so. Those that are asked for are added anyway.
      """)
}
