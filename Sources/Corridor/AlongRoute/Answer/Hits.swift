package import CorridorGeometry
internal import CorridorIndex

/// The hits of an answer, each made when it is asked for.
///
/// A search keeps 24 bytes a hit; reading one fetches its place and counts the passes, which costs
/// about as much as the route has pieces within the corridor's half-width. Where what is known of a
/// hit only when it is read cannot be worked out, ``Hit/fault`` says why.
public struct Hits: RandomAccessCollection, Sendable {
  let raw: ArraySlice<RawHit>
  let index: PlaceIndex
  let shape: RouteShape
  let within: Double
  var travelTimes: TravelTimes?
  /// The passes that the hits stand for, where they were counted; else they are when a hit is read.
  var passes: [PassEntry] = []
  /// Says what is open on arrival; nil where that was not asked.
  var arrivals: ArrivalEvaluator?
  /// Says what is beyond the opposite carriageway; nil where that was not asked.
  var carriageways: CarriagewayClassifier?

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
    var fault: SearchError?
    var arrival: Arrival?
    do throws(IndexError) {
      arrival = try arrivals?.arrival(row: Int(hit.row), alongMeters: hit.alongMeters)
    } catch {
      fault = .index(error)
    }
    let piece: Int
    var (number, count) = (1, 1)
    switch hit.reference {
    case .entry(let entry):
      let pass = passes[entry]
      (piece, number, count) = (Int(pass.piece), Int(pass.number), Int(pass.count))
    case .piece(let own):
      piece = own
      do throws(RouteError) {
        (number, count) = try shape.pass(at: own, of: place.position, within: within)
      } catch {
        fault = .route(error)
      }
    }
    return Hit(
      place: place, offRouteMeters: hit.key(.offRoute), alongMeters: hit.alongMeters,
      afterSeconds: travelTimes?.seconds(atAlongMeters: hit.alongMeters), side: hit.side,
      pass: number, passCount: count,
      snapped: shape.coordinate(atAlongMeters: hit.alongMeters, piece: piece), arrival: arrival,
      fault: fault, arrivals: arrivals, carriageways: carriageways, piece: piece)
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
