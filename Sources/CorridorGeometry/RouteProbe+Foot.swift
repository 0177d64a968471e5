extension RouteProbe {
  /// Nearer to the edge of the corridor than this many metres, ``Geodesic`` decides.
  private static var edgeMeters: Double { 0.001 }

  /// Whether every piece is close enough to its chord for ``RouteShape/foot(of:on:)``.
  var hasOrdinaryPieces: Bool { shape.pieceMeters <= RouteShape.ordinaryPieceMeters }

  /// The nearest point of the route to a place that ``look(lons:lats:wanted:sphere:list:)`` found,
  /// or nil when the place is farther than ``limit``.
  ///
  /// - Parameters:
  ///   - lane: Which of the 16 places of the last look.
  ///   - place: Where that place is, in degrees.
  package borrowing func foot(lane: Int, at place: Coordinate) throws(RouteError) -> RouteFoot? {
    let position = unsafe lanes[lane].position
    if hasOrdinaryPieces {
      let nearest = nearestPiece(lane: lane)
      let meters = EarthCurve.arc(chord: nearest.meters)
      if nearest.meters <= RouteShape.seriesMeters, abs(meters - within) > Self.edgeMeters {
        guard meters <= limit else { return nil }
        return shape.routeFoot(nearest.foot, on: nearest.piece, of: position)
      }
    }
    let exact = try exactFoot(of: place, at: position)
    guard let exact, exact.offRouteMeters <= within else { return nil }
    return exact
  }

  /// The nearest of the pieces that a lane has noted.
  private borrowing func nearestPiece(lane: Int) -> PieceChoice {
    let place = unsafe lanes + lane
    let position = unsafe place.pointee.position
    var choice = PieceChoice()
    let count = unsafe place.pointee.count
    guard count > 8 else {
      for index in 0..<count where unsafe place.pointee.distances[index] <= place.pointee.least {
        choice.consider(Int(unsafe place.pointee.pieces[index]), of: shape, position)
      }
      return choice
    }
    // A road that is driven many times over: more pieces are equally near than a lane can note.
    let least = unsafe place.pointee.least
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let block = unsafe shape.blocks.baseAddress.unsafelyUnwrapped + number
      let offset = unsafe position - block.pointee.center
      let squared = unsafe block.pointee.squaredDistances(
        Float(offset.x), Float(offset.y), Float(offset.z))
      let margin = unsafe block.pointee.margin(nearest: least)
      let far = least + 2 * margin
      var left = squared.atMost(SIMD8(repeating: far * far))
      while left != 0 {
        let piece = number * RouteBlock.count + left.trailingZeroBitCount
        left &= left - 1
        guard piece < shape.pointCount else { break }
        choice.consider(piece, of: shape, position)
      }
    }
    return choice
  }

  /// The nearest point by ``Geodesic``, among all pieces whose chords leave a doubt.
  private borrowing func exactFoot(
    of place: Coordinate, at position: SIMD3<Double>
  ) throws(RouteError) -> RouteFoot? {
    var least = Float.infinity
    var slack: Float = 0
    for index in 0..<blockCount {
      let block = unsafe shape.blocks[Int(unsafe blocks[index])]
      let offset = position - block.center
      let squared = block.squaredDistances(Float(offset.x), Float(offset.y), Float(offset.z))
      least = min(least, squared.min())
      slack = max(slack, block.slack)
    }
    guard least.isFinite else { return nil }
    let chord = Double(least.squareRoot())
    // Two pieces whose chords are equally far can differ by what one radius for the whole Earth
    // gets wrong, and by the sagitta of either.
    let curve = EarthCurve.arc(chord: chord) - chord
    let bound = Float(chord + 0.05 * curve) + 2 * slack + 1e-3
    var choice = FootChoice()
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let block = unsafe shape.blocks[number]
      let offset = position - block.center
      let size = Float(offset.lengthSquared.squareRoot()) + block.radius
      let far = bound + size * 1e-6
      let squared = block.squaredDistances(Float(offset.x), Float(offset.y), Float(offset.z))
      for lane in 0..<RouteBlock.count where squared[lane] <= far * far {
        let piece = number * RouteBlock.count + lane
        guard piece < shape.pointCount else { break }
        choice.consider(try shape.exactFoot(of: place, on: piece), in: shape)
      }
    }
    return choice.best
  }
}

/// The nearest of several pieces in straight lines; of pieces equally near, the earliest with
/// length.
struct PieceChoice {
  private(set) var piece = 0
  private(set) var foot = PieceFoot(squared: .infinity, share: 0, point: SIMD3())
  /// Straight-line distance in metres to the nearest foot.
  private(set) var meters = Double.infinity
  private var hasLength = false
  private var isEmpty = true

  @inline(__always)
  mutating func consider(_ piece: Int, of shape: RouteShape, _ place: SIMD3<Double>) {
    let foot = shape.foot(of: place, on: piece)
    let meters = foot.squared.squareRoot()
    guard isEmpty || meters <= self.meters + ProbeLane.tieMeters else { return }
    let hasLength = shape.hasLength(piece)
    if isEmpty || meters < self.meters - ProbeLane.tieMeters
      || (hasLength == self.hasLength ? piece < self.piece : hasLength)
    {
      self.piece = piece
      self.foot = foot
      self.hasLength = hasLength
      isEmpty = false
    }
    self.meters = min(self.meters, meters)
  }
}

/// The nearest of several feet; of feet that are equally near, the earliest.
struct FootChoice {
  private(set) var best: RouteFoot?
  private var least = Double.infinity

  mutating func consider(_ foot: RouteFoot, in shape: RouteShape) {
    if precedes(foot, in: shape) { best = foot }
    least = min(least, foot.offRouteMeters)
  }

  private func precedes(_ foot: RouteFoot, in shape: RouteShape) -> Bool {
    guard let best else { return true }
    let tie = ProbeLane.tieMeters
    if foot.offRouteMeters < least - tie { return true }
    if foot.offRouteMeters > least + tie { return false }
    let hasLength = shape.hasLength(foot.piece)
    return hasLength == shape.hasLength(best.piece) ? foot.piece < best.piece : hasLength
  }
}

extension RouteShape {
  /// The nearest point of the route by measuring every piece, or nil beyond `within` metres.
  package func scannedFoot(of place: Coordinate, within: Double) throws(RouteError) -> RouteFoot? {
    var choice = FootChoice()
    for piece in 0..<pointCount {
      choice.consider(try exactFoot(of: place, on: piece), in: self)
    }
    guard let best = choice.best, best.offRouteMeters <= within else { return nil }
    return best
  }
}
