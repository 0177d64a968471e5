import Corridor
import Testing

@Suite struct VehicleProfileTests {
  @Test func `reads a vehicle from a file`() throws {
    let text = """
      \u{FEFF}# our tractor
      Vehicle = HGV

      height = 13'2" # with the deflector
      WIDTH=2.55m\r
      length = 16.5 m
      weight = 40000 kg
      axleLoad = 11.5t
      fuel = diesel, AdBlue , diesel
      """
    let profile = try VehicleProfile(parsing: text)
    #expect(
      profile
        == VehicleProfile(
          kind: .hgv, heightMeters: 4.0132, widthMeters: 2.55, lengthMeters: 16.5,
          weightTonnes: 40, axleLoadTonnes: 11.5, fuels: [.diesel, .adBlue]))
  }

  @Test(arguments: [
    ("height = 4.0m\nheigth = 4", "f, line 2: unknown setting 'heigth'; did you mean height?"),
    ("\n\nheight 4", "f, line 3: 'height 4' is not a setting; give one such as height = 4.0m"),
    (
      "height = tall",
      """
      f, line 1: height cannot be 'tall'; give a length of the vehicle such as 4.0m or 13'2"
      """
    ),
    (
      "weight = 40",
      "f, line 1: weight cannot be '40'; give a weight with its unit such as 40t or 80000lbs"
    ),
    (
      "width = 1m\nWidth = 2m", "f, line 2: width is given more than once; give it once"
    ),
    (
      "fuel = disel",
      """
      f, line 1: fuel cannot be 'disel'; give diesel, or one of diesel, adBlue, lng, cng, hydrogen
      """
    ),
    ("vehicle = tank", "f, line 1: vehicle cannot be 'tank'; give one of truck, hgv, van, car"),
    (
      "colour = red",
      """
      f, line 1: unknown setting 'colour'; give one of vehicle, height, width, length, weight, \
      axle-load, fuel
      """
    ),
  ])
  func `says what is wrong with a file, and where`(text: String, message: String) {
    do throws(TruckError) {
      _ = try VehicleProfile(parsing: text, file: "f")
      Issue.record("read \(text)")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    "-4m", "0m", "NaN m", "1e2m", "inf", "4,0m", "4.0.0m", "101m", "4 km", "4m m", "", "13'12\"",
    "13.5'6\"", "4\u{0}m",
  ])
  func `takes no length that no vehicle has`(text: String) {
    var profile = VehicleProfile()
    #expect(throws: TruckError.self) { try profile.set(.height, to: text) }
  }

  @Test(arguments: [
    ("4", 4), ("4m", 4), (" 4.25 m ", 4.25), ("400cm", 4), ("4000 mm", 4), ("13'", 3.9624),
    ("13'6\"", 4.1148), ("13\u{2032}6\u{2033}", 4.1148), ("13 ft 6 in", 4.1148),
    ("13ft", 3.9624), ("160 in", 4.064), ("13'6", 4.1148), ("13'-6\"", 4.1148),
    ("4 metres", 4),
  ])
  func `reads lengths as people write them`(text: String, meters: Double) throws {
    var profile = VehicleProfile()
    try profile.set(.height, to: text)
    #expect(abs(try #require(profile.heightMeters) - meters) < 1e-12)
  }

  @Test(arguments: [
    ("40t", 40), ("40000kg", 40), ("80000 lbs", 36.287_389_6), ("40 st", 36.287_389_6),
    ("10 lt", 10.160_469_088), ("7.5 T", 7.5),
  ])
  func `reads weights as people write them`(text: String, tonnes: Double) throws {
    var profile = VehicleProfile()
    try profile.set(.weight, to: text)
    #expect(abs(try #require(profile.weightTonnes) - tonnes) < 1e-9)
    #expect(throws: TruckError.self) { try profile.set(.weight, to: "40 tons") }
  }
}
