internal import CCorridor
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

extension corridor_batch {
  /// Reads what a caller asks, who may have been compiled for an earlier or a later version.
  init(_ given: UnsafePointer<corridor_batch>?) throws(CallFailure) {
    unsafe self.init()
    guard let given = unsafe given else { return }
    let size = unsafe given.pointee.size
    guard unsafe (Self.firstSize...4096).contains(size) else {
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: "the batch's size is \(size); begin with CORRIDOR_BATCH_INIT")
    }
    try unsafe copyKnownFields(of: given, size: size, to: &self, "batch")
  }

  /// The size of the struct in the first version; no program passes a smaller one.
  private static let firstSize = 48

  /// The number of threads that answer.
  var threadCount: Int {
    unsafe threads == 0 ? Parallel.processors : min(Int(threads), 1024)
  }

  /// What is asked along each route.
  func job(
    in index: OpenIndex, until stop: CancellationToken?
  ) throws(CallFailure) -> RouteJob {
    let known = CORRIDOR_BATCH_NESTED | CORRIDOR_BATCH_STRICT
    guard unsafe flags & ~UInt32(known) == 0 else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "batch.flags has bits that this version does not know")
    }
    guard unsafe [0, 5, 6].contains(precision) else {
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: unsafe "batch.precision is \(precision); give 5 or 6, or 0 for none")
    }
    let name = try unsafe operation.map { (name) throws(CallFailure) in
      try unsafe CorridorABI.text(name, "batch.operation")
    }
    let request = try unsafe request.map { (text) throws(CallFailure) in
      try unsafe CorridorABI.text(text, "batch.request")
    }
    let (text, engine, places) = (request ?? "{}", index.engine, index.places)
    let question: RouteJob.Question
    switch name {
    case nil, "find":
      question = .hits(try FindRequest.asked(text, asking: engine, in: places))
    case "gaps":
      question = .gaps(try GapsRequest.asked(text, asking: engine, in: places))
    case let name?:
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "batch.operation is '\(name)'; give find or gaps")
    }
    var job = try unsafe RouteJob(question, in: places, columns: columns, until: stop)
    job.hasRoute = true
    job.isNested = unsafe flags & UInt32(CORRIDOR_BATCH_NESTED) != 0
    job.reports = unsafe flags & UInt32(CORRIDOR_BATCH_STRICT) == 0
    job.precision = unsafe precision == 0 ? nil : Int(precision)
    return job
  }
}
