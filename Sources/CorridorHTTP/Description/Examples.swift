internal import CorridorFormats
internal import CorridorRequests

/// Example requests for readers of the description.
extension Endpoint {
  /// An example body; nil if the endpoint has none.
  var example: OutputValue? {
    let text: String
    switch self {
    case .find:
      text = """
        {"route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]},
         "categories":["fuel"],"within":"2km","sort":"along","limit":10}
        """
    case .explain:
      text = """
        {"id":"osm:node/2406","categories":["fuel"],"within":"500m",
         "route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]}}
        """
    case .gaps:
      text = """
        {"route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]},
         "categories":["fuel"],"tags":["fuel:adblue=yes"],"range":"20km","reserve":"5km"}
        """
    case .plan:
      text = """
        {"route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]},
         "depart":"2026-11-23T06:00+01:00","speed":"80km/h","driven":"4h20min",
         "rest":["fuel"],"within":"2km"}
        """
    case .search: text = #"{"text":"where to eat","near":"44.95,-20.1","limit":5}"#
    case .suggest: text = #"{"text":"caf","near":"44.95,-20.1"}"#
    case .reverse: text = #"{"point":{"lat":44.95,"lon":-20.1},"zoom":16}"#
    case .resolve: text = #"{"uris":["osm:node/1"]}"#
    case .corridor:
      text = """
        {"route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]},
         "within":"2km"}
        """
    case .route:
      text = #"{"route":{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]}}"#
    case .hours:
      text = """
        {"value":"Mo-Fr 06:00-22:00; PH off","from":"2026-12-21","to":"2026-12-28",
         "region":"de_bw"}
        """
    default: return nil
    }
    return try? RequestText.parse(
      Array(text.utf8).span, file: rawValue, readsAhead: false
    ) { root, _ in OutputValue(root) }
  }
}

extension OutputValue {
  /// The same value in a form that can be written.
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .none
    case .bool: self = .boolean(value.bool ?? false)
    case .number:
      self = value.int.map { .integer($0) } ?? .number(value.double ?? 0, decimals: 7)
    case .string: self = .text(value.string ?? "")
    case .array: self = .list(value.elements.map { OutputValue($0) })
    case .object: self = .object(value.members.map { .init($0.key.string, OutputValue($0.value)) })
    }
  }
}
