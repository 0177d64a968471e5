/// A vehicle, as far as places must suit it.
///
/// In a ``CorridorQuery``, it leaves out what is known not to be open to it, known to be too low,
/// narrow, short or weak for it, and fuel stations that are not known to have its fuels; see
/// ``TruckRequirements/unknowns``. Restrictions that hold for some vehicles only (`no @ (weight>7.5)`)
/// are decided for it.
public struct VehicleProfile: Hashable, Sendable {
  /// What it is, by which tags on access are read.
  public var kind: VehicleKind
  /// Its height with its load, in metres; nil where it does not matter.
  public var heightMeters: Double?
  /// Its width, in metres.
  public var widthMeters: Double?
  /// Its length with trailers, in metres.
  public var lengthMeters: Double?
  /// Its permissible weight with trailers, in tonnes.
  public var weightTonnes: Double?
  /// The weight on its heaviest axle, in tonnes.
  public var axleLoadTonnes: Double?
  /// What a fuel station must have, each of them; places of other kinds need none.
  public var fuels: [VehicleFuel]

  /// Makes a profile; see the properties for each part.
  public init(
    kind: VehicleKind = .hgv, heightMeters: Double? = nil, widthMeters: Double? = nil,
    lengthMeters: Double? = nil, weightTonnes: Double? = nil, axleLoadTonnes: Double? = nil,
    fuels: [VehicleFuel] = []
  ) {
    self.kind = kind
    self.heightMeters = heightMeters
    self.widthMeters = widthMeters
    self.lengthMeters = lengthMeters
    self.weightTonnes = weightTonnes
    self.axleLoadTonnes = axleLoadTonnes
    self.fuels = fuels
  }

  /// The attributes that places are asked for when it comes.
  package var attributes: [TruckAttribute] {
    TruckNeed.all([], self, nil).compactMap(\.attribute)
  }

  /// What limits it: attributes, and what a place must allow of each at least.
  var limits: [(attribute: TruckAttribute, least: Double)] {
    let all: [(TruckAttribute, Double?)] = [
      (.maxHeightMeters, heightMeters), (.maxWidthMeters, widthMeters),
      (.maxLengthMeters, lengthMeters), (.maxWeightTonnes, weightTonnes),
      (.maxAxleLoadTonnes, axleLoadTonnes),
    ]
    return all.compactMap { attribute, least in least.map { (attribute, $0) } }
  }
}

/// What a vehicle is to the rules on access.
public enum VehicleKind: String, Sendable, CaseIterable, Hashable {
  /// A heavy goods vehicle: above 3.5 t.
  case hgv
  /// A light goods vehicle: up to 3.5 t.
  case van
  /// A passenger car.
  case car

  /// What people call it.
  package var word: String { self == .hgv ? "truck" : rawValue }

  /// The words for vehicles that help and errors show: those that people use before OSM's.
  package static let words = ["truck", "hgv", "van", "car"]

  /// Other words that are understood.
  private static let synonyms = [
    "trucks": "truck", "lorry": "truck", "lorries": "truck", "lkw": "truck", "camion": "truck",
    "tractor": "truck", "semi": "truck", "lgv": "van", "vans": "van", "transporter": "van",
    "motorcar": "car", "cars": "car", "auto": "car", "pkw": "car",
  ]

  /// The kind that a word stands for, in small or capital letters; nil for none.
  package init?(named word: String) {
    let word = word.lowercased()
    let shown = Self.synonyms[word] ?? word
    self.init(rawValue: shown == "truck" ? VehicleKind.hgv.rawValue : shown)
  }
}

/// What a vehicle takes in at a station.
public enum VehicleFuel: String, Sendable, CaseIterable, Hashable {
  /// Diesel; what pumps for trucks give is diesel, too.
  case diesel
  /// AdBlue, at a pump or in canisters.
  case adBlue
  /// Liquefied natural gas.
  case lng
  /// Compressed natural gas.
  case cng
  /// Hydrogen.
  case hydrogen

  /// The fuel of a name in small or capital letters; nil for none.
  init?(named name: String) {
    guard
      let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = found
  }

  /// What a station must have.
  var attribute: TruckAttribute {
    switch self {
    case .diesel: .diesel
    case .adBlue: .adBlue
    case .lng: .lng
    case .cng: .cng
    case .hydrogen: .hydrogen
    }
  }
}
