/// A vehicle that places must suit.
///
/// In a ``CorridorQuery``, it leaves out places that are known to be closed to it or too low,
/// narrow, short or weak for it, and fuel stations that are not known to have its fuels; see
/// ``TruckRequirements/unknowns``. Restrictions that hold for some vehicles only (`no @
/// (weight>7.5)`) are evaluated for it.
public struct VehicleProfile: Hashable, Sendable {
  /// The kind of vehicle, which selects the access tags.
  public var kind: VehicleKind
  /// Its height with its load, in metres; nil if it does not matter.
  public var heightMeters: Double?
  /// Its width, in metres.
  public var widthMeters: Double?
  /// Its length with trailers, in metres.
  public var lengthMeters: Double?
  /// Its permissible weight with trailers, in tonnes.
  public var weightTonnes: Double?
  /// The weight on its heaviest axle, in tonnes.
  public var axleLoadTonnes: Double?
  /// The fuels that a fuel station must have, all of them; other places need none.
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

  /// The attributes that decide whether places suit the vehicle.
  package var attributes: [TruckAttribute] {
    TruckNeed.all(TruckRequirements(vehicle: self)).compactMap(\.attribute)
  }

  /// The limits that the vehicle needs: attributes, and the least value that a place must allow.
  var limits: [(attribute: TruckAttribute, least: Double)] {
    let all: [(TruckAttribute, Double?)] = [
      (.maxHeightMeters, heightMeters), (.maxWidthMeters, widthMeters),
      (.maxLengthMeters, lengthMeters), (.maxWeightTonnes, weightTonnes),
      (.maxAxleLoadTonnes, axleLoadTonnes),
    ]
    return all.compactMap { attribute, least in least.map { (attribute, $0) } }
  }
}

/// The kind of a vehicle in access rules.
public enum VehicleKind: String, Sendable, CaseIterable, Hashable {
  /// A heavy goods vehicle: above 3.5 t.
  case hgv
  /// A light goods vehicle: up to 3.5 t.
  case van
  /// A passenger car.
  case car

  /// The everyday word for it.
  package var word: String { self == .hgv ? "truck" : rawValue }

  /// The words for vehicles in help and errors; everyday words come before OSM's.
  package static let words = ["truck", "hgv", "van", "car"]

  /// Other accepted words.
  private static let synonyms = [
    "trucks": "truck", "lorry": "truck", "lorries": "truck", "lkw": "truck", "camion": "truck",
    "tractor": "truck", "semi": "truck", "lgv": "van", "vans": "van", "transporter": "van",
    "motorcar": "car", "cars": "car", "auto": "car", "pkw": "car",
  ]

  /// The kind with a name, case-insensitive; nil for none.
  package init?(named word: String) {
    let word = word.lowercased()
    let shown = Self.synonyms[word] ?? word
    self.init(rawValue: shown == "truck" ? VehicleKind.hgv.rawValue : shown)
  }
}

/// A fuel or fluid that a vehicle takes at a station.
public enum VehicleFuel: String, Sendable, CaseIterable, Hashable {
  /// Diesel; pumps for trucks count as diesel, too.
  case diesel
  /// AdBlue, at a pump or in canisters.
  case adBlue
  /// Liquefied natural gas.
  case lng
  /// Compressed natural gas.
  case cng
  /// Hydrogen.
  case hydrogen

  /// The fuel with a name, case-insensitive; nil for none.
  init?(named name: String) {
    guard
      let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = found
  }

  /// The attribute that a station must have.
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
