internal import CorridorGeometry
internal import Glibc

extension GridBounds {
  /// The middle of the box, and the approximate distance in metres from there to a corner, at least
  /// 100 m.
  var middle: (position: Coordinate, reach: Double) {
    let width = Double(east) - Double(west) + (west > east ? 3.6e9 : 0)
    let height = Double(north) - Double(south)
    var lon = Double(west) + width / 2
    if lon > 1.8e9 { lon -= 3.6e9 }
    let lat = Double(south) + height / 2
    // Metres per grid step along a meridian.
    let step = 0.011_119_5
    let across = width / 2 * cos(lat * 1e-7 * .pi / 180)
    let reach = (across * across + height / 2 * (height / 2)).squareRoot() * step
    return (Coordinate(lon: lon / 1e7, lat: lat / 1e7), max(reach, 100))
  }
}
