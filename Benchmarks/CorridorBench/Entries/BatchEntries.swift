internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// Q1 along many routes, one a line, over all cores: from a file of them to all answers in order.
///
/// The rival is what as many threads give for single searches: each answers its own share of the same
/// lines, which are in memory, and nothing is put in order. A ratio of 1.11 is 90 % of that. The file of
/// `x4` is four times that of `x1`, and its peak of memory should be no more.
struct BatchEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  /// Vertices of all routes of `x1`.
  private static let vertices = 1_000_000

  var entries: [Entry] {
    [1, 4].map { times in
      Entry(name: "batch/\(kind.name)/x\(times)") { try [job(times)] }
    }
  }

  private func job(_ times: Int) throws -> any Measurable {
    var lines: [[UInt8]] = []
    for route in try world.routes(kind) {
      // SAFETY: the bytes are copied within the closure.
      let text = try unsafe InputFile(path: route.path).withBytes { unsafe Array($0) }
      lines.append(text.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 })
    }
    let count = max(Self.vertices / kind.vertices, 2) * times
    let path = "\(world.options.work)/batch-\(kind.name)-\(times).ndjson"
    try write(
      (0..<count).lazy.map { String(decoding: lines[$0 % lines.count] + [10], as: UTF8.self) },
      to: path)

    var request = FindRequest()
    request.along.places.categories = ["fuel"]
    request.along.within = .kilometers(2)
    let index = try world.index.get()
    let token = CancellationToken()
    let batch = LineBatch(until: token) { [request] in
      RouteAnswerer(request, in: index, until: token)
    }
    let threads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var job = Job(repetitions: 3) { () throws -> BatchTally in
      try Self.answer(path, batch, threads)
    } outcome: { tally in
      var outcome = Outcome(count: tally.lines)
      outcome.figures["threads"] = Double(threads)
      return outcome
    }
    job.check = { tally in
      tally.lines == count && tally.errors == 0 ? nil : "\(tally.lines) lines, \(tally.errors) bad"
    }
    job.rival = {
      let timing = try Timing(3) {
        let share = { (number: Int) in
          for line in stride(from: number, to: count, by: threads) {
            _ = batch.answer(
              LineBlock(text: lines[line % lines.count][...], firstLine: line + 1))
          }
        }
        let helpers = (1..<threads).compactMap { number in Thread { share(number) } }
        share(0)
        for helper in helpers { helper.join() }
      }
      return RivalResult(medianMs: timing.medianMs)
    }
    return job
  }

  private static func answer(
    _ path: String, _ batch: LineBatch, _ threads: Int
  ) throws -> BatchTally {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BenchError.cannotRead(path) }
    defer { close(descriptor) }
    var source = LineSource(descriptor: descriptor, file: path)
    var tally = BatchTally()
    let sink = ByteSink()
    try batch.run(&source, threads: threads) { (answer) throws(CommandError) in
      tally.add(answer.tally)
      // As much as writing to a file costs in this process.
      sink.buffer.reset()
      sink.buffer.append(answer.bytes)
    }
    return tally
  }
}
