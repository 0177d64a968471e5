internal import CPROJ
internal import Glibc

/// Geodesics of the WGS84 ellipsoid by PROJ's `geodesic.h`.
///
/// Accurate to about 15 nanometres (C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87,
/// 2013). All faster methods in this package are tested against it.
@safe
package struct Geodesic: @unchecked Sendable {
  // SAFETY: the table is constant and never freed once the library is loaded.
  private let proj: UnsafePointer<cproj_functions>
  private let ellipsoid: geod_geodesic

  /// Distance and azimuths between two positions.
  package struct Inverse: Sendable {
    /// Length of the geodesic in metres.
    package var meters: Double
    /// Azimuth at the first position, degrees clockwise from north.
    package var startAzimuth: Double
    /// Azimuth at the second position, in the direction of travel.
    package var endAzimuth: Double
  }

  /// The solver; throws if the PROJ library cannot be loaded.
  package static func wgs84() throws(RouteError) -> Geodesic {
    switch loaded {
    case .success(let geodesic): return geodesic
    case .failure(let error): throw error
    }
  }

  private static let loaded: Result<Geodesic, RouteError> = {
    guard let proj = unsafe cproj_load() else {
      return .failure(.libraryMissing(unsafe String(cString: cproj_load_error())))
    }
    var ellipsoid = geod_geodesic()
    unsafe proj.pointee.geod_init(&ellipsoid, Ellipsoid.semiMajorAxis, Ellipsoid.flattening)
    return .success(unsafe Geodesic(proj: proj, ellipsoid: ellipsoid))
  }()

  /// Solves the inverse problem: distance and azimuths (`geod_inverse`). About one microsecond.
  package func inverse(_ a: Coordinate, _ b: Coordinate) -> Inverse {
    var result = Inverse(meters: 0, startAzimuth: 0, endAzimuth: 0)
    // SAFETY: the function only reads the ellipsoid and writes the three results.
    unsafe withUnsafePointer(to: ellipsoid) {
      unsafe proj.pointee.geod_inverse(
        $0, a.lat, a.lon, b.lat, b.lon,
        &result.meters, &result.startAzimuth, &result.endAzimuth)
    }
    return result
  }

  /// Solves the direct problem: the position at `meters` from `start` in the direction `azimuth`,
  /// and the azimuth there (`geod_direct`).
  package func direct(
    from start: Coordinate, azimuth: Double, meters: Double
  ) -> (position: Coordinate, azimuth: Double) {
    var position = Coordinate(lon: 0, lat: 0)
    var forward = 0.0
    // SAFETY: the function only reads the ellipsoid and writes the three results.
    unsafe withUnsafePointer(to: ellipsoid) {
      unsafe proj.pointee.geod_direct(
        $0, start.lat, start.lon, azimuth, meters, &position.lat, &position.lon, &forward)
    }
    return (position, forward)
  }

  /// The geodesic from `start` to `end`, prepared for many positions on it (`geod_lineinit`).
  package func line(from start: Coordinate, to end: Coordinate) -> Line {
    let solution = inverse(start, end)
    return Line(geodesic: self, start: start, solution: solution)
  }

  /// A geodesic from one position to another.
  @safe
  package struct Line: Sendable {
    /// The start of the line.
    package let start: Coordinate
    /// The length and the azimuths at the ends.
    package let solution: Inverse
    private let geodesic: Geodesic
    private let prepared: geod_geodesicline

    fileprivate init(geodesic: Geodesic, start: Coordinate, solution: Inverse) {
      self.geodesic = geodesic
      self.start = start
      self.solution = solution
      var prepared = geod_geodesicline()
      // SAFETY: the function reads the ellipsoid and fills the line; capabilities 0 mean latitude,
      // longitude, azimuth, and distance as input.
      unsafe withUnsafePointer(to: geodesic.ellipsoid) {
        unsafe geodesic.proj.pointee.geod_lineinit(
          &prepared, $0, start.lat, start.lon, solution.startAzimuth, 0)
      }
      self.prepared = prepared
    }

    /// The position at `meters` from the start, and the azimuth there (`geod_position`).
    package func position(at meters: Double) -> (position: Coordinate, azimuth: Double) {
      var position = Coordinate(lon: 0, lat: 0)
      var azimuth = 0.0
      // SAFETY: the function only reads the line and writes the three results.
      unsafe withUnsafePointer(to: prepared) {
        unsafe geodesic.proj.pointee.geod_position(
          $0, meters, &position.lat, &position.lon, &azimuth)
      }
      return (position, azimuth)
    }

    /// The nearest point of the geodesic to `place`: metres from the start, metres to the place,
    /// and the angle from the direction of travel to the place, clockwise, -180 to 180 degrees.
    ///
    /// Each iteration steps to the foot of the perpendicular on a sphere, which reduces the error
    /// by the square of (off-route distance / Earth radius); a step that gets no closer is halved.
    /// Ends when a step is below a tenth of a micrometre.
    ///
    /// - Parameter shares: The part of the geodesic to search; 0 to 1 is all of it.
    package func nearest(
      to place: Coordinate, inShares shares: ClosedRange<Double> = 0...1
    ) -> (along: Double, meters: Double, angle: Double) {
      let low = shares.lowerBound * solution.meters
      let high = shares.upperBound * solution.meters
      var along = min(max(start(towards: place), low), high)
      var look = observe(place, at: along)
      for _ in 0..<60 {
        let target = min(max(along + look.step, low), high)
        var move = target - along
        var next = observe(place, at: target)
        while next.meters > look.meters + 1e-9, abs(move) > 1e-7 {
          move /= 2
          next = observe(place, at: along + move)
        }
        along += move
        look = next
        if abs(move) < 1e-7 { break }
      }
      // Beyond a quarter of a meridian the foot can be the farthest point, and either end can be
      // the nearest.
      if look.meters > 9_500_000 {
        for end in [low, high] where end != along {
          let other = observe(place, at: end)
          if other.meters < look.meters { (along, look) = (end, other) }
        }
      }
      return (along, look.meters, look.angle)
    }

    /// The initial value: the closest of a few points, because for a distant place a foot can be
    /// only a local minimum.
    private func start(towards place: Coordinate) -> Double {
      guard solution.meters > 1_000_000 else { return solution.meters / 2 }
      let steps = Int((solution.meters / 500_000).rounded(.up))
      let guesses = (0...steps).map { solution.meters * Double($0) / Double(steps) }
      return guesses.min { observe(place, at: $0).meters < observe(place, at: $1).meters } ?? 0
    }

    private func observe(
      _ place: Coordinate, at along: Double
    ) -> (meters: Double, angle: Double, step: Double) {
      let here = position(at: along)
      let sight = geodesic.inverse(here.position, place)
      var angle = sight.startAzimuth - here.azimuth
      angle -= (angle / 360).rounded() * 360
      let radius = 6_371_008.8
      // Right spherical triangle: tan(along) = tan(distance) cos(angle).
      let arc = sight.meters / radius
      let step = radius * atan2(sin(arc) * cos(angle * .pi / 180), cos(arc))
      return (sight.meters, angle, step)
    }
  }
}
