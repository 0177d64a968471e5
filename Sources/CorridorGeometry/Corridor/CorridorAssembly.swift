internal import CorridorThreads

/// Buffers the pieces of a route and unites them, on several threads.
///
/// Each thread has a GEOS context of its own while it buffers a batch of consecutive pieces and
/// unites their corridors, and then while it unites the results. What is united with what depends
/// only on the pieces, and so does the outcome.
struct CorridorAssembly {
  /// The context of what one thread hands over to another; not used while several threads run.
  let context: GeosContext
  let geodesic: Geodesic
  let tolerance: CorridorTolerance

  /// Pieces of a batch.
  private static let batchSizes = 4...32
  /// Batches that are united at once.
  private static let groupSize = 128

  /// The corridor of pieces of a route that are in its order, or its part in a viewport.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  func corridor(
    of pieces: [CorridorPiece], in viewport: Viewport?, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> MultiPolygon {
    // The caller's check need not be thread-safe.
    let asking = Locked(())
    func isOver() -> Bool { asking.withLock { _ in isCancelled() } }
    let clip = try viewport.map { (viewport) throws(GeometryError) in
      try context.interruptible(unless: isOver) { () throws(GeometryError) in
        try CorridorClip(viewport, in: context)
      }
    }
    var near = pieces
    if let clip { near = pieces.filter { clip.bounds.mayMeet($0, tolerance) } }
    var parts = try batches(of: near, clip, unless: isOver)
    while parts.count > 1 { parts = try groups(of: parts, unless: isOver) }
    guard var union = parts.first else { return MultiPolygon(polygons: []) }
    return try context.interruptible(unless: isOver) { () throws(GeometryError) in
      if try !union.isValid { union = try union.madeValid() }
      if isOver() { throw .interrupted }
      try union.normalize()
      return MultiPolygon(polygons: try union.polygons().map(\.rightHanded))
    }
  }

  /// The corridors of batches of consecutive pieces.
  private func batches(
    of pieces: [CorridorPiece], _ clip: CorridorClip?, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    let size = min(max(pieces.count / 8, Self.batchSizes.lowerBound), Self.batchSizes.upperBound)
    let clipping = Locked(())
    return try inParallel((pieces.count + size - 1) / size, unless: isCancelled) {
      (batch, context) throws(GeometryError) in
      let buffer = CorridorBuffer(context: context, geodesic: geodesic, tolerance: tolerance)
      var polygons: [GeosGeometry] = []
      for piece in pieces[batch * size..<min((batch + 1) * size, pieces.count)] {
        if isCancelled() { throw .interrupted }
        for part in try buffer.polygons(of: piece, unless: isCancelled) {
          if let clip {
            let inside = try clipping.withLock { _ throws(GeometryError) in
              try clip.clipped(part)
            }
            if let inside { polygons.append(inside) }
          } else {
            polygons.append(part)
          }
        }
      }
      return polygons.isEmpty ? nil : try context.union(of: polygons)
    }
  }

  /// The unions of groups of neighbours.
  private func groups(
    of parts: [GeosGeometry], unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    let size = Self.groupSize
    return try inParallel((parts.count + size - 1) / size, unless: isCancelled) {
      (group, context) throws(GeometryError) in
      var copies: [GeosGeometry] = []
      for part in parts[group * size..<min((group + 1) * size, parts.count)] {
        copies.append(try context.copy(of: part))
      }
      return try context.union(of: copies)
    }
  }

  /// Calls `make` with each number below `count` and a context for this call, on several threads;
  /// gives its geometries in the order of the numbers.
  ///
  /// GEOS may be interrupted on behalf of another thread; then `make` is called again.
  private func inParallel(
    _ count: Int, unless isCancelled: () -> Bool,
    _ make: (Int, GeosContext) throws(GeometryError) -> GeosGeometry?
  ) throws(GeometryError) -> [GeosGeometry] {
    var made: [GeosGeometry] = []
    try Parallel.forEachInOrder(count, threads: Parallel.defaultThreads) {
      number -> Result<GeosGeometry?, GeometryError> in
      Result { () throws(GeometryError) in
        try GeosContext.borrowed { context throws(GeometryError) in
          try context.interruptible(unless: isCancelled) { () throws(GeometryError) in
            try make(number, context)?.moved(to: self.context)
          }
        }
      }
    } consume: { result throws(GeometryError) in
      if let geometry = try result.get() { made.append(geometry) }
    }
    return made
  }
}
