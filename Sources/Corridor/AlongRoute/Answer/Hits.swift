package import CorridorGeometry
package import CorridorIndex

/// The hits of an answer, each made on access.
///
/// A search keeps 24 bytes per hit. Reading a hit fetches its place and counts the passes; the cost
/// grows with the number of route segments within the corridor's half-width. If a value that is
/// computed on access cannot be computed, ``Hit/fault`` says why.
public struct Hits: RandomAccessCollection, Sendable {
  var raw: ArraySlice<RawHit>
  package let index: PlaceIndex
  let shape: RouteShape
  let within: Double
  var travelTimes: TravelTimes?
  /// The passes that the hits refer to, if they were counted; otherwise reading a hit counts them.
  var passes: [PassEntry] = []
  /// Decides what is open on arrival; nil if the query does not ask.
  var arrivals: ArrivalEvaluator?
  /// Decides what lies beyond the opposite carriageway; nil if the query does not ask.
  var carriageways: CarriagewayClassifier?

  /// The position of the first hit: 0.
  public var startIndex: Int { 0 }
  /// The number of hits.
  public var endIndex: Int { raw.count }

  /// The detour of each hit, or why it is unknown; empty if the query does not ask.
  var detours: [Result<Detour, DetourUnknown>] = []

  /// The positions of the places, without the cost of making the hits.
  package var positions: [GridPosition] {
    raw.map { index.checkedPosition(at: Int($0.row)) }
  }

  /// The hit at `position`, from 0 up to ``endIndex``, exclusive; any other position traps.
  ///
  /// Each access makes a new hit: keep it if you need it more than once.
  public subscript(position: Int) -> Hit {
    let hit = raw[raw.startIndex + position]
    let place = index.checkedPlace(at: Int(hit.row))
    var fault: SearchError?
    var arrival: Arrival?
    do throws(IndexError) {
      arrival = try self.arrival(at: position)
    } catch {
      fault = .index(error)
    }
    var pass = PassEntry(segment: hit.number, number: 1, count: 1)
    do throws(RouteError) { pass = try self.pass(of: hit) } catch { fault = .route(error) }
    return Hit(
      place: place, offRouteMeters: RawHit.wholeSteps(hit.offRouteMeters),
      alongMeters: hit.alongMeters,
      afterSeconds: travelTimes?.seconds(atAlongMeters: hit.alongMeters), side: hit.side,
      pass: Int(pass.number), passCount: Int(pass.count),
      snapped: shape.coordinate(atAlongMeters: hit.alongMeters, segment: Int(pass.segment)),
      detourResult: detours.isEmpty ? nil : detours[position],
      arrival: arrival, fault: fault, arrivals: arrivals, carriageways: carriageways,
      segment: Int(pass.segment))
  }

  /// When the vehicle arrives at the place of a hit: by its detour, if that is known.
  func arrival(at position: Int) throws(IndexError) -> Arrival? {
    let hit = raw[raw.startIndex + position]
    if !detours.isEmpty, case .success(let detour) = detours[position],
      let seconds = afterSeconds(by: detour)
    {
      return try arrivals?.arrival(row: Int(hit.row), afterSeconds: seconds)
    }
    return try arrivals?.arrival(row: Int(hit.row), alongMeters: hit.alongMeters)
  }

  /// The pass of a hit.
  ///
  /// - Parameter isCounted: Whether the numbers of the pass and of all passes are needed.
  func pass(of hit: RawHit, isCounted: Bool = true) throws(RouteError) -> PassEntry {
    switch hit.reference {
    case .entry(let entry): return passes[entry]
    case .segment(let segment):
      var (number, count) = (1, 1)
      if isCounted {
        let position = index.checkedPosition(at: Int(hit.row))
        (number, count) = try shape.pass(at: segment, of: position, within: within)
      }
      return PassEntry(segment: segment, number: number, count: count)
    }
  }
}

/// A pass of the route by a place.
struct PassEntry {
  /// The segment of the route that contains its nearest point.
  var segment: UInt32
  /// The number of the pass, counted from 1 in the direction of travel.
  var number: UInt32
  /// The number of passes by the place.
  var count: UInt32

  init(segment: Int, number: Int, count: Int) {
    self.segment = UInt32(truncatingIfNeeded: segment)
    self.number = UInt32(truncatingIfNeeded: number)
    self.count = UInt32(truncatingIfNeeded: count)
  }
}
