/// The tags that say whether a place offers a service: the keys, and the words that mean yes or no.
///
/// Names of keys and values are those of the wiki pages "Key:fuel:*", "Key:shower", "Key:toilets",
/// "Tag:amenity=fuel" and "Tag:amenity=weighbridge", with spellings that are common in the data.
struct ServiceTags: Sendable {
  /// Keys of the service itself, which must not contradict each other.
  var names: [String] = []
  /// Keys of its kinds: one of them is enough, and a missing kind says nothing about the others.
  var kinds: [String] = []
  /// Keys of all its kinds: the service is missing if the tags deny every one of these.
  var allKinds: [String] = []
  /// A tag that makes the whole place this service.
  var being: (key: String, value: String)?
  /// Words that mean yes in addition to the usual ones.
  var words: Set<String> = []
  /// Whether a number above zero also means yes.
  var counts = false

  /// All keys that are read.
  var keys: [String] { names + kinds + (being.map { [$0.key] } ?? []) }

  static let yes: Set = ["yes", "only", "designated", "true"]
  static let no: Set = ["no", "none", "0", "false"]

  private static let washing: Set = [
    "hot", "cold", "customers", "fee", "public", "outdoor", "indoor",
  ]
  private static let resting: Set = ["customers", "permissive", "public", "fee"]

  /// The offer of an attribute that is either present or not; nil for other attributes.
  static func of(_ attribute: TruckAttribute) -> ServiceTags? {
    switch attribute {
    case .hgvDiesel: ServiceTags(names: ["fuel:HGV_diesel", "fuel:hgv_diesel"])
    case .diesel:
      ServiceTags(
        names: ["fuel:diesel"],
        kinds: ["fuel:HGV_diesel", "fuel:hgv_diesel", "fuel:GTL_diesel", "fuel:diesel:class2"])
    case .adBlue:
      ServiceTags(names: ["fuel:adblue", "fuel:AdBlue", "adblue"], kinds: ["fuel:adblue:canister"])
    case .highFlowPump:
      // The wiki defines these as pumps of "HGV diesel"; lanes for trucks lead to no other pumps.
      ServiceTags(
        names: ["fuel:HGV_diesel", "fuel:hgv_diesel"], kinds: ["hgv:lanes"], counts: true)
    case .lng: ServiceTags(names: ["fuel:lng", "fuel:LNG"])
    case .cng: ServiceTags(names: ["fuel:cng", "fuel:CNG"])
    case .hydrogen:
      ServiceTags(
        names: ["fuel:hydrogen", "fuel:h2"],
        kinds: ["fuel:h35", "fuel:H35", "fuel:h70", "fuel:H70", "fuel:LH2"],
        allKinds: ["fuel:h35", "fuel:h70"])
    case .showers:
      ServiceTags(
        names: ["shower", "showers"], being: ("amenity", "shower"), words: washing, counts: true)
    case .toilets:
      ServiceTags(names: ["toilets"], being: ("amenity", "toilets"), words: resting, counts: true)
    case .weighbridge:
      ServiceTags(names: ["weighbridge"], being: ("amenity", "weighbridge"), words: resting)
    default: nil
    }
  }
}

extension TruckReading {
  /// Whether a service is offered.
  func fact(_ offer: ServiceTags) -> TruckFact {
    let yes = ServiceTags.yes.union(offer.words)
    func says(_ key: String) -> Verdict? {
      if offer.counts, let text = tags[key], let count = TruckMeasure.count(text) {
        return Verdict(count > 0)
      }
      return verdict(key, yes: yes, no: ServiceTags.no)
    }
    let named = offer.names.compactMap { key in says(key).map { (key: key, says: $0) } }
    let kinds = offer.kinds.compactMap { key in says(key).map { (key: key, says: $0) } }
    var open = named.filter { $0.says == .yes }.map(\.key)
    let shut = named.filter { $0.says == .no }.map(\.key)
    if let being = offer.being, tags.words(being.key)?.contains(being.value) == true {
      open.append(being.key)
    }
    let conflicting = offer.names.filter { contradicts($0, yes: yes, no: ServiceTags.no) }
    if !open.isEmpty && !shut.isEmpty || !conflicting.isEmpty {
      return TruckFact(
        .unknown, evidence: evidence(open + shut + conflicting), isConflicting: true)
    }
    open += kinds.filter { $0.says == .yes }.map(\.key)
    if !open.isEmpty { return TruckFact(.yes, evidence: evidence(open)) }
    let unclear = (named + kinds).filter { $0.says == .unknown }.map(\.key)
    if !unclear.isEmpty { return TruckFact(.unknown, evidence: evidence(unclear)) }
    if !shut.isEmpty { return TruckFact(.no, evidence: evidence(shut)) }
    let missing = kinds.filter { $0.says == .no }.map(\.key)
    let isNone = !offer.allKinds.isEmpty && offer.allKinds.allSatisfy(missing.contains)
    return isNone ? TruckFact(.no, evidence: evidence(missing)) : .unknown
  }
}
