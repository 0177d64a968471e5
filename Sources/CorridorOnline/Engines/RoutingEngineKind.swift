/// A routing engine that ``RoutingEngine`` can ask.
public enum RoutingEngineKind: String, Hashable, Sendable, CaseIterable {
  /// Valhalla (`/route`, `/trace_attributes`).
  case valhalla
  /// OSRM (`/table`, `/route`), version 5.
  case osrm
  /// GraphHopper (`/route`).
  case graphHopper = "graphhopper"
  /// openrouteservice (`/v2/matrix`, `/v2/directions`).
  case openRouteService = "openrouteservice"

  /// How many journeys one request to it may have: with 25, a matrix has the 2500 pairs that
  /// openrouteservice allows.
  var journeysPerRequest: Int {
    switch self {
    case .valhalla, .graphHopper: 1
    case .osrm: 30
    case .openRouteService: 25
    }
  }
}
