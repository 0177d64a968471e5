internal import CorridorGeometry
internal import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Searches by text, categories and area, as ``SearchManager`` does, on the caller's thread.
  ///
  /// Deterministic: the same request on the same index gives the same response. May be called from
  /// any number of threads at once. Complexity: proportional to the matches of the text, or to the
  /// places of the categories within the area; see ``find(_:)`` for searches along a route.
  ///
  /// - Throws: ``SearchError``. An empty result is not an error.
  public func search(_ request: SearchRequest) throws(SearchError) -> SearchResponse {
    try search(request, until: CancellationToken(after: request.options.timeLimit))
  }

  /// Searches until `token` is cancelled.
  package func search(
    _ request: SearchRequest, until token: CancellationToken
  ) throws(SearchError) -> SearchResponse {
    try search(request, until: token, memory: nil)
  }

  /// Searches until `token` is cancelled.
  ///
  /// - Parameter memory: Keeps the outcome of the search for its next pages.
  func search(
    _ request: SearchRequest, until token: CancellationToken, memory: OutcomeCache?
  ) throws(SearchError) -> SearchResponse {
    let engine = try SearchEngine(request, in: self, until: token)
    if let response = try engine.reverseResponse() { return response }
    _ = try SearchCursor.offset(of: request, in: self)
    let fingerprint = Fingerprint(request).value
    if let outcome = memory?.outcome(of: fingerprint) {
      return try SearchPager(engine: engine, outcome: outcome).page(request)
    }
    var outcome = try engine.outcome()
    outcome.metadata.goneURI = try goneURI(outcome)
    memory?.keep(outcome, of: fingerprint)
    return try SearchPager(engine: engine, outcome: outcome).page(request)
  }

  /// The requested URI of an OpenStreetMap object that is gone: no place of the index has it, not
  /// even one that the request excludes.
  private func goneURI(_ outcome: SearchOutcome) throws(SearchError) -> String? {
    guard outcome.found.isEmpty, let text = outcome.metadata.requestText,
      let uri = IdentifierText.identifier(in: text), uri.hasPrefix("osm:")
    else { return nil }
    let place = try rethrowing(resolve(uri), as: SearchError.index)
    return place == nil ? uri : nil
  }

  /// Gives the same response as ``search(_:)``, by slower methods, for checking.
  ///
  /// Matches texts by reading every record. Along a route or within a distance of a point, measures
  /// every place against every edge. Viewports, places outside them and localities are searched as
  /// ``search(_:)`` does.
  public func fullScan(_ request: SearchRequest) throws(SearchError) -> SearchResponse {
    let token = CancellationToken(after: request.options.timeLimit)
    let engine = try SearchEngine(request, in: self, until: token, scans: true)
    if let response = try engine.reverseResponse() { return response }
    return try SearchPager(engine: engine, outcome: engine.outcome()).page(request)
  }

  /// Finds what is at a point, as ``SearchManager/reverse(_:zoom:options:)`` does, on the caller's
  /// thread. ``SearchMetadata/containment`` has what it belongs to.
  public func reverse(
    _ point: Coordinate, zoom: Double = 18, options: SearchOptions = SearchOptions()
  ) throws(SearchError) -> SearchResponse {
    guard point.isOnEarth else { throw .pointNotOnEarth(found: point) }
    guard zoom >= 0, zoom <= 24 else { throw .zoomOutOfRange(found: zoom) }
    let answer = try rethrowing(
      reverseGeocode(
        point, zoom: zoom, languages: options.languages,
        businesses: options.resultTypes.contains(.businesses),
        toponyms: options.resultTypes.contains(.toponyms)), as: SearchError.index)
    let maker = try ObjectMaker(options, in: self)
    let box = BoundingBox(around: point)
    var response = SearchResponse(
      objects: [],
      metadata: SearchMetadata(
        found: 0, displayType: .single, sort: .distance, requestBoundingBox: box),
      source: .offline, dataVersion: dataVersion)
    response.metadata.containment = try answer.containment.map { (part) throws(SearchError) in
      maker.reference(try rethrowing(place(at: part.row), as: SearchError.index))
    }
    guard let place = answer.place else { return response }
    var object = try maker.object(place, address: answer.address)
    object.distanceMeters = answer.distanceMeters
    response.objects = [object]
    response.metadata.found = 1
    response.metadata.boundingBox = BoundingBox(of: [place.position])
    response.metadata.toponym = object
    response.metadata.toponyms = ToponymResultMetadata(
      found: 1, accuracy: answer.accuracy, reversePoint: point)
    return response
  }

  /// Finds the objects with these URIs, as ``SearchManager/search(_:options:)`` does, on the
  /// caller's thread.
  public func objects(
    _ uris: [String], options: SearchOptions = SearchOptions()
  ) throws(SearchError) -> [ResolvedObject] {
    try objects(uris, options: options, until: CancellationToken(after: options.timeLimit))
  }

  /// Resolves URIs until `token` is cancelled.
  package func objects(
    _ uris: [String], options: SearchOptions, until token: CancellationToken
  ) throws(SearchError) -> [ResolvedObject] {
    let maker = try ObjectMaker(options, in: self)
    var outcomes: [ResolvedObject] = []
    outcomes.reserveCapacity(uris.count)
    for uri in uris {
      try token.check()
      let resolution = try rethrowing(resolveAll([uri]).first ?? .malformed, as: SearchError.index)
      switch resolution {
      case .found(let place): outcomes.append(.found(try maker.object(place)))
      case .gone: outcomes.append(.gone(uri: uri))
      case .malformed: outcomes.append(.malformed(uri: uri))
      }
    }
    return outcomes
  }

  /// Finds the objects that users mean by texts.
  ///
  /// A text is first taken as a URI. If no place has it, the text is read as a search reads an
  /// OpenStreetMap identifier, such as `node/1` or a link to openstreetmap.org.
  ///
  /// - Returns: One outcome for each text, in the same order. If nothing was found, the outcome has
  ///   the text as its URI: ``ResolvedObject/gone(uri:)`` if the text can be read as an identifier,
  ///   else ``ResolvedObject/malformed(uri:)``.
  public func objects(
    meantBy texts: [String], options: SearchOptions = SearchOptions()
  ) throws(SearchError) -> [ResolvedObject] {
    try objects(
      meantBy: texts, options: options, until: CancellationToken(after: options.timeLimit))
  }

  /// Finds the objects that users mean by texts until `token` is cancelled.
  package func objects(
    meantBy texts: [String], options: SearchOptions, until token: CancellationToken
  ) throws(SearchError) -> [ResolvedObject] {
    var outcomes = try objects(texts, options: options, until: token)
    for (number, text) in texts.enumerated() where outcomes[number].object == nil {
      guard let uri = IdentifierText.expectedIdentifier(in: text) else {
        outcomes[number] = .malformed(uri: text)
        continue
      }
      outcomes[number] = .gone(uri: text)
      if uri != text, case .found(let object)? = try objects([uri], options: options).first {
        outcomes[number] = .found(object)
      }
    }
    return outcomes
  }
}

extension SearchResponse {
  /// Removes the place at a point from the answer to a reverse search.
  package mutating func removePlace() {
    objects = []
    metadata.found = 0
    metadata.boundingBox = nil
    metadata.toponym = nil
    metadata.toponyms = nil
  }
}

extension ReverseAnswer {
  /// Distance in metres below which a house counts as being at the point.
  private static var exactMeters: Double { 20 }

  /// How exactly the place matches the point.
  fileprivate var accuracy: ToponymAccuracy {
    switch kind {
    case .house: distanceMeters <= Self.exactMeters ? .exact : .near
    case .street: .street
    default: .other
    }
  }
}

extension SearchRequest {
  /// Checks everything that does not need an index: all but categories and cursors.
  ///
  /// - Throws: The error that ``CorridorIndex/PlaceIndex/search(_:)`` would throw for it.
  package func check() throws(SearchError) {
    _ = try ResolvedRequest(self)
    if case .distance(to: let geometry) = options.sort { _ = try DistanceMeter(to: geometry) }
  }
}
