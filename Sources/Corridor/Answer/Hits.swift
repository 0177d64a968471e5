package import CorridorGeometry
internal import CorridorIndex

/// The hits of an answer, each made when it is asked for.
///
/// A search keeps 32 bytes a hit; reading one fetches its place and counts the passes, which costs
/// about as much as the route has pieces within the corridor's half-width.
public struct Hits: RandomAccessCollection, Sendable {
  let raw: ArraySlice<RawHit>
  let index: PlaceIndex
  let shape: RouteShape
  let within: Double

  /// Where the first hit is: 0.
  public var startIndex: Int { 0 }
  /// The number of hits.
  public var endIndex: Int { raw.count }

  /// Where the places are, without the cost of making the hits.
  package var positions: [GridPosition] {
    raw.map { index.checkedPlace(at: Int($0.row)).position }
  }

  /// The hit at `position`, from 0 up to ``endIndex``, exclusive; anything else traps.
  ///
  /// Made anew each time: keep it when it is needed more than once.
  public subscript(position: Int) -> Hit {
    let hit = raw[raw.startIndex + position]
    let place = index.checkedPlace(at: Int(hit.row))
    let pass = try? shape.pass(at: hit.piece, of: place.position, within: within)
    return Hit(
      place: place, offRouteMeters: hit.offRouteMeters, alongMeters: hit.alongMeters,
      side: hit.side, pass: pass?.number ?? 1, passCount: pass?.count ?? 1,
      snapped: shape.coordinate(atAlongMeters: hit.alongMeters, piece: hit.piece))
  }
}
