import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorRequests

@testable import CorridorOnline

extension FuzzReader {
  /// Answers of routing engines and of another Corridor.
  static let answers = [
    FuzzReader(name: "engine-valhalla") { bytes in
      try read(bytes) { root in
        for status in [200, 400] { _ = Valhalla.legs(2, status: status, root) }
        _ = Valhalla.trace(root)
        _ = Valhalla.isThis(status: 200, root)
      }
    },
    FuzzReader(name: "engine-osrm") { bytes in
      try read(bytes) { root in
        _ = OSRM.refusal(root)
        _ = OSRM.table(root, journeys: 2)
        _ = OSRM.route(root)
        _ = OSRM.parts(root, legs: 2)
      }
    },
    FuzzReader(name: "engine-graphhopper") { bytes in
      try read(bytes) { root in
        let ends = [Coordinate(lon: 8, lat: 50), Coordinate(lon: 9, lat: 50)]
        for status in [200, 400] {
          _ = GraphHopper.way(status: status, root, between: ends)
        }
        _ = GraphHopper.parts(root)
      }
    },
    FuzzReader(name: "engine-openrouteservice") { bytes in
      try read(bytes) { root in
        for status in [200, 400] {
          _ = OpenRouteService.matrix(status: status, root, journeys: 2)
        }
        _ = OpenRouteService.legs(root)
        _ = OpenRouteService.parts(root, segments: 2)
      }
    },
    FuzzReader(name: "service-answer") { bytes in
      _ = try? AnswerReader.read(bytes) { root throws(AnswerFault) in
        try SearchResponse(answer: root)
      }
      _ = try? AnswerReader.read(bytes) { root throws(AnswerFault) in
        try ResolvedObject.read(root, for: ["node/1"])
      }
    },
  ]

  private static func read(_ bytes: [UInt8], _ use: (JSONValue) -> Void) throws {
    _ = try? AnswerReader.read(bytes) { root throws(AnswerFault) in use(root) }
  }
}
