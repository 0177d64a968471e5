internal import CorridorGeometry
internal import Glibc

/// The user's position, and how near other positions are to it.
///
/// Nearness falls from 1.4 with the distance d: 0.5 / (1 + d / 2 km) + 0.3 / (1 + d / 40 km) + 0.2 /
/// (1 + d / 800 km), which distinguishes streets, towns and countries, + 0.4 / (1 + (d / 400 m)²)
/// for what the user is about to arrive at. These lengths are for ``TextQuery/usualReach`` and scale
/// with the query's reach. d is measured in the equirectangular
/// projection that is true to length along the focus's parallel: exact near the focus, and accurate
/// enough to rank distant places.
struct Focus: Sendable {
  private let lon: Double
  private let lat: Double
  /// Length of a step along the focus's parallel, in steps along a meridian.
  private let narrowing: Double
  /// The usual reach divided by the query's reach.
  private let shortness: Double
  /// Steps of 1e-7 degrees in a kilometre.
  private static let kilometer = 1e7 / 111.195

  /// The focus of a query; nil if it has none.
  init?(_ query: TextQuery) {
    guard let focus = query.focus else { return nil }
    // Between -180 and 180 degrees, like the positions that it is compared with.
    lon = focus.lon.remainder(dividingBy: 360) * 1e7
    lat = focus.lat * 1e7
    narrowing = cos(focus.lat * .pi / 180)
    shortness = TextQuery.usualReach / query.focusReach
  }

  /// The nearness of a row without a position, such as a chain.
  static let nowhere = 0.5

  /// How near a position is, from 0 to 1.4.
  @inline(__always)
  func nearness(_ position: GridPosition) -> Double {
    let across = abs(Double(position.lon) - lon)
    return nearness(across: min(across, 3_600_000_000 - across), along: Double(position.lat) - lat)
  }

  /// The greatest nearness of any position in a box.
  @inline(__always)
  func nearness(west: Int32, south: Int32, east: Int32, north: Int32) -> Double {
    let toWest = abs(Double(west) - lon)
    let toEast = abs(Double(east) - lon)
    let isBeside = lon >= Double(west) && lon <= Double(east)
    let across = min(
      min(toWest, 3_600_000_000 - toWest), min(toEast, 3_600_000_000 - toEast))
    let along = max(Double(south) - lat, lat - Double(north), 0)
    return nearness(across: isBeside ? 0 : across, along: along)
  }

  @inline(__always)
  private func nearness(across: Double, along: Double) -> Double {
    let x = across * narrowing
    let distance = (x * x + along * along).squareRoot() * shortness
    let close = distance * (1 / (0.4 * Self.kilometer))
    return 0.5 / (1 + distance * (1 / (2 * Self.kilometer)))
      + 0.3 / (1 + distance * (1 / (40 * Self.kilometer)))
      + 0.2 / (1 + distance * (1 / (800 * Self.kilometer))) + 0.4 / (1 + close * close)
  }
}
