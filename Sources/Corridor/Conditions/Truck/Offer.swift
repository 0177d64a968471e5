/// What tells whether a place offers something: keys, and the words that mean that it does or does
/// not.
///
/// Names of keys and values are those of the wiki pages "Key:fuel:*", "Key:shower", "Key:toilets",
/// "Tag:amenity=fuel" and "Tag:amenity=weighbridge", with spellings that are common in the data.
struct Offer: Sendable {
  /// Keys of the thing as such, which must not contradict each other.
  var names: [String] = []
  /// Keys of its kinds: one of them is enough, and one that is not there says nothing of the others.
  var kinds: [String] = []
  /// Kinds that together are all there are: the thing is not there if none of these is.
  var allKinds: [String] = []
  /// A value of a key that says what the whole place is.
  var being: (key: String, value: String)?
  /// Words that mean yes besides those that always do.
  var words: Set<String> = []
  /// Whether a number above zero means yes, too.
  var counts = false

  /// All keys that it looks at.
  var keys: [String] { names + kinds + (being.map { [$0.key] } ?? []) }

  static let yes: Set = ["yes", "only", "designated", "true"]
  static let no: Set = ["no", "none", "0", "false"]

  private static let washing: Set = [
    "hot", "cold", "customers", "fee", "public", "outdoor", "indoor",
  ]
  private static let resting: Set = ["customers", "permissive", "public", "fee"]

  /// What tells about an attribute that is there or not; nil for others.
  static func of(_ attribute: TruckAttribute) -> Offer? {
    switch attribute {
    case .hgvDiesel: Offer(names: ["fuel:HGV_diesel", "fuel:hgv_diesel"])
    case .diesel:
      Offer(
        names: ["fuel:diesel"],
        kinds: ["fuel:HGV_diesel", "fuel:hgv_diesel", "fuel:GTL_diesel", "fuel:diesel:class2"])
    case .adBlue:
      Offer(names: ["fuel:adblue", "fuel:AdBlue", "adblue"], kinds: ["fuel:adblue:canister"])
    case .highFlowPump:
      // The wiki's pumps of "HGV diesel" are those; lanes for trucks lead to nothing else.
      Offer(names: ["fuel:HGV_diesel", "fuel:hgv_diesel"], kinds: ["hgv:lanes"], counts: true)
    case .lng: Offer(names: ["fuel:lng", "fuel:LNG"])
    case .cng: Offer(names: ["fuel:cng", "fuel:CNG"])
    case .hydrogen:
      Offer(
        names: ["fuel:hydrogen", "fuel:h2"],
        kinds: ["fuel:h35", "fuel:H35", "fuel:h70", "fuel:H70", "fuel:LH2"],
        allKinds: ["fuel:h35", "fuel:h70"])
    case .showers:
      Offer(
        names: ["shower", "showers"], being: ("amenity", "shower"), words: washing, counts: true)
    case .toilets:
      Offer(names: ["toilets"], being: ("amenity", "toilets"), words: resting, counts: true)
    case .weighbridge:
      Offer(names: ["weighbridge"], being: ("amenity", "weighbridge"), words: resting)
    default: nil
    }
  }
}

extension TruckReading {
  /// Whether something is offered.
  func fact(_ offer: Offer) -> TruckFact {
    let yes = Offer.yes.union(offer.words)
    func says(_ key: String) -> Verdict? {
      if offer.counts, let text = tags[key], let count = TruckMeasure.count(text) {
        return Verdict(count > 0)
      }
      return verdict(key, yes: yes, no: Offer.no)
    }
    let named = offer.names.compactMap { key in says(key).map { (key: key, says: $0) } }
    let kinds = offer.kinds.compactMap { key in says(key).map { (key: key, says: $0) } }
    var open = named.filter { $0.says == .yes }.map(\.key)
    let shut = named.filter { $0.says == .no }.map(\.key)
    if let being = offer.being, tags.words(being.key)?.contains(being.value) == true {
      open.append(being.key)
    }
    let conflicting = offer.names.filter { contradicts($0, yes: yes, no: Offer.no) }
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
