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
  var travelTimes: TravelTimes?
  /// The passes that the hits stand for, where they were counted; else they are when a hit is read.
  var passes: [PassEntry] = []
  /// Tells what is open on arrival; nil where that was not asked.
  var arrivals: ArrivalDesk?
  /// Tells what is beyond the opposite carriageway; nil where that was not asked.
  var carriageways: CarriagewayDesk?

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
    if !passes.isEmpty {
      let pass = passes[hit.piece]
      return self.hit(hit, at: place, piece: Int(pass.piece), (Int(pass.number), Int(pass.count)))
    }
    let pass = try? shape.pass(at: hit.piece, of: place.position, within: within)
    return self.hit(hit, at: place, piece: hit.piece, pass ?? (1, 1))
  }

  private func hit(
    _ hit: RawHit, at place: Place, piece: Int, _ pass: (number: Int, count: Int)
  ) -> Hit {
    Hit(
      place: place, offRouteMeters: hit.key(.offRoute), alongMeters: hit.alongMeters,
      afterSeconds: travelTimes?.seconds(atAlongMeters: hit.alongMeters), side: hit.side,
      pass: pass.number, passCount: pass.count,
      snapped: shape.coordinate(atAlongMeters: hit.alongMeters, piece: piece),
      // All that it reads has been read before.
      arrival: try? arrivals?.arrival(row: Int(hit.row), alongMeters: hit.alongMeters),
      arrivals: arrivals, carriageways: carriageways, piece: piece)
  }
}

/// A pass of the route by a place.
struct PassEntry {
  /// The piece of the route that its nearest point is on.
  var piece: UInt32
  /// Counted from 1 in the direction of travel.
  var number: UInt32
  /// How many passes by the place there are.
  var count: UInt32
}
